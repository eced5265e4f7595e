/** What happens to planets as a whole. */
import { materialsOfUnfinished } from './formulas/production.js';
import { shipMass } from './formulas/ship.js';
import { typeOf } from './lookup.js';
import type { GalaxyRules } from './game-rules.js';
import type { Planet, Race } from './state.js';
import type { Design, Product } from './types.js';

/** Above this mass the classic rounding takes a hundredth off. */
const CLASSIC_LARGE = 49.5;
const CLASSIC_LESS = 0.01;

/** Mass of a ship as its production counts it. */
export function builtMass({ classic }: Pick<GalaxyRules, 'classic'>, design: Design): number {
  const mass = shipMass(design);
  return classic.shipRounding && mass > CLASSIC_LARGE ? mass - CLASSIC_LESS : mass;
}

/**
 * Gives a planet another product: ships left unfinished leave their materials, and what was carried over for them is lost, unless the next
 * product uses it.
 *
 * @see manual "Ship Building"; N-12
 */
export function changeProduct(rules: GalaxyRules, owner: Race, planet: Planet, product: Product): void {
  if (isSameProduct(planet.product, product)) return;
  if (planet.product.kind === 'ships' && !rules.keepProduction) {
    const mass = builtMass(rules, typeOf(owner, planet.product.typeId).design);
    planet.stock.MAT += materialsOfUnfinished(mass, planet.carry, planet.resources, planet.stock.MAT);
    planet.carry = 0;
  }
  planet.product = product;
}

/**
 * What a planet loses when it is bombed, or loses its owner.
 *
 * @see N-17
 */
export function disrupt(planet: Planet): void {
  planet.routes = { COL: null, CAP: null, MAT: null, EMP: null };
  planet.product = { kind: 'CAP' };
  planet.carry = 0;
  planet.spent = 0;
}

/** Leaves a planet without owner, people, industry and stocks. */
export function layWaste(planet: Planet): void {
  disrupt(planet);
  planet.ownerId = null;
  planet.population = 0;
  planet.industry = 0;
  planet.stock = { COL: 0, CAP: 0, MAT: 0 };
}

function isSameProduct(one: Product, other: Product): boolean {
  if (one.kind === 'research') return other.kind === 'research' && one.tech === other.tech;
  if (one.kind === 'ships') return other.kind === 'ships' && one.typeId === other.typeId;
  return one.kind === other.kind;
}
