import {
  crowding,
  formatRate,
  foodDue,
  grievancesOf,
  GROWTH,
  PAID_CODES,
  POPULATION_CODES,
  POPULATION_UNITS,
  rate,
  rebelChange,
  SHIP_WAGES,
  starvedShare,
  unitOf,
  UNREST_WEIGHTS,
  WAGES,
  wagesDue,
  type Hardship,
  type Population,
  type Rate,
} from '@ec/economy';
import { empyrean } from '@ec/engine';
import { formatEmpyreanOrder } from '@ec/orders-parser';
import { figure, type Table } from './markdown-table.ts';

/** No people of any class. */
export const NOBODY: Population = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };

/** Tables of population, wages, food, growth and unrest. */
export const peopleTables = {
  classes,
  wages,
  starvation,
  growth,
  'unrest-weights': unrestWeights,
  'unrest-cases': unrestCases,
};

function classes(): Table {
  const rows = POPULATION_CODES.map((code) => [
    code,
    unitOf(code).singular,
    POPULATION_UNITS[code],
    100 * POPULATION_UNITS[code],
    wagesDue({ ...NOBODY, [code]: 1000 }, WAGES),
    foodDue(1000 * POPULATION_UNITS[code], rate(1)),
  ]);
  const columns = ['Code', 'Class', 'Population units', 'People', 'Wages of 1,000', 'Food for 1,000'];
  return { columns, rows };
}

function wages(): Table {
  const rows = PAID_CODES.map((code) => [
    unitOf(code).plural,
    formatRate(WAGES[code]),
    formatRate(SHIP_WAGES[code]),
    `\`${formatEmpyreanOrder({ kind: 'pay', actorId: 7, rate: WAGES[code], populationClass: code })}\``,
  ]);
  return { columns: ['Class', 'In a colony', 'On a ship', 'As an order of colony 7'], rows };
}

function starvation(): Table {
  const rows = [0, 5, 10, 15, 20, 24, 25, 50, 100].map((percent) => {
    const each = rate(percent, 400);
    return [percent, formatRate(each), foodDue(1_000_000, rate(percent, 100)), asPercent(starvedShare(each))];
  });
  return { columns: ['Ration, %', 'Food for each', 'Food for 1,000,000', 'Starve, %'], rows };
}

function growth(): Table {
  const { leastBirths, extraBirths, deaths, graduates, traineesPerTeacher, promoted, promotionThreshold } =
    GROWTH;
  const rows = [
    ['births without room or want', asPercent(leastBirths), '% of all people'],
    ['births that room and want add at most', asPercent(extraBirths), '% of all people'],
    ['trainees that graduate', asPercent(graduates), '% of the trainees taught'],
    ['trainees that one professional teaches', traineesPerTeacher, 'units'],
    ['unemployables that find work', asPercent(promoted), '% of the unemployables'],
    ['while unemployables are more than', asPercent(promotionThreshold), '% of all people'],
    ['deaths', asPercent(deaths), '% of each class'],
  ];
  return { columns: ['What', 'Figure', 'Of'], rows };
}

function unrestWeights(): Table {
  const rows = empyrean.parameters.flatMap((row) =>
    row.kind === 'integer' && row.key.startsWith('unrest.')
      ? [[`\`${row.key}\``, asPercent(rate(row.default, 10_000)), row.description]]
      : [],
  );
  return { columns: ['Parameter', '%', 'Meaning'], rows };
}

/** What becomes of a million loyal people and a thousand rebels of a class in a turn. */
function unrestCases(): Table {
  const well: Hardship = {
    wagesPaid: 1000,
    standardWages: 1000,
    foodEaten: 1000,
    fullRations: 1000,
    heads: 1000,
    starved: 0,
  };
  const cases = [
    ['nothing is wrong', well, 0],
    ['four fifths of the wages', { ...well, wagesPaid: 800 }, 0],
    ['half of the wages', { ...well, wagesPaid: 500 }, 0],
    ['half of the wages, 80 % rations', { ...well, wagesPaid: 500, foodEaten: 800 }, 0],
    ['no wages', { ...well, wagesPaid: 0 }, 0],
    ['15 % rations, so that 40 % starve', { ...well, foodEaten: 150, starved: 400 }, 0],
    ['a planet one fifth over what it carries', well, 50_000_000],
    ['a planet with twice what it carries, or more', well, 250_000_000],
  ] as const satisfies readonly (readonly [string, Hardship, number])[];
  const rows = cases.map(([name, hardship, beyond]) => {
    const grievances = grievancesOf(hardship, crowding(250_000_000 + beyond, 25));
    return [
      name,
      ...[false, true].map((isForeign) =>
        signed(rebelChange(1_000_000, 1000, grievances, UNREST_WEIGHTS, isForeign)),
      ),
    ];
  });
  return { columns: ['In this quarter', 'Rebels, own race', 'Rebels, another race'], rows };
}

function signed(change: number): string {
  return change < 0 ? `−${figure(-change)}` : `+${figure(change)}`;
}

/** A ratio in percent, such as 0.0625. */
function asPercent({ numerator, denominator }: Rate): string {
  return formatRate(rate(100 * numerator, denominator));
}
