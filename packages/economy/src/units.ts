/**
 * The unit catalogue: one row for every kind of unit, in rulebook order.
 *
 * Masses are held in hundredths of a mass unit, so that every figure of the rulebook (food 6, consumer goods 0.6,
 * military supplies 0.04) is an integer.
 */

import { ratio, type Ratio, shown, truncatedProduct } from '@ec/prng';
import {
  NO_FIGURES,
  UNIT_FIGURES,
  type Capacity,
  type CapacityKind,
  type FuelOccasion,
  type FuelUse,
  type LevelFigure,
  type UnitFigures,
} from './unit-figures.js';
import { MAX_TECH_LEVEL } from './research.js';

/** Classes of population that are counted on their own; spies and construction workers are composed of two others. */
export const POPULATION_CODES = ['UEM', 'USK', 'PRO', 'SLD', 'SPY', 'CNW', 'TRN'] as const;

/** Code of a population class. */
export type PopulationCode = (typeof POPULATION_CODES)[number];

/** Natural resources, in rulebook order. */
export const RESOURCE_CODES = ['GOLD', 'FUEL', 'METS', 'NMTS'] as const;

/** Code of a natural resource. */
export type ResourceCode = (typeof RESOURCE_CODES)[number];

/** Goods and machines, in rulebook order. */
export const GOODS_CODES = [
  'FRM', 'MIN', 'FCT',
  'ASW', 'ASC', 'MTBT', 'MSS', 'MSL', 'ANM', 'EWP', 'ESH', 'MTSP',
  'HEN', 'SPD', 'SEN', 'TPT', 'LFS', 'STU', 'LSTU', 'AUT',
  'CNGD', 'FOOD', 'RSCH',
] as const; // prettier-ignore

/** Code of goods or machines. */
export type GoodsCode = (typeof GOODS_CODES)[number];

/** Code of any unit that can be in an inventory. */
export type ItemCode = ResourceCode | GoodsCode;

/** Code of any unit. */
export type UnitCode = PopulationCode | ItemCode;

/** One row of the unit catalogue. */
export interface UnitRow {
  readonly code: UnitCode;
  /** Name of one, in lower case. */
  readonly singular: string;
  /** Name of many, in lower case. */
  readonly plural: string;
  /** Whether the unit comes in technology levels 1 to 10. */
  readonly hasTechLevel: boolean;
  /** Whether the unit works only when assembled. */
  readonly needsAssembly: boolean;
  /** Mass of one unit at TL 0, in hundredths of a mass unit. */
  readonly baseMass: number;
  /** Mass added by each technology level, in hundredths of a mass unit. */
  readonly massPerLevel: number;
  /** What it is made of; `null` for a unit that factories do not make. */
  readonly cost: UnitCost | null;
  /** Fuel that one unit burns, by occasion. */
  readonly fuel: readonly FuelUse[];
  /** What one unit carries, houses, supports or replaces. */
  readonly capacity: readonly Capacity[];
}

/** Materials of one unit, in hundredths of a resource unit. */
export interface UnitCost {
  readonly metallics: number;
  readonly metallicsPerLevel: number;
  readonly nonMetallics: number;
  readonly nonMetallicsPerLevel: number;
}

// code, singular, plural, has TL, needs assembly, mass ×100, mass ×100 for each TL,
// metallics ×100, metallics ×100 for each TL, non-metallics ×100, non-metallics ×100 for each TL
const ROWS = [
  ['UEM', 'unemployable', 'unemployables', false, false, 100, 0],
  ['USK', 'unskilled worker', 'unskilled workers', false, false, 100, 0],
  ['PRO', 'professional', 'professionals', false, false, 100, 0],
  ['SLD', 'soldier', 'soldiers', false, false, 100, 0],
  ['SPY', 'spy', 'spies', false, false, 200, 0],
  ['CNW', 'construction worker', 'construction workers', false, false, 200, 0],
  ['TRN', 'trainee', 'trainees', false, false, 100, 0],
  ['GOLD', 'gold', 'gold', false, false, 100, 0],
  ['FUEL', 'fuel', 'fuel', false, false, 100, 0],
  ['METS', 'metallics', 'metallics', false, false, 100, 0],
  ['NMTS', 'non-metallics', 'non-metallics', false, false, 100, 0],
  ['FRM', 'farm', 'farms', true, true, 600, 100, 400, 100, 200, 100],
  ['MIN', 'mine', 'mines', true, true, 1000, 200, 500, 100, 500, 100],
  ['FCT', 'factory', 'factories', true, true, 1200, 200, 800, 100, 400, 100],
  ['ASW', 'assault weapon', 'assault weapons', true, false, 2000, 0, 0, 100, 0, 100],
  ['ASC', 'assault craft', 'assault craft', true, false, 0, 500, 0, 300, 0, 200],
  ['MTBT', 'military robot', 'military robots', true, false, 2000, 200, 1000, 100, 1000, 100],
  ['MSS', 'missile', 'missiles', true, false, 0, 400, 0, 200, 0, 200],
  ['MSL', 'missile launcher', 'missile launchers', true, true, 0, 2500, 0, 1500, 0, 1000],
  ['ANM', 'anti-missile', 'anti-missiles', true, false, 0, 400, 0, 200, 0, 200],
  ['EWP', 'energy weapon', 'energy weapons', true, true, 0, 1000, 0, 500, 0, 500],
  ['ESH', 'energy shield', 'energy shields', true, true, 0, 5000, 0, 2500, 0, 2500],
  ['MTSP', 'military supply', 'military supplies', false, false, 4, 0, 2, 0, 2, 0],
  ['HEN', 'hyper engine', 'hyper engines', true, true, 0, 4500, 0, 2500, 0, 2000],
  ['SPD', 'space drive', 'space drives', true, true, 0, 2500, 0, 1500, 0, 1000],
  ['SEN', 'sensor', 'sensors', true, true, 299_800, 200, 99_900, 100, 199_900, 100],
  ['TPT', 'transport', 'transports', true, false, 0, 400, 0, 300, 0, 100],
  ['LFS', 'life support unit', 'life support units', true, true, 0, 800, 0, 300, 0, 500],
  ['STU', 'structural unit', 'structural units', false, true, 50, 0, 10, 0, 40, 0],
  ['LSTU', 'light structural unit', 'light structural units', false, true, 5, 0, 1, 0, 4, 0],
  ['AUT', 'automation unit', 'automation units', true, true, 0, 400, 0, 200, 0, 200],
  ['CNGD', 'consumer goods', 'consumer goods', false, false, 60, 0, 20, 0, 40, 0],
  ['FOOD', 'food', 'food', false, false, 600, 0],
  ['RSCH', 'research point', 'research points', false, false, 0, 0],
] as const satisfies readonly (readonly [
  code: UnitCode,
  singular: string,
  plural: string,
  hasTechLevel: boolean,
  needsAssembly: boolean,
  baseMass: number,
  massPerLevel: number,
  ...cost: [] | [number, number, number, number],
])[];

