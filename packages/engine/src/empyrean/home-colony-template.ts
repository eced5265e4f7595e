import {
  factoryOutput,
  parseUnit,
  POPULATION_CODES,
  RESOURCE_CODES,
  sortStacks,
  structuralNeed,
  type ItemCode,
  type Population,
  type PopulationCode,
  type Product,
  type ResourceCode,
  type Stack,
} from '@ec/economy';
import * as v from 'valibot';
import { SetupError } from '../errors.js';
import { SPY_TASKS, type FactoryGroup, type FarmGroup, type SpyAssignment } from './state.js';

/**
 * What every empire starts with on its home world; a game master may replace it with a file.
 *
 * @see E-12
 */
export interface HomeColonyTemplate {
  readonly techLevel: number;
  readonly population: Population;
  readonly spies: readonly Readonly<SpyAssignment>[];
  readonly farms: readonly Readonly<FarmGroup>[];
  readonly mines: readonly MinesTemplate[];
  readonly factories: readonly Readonly<FactoryGroup>[];
  readonly stored: readonly Stack[];
  /** Assembled units, structural units included. */
  readonly assembled: readonly Stack[];
}

/** Mines of the template; each empire's stand on one deposit of the resource. */
export interface MinesTemplate {
  readonly techLevel: number;
  readonly units: number;
  readonly resource: ResourceCode;
}

/** The template as a file has it. */
export interface HomeColonyFile {
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  readonly population: Population;
  /** Tasks for at most the spies of the population. */
  readonly spies: readonly Readonly<SpyAssignment>[];
  /** Each technology level once. */
  readonly farms: readonly Readonly<FarmGroup>[];
  readonly mines: readonly MinesTemplate[];
  readonly factories: readonly FactoriesTemplate[];
  /** Units by code, such as `"ASW-1": 1500000`. */
  readonly stored: Readonly<Record<string, number>>;
  /** Units by code; farms, mines, factories and structural units stand elsewhere. */
  readonly assembled: Readonly<Record<string, number>>;
  /** Structural units beyond what houses everything, in percent, at least 0 (included). */
  readonly structuralMarginPercent: number;
}

/** A factory group of the template. */
export interface FactoriesTemplate {
  readonly techLevel: number;
  readonly units: number;
  /** Code of what they make, such as `CNGD` or `AUT-1`. */
  readonly product: string;
  /** Quarters of full work in process that the group starts with, 0 to 3 (both included). */
  readonly quartersInProcess: number;
}

const units = v.pipe(v.number(), v.safeInteger('an integer'), v.minValue(0, 'at least 0'));
const techLevel = v.pipe(v.number(), v.integer('an integer'), v.minValue(1), v.maxValue(10));
const itemCode = v.pipe(
  v.string(),
  v.check((text) => {
    const unit = parseUnit(text);
    return unit !== undefined && !isPopulation(unit.code);
  }, 'the code of goods such as FUEL or ASW-1'),
);

const homeColonyFile: v.GenericSchema<unknown, HomeColonyFile> = v.strictObject({
  techLevel,
  population: v.strictObject({
    UEM: units,
    USK: units,
    PRO: units,
    SLD: units,
    SPY: units,
    CNW: units,
    TRN: units,
  }),
  spies: v.array(v.strictObject({ task: v.picklist(SPY_TASKS), units })),
  farms: v.array(v.strictObject({ techLevel, units })),
  mines: v.array(v.strictObject({ techLevel, units, resource: v.picklist(RESOURCE_CODES) })),
  factories: v.array(
    v.strictObject({
      techLevel,
      units,
      product: itemCode,
      quartersInProcess: v.pipe(v.number(), v.integer('an integer'), v.minValue(0), v.maxValue(3)),
    }),
  ),
  stored: v.record(itemCode, units),
  assembled: v.record(itemCode, units),
  structuralMarginPercent: units,
});

/**
 * The home colony as the rulings have it.
 *
 * @see E-12
 */
