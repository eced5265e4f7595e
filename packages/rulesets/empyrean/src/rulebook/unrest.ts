import {
  POPULATION_PER_HABITABILITY,
  crowding,
  grievancesOf,
  rebelChange,
  unrestOf,
  type Hardship,
} from '@ec/economy';
import { formatInteger, ratio } from '@ec/prng';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RuleTable } from '@ec/engine';
import { PARAMETERS, unrestWeights, UNREST_PARTS, type EmpyreanParameters } from '../parameters.js';
import { table } from './table.js';
import { percent } from './written-figures.js';

/** Tables of the causes of rebellion. */
export const UNREST_TABLES: Readonly<Record<string, RuleTable<EmpyreanParameters>>> = {
  'unrest-weights': weights,
  'unrest-cases': cases,
};

function weights(parameters: EmpyreanParameters): TableBlock {
  return table(
    'Weights of unrest',
    [textColumn('key', 'Parameter'), figureColumn('percent', '%'), textColumn('meaning', 'Meaning')],
    PARAMETERS.filter(({ key }) => key.startsWith('unrest.')).map(({ key, description }) => [
      key,
      percent(ratio(Number(parameters[key]), UNREST_PARTS)),
      description,
    ]),
  );
}

/** People of a class, and the planet where they live. */
const LOYAL = 1_000_000;
const REBELS = 1000;
const HABITABILITY = 25;
const CARRIED = HABITABILITY * POPULATION_PER_HABITABILITY;

const WELL: Hardship = {
  wagesPaid: 1000,
  standardWages: 1000,
  foodEaten: 1000,
  fullRations: 1000,
  heads: 1000,
  starved: 0,
};

/** Hardships of the people, and how many people a planet has beyond what it carries. */
const CASES = [
  ['nothing is wrong', WELL, 0],
  ['four fifths of the wages', { ...WELL, wagesPaid: 800 }, 0],
  ['half of the wages', { ...WELL, wagesPaid: 500 }, 0],
  ['half of the wages, 80 % rations', { ...WELL, wagesPaid: 500, foodEaten: 800 }, 0],
  ['no wages', { ...WELL, wagesPaid: 0 }, 0],
  ['15 % rations, so that 40 % starve', { ...WELL, foodEaten: 150, starved: 400 }, 0],
  ['a planet one fifth over what it carries', WELL, CARRIED / 5],
  ['a planet with twice what it carries, or more', WELL, CARRIED],
] as const satisfies readonly (readonly [string, Hardship, number])[];

function cases(parameters: EmpyreanParameters): TableBlock {
  const rules = unrestWeights(parameters);
  return table(
    `Rebels of a class with ${formatInteger(LOYAL)} loyal people and ${formatInteger(REBELS)} rebels`,
    [
      textColumn('case', 'In this quarter'),
      figureColumn('own-race', 'Rebels, own race'),
      figureColumn('another-race', 'Rebels, another race'),
    ],
    CASES.map(([name, hardship, beyond]) => {
      const grievances = grievancesOf(hardship, crowding(CARRIED + beyond, HABITABILITY));
      const change = (isForeign: boolean): string =>
        signed(rebelChange(LOYAL, REBELS, unrestOf(grievances, rules, isForeign), rules.calmed));
      return [name, change(false), change(true)];
    }),
  );
}

function signed(change: number): string {
  return change < 0 ? `−${formatInteger(-change)}` : `+${formatInteger(change)}`;
}