/**
 * Every unit, in rulebook order.
 *
 * @see seed "Resource" to "Consumer Goods and Food", and "General Rules" for assembly
 */
export const UNITS: readonly UnitRow[] = ROWS.map(
  ([code, singular, plural, hasTechLevel, needsAssembly, baseMass, massPerLevel, ...cost]) => ({
    code,
    singular,
    plural,
    hasTechLevel,
    needsAssembly,
    baseMass,
    massPerLevel,
    cost: costOf(cost),
    ...figuresOf(code),
  }),
);

const BY_CODE: ReadonlyMap<UnitCode, UnitRow> = new Map(UNITS.map((unit) => [unit.code, unit]));

/** Masses of one unit by technology level, in hundredths of a mass unit; none at a level that the unit has not. */
const MASSES: ReadonlyMap<UnitCode, readonly (number | undefined)[]> = new Map(
  UNITS.map(({ code, baseMass, massPerLevel }) => {
    const masses: (number | undefined)[] = [];
    for (const level of levelsOf(code)) masses[level] = baseMass + massPerLevel * level;
    return [code, masses];
  }),
);

/**
 * The catalogue row of a unit.
 *
 * @throws RangeError when there is no such code (a caller's bug)
 */
export function unitOf(code: UnitCode): UnitRow {
  const unit = BY_CODE.get(code);
  if (!unit) throw new RangeError(`unit code: expected one of the catalogue, received ${shown(code)}`);
  return unit;
}

/**
 * Mass of one unit, in hundredths of a mass unit.
 *
 * @param techLevel - 1 to 10 (both included) for a unit with technology levels, otherwise 0
 * @throws RangeError when the technology level does not fit the unit
 */
export function unitMass(code: UnitCode, techLevel: number): number {
  const mass = MASSES.get(code)?.[techLevel];
  // a text may be the index of a list as well
  if (mass !== undefined && typeof techLevel === 'number') return mass;
  requireTechLevel(code, techLevel);
  throw new RangeError(`unit code: expected one of the catalogue, received ${shown(code)}`);
}

/**
 * Materials of one unit, in hundredths of a resource unit.
 *
 * @param techLevel - 1 to 10 (both included) for a unit with technology levels, otherwise 0
 * @returns 0 of both for a unit that takes no material (research points)
 * @throws RangeError when the technology level does not fit the unit, or factories do not make it
 * @see seed "Factory", manufacturing costs
 */
export function unitCost(code: UnitCode, techLevel: number): { metallics: number; nonMetallics: number } {
  requireTechLevel(code, techLevel);
  if (code === 'RSCH') return { metallics: 0, nonMetallics: 0 };
  const { cost } = unitOf(code);
  if (!cost) throw new RangeError(`cost: expected a unit that factories make, received ${code}`);
  return {
    metallics: cost.metallics + cost.metallicsPerLevel * techLevel,
    nonMetallics: cost.nonMetallics + cost.nonMetallicsPerLevel * techLevel,
  };
}

/**
 * Fuel units that one unit burns on an occasion, as an exact ratio.
 *
 * @param techLevel - 1 to 10 (both included) for a unit with technology levels, otherwise 0
 * @throws RangeError when the technology level does not fit the unit, or it burns nothing on that occasion
 * @see seed, the units' fuel
 */
