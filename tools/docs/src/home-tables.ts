import { defaultHomeWorldTemplate } from '@ec/cluster';
import {
  factoryOutput,
  formatUnit,
  POPULATION_CODES,
  POPULATION_UNITS,
  RESOURCE_CODE,
  unitOf,
  type Product,
} from '@ec/economy';
import { formatRange } from '@ec/prng';
import {
  defaultHomeColony,
  historicalHomeColony,
  parseHomeColony,
  type HomeColonyFile,
} from '@ec/empyrean/rules';
import type { TableBlock } from '@ec/reports';
import { figure, pageTable } from './markdown-table.ts';

/** Templates of games without a file for it, by their edition. */
export const homeColonies = {
  standard: parseHomeColony(defaultHomeColony),
  first: parseHomeColony(historicalHomeColony),
};
const colony = homeColonies.standard;

/** Tables of the home-world and home-colony templates. */
export const homeTables = {
  'home-world': homeWorld,
  'home-people': homePeople,
  'home-groups': homeGroups,
  'home-factories': homeFactories,
  'home-goods': homeGoods,
  'home-differences': homeDifferences,
};

function homeWorld(): TableBlock {
  let before = 0;
  const rows = defaultHomeWorldTemplate.deposits.map(({ resource, quantity, yieldPercent, count }) => {
    const numbers = formatRange(before + 1, before + count);
    before += count;
    return [numbers, unitOf(RESOURCE_CODE[resource]).plural, count, quantity, yieldPercent];
  });
  return pageTable(['Numbers', 'Resource', 'Deposits', 'Units in each', 'Yield, %'], rows);
}

function homePeople(): TableBlock {
  const rows = POPULATION_CODES.map((code) => {
    const units = colony.population[code];
    return [code, unitOf(code).plural, units, units * POPULATION_UNITS[code]];
  });
  return pageTable(['Code', 'Class', 'Units', 'Population units'], rows);
}

function homeGroups(): TableBlock {
  const rows = [
    ...colony.farms.map(({ techLevel, units }) => [formatUnit('FRM', techLevel), units, 'food']),
    ...colony.mines.map(({ techLevel, units, resource }) => [
      formatUnit('MIN', techLevel),
      units,
      unitOf(resource).plural,
    ]),
  ];
  return pageTable(['Unit', 'Units', 'Brings'], rows);
}

function homeFactories(): TableBlock {
  const rows = colony.factories.map(({ id, techLevel, units, product: made, pipeline }) => {
    const product = known(made);
    return [
      id,
      units,
      formatUnit(product.code, product.techLevel),
      unitOf(product.code).plural,
      factoryOutput(units, techLevel, product),
      pipeline.map((batch) => figure(batch)).join(' / '),
    ];
  });
  const columns = ['Group', 'FCT-1', 'Product', 'Name', 'A quarter, at full work', 'In process ¼ / ½ / ¾'];
  return pageTable(columns, rows);
}

function homeGoods(): TableBlock {
  const rows = [
    ...colony.stored.map((stack) => ({ ...stack, place: 'storage' })),
    ...colony.assembled.map((stack) => ({ ...stack, place: 'assembled' })),
  ].map(({ code, techLevel, quantity, place }) => [
    place,
    formatUnit(code, techLevel),
    unitOf(code).plural,
    quantity,
  ]);
  return pageTable(['Where', 'Unit', 'Name', 'Units'], rows);
}

/** Figures in which the home colonies of the editions differ. */
function homeDifferences(): TableBlock {
  const [standard, first] = [defaultHomeColony, historicalHomeColony].map(figuresOf);
  const names = new Set([...(standard?.keys() ?? []), ...(first?.keys() ?? [])]);
  const rows = [...names].flatMap((name) => {
    const [now, then] = [standard?.get(name) ?? 0, first?.get(name) ?? 0];
    return now === then ? [] : [[name, now, then]];
  });
  return pageTable(['', 'standard', 'first'], rows);
}

/** Figures of a template by what they count. */
function figuresOf(file: HomeColonyFile): Map<string, number> {
  return new Map([
    ...POPULATION_CODES.map((code) => [unitOf(code).plural, file.population[code]] as const),
    ...file.farms.map(({ units }) => ['farms', units] as const),
    ...file.mines.map(({ units, resource }) => [`mines of ${unitOf(resource).plural}`, units] as const),
    ...file.factories.map(({ units, product }) => [`factories of ${product}`, units] as const),
    ...Object.entries(file.stored).map(([code, units]) => [`${code} in storage`, units] as const),
    ['structure to spare, %', file.structuralMarginPercent] as const,
  ]);
}

/** The product of a group of the template, where each group has one. */
export function known(product: Product | null): Product {
  if (!product) throw new RangeError('home colony: expected a product for each factory group, received none');
  return product;
}
