import { Distribution, divideProduct, requireQuantity, type Prng, type Ratio } from '@ec/prng';
import { checkedParameters, type CombatParameters } from './combat-parameters.js';
import { shareOf, takePart, takenDistribution } from './take-share.js';
import { factorOf, soldiersIn, type Troops } from './troops.js';

/** What troops are worth in a round of ground combat. */
export interface GroundStrength {
  /** Combat factor. */
  readonly factor: number;
  /** Military supplies that they would use up. */
  readonly needed: number;
  /** Military supplies that they use up. */
  readonly used: number;
}

/**
 * Combat factor of troops with their supplies, truncated once. A soldier unit uses one supply unit a round, a robot that of
 * the soldiers it replaces; without supplies they count half, each in proportion.
 *
 * @param supplies - military supplies at hand, at least 0 (included)
 * @throws RangeError when the supplies are not an integer of at least 0, or the factor of the troops, or a hundred times the supplies that they would use up, exceeds 2^53 − 1
 * @see seed "Military Supplies"; E-41
 */
export function groundStrength(
  troops: readonly Troops[],
  supplies: number,
  parameters: CombatParameters,
): GroundStrength {
  const { unsupplied } = checkedParameters(parameters);
  requireQuantity('supplies', supplies);
  let [factor, needed] = [0, 0];
  for (const lot of troops) {
    factor += lot.quantity * factorOf(lot);
    needed += lot.quantity * soldiersIn(lot);
  }
  requireQuantity('combat factor', factor);
  requireQuantity('supplies needed × 100', 100 * needed);
  if (needed <= supplies) return { factor, needed, used: needed };
  const worth = 100 * supplies + unsupplied * (needed - supplies);
  return { factor: divideProduct(factor, worth, 100 * needed).quotient, needed, used: supplies };
}

/** The part of its own factor that a side takes from the other in a round, in thousandths. */
export function drawLosses(parameters: CombatParameters, rng: Prng): number {
  const { leastLosses, mostLosses } = checkedParameters(parameters);
  return rng.between(leastLosses, mostLosses);
}

/**
 * Distribution of {@link drawLosses}: every thousandth is equally likely.
 *
 * @see E-41
 */
export function lossesDistribution(parameters: CombatParameters): Distribution {
  const { leastLosses, mostLosses } = checkedParameters(parameters);
  return Distribution.uniform(leastLosses, mostLosses);
}

/**
 * Share of its troops that a side loses in a round of ground combat: a part of the other's factor, divided by its own; at most all.
 *
 * @param enemy - combat factor of the other side, at least 0 (included)
 * @param own - combat factor of this side, at least 0 (included)
 * @param thousandths - part of the other's factor that counts, as drawn
 * @param isRaid - whether the round is one of a raid
 * @throws RangeError when a factor or the part that counts is not an integer of at least 0
 * @see E-41
 */
export function groundLosses(
  enemy: number,
  own: number,
  thousandths: number,
  isRaid: boolean,
  parameters: CombatParameters,
): Ratio {
  const { raidLosses } = checkedParameters(parameters);
  requireQuantity('factor of the enemy', enemy);
  requireQuantity('factor', own);
  requireQuantity('thousandths', thousandths);
  if (own === 0) return { numerator: enemy > 0 ? 1 : 0, denominator: 1 };
  const [numerators, denominators] = isRaid
    ? [
        [enemy, thousandths, raidLosses],
        [own, 1000, 100],
      ]
    : [
        [enemy, thousandths],
        [own, 1000],
      ];
  const share = shareOf(numerators, denominators);
  return share.numerator >= share.denominator ? { numerator: 1, denominator: 1 } : share;
}

/**
 * Casualties that live and become unemployables.
 *
 * @param casualties - soldier units that fell, at least 0 (included)
 * @see E-41
 */
export function drawWounded(casualties: number, parameters: CombatParameters, rng: Prng): number {
  return takePart(casualties, wounded(parameters), rng);
}

/**
 * Distribution of {@link drawWounded}.
 *
 * @see E-41
 */
export function woundedDistribution(casualties: number, parameters: CombatParameters): Distribution {
  return takenDistribution(casualties, wounded(parameters));
}

/**
 * Whether soldiers surrender: the other side has at least so many times their factor.
 *
 * @param own - combat factor of their side, at least 0 (included)
 * @param enemy - combat factor of the other side, at least 0 (included)
 * @see E-42
 */
export function surrenders(own: number, enemy: number, parameters: CombatParameters): boolean {
  const { surrender } = checkedParameters(parameters);
  return enemy > 0 && enemy >= surrender * own;
}

function wounded(parameters: CombatParameters): Ratio {
  const { killed } = checkedParameters(parameters);
  return { numerator: 100 - killed, denominator: 100 };
}
