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

const WELL: Hardship = { paid: ratio(1), fed: ratio(1), starved: ratio(0) };

/** Hardships of the people, and how many people a planet has beyond what it carries. */
const CASES = [
  ['nothing is wrong', WELL, 0],
  ['four fifths of the wages', { ...WELL, paid: ratio(4, 5) }, 0],
  ['half of the wages', { ...WELL, paid: ratio(1, 2) }, 0],
  ['half of the wages, 80 % rations', { ...WELL, paid: ratio(1, 2), fed: ratio(4, 5) }, 0],
  ['no wages', { ...WELL, paid: ratio(0) }, 0],
  ['15 % rations, so that 40 % starve', { ...WELL, fed: ratio(3, 20), starved: ratio(2, 5) }, 0],
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
