import { truncatedProduct } from '@ec/economy';
import type { Prng } from '@ec/prng';

/** Damage of a missile that hits, in mass units for each technology level. */
export const MISSILE_DAMAGE_PER_LEVEL = 100;

/**
 * Missiles that find their target if nothing stops them: M ÷ max(1, D² − average launcher level), truncated.
 *
 * @param missiles - missiles fired, at least 0 (included)
 * @param distance - in 10,000 miles, an integer of at least 1 (included)
 * @param launcherLevels - launchers by technology level; at least one launcher when missiles are fired
 * @throws RangeError when missiles are fired without a launcher, or the distance is below 1
 * @see seed "Missile": hit formula, accuracy adjustment; E-37
 */
export function possibleHits(
  missiles: number,
  distance: number,
  launcherLevels: readonly LauncherCount[],
): number {
  if (!(distance >= 1)) throw new RangeError(`distance: expected at least 1, received ${distance}`);
  if (missiles === 0) return 0;
  const launchers = launcherLevels.reduce((sum, { quantity }) => sum + quantity, 0);
  if (launchers === 0)
    throw new RangeError(`launchers: expected at least 1 for ${missiles} missiles, received 0`);
  const levels = launcherLevels.reduce((sum, { techLevel, quantity }) => sum + techLevel * quantity, 0);
  // both sides of the division times the launchers, as their average level is levels ÷ launchers
  return truncatedProduct(
    [missiles, launchers],
    [Math.max(launchers, distance * distance * launchers - levels)],
  );
}

/** Launchers of one technology level. */
export interface LauncherCount {
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  /** At least 0 (included). */
  readonly quantity: number;
}

/**
 * Chance that one anti-missile kills a missile, in percent.
 *
 * @param techLevel - 1 to 10 (both included)
 * @see seed "Anti-missile": hit rate
 */
export function antiMissileChance(techLevel: number): number {
  return 50 + 5 * techLevel;
}

/**
 * Chance that one energy weapon kills a missile, in percent.
 *
 * @param techLevel - 1 to 10 (both included)
 * @see E-37
 */
export function pointDefenceChance(techLevel: number): number {
  return 25 + 5 * techLevel;
}

/**
 * Missiles that one line of defence kills: each shot is drawn on its own, at a missile that is still flying.
 *
 * @param incoming - missiles that would hit, at least 0 (included)
 * @param shots - shots of the defence, at least 0 (included)
 * @param percent - chance of each shot, 0 to 100 (both included)
 * @returns missiles killed, at most `incoming`; shots without a target are not drawn
 * @see E-37
 */
export function interceptMissiles(incoming: number, shots: number, percent: number, rng: Prng): number {
  let killed = 0;
  for (let shot = 0; shot < shots && killed < incoming; shot++) {
    if (rng.chance(percent, 100)) killed += 1;
  }
  return killed;
}
