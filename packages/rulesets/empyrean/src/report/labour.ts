import { holdingTopic, NO_QUARTER } from './holding-topic.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ReportColumn, ReportSection } from '@ec/reports';
import { unitTitle } from './unit-name.js';

/**
 * Workers that the farms, mines and factories needed, and those that they had.
 *
 * @see E-19
 */
export function labourSection(holding: HoldingView): ReportSection {
  const { labour, population, vital } = holding;
  if (!labour) {
    const text = vital ? 'No workers were needed.' : NO_QUARTER;
    return holdingTopic(holding, 'labour', [{ kind: 'paragraph', text }]);
  }
  return holdingTopic(holding, 'labour', [
    {
      kind: 'table',
      caption: 'Workers (population units)',
      columns: COLUMNS,
      rows: (['USK', 'PRO'] as const).map((code) => [
        unitTitle(code),
        labour.required[code],
        labour.used[code],
        population[code],
      ]),
    },
  ]);
}

const COLUMNS: ReportColumn[] = [
  { id: 'class', title: 'Class', align: 'left' },
  { id: 'required', title: 'Required', align: 'right' },
  { id: 'used', title: 'Used', align: 'right' },
  { id: 'population', title: 'Population now', align: 'right' },
];
