import {
  antiMissileChance,
  crossingChance,
  groundLosses,
  lossesDistribution,
  POSITIONS,
  raidLoot,
  robotFactor,
  soldierFactor,
} from '@ec/combat';
import { type Distribution, divideProduct, ratio, type Ratio } from '@ec/prng';
import { formatUnit, TECH_LEVELS, unitMass, unitOf, type ItemCode } from '@ec/economy';
import { type Cell, figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RuleTable } from '@ec/engine';
import { combatParametersOf, type EmpyreanParameters } from '../parameters.js';
import { POSITION_NAMES } from './position-names.js';
import { table } from './table.js';
import { decimal, hundredths, percent } from './written-figures.js';

/** Tables of the way across, of ground combat and of raids. */
export const LANDING_TABLES: Readonly<Record<string, RuleTable<EmpyreanParameters>>> = {
  'crossing-fire': crossingFire,
  'ground-factors': groundFactors,
  'ground-losses': losses,
  'raid-loot': loot,
};

/** Chances of energy weapons and anti-missiles to hit troops on their way. */
function crossingFire(parameters: EmpyreanParameters): TableBlock {
  const rulings = combatParametersOf(parameters);
  const written = (chance: Ratio): string => `${percent(chance)} %`;
  return table(
    'Fire at troops on their way',
    [
      textColumn('shot', 'Chance of each to hit'),
      figureColumn('craft', 'Assault craft'),
      figureColumn('transports', 'Transports'),
    ],
    [
      ...POSITIONS.map((position) => {
        const { numerator, denominator } = crossingChance({ position }, rulings);
        const chance = written(ratio(numerator, denominator));
        return [`energy weapons of ${POSITION_NAMES[position]}`, chance, chance];
      }),
      ...[1, 2, 5, 10].map((techLevel) => [
        `anti-missiles of TL ${techLevel}`,
        ...[rulings.craftDivisor, rulings.transportDivisor].map((divisor) =>
          written(ratio(antiMissileChance(techLevel), 100 * divisor)),
        ),
      ]),
    ],
  );
}

function groundFactors(): TableBlock {
  return table(
    'Factors of ground combat',
    [
      figureColumn('level', 'TL'),
      figureColumn('armed', 'Soldier with an assault weapon'),
      figureColumn('craft', 'Soldier in an assault craft'),
      figureColumn('robot', 'Robot, and soldiers that it replaces'),
      figureColumn('robot-mass', 'Mass of a robot'),
    ],
    [
      ['none', soldierFactor(0, 0), '—', '—', '—'],
      ...TECH_LEVELS.map((techLevel) => [
        techLevel,
        soldierFactor(techLevel, 0),
        soldierFactor(0, techLevel),
        robotFactor(techLevel),
        hundredths(unitMass('MTBT', techLevel)),
      ]),
    ],
  );
}

/** Parts of a percent in which shares of losses are worked out: those of a raid are small. */
const PARTS = 1_000_000;
const FACTORS = [
  [1, 4],
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [5, 1],
] as const;

/** Share of its troops that a side loses in a round, by the superiority of the other side. */
function losses(parameters: EmpyreanParameters): TableBlock {
  const rulings = combatParametersOf(parameters);
  const drawn = lossesDistribution(rulings);
  const rows = FACTORS.map(([enemy, own]) => {
    const shares = (isRaid: boolean): Distribution =>
      drawn.map((thousandths) => {
        const { numerator, denominator } = groundLosses(enemy, own, thousandths, isRaid, rulings);
        return divideProduct(100 * PARTS, numerator, denominator).quotient;
      });
    const [invasion, raid] = [shares(false), shares(true)];
    const least = ratio(BigInt(invasion.min), 1n);
    const most = ratio(BigInt(invasion.max), 1n);
    return [
      `${enemy} to ${own}`,
      ...[least, invasion.mean(), most].map((parts) => decimal(inPercent(parts), 2)),
      decimal(inPercent(raid.mean()), 3),
    ];
  });
  return table(
    'Losses in a round of ground combat',
    [
      textColumn('factors', 'Enemy to own factor'),
      figureColumn('least', 'Least, %'),
      figureColumn('mean', 'Mean, %'),
      figureColumn('most', 'Most, %'),
      figureColumn('raid-mean', 'Mean in a raid, %'),
    ],
    rows,
  );
}

function inPercent({ numerator, denominator }: Ratio<bigint>): Ratio<bigint> {
  return ratio(numerator, BigInt(PARTS) * denominator);
}

const GOODS = [
  ['GOLD', 0],
  ['FOOD', 0],
  ['CNGD', 0],
  ['MTSP', 0],
  ['ASW', 1],
  ['SEN', 1],
] as const satisfies readonly (readonly [ItemCode, number])[];

/** Transports of the raiders. */
const TRANSPORTS = { techLevel: 1, quantity: 400 } as const;

function loot(): TableBlock {
  return table(
    `What ${TRANSPORTS.quantity} transports of TL ${TRANSPORTS.techLevel} bring home for raiders with three quarters of the factors on the ground`,
    [
      textColumn('code', 'Code'),
      textColumn('unit', 'Unit'),
      figureColumn('mass', 'Mass of one'),
      figureColumn('brought', 'Units brought home'),
    ],
    GOODS.map(([code, techLevel]): Cell[] => [
      formatUnit(code, techLevel),
      unitOf(code).plural,
      hundredths(unitMass(code, techLevel)),
      raidLoot([TRANSPORTS], 900, 1200, { code, techLevel }),
    ]),
  );
}
