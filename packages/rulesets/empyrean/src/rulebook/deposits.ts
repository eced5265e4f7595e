import {
  DEPOSIT_CAPS,
  DEPOSIT_COUNT_DICE,
  depositCountDistribution,
  PLANET_TYPES,
  QUANTITY_RANGES,
  resourceCountDistribution,
  RESOURCES,
  YIELD_DICE,
  yieldDistribution,
  type Resource,
} from '@ec/cluster';
import { type Distribution, formatRange } from '@ec/prng';
import { RESOURCE_CODE, unitOf } from '@ec/economy';
import { PLANET_TYPE_NAMES } from '../report/planet-type.js';
import { type Cell, figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { clusterParameters, type EmpyreanParameters } from '../parameters.js';
import { table } from './table.js';
import { decimal, meanCell } from './written-figures.js';

/** Deposits in the ground. */
export const DEPOSITS: RulebookSection<EmpyreanParameters> = {
  id: 'deposits',
  title: 'Deposits',
  tables: {
    'deposit-counts': counts,
    'deposit-resources': resources,
    'deposit-quantities': quantities,
    'deposit-yields': yields,
  },
};

const TYPE = textColumn('type', 'Type');
const RESOURCE = textColumn('resource', 'Resource');
const DICE = textColumn('dice', 'Dice');

function counts(): TableBlock {
  return table(
    'Deposits of a planet',
    [
      TYPE,
      DICE,
      figureColumn('range', 'Range'),
      figureColumn('mean', 'Mean'),
      textColumn('most-gold', 'Most gold'),
      textColumn('most-fuel', 'Most fuel'),
    ],
    PLANET_TYPES.map((type) => {
      const { gold, fuel } = DEPOSIT_CAPS[type];
      return [
        PLANET_TYPE_NAMES[type],
        DEPOSIT_COUNT_DICE[type],
        ...rangeAndMean(depositCountDistribution(type)),
        gold ?? 'no cap',
        fuel ?? 'no cap',
      ];
    }),
  );
}

function resources(parameters: EmpyreanParameters): TableBlock {
  const rules = clusterParameters(parameters);
  const rows = PLANET_TYPES.flatMap((type) => {
    let below = 0;
    return RESOURCES.map((resource) => {
      const percent = rules.resourcePercent[type][resource];
      const first = below + 1;
      below += percent;
      return [
        PLANET_TYPE_NAMES[type],
        resourceName(resource),
        percent === 0 ? '—' : formatRange(first, below),
        percent,
        decimal(resourceCountDistribution(type, resource, rules).mean(), 4),
      ];
    });
  });
  return table(
    'What a deposit holds; the mean counts the caps',
    [
      TYPE,
      RESOURCE,
      figureColumn('roll', 'On a 1d100'),
      figureColumn('percent', 'Chance, %'),
      figureColumn('mean', 'Deposits a planet, mean'),
    ],
    rows,
  );
}

function quantities(): TableBlock {
  return table(
    'Units in a deposit',
    [TYPE, ...RESOURCES.map((resource) => figureColumn(resource, resourceName(resource)))],
    PLANET_TYPES.map((type) => [
      PLANET_TYPE_NAMES[type],
      ...RESOURCES.map((resource) => {
        const quantity = QUANTITY_RANGES[type][resource];
        return quantity ? formatRange(...quantity) : '—';
      }),
    ]),
  );
}

function yields(): TableBlock {
  const rows = PLANET_TYPES.flatMap((type) =>
    RESOURCES.flatMap((resource) => {
      const dice = YIELD_DICE[type][resource];
      if (!dice) return [];
      const row = (habitability: string, written: string, isHabitable: boolean): Cell[] => [
        PLANET_TYPE_NAMES[type],
        resourceName(resource),
        habitability,
        written,
        ...rangeAndMean(yieldDistribution(type, resource, isHabitable)),
      ];
      return dice.habitable
        ? [row('0', dice.plain, false), row('above 0', dice.habitable, true)]
        : [row('any', dice.plain, false)];
    }),
  );
  return table(
    'Yields',
    [
      TYPE,
      RESOURCE,
      textColumn('habitability', 'Habitability'),
      DICE,
      figureColumn('yield', 'Yield, %'),
      figureColumn('mean', 'Mean, %'),
    ],
    rows,
  );
}

function resourceName(resource: Resource): string {
  return unitOf(RESOURCE_CODE[resource]).plural;
}

function rangeAndMean(odds: Distribution): [string, Cell] {
  return [formatRange(odds.min, odds.max), meanCell(odds)];
}
