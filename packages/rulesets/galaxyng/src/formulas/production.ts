/**
 * What a planet makes of its production.
 *
 * @see manual "Production"; N-10, N-12
 */
import { isAtMost, restOf } from '../numbers/epsilon.js';

/** Production that a ship of mass 1 costs. */
const PRODUCTION_PER_MASS = 10;
/** Production that a unit of capital costs, in addition to a unit of materials. */
const PRODUCTION_PER_CAPITAL = 5;
/** Production that a point of cargo technology, and of any other, costs. */
const CARGO_TECH_COST = 2500;
const TECH_COST = 5000;

/** Production of a planet, also called its effective industry. */
export function productionOf(population: number, industry: number): number {
  return industry * 0.75 + population * 0.25;
}

/** Materials made of some production. */
export function materialsMade(production: number, resources: number): number {
  return production * resources;
}

/** Capital made, and the materials taken from stock for it. */
export interface CapitalMade {
  readonly capital: number;
  readonly materials: number;
}

/** Capital made of some production, with materials from stock first. */
export function capitalMade(production: number, resources: number, stock: number): CapitalMade {
  const materials = Math.min(production / PRODUCTION_PER_CAPITAL, stock);
  const left = production - PRODUCTION_PER_CAPITAL * materials;
  return { capital: materials + left / (PRODUCTION_PER_CAPITAL + 1 / resources), materials };
}

/** Points of technology that some production researches. */
export function techGained(production: number, isCargo: boolean): number {
  return production / (isCargo ? CARGO_TECH_COST : TECH_COST);
}

/** Production that some ships cost, with the materials that are not in stock. */
export function shipsCost(mass: number, ships: number, resources: number, stock: number): number {
  const total = mass * ships;
  return PRODUCTION_PER_MASS * total + Math.max(0, total - stock) / resources;
}

/** Ships made, the materials taken from stock for them, and the production left over. */
export interface ShipsMade {
  readonly ships: number;
  readonly materials: number;
  readonly carry: number;
}

/** As many ships as some production makes. */
export function shipsMade(production: number, mass: number, resources: number, stock: number): ShipsMade {
  const fromStock = wholeUnits(production / (PRODUCTION_PER_MASS * mass));
  const ships =
    mass * fromStock <= stock
      ? fromStock
      : wholeUnits((production + stock / resources) / (mass * (PRODUCTION_PER_MASS + 1 / resources)));
  const cost = shipsCost(mass, ships, resources, stock);
  return {
    ships,
    materials: Math.min(stock, mass * ships),
    carry: restOf(production, cost),
  };
}

/** Materials that go into stock for ships left unfinished. */
export function materialsOfUnfinished(mass: number, carry: number, resources: number, stock: number): number {
  return carry > 0 ? (mass * carry) / shipsCost(mass, 1, resources, stock) : 0;
}

/** Whole units in a quantity; one that lacks next to nothing counts. */
export function wholeUnits(quantity: number): number {
  const whole = Math.floor(quantity);
  return isAtMost(whole + 1, quantity) ? whole + 1 : whole;
}
