import { truncatedProduct } from '@ec/economy';

/** Energy of one beam or one shield, in energy units for each technology level. */
export const ENERGY_PER_LEVEL = 10;

/** Energy weapons or shields of one technology level that have fuel. */
export interface EnergyBattery {
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  /** Fuelled weapons or shields, at least 0 (included). */
  readonly quantity: number;
}

/**
 * Damage of a round of beams in mass units: (weapons ÷ distance) × 10 TL, less what the shields deflect, truncated once and
 * never below 0.
 *
 * @param weapons - energy weapons that fire
 * @param distance - in 10,000 miles, an integer of at least 1 (included)
 * @param shields - energy shields of the target
 * @throws RangeError when the distance is below 1
 * @see seed "Energy Weapon": damage formula, "Energy Shield": deflection; E-38
 */
export function beamDamage(
  weapons: readonly EnergyBattery[],
  distance: number,
  shields: readonly EnergyBattery[],
): number {
  if (!(distance >= 1)) throw new RangeError(`distance: expected at least 1, received ${distance}`);
  return truncatedProduct([Math.max(0, energy(weapons) - distance * energy(shields))], [distance]);
}

/** Energy units of all weapons or shields at no distance. */
export function energy(batteries: readonly EnergyBattery[]): number {
  return batteries.reduce((sum, { techLevel, quantity }) => sum + ENERGY_PER_LEVEL * techLevel * quantity, 0);
}
