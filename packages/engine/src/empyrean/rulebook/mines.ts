import { mineCapacity, mineNeeds, rate, TECH_LEVELS, unitMass } from '@ec/economy';
import type { TableBlock } from '@ec/reports';
import { figureColumn } from '../../table-columns.js';
import type { RulebookSection } from '../../rulebook.js';
import { table } from './table.js';
import { exactCell, hundredths } from './written-figures.js';

/** What mines dig. */
export const MINES: RulebookSection = { id: 'mines', title: 'Mines', tables: { mines } };

function mines(): TableBlock {
  return table(
    'One mine, and what a hundred bring in a quarter',
    [
      figureColumn('level', 'TL'),
      figureColumn('ore-a-year', 'Ore a year'),
      figureColumn('ore-a-quarter', 'Ore a quarter'),
      figureColumn('example', '100 mines at yield 55 %'),
      figureColumn('fuel', 'Fuel a quarter'),
      figureColumn('mass', 'Mass'),
    ],
    TECH_LEVELS.map((techLevel) => [
      techLevel,
      mineCapacity(4, techLevel, 100),
      mineCapacity(1, techLevel, 100),
      mineCapacity(100, techLevel, 55),
      exactCell(rate(mineNeeds(techLevel).halfFuel, 2)),
      hundredths(unitMass('MIN', techLevel)),
    ]),
  );
}
