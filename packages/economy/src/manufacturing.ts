import { requireQuantity, scale, truncatedProduct } from '@ec/prng';
import type { UnitNeeds } from './labour.js';
import { unitCost, unitFuel, unitMass, type GoodsCode } from './units.js';
import { QUARTERS_A_YEAR } from './quarters-a-year.js';

/** A kind of goods with its technology level; 0 where the kind has none. */
export interface Product {
  readonly code: GoodsCode;
  readonly techLevel: number;
}

/** Work in process that is a quarter, half and three quarters done, in units of the product. */
export type Pipeline = readonly [quarter: number, half: number, threeQuarters: number];

/** Metallics and non-metallics, in units. */
export interface Materials {
  readonly metallics: number;
  readonly nonMetallics: number;
}

/** A quarter of a factory group. */
export interface FactoryQuarter {
  readonly pipeline: Pipeline;
  /** Units of the product that came out. */
  readonly delivered: number;
  /** Units of the product that were begun. */
  readonly started: number;
  /** Materials that went in. */
  readonly used: Materials;
}

/**
 * Labour of one factory, in worker units, by the size of its group: each row from that many factories on.
 *
 * @see seed "Factory group labor"
 */
export const FACTORY_LABOUR = [
  { from: 50_000, professionals: 1, unskilled: 3 },
  { from: 5_000, professionals: 2, unskilled: 6 },
  { from: 500, professionals: 3, unskilled: 9 },
  { from: 50, professionals: 4, unskilled: 12 },
  { from: 5, professionals: 5, unskilled: 15 },
  { from: 0, professionals: 6, unskilled: 18 },
] as const;

/** What a factory turns out in a year for each technology level: mass units of goods, or research points. */
const ANNUAL_OUTPUT_PER_LEVEL = { mass: 20, research: 1 } as const;

/**
 * What one factory of a group needs to work for a turn.
 *
 * @param units - factories of the group, at least 0 (included)
 * @param techLevel - of the factories, 1 to 10 (both included)
 * @see seed "Factory": labour by group size, fuel per turn
 */
export function factoryNeeds(units: number, techLevel: number): UnitNeeds {
  const { professionals, unskilled } = FACTORY_LABOUR.find(({ from }) => units >= from) ?? FACTORY_LABOUR[5];
  return { professionals, unskilled, halfFuel: scale(2, unitFuel('FCT', techLevel, 'turn')) };
}

/**
 * Units (or research points) that factories turn out in a quarter when all have labour, fuel and materials.
 *
 * @param factories - factory units, at least 0 (included)
 * @param techLevel - technology level of the factories, 1 to 10 (both included)
 * @throws RangeError when the product's technology level does not fit its kind, or they turn out more than 2^53 − 1
 * @see seed "Factory": annual production capacity, "Research"; E-02, E-22
 */
export function factoryOutput(factories: number, techLevel: number, product: Product): number {
  const { mass, research } = ANNUAL_OUTPUT_PER_LEVEL;
  if (product.code === 'RSCH') return truncatedProduct([factories, research * techLevel], [QUARTERS_A_YEAR]);
  const massOfOne = unitMass(product.code, product.techLevel);
  return truncatedProduct([factories, 100 * mass * techLevel], [QUARTERS_A_YEAR * massOfOne]);
}

/**
 * Runs a factory group for a quarter: its work in process moves one stage, and a new batch is begun with the materials at
 * hand. A batch begun in one turn comes out three turns later.
 *
 * A group that works in part moves and begins only that fraction. It moves at least one unit of each stage, so that work in
 * process comes to an end; the rest waits where it is, and nothing is lost. No stage moves more than the factories at work can
 * turn out.
 *
 * @param units - factories of the group, at least `working`
 * @param working - factories with labour and fuel, at least 0 (included)
 * @param techLevel - of the factories, 1 to 10 (both included)
 * @param product - what is in process and begun
 * @param materials - at hand
 * @param isStarting - whether a new batch is begun
 * @throws RangeError when the product's technology level does not fit its kind, factories do not make it, or a stage would hold more
 *   than 2^53 − 1
 * @see seed "Factory": manufacturing cycle, costs; E-22
 */
export function runFactories(
  units: number,
  working: number,
  techLevel: number,
  product: Product,
  pipeline: Pipeline,
  materials: Materials,
  isStarting: boolean,
): FactoryQuarter {
  const capacity = factoryOutput(working, techLevel, product);
  const moving = (stage: number): number =>
    stage === 0 || working === 0
      ? 0
      : Math.min(Math.max(1, truncatedProduct([stage, working], [units])), capacity);
  const [quarter, half, threeQuarters] = pipeline;
  const first = moving(quarter);
  const second = moving(half);
  const delivered = moving(threeQuarters);
  const started = isStarting ? Math.min(capacity, affordable(product, materials)) : 0;
  const left: Pipeline = [
    quarter - first + started,
    half - second + first,
    threeQuarters - delivered + second,
  ];
  for (const stage of left) requireQuantity('work in process', stage);
  return {
    pipeline: left,
    delivered,
    started,
    used: materialsOf(product, started),
  };
}

/**
 * Materials for units of a product, each truncated once.
 *
 * @throws RangeError when the product's technology level does not fit its kind, factories do not make it, or they exceed 2^53 − 1
 * @see seed "Factory", manufacturing costs
 */
export function materialsOf({ code, techLevel }: Product, units: number): Materials {
  const cost = unitCost(code, techLevel);
  return {
    metallics: truncatedProduct([units, cost.metallics], [100]),
    nonMetallics: truncatedProduct([units, cost.nonMetallics], [100]),
  };
}

/** Most units of a product that the materials are enough for. */
function affordable({ code, techLevel }: Product, { metallics, nonMetallics }: Materials): number {
  const cost = unitCost(code, techLevel);
  return Math.min(most(metallics, cost.metallics), most(nonMetallics, cost.nonMetallics));
}

function most(stock: number, hundredths: number): number {
  return hundredths === 0 ? Number.MAX_SAFE_INTEGER : truncatedProduct([stock, 100], [hundredths]);
}
