import { requireQuantity } from '@ec/prng';
import { requireDistance } from './distance.js';
import type { LevelCount } from './types.js';

/** Energy of one beam or one shield, in energy units for each technology level. */
export const ENERGY_PER_LEVEL = 10;

/**
 * Damage of a round of beams in mass units: (weapons ÷ distance) × 10 TL, less what the shields deflect, truncated once and
 * never below 0.
 *
 * @param volleys - energy weapons that fire, with the distance of each lot in 10,000 miles, an integer of at least 1 (included)
 * @param shields - energy shields of the target that have fuel
 * @throws RangeError when a distance is not an integer of at least 1, or energy or damage exceeds 2^53 − 1
 * @see seed "Energy Weapon": damage formula, "Energy Shield": deflection; E-38
 */
export function beamDamage(volleys: readonly BeamVolley[], shields: readonly LevelCount[]): number {
  const deflected = energy(shields);
  const [first, ...others] = volleys;
  if (!first) return 0;
  for (const { distance } of volleys) requireDistance(distance);
  if (others.length === 0) {
    const { weapons, distance } = first;
    return Math.floor(Math.max(0, energy(weapons) - distance * deflected) / distance);
  }
  // over a common denominator, as only the sum is truncated
  const distances = volleys.reduce((product, { distance }) => product * BigInt(distance), 1n);
  const fired = volleys.reduce(
    (sum, { weapons, distance }) => sum + BigInt(energy(weapons)) * (distances / BigInt(distance)),
    0n,
  );
  const damage = fired / distances - BigInt(deflected);
  if (damage < 0n) return 0;
  requireQuantity('damage of beams', Number(damage));
  return Number(damage);
}

/** Beams that are fired over one distance. */
export interface BeamVolley {
  readonly weapons: readonly LevelCount[];
  /** In 10,000 miles, an integer of at least 1 (included). */
  readonly distance: number;
}

/**
 * Energy units of all weapons or shields at no distance.
 *
 * @throws RangeError when they exceed 2^53 − 1
 */
export function energy(batteries: readonly LevelCount[]): number {
  const units = batteries.reduce(
    (sum, { techLevel, quantity }) => sum + ENERGY_PER_LEVEL * techLevel * quantity,
    0,
  );
  requireQuantity('energy units', units);
  return units;
}
