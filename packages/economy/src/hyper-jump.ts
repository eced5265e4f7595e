import { divideProduct, requireQuantity } from '@ec/prng';
import { massHundredths } from './structure.js';
import type { Stack } from './inventory.js';
import { unitCapacity, unitFuel } from './units.js';

/** A jump: to another orbit of the same star, to another star of the same system, or to another system. */
export type Jump =
  | { readonly kind: 'orbit' }
  | { readonly kind: 'star' }
  /** Square of the distance, in square light years: an integer of at least 1 (included). */
  | { readonly kind: 'system'; readonly squaredDistance: number };

/** Length of a jump within a system, in tenths of a light year. */
const IN_SYSTEM_TENTHS = { orbit: 1, star: 2 } as const;

/** What a jump takes. */
export interface JumpNeeds {
  /** Lowest technology level of the assembled engines, 0 without any: the range in light years. */
  readonly range: number;
  /** Whether the jump is within range. */
  readonly isInRange: boolean;
  /** Engines that are assembled. */
  readonly engines: number;
  /** Engines that it takes to move the load; 0 where none is assembled. */
  readonly enginesNeeded: number;
  /** Fuel units that those engines burn. */
  readonly fuel: number;
}

/**
 * What a jump takes. Engines of mixed levels all count as the lowest level. Each moves 1,000 mass units a level, and only as many as
 * move the load burn fuel: 40 each for a light year, truncated once.
 *
 * @param assembled - assembled units of the ship
 * @param mass - of the whole ship in hundredths of a mass unit, assembled engines included
 * @throws RangeError when the engines, their mass or the fuel exceed 2^53 − 1, the mass is no integer or below that of the engines, or the
 *   distance is out of its bounds
 * @see seed "Hyper Engine"; E-29
 */
export function jumpNeeds(assembled: readonly Stack[], mass: number, jump: Jump): JumpNeeds {
  const drives = assembled.filter(({ code, quantity }) => code === 'HEN' && quantity > 0);
  const engines = drives.reduce((sum, { quantity }) => sum + quantity, 0);
  requireQuantity('engines', engines);
  if (engines === 0) return { range: 0, isInRange: false, engines, enginesNeeded: 0, fuel: 0 };
  const range = Math.min(...drives.map(({ techLevel }) => techLevel));
  const load = mass - massHundredths(drives);
  requireQuantity('mass without the engines in hundredths', load);
  const moved = 100 * unitCapacity('HEN', range, 'mass units moved');
  const enginesNeeded = Math.ceil(load / moved);
  return {
    range,
    isInRange: jump.kind !== 'system' || jump.squaredDistance <= range * range,
    engines,
    enginesNeeded,
    fuel: jumpFuel(enginesNeeded, jump),
  };
}

/**
 * Fuel units that engines burn on a jump: 40 for each engine and light year, truncated once.
 *
 * @param engines - engines that move the load, an integer of at least 0 (included)
 * @throws RangeError when the fuel exceeds 2^53 − 1, or the engines or the distance are out of their bounds
 * @see seed "Hyper Engine": fuel per jump; E-29
 */
export function jumpFuel(engines: number, jump: Jump): number {
  const { numerator } = unitFuel('HEN', 1, 'light year');
  if (jump.kind !== 'system')
    return divideProduct(engines, numerator * IN_SYSTEM_TENTHS[jump.kind], 10).quotient;
  requireQuantity('engines', engines);
  requireQuantity('square of the distance', jump.squaredDistance);
  const burn = BigInt(engines) * BigInt(numerator);
  const fuel = Number(squareRoot(burn * burn * BigInt(jump.squaredDistance)));
  requireQuantity('fuel of the jump', fuel);
  return fuel;
}

/** Largest integer whose square is not above a value (Newton's method). */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
