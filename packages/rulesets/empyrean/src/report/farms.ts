import { formatUnit } from '@ec/economy';
import { holdingTopic } from './holding-topic.js';
import { tableOr } from './table-or.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ReportColumn, ReportSection } from '@ec/reports';

/**
 * Farms by technology level, and the food of the quarter.
 *
 * @returns the section, or `undefined` for a trade station, which cannot have farms
 * @see seed "Farm", E-21
 */
export function farmsSection(holding: HoldingView): ReportSection | undefined {
  if (holding.kind === 'trade-station' && holding.farms.length === 0) return undefined;
  return holdingTopic(holding, 'farms', [
    tableOr(
      'No farms.',
      'Farms by technology level',
      COLUMNS,
      holding.farms.map(({ techLevel, units, worked, produced }) => [
        formatUnit('FRM', techLevel),
        units,
        worked,
        produced,
      ]),
    ),
  ]);
}

const COLUMNS: ReportColumn[] = [
  { id: 'unit', title: 'Farms', align: 'left' },
  { id: 'units', title: 'Units', align: 'right' },
  { id: 'worked', title: 'Worked', align: 'right' },
  { id: 'produced', title: 'Food produced', align: 'right' },
];
