import { ratio, scale, smallerRatio, type Ratio } from '@ec/prng';

/** Food units that a population unit eats in a turn on full rations. */
export const FULL_RATION: Ratio = ratio(1, 4);

/** Food units for each population unit and turn at which nobody starves. */
export const STARVATION_THRESHOLD: Ratio = ratio(1, 16);

/** The same as a share of the full ration. */
const STARVATION_RATION: Ratio = ratio(
  STARVATION_THRESHOLD.numerator * FULL_RATION.denominator,
  STARVATION_THRESHOLD.denominator * FULL_RATION.numerator,
);

/** A turn's meals. */
export interface Meals {
  /** Food units used up. */
  readonly eaten: number;
  /** Share of the people that starve, from 0 to 1 (both included). */
  readonly starved: Ratio;
}

/**
 * Feeds a ship or colony: everyone eats the same, the ordered ration or less when food runs short.
 *
 * Whether people starve is judged by the exact amount that each gets, not by the truncated food bill; otherwise ten units on a
 * quarter ration would starve because 10 × 1/16 is truncated to nothing.
 *
 * @param heads - population units, at least 0 (included)
 * @param ration - share of the full ration, 0 to 1 (both included)
 * @param food - food units in storage, at least 0 (included)
 * @see seed "Food", "Starvation rule"; E-30
 */
export function feed(heads: number, ration: Ratio, food: number): Meals {
  if (heads === 0) return { eaten: 0, starved: ratio(0) };
  const byOrder = missingShare(ration, STARVATION_RATION);
  const byStock = starvedShare(ratio(food, heads));
  return {
    eaten: Math.min(foodDue(heads, ration), food),
    starved: smallerRatio(byOrder, byStock) === byOrder ? byStock : byOrder,
  };
}

/**
 * Food units that a ration takes in a turn.
 *
 * @param heads - population units, at least 0 (included)
 * @param ration - share of the full ration, 0 to 1 (both included)
 * @see seed "Food": consumption; E-30
 */
export function foodDue(heads: number, ration: Ratio): number {
  return scale(heads, FULL_RATION, ration);
}

/**
 * Share of the people that starve this turn, as an exact ratio.
 *
 * Nobody starves at {@link STARVATION_THRESHOLD} or more; below it, the share that starves is what is missing of the threshold.
 *
 * @param foodEach - food units for each population unit, at least 0 (included)
 * @returns a ratio from 0 to 1 (both included)
 * @see seed "Starvation rule"; E-30
 */
export function starvedShare(foodEach: Ratio): Ratio {
  return missingShare(foodEach, STARVATION_THRESHOLD);
}

/** What a figure misses of a threshold, as a share of it. */
function missingShare(figure: Ratio, threshold: Ratio): Ratio {
  if (smallerRatio(threshold, figure) === threshold) return ratio(0);
  // both are below a denominator times the threshold's numerator, 1: safe integers
  const there = figure.numerator * threshold.denominator;
  const enough = figure.denominator * threshold.numerator;
  return ratio(enough - there, enough);
}
