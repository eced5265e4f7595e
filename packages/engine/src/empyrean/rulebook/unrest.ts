import { crowding, formatInteger, grievancesOf, rate, rebelChange, type Hardship } from '@ec/economy';
import type { TableBlock } from '@ec/reports';
import type { Parameters } from '../../parameters.js';
import { figureColumn, textColumn } from '../../table-columns.js';
import { EMPYREAN_PARAMETERS, unrestWeights } from '../parameters.js';
import type { RuleTable } from '../../rulebook.js';
import { table } from './table.js';
import { percent } from './written-figures.js';

/** Tables of what makes people rebels. */
export const UNREST_TABLES: Readonly<Record<string, RuleTable>> = {
  'unrest-weights': weights,
  'unrest-cases': cases,
};

function weights(parameters: Parameters): TableBlock {
  return table(
    'Weights of unrest',
    [textColumn('key', 'Parameter'), figureColumn('percent', '%'), textColumn('meaning', 'Meaning')],
    EMPYREAN_PARAMETERS.filter(({ key }) => key.startsWith('unrest.')).map(({ key, description }) => [
      key,
      percent(rate(Number(parameters[key]), 10_000)),
      description,
    ]),
  );
}

const WELL: Hardship = {
  wagesPaid: 1000,
  standardWages: 1000,
  foodEaten: 1000,
  fullRations: 1000,
  heads: 1000,
  starved: 0,
};

/** What people went through, and how many of a planet's are more than it carries. */
const CASES = [
  ['nothing is wrong', WELL, 0],
  ['four fifths of the wages', { ...WELL, wagesPaid: 800 }, 0],
  ['half of the wages', { ...WELL, wagesPaid: 500 }, 0],
  ['half of the wages, 80 % rations', { ...WELL, wagesPaid: 500, foodEaten: 800 }, 0],
  ['no wages', { ...WELL, wagesPaid: 0 }, 0],
  ['15 % rations, so that 40 % starve', { ...WELL, foodEaten: 150, starved: 400 }, 0],
  ['a planet one fifth over what it carries', WELL, 50_000_000],
  ['a planet with twice what it carries, or more', WELL, 250_000_000],
] as const satisfies readonly (readonly [string, Hardship, number])[];

function cases(parameters: Parameters): TableBlock {
  const rules = unrestWeights(parameters);
  return table(
    'Rebels of a class with 1,000,000 loyal people and 1,000 rebels',
    [
      textColumn('case', 'In this quarter'),
      figureColumn('own-race', 'Rebels, own race'),
      figureColumn('another-race', 'Rebels, another race'),
    ],
    CASES.map(([name, hardship, beyond]) => {
      const grievances = grievancesOf(hardship, crowding(250_000_000 + beyond, 25));
      const change = (isForeign: boolean): string =>
        signed(rebelChange(1_000_000, 1000, grievances, rules, isForeign));
      return [name, change(false), change(true)];
    }),
  );
}

function signed(change: number): string {
  return change < 0 ? `−${formatInteger(-change)}` : `+${formatInteger(change)}`;
}
