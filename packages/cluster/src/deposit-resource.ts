import type { Prng } from '@ec/prng';
import { RESOURCES, type ByPlanetType, type ByResource, type Resource } from './types.js';

/** Most deposits of some resources that a planet keeps; a resource that is not named has no cap. */
export type DepositCaps = { readonly [resource in 'gold' | 'fuel']?: number };

/**
 * Most gold and fuel deposits a planet keeps, by type.
 *
 * @see seed "Deposit", per-planet caps
 */
export const DEPOSIT_CAPS: ByPlanetType<DepositCaps> = {
  terrestrial: { gold: 1, fuel: 5 },
  asteroid: {},
  gasGiant: { fuel: 2 },
};

/** Capped deposits of a planet drawn so far. */
export interface CappedDeposits {
  /** Gold deposits so far. */
  gold: number;
  /** Fuel deposits so far. */
  fuel: number;
}

/**
 * Table from a 1d100 to a resource: entry 0 is what a 1 gives, entry 99 what a 100 gives.
 *
 * @param percent - chances of 100, whole numbers that add up to 100
 * @see E-07
 */
export function resourceTable(percent: ByResource<number>): readonly Resource[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: percent[resource] }, () => resource));
}

/**
 * Draws the resource of a planet's next deposit: a 1d100 on the table, then the caps. Gold beyond its cap becomes
 * fuel, and fuel beyond its cap becomes metallics or non-metallics by 1d2.
 *
 * @param rng - the planet's stream
 * @param table - what each result of the 1d100 gives
 * @param caps - the caps of the planet's type
 * @param soFar - counts of the deposits before this one; this one is added
 * @see seed "Deposit", cap resolution; E-07
 */
export function rollResource(
  rng: Prng,
  table: readonly Resource[],
  caps: DepositCaps,
  soFar: CappedDeposits,
): Resource {
  let resource = table[rng.between(1, 100) - 1] ?? 'nonMetallics';
  if (resource === 'gold' && caps.gold !== undefined && soFar.gold >= caps.gold) resource = 'fuel';
  if (resource === 'fuel' && caps.fuel !== undefined && soFar.fuel >= caps.fuel) {
    resource = rng.between(1, 2) === 1 ? 'metallics' : 'nonMetallics';
  }
  if (resource === 'gold') soFar.gold++;
  if (resource === 'fuel') soFar.fuel++;
  return resource;
}
