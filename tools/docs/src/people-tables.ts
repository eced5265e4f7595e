import {
  formatRate,
  foodDue,
  GROWTH,
  PAID_CODES,
  POPULATION_CODES,
  POPULATION_UNITS,
  rate,
  SHIP_WAGES,
  starvedShare,
  unitOf,
  WAGES,
  wagesDue,
  type Population,
  type Rate,
} from '@ec/economy';
import { formatEmpyreanOrder } from '@ec/orders-parser';
import type { Table } from './markdown-table.ts';

const NOBODY: Population = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };

/** Tables of population, wages, food and growth. */
export const peopleTables = { classes, wages, starvation, growth };

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
    `\`${formatEmpyreanOrder({ kind: 'pay', unitId: 7, rate: WAGES[code], populationClass: code })}\``,
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

/** A ratio in percent, such as 0.0625. */
function asPercent({ numerator, denominator }: Rate): string {
  return formatRate(rate(100 * numerator, denominator));
}
