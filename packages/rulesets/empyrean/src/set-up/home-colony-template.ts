import { isPopulationCode } from '../lookup.js';
import {
  factoryOutput,
  mapPopulation,
  parseUnit,
  POPULATION_CODES,
  RESOURCE_CODES,
  sortStacks,
  structuralNeed,
  WAGES,
  type ItemCode,
  type PayRates,
  type Population,
  type Product,
  type ResourceCode,
  type Stack,
} from '@ec/economy';
import { parseRatio, ratio, type Ratio } from '@ec/prng';
import { SetupError } from '@ec/engine';
import type { FactoryGroup, FarmGroup } from '../holding.js';
import {
  type HomeSpies,
  type MinesTemplate,
  type HomeColonyFile,
  type FactoriesTemplate,
  ROOT,
  readFile,
} from './home-colony-file.js';

/**
 * What every empire starts with on its home world; a game master may replace it with a file.
 *
 * @see E-12
 */
export interface HomeColonyTemplate {
  readonly techLevel: number;
  readonly population: Population;
  readonly spies: readonly HomeSpies[];
  readonly farms: readonly Readonly<FarmGroup>[];
  readonly mines: readonly MinesTemplate[];
  readonly factories: readonly Readonly<FactoryGroup>[];
  readonly stored: readonly Stack[];
  /** Assembled units, structural units included. */
  readonly assembled: readonly Stack[];
  readonly rebels: Population;
  readonly pay: PayRates;
  /** Share of the full ration. */
  readonly ration: Ratio;
}

/** Most structural units (included), so that what a game does with them still fits into exact integers. */
const MOST_STRUCTURE = 1_000_000_000_000;

/**
 * Reads a home-colony template, works out its pipelines and its structural units.
 *
 * @param json - parsed JSON, see {@link HomeColonyFile}
 * @throws SetupError with the path of the first fault
 * @see E-12
 */
export function parseHomeColony(json: unknown): HomeColonyTemplate {
  const file = readFile(json);
  checkSpies(file);
  checkFarms(file);
  const factories = file.factories.map((group, i) => readFactories(group, i, file.techLevel));
  const rebels = readRebels(file);
  const stored = readStacks(file.stored);
  const assembled = readStacks(file.assembled);
  const machines = [...assembled, ...machineStacks(file)];
  const structure = structureOf(file, machines, stored);
  const { pay = {}, ration = '1' } = file;
  return {
    ...file,
    factories,
    stored,
    rebels,
    pay: {
      USK: parseRatio(pay.USK ?? '') ?? WAGES.USK,
      PRO: parseRatio(pay.PRO ?? '') ?? WAGES.PRO,
      SLD: parseRatio(pay.SLD ?? '') ?? WAGES.SLD,
    },
    ration: parseRatio(ration) ?? ratio(1),
    assembled: sortStacks([...assembled, { code: 'STU', techLevel: 0, quantity: structure }]),
  };
}

/** Structural units that house everything, and the margin. */
function structureOf(
  { population, structuralMarginPercent }: HomeColonyFile,
  machines: readonly Stack[],
  stored: readonly Stack[],
): number {
  const expected = `a colony of at most ${MOST_STRUCTURE} structural units`;
  try {
    const structure = structuralNeed('open', population, machines, stored, structuralMarginPercent);
    if (structure <= MOST_STRUCTURE) return structure;
    throw new SetupError('bad-template', ROOT, { expected }, structure);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SetupError('bad-template', ROOT, { expected }, 'more than can be counted');
  }
}

function checkSpies({ spies, population }: HomeColonyFile): void {
  const assigned = spies.reduce((sum, spy) => sum + spy.units, 0);
  if (assigned <= population.SPY) return;
  const expected = `tasks for at most the ${population.SPY} spies of the population`;
  throw new SetupError('bad-template', `${ROOT}.spies`, { expected }, assigned);
}

function checkFarms({ farms }: HomeColonyFile): void {
  const levels = farms.map((farm) => farm.techLevel);
  if (new Set(levels).size === levels.length) return;
  throw new SetupError('bad-template', `${ROOT}.farms`, { expected: 'each level once' }, levels);
}

function readFactories(group: FactoriesTemplate, index: number, colonyLevel: number): FactoryGroup {
  const { techLevel, units, product: text, quartersInProcess = 0, pipeline } = group;
  const product = readProduct(text, index);
  if (product.techLevel > colonyLevel || product.code === 'LSTU') {
    const expected = `something that an open colony of technology level ${colonyLevel} makes`;
    throw new SetupError('bad-template', `${ROOT}.factories.${index}.product`, { expected }, text);
  }
  const output = factoryOutput(units, techLevel, product);
  const stage = (number: number): number => (quartersInProcess >= number ? output : 0);
  return {
    id: index + 1,
    techLevel,
    units,
    product,
    change: null,
    pipeline: pipeline ? [...pipeline] : [stage(1), stage(2), stage(3)],
  };
}

function readRebels({ population, rebels = {} }: HomeColonyFile): Population {
  const read = mapPopulation(population, (code) => rebels[code] ?? 0);
  for (const code of POPULATION_CODES) {
    if (read[code] <= population[code]) continue;
    const expected = `at most the ${population[code]} of the population`;
    throw new SetupError('bad-template', `${ROOT}.rebels.${code}`, { expected }, read[code]);
  }
  return read;
}

function machineStacks({ farms, mines, factories }: HomeColonyFile): Stack[] {
  return [
    ...farms.map(({ techLevel, units: quantity }): Stack => ({ code: 'FRM', techLevel, quantity })),
    ...mines.map(({ techLevel, units: quantity }): Stack => ({ code: 'MIN', techLevel, quantity })),
    ...factories.map(({ techLevel, units: quantity }): Stack => ({ code: 'FCT', techLevel, quantity })),
  ];
}

function readStacks(quantities: Readonly<Record<string, number>>): Stack[] {
  return sortStacks(
    Object.entries(quantities).map(([text, quantity]) => ({ ...readItem(text), quantity })),
  ).filter(({ quantity }) => quantity > 0);
}

function readProduct(text: string, group: number): Product {
  const { code, techLevel } = readItem(text);
  if (code === 'FOOD' || isResource(code)) {
    throw new SetupError(
      'bad-template',
      `${ROOT}.factories.${group}.product`,
      { expected: 'something that factories make' },
      text,
    );
  }
  return { code, techLevel };
}

/** Reads a code that the schema has let through. */
function readItem(text: string): { code: ItemCode; techLevel: number } {
  const unit = parseUnit(text);
  if (!unit || isPopulationCode(unit.code))
    throw new RangeError(`item: expected a code of goods, received ${text}`);
  return { code: unit.code, techLevel: unit.techLevel };
}

function isResource(code: string): code is ResourceCode {
  return RESOURCE_CODES.some((resource) => resource === code);
}
