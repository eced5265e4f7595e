import { formatUnit } from '@ec/economy';
import { formatCell, type ReportSection, type ReportColumn } from '@ec/reports';
import { hasWorks, holdingTopic } from './holding-topic.js';
import { tableOr } from './table-or.js';
import type { HoldingView } from '../view/holding-view.js';

/**
 * A colony's factory groups, their output, and their work in process.
 *
 * @returns the section, or `undefined` for a ship or trade station, which cannot have factories
 * @see seed "Factory", E-22, E-25
 */
export function factoriesSection(holding: HoldingView): ReportSection | undefined {
  if (!hasWorks(holding.kind) && holding.factories.length === 0) return undefined;
  return holdingTopic(holding, 'factories', [
    tableOr(
      'No factories.',
      'Factory groups and their work in process',
      COLUMNS,
      holding.factories.map((group) => [
        group.group,
        formatUnit('FCT', group.techLevel),
        group.units,
        group.worked,
        group.product ?? 'idle',
        group.deliveredUnit === null
          ? group.delivered
          : `${formatCell(group.delivered)} ${group.deliveredUnit}`,
        group.started,
        ...group.pipeline,
        group.change ?? '',
      ]),
    ),
  ]);
}

const COLUMNS: ReportColumn[] = [
  { id: 'group', title: 'Group', align: 'right' },
  { id: 'unit', title: 'Factories', align: 'left' },
  { id: 'units', title: 'Units', align: 'right' },
  { id: 'worked', title: 'Worked', align: 'right' },
  { id: 'product', title: 'Product', align: 'left' },
  { id: 'delivered', title: 'Delivered', align: 'right' },
  { id: 'started', title: 'Started', align: 'right' },
  { id: 'quarter', title: '¼ done', align: 'right' },
  { id: 'half', title: '½ done', align: 'right' },
  { id: 'three-quarters', title: '¾ done', align: 'right' },
  { id: 'change', title: 'What follows', align: 'left' },
];
