import { formatUnit } from '@ec/economy';
import { hasWorks, holdingTopic } from './holding-topic.js';
import { tableOr } from './table-or.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ReportColumn, ReportSection } from '@ec/reports';
import { unitName, unitTitle } from './unit-name.js';

/**
 * A colony's mine groups, the deposits that they dug, what they delivered, and where they dig next.
 *
 * @returns the section, or `undefined` for a ship or trade station, which cannot have mines
 * @see seed "Mine", E-20
 */
export function minesSection(holding: HoldingView): ReportSection | undefined {
  if (!hasWorks(holding.kind) && holding.mines.length === 0) return undefined;
  return holdingTopic(holding, 'mines', [
    tableOr(
      'No mines.',
      'Mine groups',
      COLUMNS,
      holding.mines.map((mine) => {
        const { depositNumber, resource, yieldPercent } = mine.dug ?? mine;
        return [
          mine.group,
          formatUnit('MIN', mine.techLevel),
          mine.units,
          mine.worked,
          depositNumber,
          unitTitle(resource),
          yieldPercent,
          mine.produced,
          mine.dug === null ? '' : `deposit ${mine.depositNumber}, ${unitName(mine.resource)}`,
        ];
      }),
    ),
  ]);
}

const COLUMNS: ReportColumn[] = [
  { id: 'group', title: 'Group', align: 'right' },
  { id: 'unit', title: 'Mines', align: 'left' },
  { id: 'units', title: 'Units', align: 'right' },
  { id: 'worked', title: 'Worked', align: 'right' },
  { id: 'deposit', title: 'Deposit', align: 'right' },
  { id: 'resource', title: 'Resource', align: 'left' },
  { id: 'yield', title: 'Yield %', align: 'right' },
  { id: 'produced', title: 'Produced', align: 'right' },
  { id: 'change', title: 'What follows', align: 'left' },
];