export const defaultHomeColony: HomeColonyFile = {
  techLevel: 1,
  population: {
    UEM: 3_700_000,
    USK: 3_700_000,
    PRO: 1_000_000,
    SLD: 1_500_000,
    SPY: 20,
    CNW: 10_000,
    TRN: 0,
  },
  spies: [
    { task: 'checkRebels', units: 10 },
    { task: 'checkForSpies', units: 10 },
  ],
  farms: [{ techLevel: 1, units: 100_000 }],
  mines: [
    { techLevel: 1, units: 60_000, resource: 'FUEL' },
    { techLevel: 1, units: 70_000, resource: 'METS' },
    { techLevel: 1, units: 90_000, resource: 'NMTS' },
  ],
  factories: [
    { techLevel: 1, units: 160_000, product: 'CNGD', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'MTSP', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'AUT-1', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'EWP-1', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'MIN-1', quartersInProcess: 3 },
    { techLevel: 1, units: 160_000, product: 'STU', quartersInProcess: 3 },
    { techLevel: 1, units: 50_000, product: 'RSCH', quartersInProcess: 3 },
  ],
  stored: {
    METS: 3_400_000,
    NMTS: 2_600_000,
    FUEL: 1_400_000,
    GOLD: 20_000,
    FOOD: 3_000_000,
    CNGD: 900_000,
    MTSP: 17_000_000,
    'ASW-1': 1_500_000,
    'ANM-1': 100_000,
    'MSS-1': 100_000,
    'TPT-1': 20_000,
    'SEN-1': 20,
    'AUT-1': 20_000,
  },
  assembled: { 'MSL-1': 30_000, 'SEN-1': 20 },
  structuralMarginPercent: 10,
};

/**
 * Reads a home-colony template, works out its pipelines and its structural units.
 *
 * @param json - parsed JSON, see {@link HomeColonyFile}
 * @throws SetupError with the path of the first thing that is wrong
 * @see E-12
 */
export function parseHomeColony(json: unknown): HomeColonyTemplate {
  const result = v.safeParse(homeColonyFile, json);
  if (!result.success) {
    const [issue] = result.issues;
    const path = ['templates.homeColony', v.getDotPath(issue)].filter(Boolean).join('.');
    throw new SetupError('bad-template', path, { expected: issue.expected ?? issue.message }, issue.input);
  }
  const file = result.output;
  const assigned = file.spies.reduce((sum, spy) => sum + spy.units, 0);
  if (assigned > file.population.SPY) {
    const expected = `tasks for at most the ${file.population.SPY} spies of the population`;
    throw new SetupError('bad-template', 'templates.homeColony.spies', { expected }, assigned);
  }
  const farmLevels = file.farms.map((farm) => farm.techLevel);
  if (new Set(farmLevels).size !== farmLevels.length) {
    throw new SetupError(
      'bad-template',
      'templates.homeColony.farms',
      { expected: 'each level once' },
      farmLevels,
    );
  }
  const factories = file.factories.map(({ techLevel, units, product: text, quartersInProcess }, i) => {
    const product = readProduct(text);
    const output = factoryOutput(units, techLevel, product);
    const [quarter, half, threeQuarters] = [1, 2, 3].map((n) => (quartersInProcess >= n ? output : 0));
    const pipeline: FactoryGroup['pipeline'] = [quarter ?? 0, half ?? 0, threeQuarters ?? 0];
    return { id: i + 1, techLevel, units, product, pipeline };
  });
  const stored = readStacks(file.stored);
  const assembled = readStacks(file.assembled);
  const machines = [...assembled, ...machineStacks(file)];
  const structure = structuralNeed('open', file.population, machines, stored, file.structuralMarginPercent);
  return {
    ...file,
    factories,
    stored,
    assembled: sortStacks([...assembled, { code: 'STU', techLevel: 0, quantity: structure }]),
  };
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

function readProduct(text: string): Product {
  const { code, techLevel } = readItem(text);
  if (code === 'FOOD' || isResource(code)) {
    throw new SetupError(
      'bad-template',
      'templates.homeColony.factories',
      { expected: 'something that factories make' },
      text,
    );
  }
  return { code, techLevel };
}

/** Reads a code that the schema has let through. */
function readItem(text: string): { code: ItemCode; techLevel: number } {
  const unit = parseUnit(text);
  if (!unit || isPopulation(unit.code))
    throw new RangeError(`item: expected a code of goods, received ${text}`);
  return { code: unit.code, techLevel: unit.techLevel };
}

function isPopulation(code: string): code is PopulationCode {
  return POPULATION_CODES.some((population) => population === code);
}

function isResource(code: string): code is ResourceCode {
  return RESOURCE_CODES.some((resource) => resource === code);
}
