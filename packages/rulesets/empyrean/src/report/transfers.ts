import { holdingTopic } from './holding-topic.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ReportColumn, ReportSection } from '@ec/reports';

/**
 * Units and people that came and went by transport.
 *
 * @returns the section, or `undefined` when there were none
 * @see E-26
 */
export function transfersSection(holding: HoldingView): ReportSection | undefined {
  if (holding.transfers.length === 0) return undefined;
  return holdingTopic(holding, 'transfers', [
    {
      kind: 'table',
      caption: 'Sent and received',
      columns: COLUMNS,
      rows: holding.transfers.map(({ unit, quantity, direction, other }) => [
        unit,
        quantity,
        direction,
        other,
      ]),
    },
  ]);
}

const COLUMNS: ReportColumn[] = [
  { id: 'unit', title: 'Unit', align: 'left' },
  { id: 'quantity', title: 'Quantity', align: 'right' },
  { id: 'direction', title: 'Transfer', align: 'left' },
  { id: 'other', title: 'Other ship or colony', align: 'right' },
];
