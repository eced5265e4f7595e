import { headCount, POPULATION_CODES, POPULATION_UNITS } from '@ec/economy';
import {
  type Cell,
  formatShare,
  pyramid,
  type ReportBlock,
  type ReportColumn,
  type ReportSection,
} from '@ec/reports';
import { holdingTopic } from './holding-topic.js';
import type { HoldingView } from '../view/holding-view.js';
import { unitTitle } from './unit-name.js';

/** People in one population unit. */
export const PEOPLE_A_UNIT = 100;

/**
 * The people of a ship or colony by class: units, people and share of all people; rebels where any are known, and a sentence where no spies
 * look for them.
 *
 * @see seed "Spy Unit": A; E-03, E-28
 */
export function censusSection(holding: HoldingView): ReportSection {
  const { population, rebels } = holding;
  const heads = headCount(population);
  const known = sum(POPULATION_CODES.map((code) => rebels?.[code] ?? 0));
  const withRebels = (cells: Cell[], count: number): Cell[] => (known === 0 ? cells : [...cells, count]);
  const rows = POPULATION_CODES.map((code) => {
    const units = population[code];
    const counted = units * POPULATION_UNITS[code];
    const share = formatShare(counted, heads);
    return withRebels([unitTitle(code), code, units, counted * PEOPLE_A_UNIT, share], rebels?.[code] ?? 0);
  });
  const units = sum(POPULATION_CODES.map((code) => population[code]));
  const total: Cell[] = ['Total', '', units, heads * PEOPLE_A_UNIT, formatShare(heads, heads)];
  return holdingTopic(holding, 'census', [
    {
      kind: 'table',
      caption: 'Population by class',
      columns: known === 0 ? COLUMNS : [...COLUMNS, REBELS],
      rows: [...rows, withRebels(total, known)],
    },
    ...(units === 0 ? [] : [classPyramid(holding)]),
    {
      kind: 'paragraph',
      text: `A unit is ${PEOPLE_A_UNIT} people; a unit of spies or construction workers is ${2 * PEOPLE_A_UNIT}.`,
    },
    ...(rebels === null ? [UNCHECKED] : []),
  ]);
}

/** People by class, those with most training on top, and in the middle of each class the rebels that are known. */
function classPyramid({ population, rebels }: HoldingView): ReportBlock {
  return pyramid(
    'People by class in population units, those with most training on top; the table has the figures.',
    CLASSES.map((code) => ({
      title: unitTitle(code),
      value: population[code] * POPULATION_UNITS[code],
      part: (rebels?.[code] ?? 0) * POPULATION_UNITS[code],
    })).filter(({ value }) => value > 0),
  );
}

/** Classes from the top of the pyramid to its bottom. */
const CLASSES = ['SPY', 'CNW', 'SLD', 'TRN', 'PRO', 'USK', 'UEM'] as const;

const UNCHECKED: ReportBlock = {
  kind: 'paragraph',
  text: 'No spies check for rebels here, so their number is unknown.',
};

const COLUMNS: ReportColumn[] = [
  { id: 'class', title: 'Class', align: 'left' },
  { id: 'code', title: 'Code', align: 'left' },
  { id: 'units', title: 'Units', align: 'right' },
  { id: 'people', title: 'People', align: 'right' },
  { id: 'share', title: 'Share', align: 'right' },
];

const REBELS: ReportColumn = { id: 'rebels', title: 'Rebel units', align: 'right' };

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
