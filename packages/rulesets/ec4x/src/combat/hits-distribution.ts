import { Distribution, type Ratio } from '@ec/prng';
import { checkChance } from '../dice/d20-check.js';
import { CRITICAL_ROLL, type EffectivenessTable } from '../tables/effectiveness.js';
import { DIE, hitsOf } from './hits.js';
import { hitsThrough, shieldCheck } from './shield.js';

/**
 * Distribution of the roll that stands for an attack, 0 (included) to 9 (included), before modifiers.
 *
 * @param againstStarbase - whether a natural 9 is rolled again once
 * @see
 */
export function naturalRolls(againstStarbase: boolean): Distribution {
  const once = Distribution.uniform(0, DIE - 1);
  if (!againstStarbase) return once;
  return Distribution.mixture([
    [once.condition((natural) => natural !== CRITICAL_ROLL), DIE - 1],
    [once, 1],
  ]);
}

/**
 * Exact distribution of the hits of an attack in one round.
 *
 * @param attack - AS, a whole number of 0 (included) or more
 * @param modifier - what is added to the roll
 * @param againstStarbase - whether a natural 9 is rolled again once
 * @throws RangeError when the strength is not such a number
 * @see seed 5.3.1
 */
export function hitsDistribution(
  attack: number,
  table: EffectivenessTable,
  modifier = 0,
  againstStarbase = false,
): Distribution {
  return naturalRolls(againstStarbase).map((natural) => hitsOf(attack, natural + modifier, table));
}

/** Probability of a critical hit in one round: 1/10, against a Starbase 1/100. @see seed 5.4; X-51 */
export function criticalChance(againstStarbase: boolean): Ratio<bigint> {
  return naturalRolls(againstStarbase).probability(CRITICAL_ROLL);
}

/**
 * Exact distribution of the hits that get through a shield that is up in one round, from that of the hits on it.
 *
 * @param level - SLD, 1 (included) to 6 (included)
 * @throws RangeError when there is no such level
 * @see X-57
 */
export function hitsThroughShield(hits: Distribution, level: number): Distribution {
  const { numerator, denominator } = checkChance(shieldCheck(level));
  return Distribution.mixture([
    [hits.map((count) => hitsThrough(level, count)), numerator],
    [hits, denominator - numerator],
  ]);
}
