import { mineCapacity, mineNeeds, QUARTERS_A_YEAR, TECH_LEVELS, unitMass } from '@ec/economy';
import { ratio } from '@ec/prng';
import { figureColumn, type TableBlock } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { exactCell, hundredths } from './written-figures.js';

/** What mines dig. */
export const MINES: RulebookSection = { id: 'mines', title: 'Mines', tables: { mines } };

/** The mines of the example, and the yield of their deposit in percent. */
const EXAMPLE = { mines: 100, yieldPercent: 55 } as const;

function mines(): TableBlock {
  return table(
    'One mine, and what a hundred bring in a quarter',
    [
      figureColumn('level', 'TL'),
      figureColumn('ore-a-year', 'Ore a year'),
      figureColumn('ore-a-quarter', 'Ore a quarter'),
      figureColumn('example', `${EXAMPLE.mines} mines at yield ${EXAMPLE.yieldPercent} %`),
      figureColumn('fuel', 'Fuel a quarter'),
      figureColumn('mass', 'Mass'),
    ],
    TECH_LEVELS.map((techLevel) => [
      techLevel,
      mineCapacity(QUARTERS_A_YEAR, techLevel, 100),
      mineCapacity(1, techLevel, 100),
      mineCapacity(EXAMPLE.mines, techLevel, EXAMPLE.yieldPercent),
      exactCell(ratio(mineNeeds(techLevel).halfFuel, 2)),
      hundredths(unitMass('MIN', techLevel)),
    ]),
  );
}
