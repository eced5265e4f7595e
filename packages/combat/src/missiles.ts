import { type Distribution, divideProduct, type Prng, type Ratio, requireQuantity, shown } from '@ec/prng';
import { checkedParameters, type CombatParameters } from './combat-parameters.js';
import { requireDistance } from './distance.js';
import { requireLevel } from './require-level.js';
import { takenDistribution, takePart } from './take-share.js';
import type { LevelCount } from './types.js';

/** Damage of a missile that hits, in mass units for each technology level. */
export const MISSILE_DAMAGE_PER_LEVEL = 100;

/** Chance that an anti-missile kills a missile, in percent: at level 0, and what each level adds. */
const ANTI_MISSILE_PERCENT = { base: 50, perLevel: 5 } as const;

/**
 * Missiles that find their target if nothing stops them: M ÷ max(1, D² − average launcher level), truncated.
 *
 * @param missiles - missiles fired, at least 0 (included)
 * @param distance - in 10,000 miles, an integer of at least 1 (included)
 * @param launcherLevels - launchers by technology level; at least one launcher when missiles are fired
 * @throws RangeError when the missiles are not an integer from 0 to 2^53 − 1, some are fired without a launcher, the distance is not an integer of at least 1, or D² times the launchers exceeds 2^53 − 1
 * @see seed "Missile": hit formula, accuracy adjustment; E-37
 */
export function possibleHits(
  missiles: number,
  distance: number,
  launcherLevels: readonly LevelCount[],
): number {
  requireDistance(distance);
  requireQuantity('missiles', missiles);
  if (missiles === 0) return 0;
  const launchers = launcherLevels.reduce((sum, { quantity }) => sum + quantity, 0);
  if (launchers === 0)
    throw new RangeError(`launchers: expected at least 1 for ${missiles} missiles, received 0`);
  const levels = launcherLevels.reduce((sum, { techLevel, quantity }) => sum + techLevel * quantity, 0);
  const most = distance * distance * launchers;
  requireQuantity('distance² × launchers', most);
  // both sides of the division times the launchers, as their average level is levels ÷ launchers
  const divisor = Math.max(launchers, most - levels);
  return divideProduct(missiles, launchers, divisor).quotient;
}

/**
 * Chance that one anti-missile kills a missile, in percent.
 *
 * @param techLevel - 1 to 10 (both included)
 * @throws RangeError when the technology level is not an integer from 1 to 10
 * @see seed "Anti-missile": hit rate
 */
export function antiMissileChance(techLevel: number): number {
  requireLevel('technology level of ANM', techLevel, 1);
  return ANTI_MISSILE_PERCENT.base + ANTI_MISSILE_PERCENT.perLevel * techLevel;
}

/**
 * Chance that one energy weapon kills a missile, in percent.
 *
 * @param techLevel - 1 to 10 (both included)
 * @throws RangeError when the technology level is not an integer from 1 to 10, or the parameters are not as
 * {@link combatParameters} makes them
 * @see E-37
 */
export function pointDefenceChance(techLevel: number, parameters: CombatParameters): number {
  requireLevel('technology level of EWP', techLevel, 1);
  const { pointDefence, pointDefencePerLevel } = checkedParameters(parameters);
  return Math.min(100, pointDefence + pointDefencePerLevel * techLevel);
}

/** Shots of a defence that have the same chance. */
export interface Shots {
  /** An integer of at least 0 (included). */
  readonly quantity: number;
  /** Chance of each to kill a missile, an integer from 0 to 100 (both included). */
  readonly percent: number;
}

/** What a line of defence shot down, and with how many shots. */
export interface Interception {
  /** Targets shot down, at most those that came. */
  readonly killed: number;
  /** Shots taken of each lot, in the order given. */
  readonly spent: readonly number[];
}

/**
 * Targets that a line of defence shoots down. The shots are taken in the order given, until their chances add up to all
 * targets; the rest is not spent. Their kills are settled together, by one draw where they are not a whole number.
 *
 * @param incoming - targets, at least 0 (included); times 100 times the divisor less than 2^53 − 100 (excluded)
 * @param divisor - how much harder to hit than a missile the targets are, an integer of at least 1 (included)
 * @throws RangeError when the targets or the shots of a lot are not an integer of at least 0, a chance is not one from 0 to 100, the divisor is not one of
 *   at least 1, or the targets are more than that
 * @see E-37; E-40 for craft and transports
 */
export function interceptMissiles(
  incoming: number,
  shots: readonly Shots[],
  rng: Prng,
  divisor = 1,
): Interception {
  const { share, spent } = defend(incoming, shots, divisor);
  return { killed: Math.min(incoming, takePart(1, share, rng) + share.whole), spent };
}

/**
 * Distribution of the targets that {@link interceptMissiles} shoots down.
 *
 * @throws RangeError as {@link interceptMissiles}
 * @see E-37, E-40
 */
export function interceptionDistribution(
  incoming: number,
  shots: readonly Shots[],
  divisor = 1,
): Distribution {
  const { share } = defend(incoming, shots, divisor);
  return takenDistribution(1, share).map((killed) => Math.min(incoming, killed + share.whole));
}

function requirePercent(percent: number): void {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError(`percent of shots: expected an integer from 0 to 100, received ${shown(percent)}`);
}

/** Shots that are taken, and the kills they make up: whole ones, and the share of one more. */
function defend(
  incoming: number,
  shots: readonly Shots[],
  divisor: number,
): { readonly share: Ratio & { readonly whole: number }; readonly spent: number[] } {
  requireQuantity('targets', incoming);
  requireQuantity('divisor', divisor);
  if (divisor === 0) throw new RangeError('divisor: expected at least 1, received 0');
  const denominator = 100 * divisor;
  const needed = incoming * denominator;
  // the last shot may make up to 99 hundredths more
  if (!(needed + 100 <= Number.MAX_SAFE_INTEGER))
    throw new RangeError(`targets: expected less than (2^53 − 100) ÷ ${denominator}, received ${incoming}`);
  let made = 0;
  const spent = shots.map(({ quantity, percent }) => {
    requireQuantity('shots', quantity);
    requirePercent(percent);
    if (percent === 0) return 0;
    const taken = Math.min(quantity, Math.ceil(Math.max(0, needed - made) / percent));
    made += taken * percent;
    return taken;
  });
  const numerator = made % denominator;
  return { share: { numerator, denominator, whole: (made - numerator) / denominator }, spent };
}
