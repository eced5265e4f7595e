import {
  antiMissileChance,
  beamDamage,
  COMBAT_PARAMETERS,
  COMBAT_RULINGS,
  combatSpeed,
  crossingChance,
  ENERGY_PER_LEVEL,
  groundLosses,
  lossesDistribution,
  MISSILE_DAMAGE_PER_LEVEL,
  pointDefenceChance,
  POSITIONS,
  possibleHits,
  raidLoot,
  robotFactor,
  soldierFactor,
  startingDistanceDistribution,
  type CombatRuling,
  type Position,
} from '@ec/combat';
import { formatRate, formatUnit, rate, unitFuel, unitMass, unitOf, type ItemCode } from '@ec/economy';
import { ratioToNumber, type Distribution } from '@ec/prng';
import { figure, range, type Table } from './markdown-table.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Name of a place to fight from, as the rulebook writes it. */
const POSITION_NAME: Readonly<Record<Position, string>> = {
  surface: 'surface colonies',
  orbit: 'orbiting colonies and trade stations',
  ship: 'ships',
};

/** Tables of the combat formulas and of the rulings on combat. */
export const combatTables = {
  'starting-distances': startingDistances,
  'combat-speeds': combatSpeeds,
  'missile-hits': missileHits,
  'beam-damage': beams,
  'combat-levels': combatLevels,
  'crossing-fire': crossingFire,
  'ground-factors': groundFactors,
  'ground-losses': losses,
  'raid-loot': loot,
  'combat-rulings': combatRulings,
};

function startingDistances(): Table {
  const rows = POSITIONS.map((from) => [
    POSITION_NAME[from],
    ...POSITIONS.map((to) => {
      const odds = startingDistanceDistribution(from, to, COMBAT_PARAMETERS);
      return range(odds.min, odds.max);
    }),
  ]);
  return { columns: ['Between', ...POSITIONS.map((position) => `and ${POSITION_NAME[position]}`)], rows };
}

function combatSpeeds(): Table {
  const masses = [10_000, 40_000];
  const rows = [1, 2, 3, 5, 10].map((techLevel) => [
    techLevel,
    ...masses.map((mass) => combatSpeed([{ techLevel, quantity: 50 }], 100 * mass)),
    50 * unitFuel('SPD', techLevel, 'combat round').numerator,
  ]);
  const columns = [
    'TL of 50 drives',
    ...masses.map((mass) => `A ship of ${figure(mass)} mass units`),
    'Fuel a round',
  ];
  return { columns, rows };
}

function missileHits(): Table {
  const launchers = [1, 5, 10];
  const rows = LEVELS.map((distance) => [
    distance,
    ...launchers.map((techLevel) => possibleHits(1000, distance, [{ techLevel, quantity: 1000 }])),
  ]);
  return { columns: ['Distance', ...launchers.map((techLevel) => `Launchers of TL ${techLevel}`)], rows };
}

function beams(): Table {
  const shields = [0, 100, 1000];
  const weapons = [{ techLevel: 1, quantity: 1000 }];
  const rows = LEVELS.map((distance) => [
    distance,
    ...shields.map((quantity) => beamDamage([{ weapons, distance }], [{ techLevel: 1, quantity }])),
  ]);
  return { columns: ['Distance', 'No shields', '100 shields', '1,000 shields'], rows };
}

function combatLevels(): Table {
  const rows = LEVELS.map((techLevel) => [
    techLevel,
    antiMissileChance(techLevel),
    pointDefenceChance(techLevel, COMBAT_PARAMETERS),
    MISSILE_DAMAGE_PER_LEVEL * techLevel,
    ENERGY_PER_LEVEL * techLevel,
    unitFuel('EWP', techLevel, 'combat round').numerator,
    unitFuel('ESH', techLevel, 'combat round').numerator,
  ]);
  const columns = [
    'TL',
    'Anti-missile kills a missile, %',
    'Energy weapon kills a missile, %',
    'Damage of a missile',
    'Energy of a beam or shield',
    'Fuel of an energy weapon',
    'Fuel of a shield',
  ];
  return { columns, rows };
}