export function unitFuel(code: UnitCode, techLevel: number, per: FuelOccasion): Ratio {
  return fuelOf(code, techLevel, per);
}

const fuelOf = /* @__PURE__ */ byLevel((code, techLevel, per: FuelOccasion): Ratio => {
  const use = unitOf(code).fuel.findLast((known) => known.per === per && techLevel >= (known.from ?? 0));
  if (!use) throw new RangeError(`fuel: expected a unit that burns some each ${per}, received ${code}`);
  return ratio(use.numerator * powerOf(techLevel, use), use.denominator);
});

/**
 * How much one unit carries, houses, supports or replaces.
 *
 * @param techLevel - 1 to 10 (both included) for a unit with technology levels, otherwise 0
 * @throws RangeError when the technology level does not fit the unit, or it has no such capacity
 * @see seed, the units' capacity
 */
export function unitCapacity(code: UnitCode, techLevel: number, of: CapacityKind): number {
  return capacityOf(code, techLevel, of);
}

const capacityOf = /* @__PURE__ */ byLevel((code, techLevel, of: CapacityKind): number => {
  const capacity = unitOf(code).capacity.find((known) => known.of === of);
  if (!capacity) throw new RangeError(`capacity: expected a unit for ${of}, received ${code}`);
  return truncatedProduct([capacity.numerator, powerOf(techLevel, capacity)], [capacity.denominator]);
});

/** A figure of units that is worked out once for each technology level at which somebody asks for it. */
function byLevel<Kind extends string, Figure>(
  workOut: (code: UnitCode, techLevel: number, kind: Kind) => Figure,
): typeof workOut {
  const figures = new Map<UnitCode, Map<Kind, Figure[]>>();
  return (code, techLevel, kind) => {
    const known = figures.get(code)?.get(kind)?.[techLevel];
    if (known !== undefined && typeof techLevel === 'number') return known;
    requireTechLevel(code, techLevel);
    const figure = workOut(code, techLevel, kind);
    const kinds = figures.get(code) ?? new Map<Kind, Figure[]>();
    const levels = kinds.get(kind) ?? [];
    levels[techLevel] = figure;
    figures.set(code, kinds.set(kind, levels));
    return figure;
  };
}

/** Texts of a unit by technology level. */
const TEXTS: ReadonlyMap<UnitCode, readonly string[]> = new Map(
  UNITS.map(({ code, hasTechLevel }) => {
    const texts: string[] = [];
    for (const level of levelsOf(code)) texts[level] = hasTechLevel ? `${code}-${level}` : code;
    return [code, texts];
  }),
);

/** Every unit at every technology level, by its text. */
const BY_TEXT: ReadonlyMap<string, { readonly code: UnitCode; readonly techLevel: number }> = new Map(
  UNITS.flatMap(({ code }) =>
    levelsOf(code).map((techLevel) => [formatUnit(code, techLevel), { code, techLevel }] as const),
  ),
);

/** Code with its technology level where it has one, as players write it: `FRM-1`, `GOLD`. */
export function formatUnit(code: UnitCode, techLevel: number): string {
  return TEXTS.get(code)?.[techLevel] ?? (unitOf(code).hasTechLevel ? `${code}-${techLevel}` : code);
}

/**
 * Reads a code with its technology level, `FRM-1` or `GOLD`, as {@link formatUnit} writes it.
 *
 * @returns the unit, or `undefined` when there is no such unit or its level does not fit
 */
export function parseUnit(text: string): { readonly code: UnitCode; readonly techLevel: number } | undefined {
  return BY_TEXT.get(text);
}

function requireTechLevel(code: UnitCode, techLevel: number): void {
  const [low, high] = techLevelsOf(unitOf(code));
  if (!Number.isInteger(techLevel) || techLevel < low || techLevel > high) {
    throw new RangeError(
      `technology level of ${code}: expected ${low} to ${high}, received ${shown(techLevel)}`,
    );
  }
}

/** Lowest and highest technology level of a unit; 0 and 0 for a unit without technology levels. */
function techLevelsOf({ hasTechLevel }: UnitRow): readonly [low: number, high: number] {
  return hasTechLevel ? [1, MAX_TECH_LEVEL] : [0, 0];
}

/** Technology levels of a unit, lowest first; 0 alone for a unit without technology levels. */
function levelsOf(code: UnitCode): number[] {
  const [low, high] = techLevelsOf(unitOf(code));
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

function powerOf(techLevel: number, { power }: LevelFigure): number {
  return power === 0 ? 1 : power === 1 ? techLevel : techLevel * techLevel;
}

function figuresOf(code: UnitCode): UnitFigures {
  const figures: Readonly<Partial<Record<UnitCode, UnitFigures>>> = UNIT_FIGURES;
  return figures[code] ?? NO_FIGURES;
}

function costOf(row: readonly number[]): UnitCost | null {
  const [metallics, metallicsPerLevel = 0, nonMetallics = 0, nonMetallicsPerLevel = 0] = row;
  return metallics === undefined
    ? null
    : { metallics, metallicsPerLevel, nonMetallics, nonMetallicsPerLevel };
}
