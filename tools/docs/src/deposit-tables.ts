import {
  defaultClusterParameters,
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
import { ratioToNumber, type Distribution } from '@ec/prng';
import { CONTENT_NAME } from './cluster-tables.ts';
import { range, type Table } from './markdown-table.ts';

/** Name of a resource, as the rulebook writes it. */
export const RESOURCE_NAME: { readonly [resource in Resource]: string } = {
  gold: 'gold',
  fuel: 'fuel',
  metallics: 'metallics',
  nonMetallics: 'non-metallics',
};

/** Tables of deposits. */
export const depositTables = {
  'deposit-counts': depositCounts,
  'deposit-resources': depositResources,
  'deposit-quantities': quantities,
  'deposit-yields': yields,
};

function depositCounts(): Table {
  const rows = PLANET_TYPES.map((type) => {
    const { gold, fuel } = DEPOSIT_CAPS[type];
    return [
      CONTENT_NAME[type],
      DEPOSIT_COUNT_DICE[type],
      ...rangeAndMean(depositCountDistribution(type)),
      gold ?? 'no cap',
      fuel ?? 'no cap',
    ];
  });
  return { columns: ['Type', 'Dice', 'Range', 'Mean', 'Most gold', 'Most fuel'], rows };
}

function depositResources(): Table {
  const rows = PLANET_TYPES.flatMap((type) => {
    let below = 0;
    return RESOURCES.map((resource) => {
      const percent = defaultClusterParameters.resourcePercent[type][resource];
      const first = below + 1;
      below += percent;
      const mean = ratioToNumber(resourceCountDistribution(type, resource).mean()).toFixed(4);
      return [
        CONTENT_NAME[type],
        RESOURCE_NAME[resource],
        percent === 0 ? '—' : range(first, below),
        percent,
        mean,
      ];
    });
  });
  return { columns: ['Type', 'Resource', 'On a 1d100', 'Chance, %', 'Deposits a planet, mean'], rows };
}

function quantities(): Table {
  const rows = PLANET_TYPES.map((type) => [
    CONTENT_NAME[type],
    ...RESOURCES.map((resource) => {
      const quantity = QUANTITY_RANGES[type][resource];
      return quantity ? range(...quantity) : '—';
    }),
  ]);
  return { columns: ['Type', ...RESOURCES.map((resource) => RESOURCE_NAME[resource])], rows };
}

function yields(): Table {
  const rows = PLANET_TYPES.flatMap((type) =>
    RESOURCES.flatMap((resource) => {
      const dice = YIELD_DICE[type][resource];
      if (!dice) return [];
      const name = [CONTENT_NAME[type], RESOURCE_NAME[resource]];
      const plain = [...name, dice.habitable ? '0' : 'any', dice.plain];
      const rows = [[...plain, ...rangeAndMean(yieldDistribution(type, resource, false))]];
      if (dice.habitable) {
        const odds = rangeAndMean(yieldDistribution(type, resource, true));
        rows.push([...name, 'above 0', dice.habitable, ...odds]);
      }
      return rows;
    }),
  );
  return { columns: ['Type', 'Resource', 'Habitability', 'Dice', 'Yield, %', 'Mean, %'], rows };
}

function rangeAndMean(odds: Distribution): [string, number] {
  const values = odds.entries().map(([value]) => value);
  return [range(Math.min(...values), Math.max(...values)), ratioToNumber(odds.mean())];
}