/** Chances of energy weapons and anti-missiles at troops on their way. */
function crossingFire(): Table {
  const { craftDivisor, transportDivisor } = COMBAT_PARAMETERS;
  const byWeapons = POSITIONS.map((position) => {
    const { numerator, denominator } = crossingChance({ position }, COMBAT_PARAMETERS);
    const percent = `${formatRate(rate(100 * numerator, denominator))} %`;
    return [`energy weapons of ${POSITION_NAME[position]}`, percent, percent];
  });
  const byAntiMissiles = [1, 2, 5, 10].map((techLevel) => [
    `anti-missiles of TL ${techLevel}`,
    ...[craftDivisor, transportDivisor].map(
      (divisor) => `${formatRate(rate(antiMissileChance(techLevel), divisor))} %`,
    ),
  ]);
  return {
    columns: ['Chance of each to hit', 'Assault craft', 'Transports'],
    rows: [...byWeapons, ...byAntiMissiles],
  };
}

function groundFactors(): Table {
  const rows = [
    ['none', soldierFactor(0, 0), '—', '—', '—'],
    ...LEVELS.map((techLevel) => [
      techLevel,
      soldierFactor(techLevel, 0),
      soldierFactor(0, techLevel),
      robotFactor(techLevel),
      unitMass('MTBT', techLevel) / 100,
    ]),
  ];
  const columns = [
    'TL',
    'Soldier with an assault weapon',
    'Soldier in an assault craft',
    'Robot, and soldiers that it replaces',
    'Mass of a robot',
  ];
  return { columns, rows };
}

/** Share of its troops that a side loses in a round, by the superiority of the other. */
function losses(): Table {
  const drawn = lossesDistribution(COMBAT_PARAMETERS);
  const cases = [
    [1, 4],
    [1, 2],
    [1, 1],
    [2, 1],
    [3, 1],
    [5, 1],
  ] as const;
  const rows = cases.map(([enemy, own]) => {
    // in millionths of a percent, as the shares of a raid are small
    const shares = (isRaid: boolean): Distribution =>
      drawn.map((thousandths) => {
        const { numerator, denominator } = groundLosses(enemy, own, thousandths, isRaid, COMBAT_PARAMETERS);
        return Math.floor((100_000_000 * numerator) / denominator);
      });
    const [invasion, raid] = [shares(false), shares(true)];
    return [
      `${enemy} to ${own}`,
      ...[invasion.min, ratioToNumber(invasion.mean()), invasion.max].map((part) =>
        (part / 1_000_000).toFixed(2),
      ),
      (ratioToNumber(raid.mean()) / 1_000_000).toFixed(3),
    ];
  });
  const columns = ['Enemy to own factor', 'Least, %', 'Mean, %', 'Most, %', 'Mean in a raid, %'];
  return { columns, rows };
}

/** What 400 transports bring home for raiders who make up three quarters of the factors. */
function loot(): Table {
  const goods = [
    ['GOLD', 0],
    ['FOOD', 0],
    ['CNGD', 0],
    ['MTSP', 0],
    ['ASW', 1],
    ['SEN', 1],
  ] as const satisfies readonly (readonly [ItemCode, number])[];
  const rows = goods.map(([code, techLevel]) => [
    formatUnit(code, techLevel),
    unitOf(code).plural,
    unitMass(code, techLevel) / 100,
    raidLoot([{ techLevel: 1, quantity: 400 }], 900, 1200, { code, techLevel }),
  ]);
  return { columns: ['Code', 'Unit', 'Mass of one', 'Units brought home'], rows };
}

function combatRulings(): Table {
  const rows = Object.entries<CombatRuling>(COMBAT_RULINGS).map(([key, row]) => [
    `\`combat.${key}\``,
    figure(row.default),
    `${figure(row.min)} to ${figure(row.max)}`,
    row.unit,
    row.source,
    row.description,
  ]);
  return { columns: ['Key', 'Default', 'Bounds', 'Unit', 'Source', 'What it does'], rows };
}
