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
  /** Food units that the turn takes from storage: the bill, which is cut off to whole units, or all that there are. */
  readonly eaten: number;
  /** Share of the full ration that each gets, from 0 to 1 (both included). */
  readonly fed: Ratio;
  /** Share of the people that starve, from 0 to 1 (both included). */
  readonly starved: Ratio;
}

/**
 * Feeds a ship or colony: everyone gets the same, the ordered ration where there is so much in storage, and otherwise an equal part of what
 * there is.
 *
 * How well people are fed, and whether they starve, goes by this exact amount, not by the food bill, which is cut off to whole units: otherwise ten
 * units on a quarter ration would starve because 10 × 1/16 is cut off to nothing, and three would be fed in full by an empty store.
 *
 * @param heads - population units, at least 0 (included)
 * @param ration - share of the full ration, 0 to 1 (both included)
 * @param food - food units in storage, at least 0 (included)
 * @see seed "Food", "Starvation rule"; E-30
 */
export function feed(heads: number, ration: Ratio, food: number): Meals {
  if (heads === 0) return { eaten: 0, fed: ration, starved: ratio(0) };
  const fed = smallerRatio(ration, equalShare(heads, food));
  return {
    eaten: Math.min(foodDue(heads, ration), food),
    fed,
    starved: missingShare(fed, STARVATION_RATION),
  };
}

/** Whether people starve on a share of the full ration, from 0 to 1 (both included). */
export function starvesOn(fed: Ratio): boolean {
  return missingShare(fed, STARVATION_RATION).numerator > 0;
}

/**
 * Food units that a turn takes from storage on a ration: cut off to whole units.
 *
 * @param heads - population units, at least 0 (included)
 * @param ration - share of the full ration, 0 to 1 (both included)
 * @see seed "Food": consumption; E-30
 */
export function foodDue(heads: number, ration: Ratio): number {
  return scale(heads, FULL_RATION, ration);
}

/**
 * Food units with which everyone gets a ration: as many as are due, and one more where the bill is cut off.
 *
 * @param heads - population units, at least 0 (included)
 * @param ration - share of the full ration, 0 to 1 (both included)
 * @see E-30
 */
export function foodNeeded(heads: number, ration: Ratio): number {
  const due = foodDue(heads, ration);
  return heads === 0 || smallerRatio(ration, equalShare(heads, due)) === ration ? due : due + 1;
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

/** An equal part of some food, as a share of the full ration; at most 1. */
function equalShare(heads: number, food: number): Ratio {
  // four times a double is exact, however large it is
  const [part, whole] = [food * FULL_RATION.denominator, heads * FULL_RATION.numerator];
  return part >= whole ? ratio(1) : ratio(part, whole);
}

/** What a figure misses of a threshold, as a share of it. */
function missingShare(figure: Ratio, threshold: Ratio): Ratio {
  if (smallerRatio(threshold, figure) === threshold) return ratio(0);
  // both are below a denominator times the threshold's numerator, 1: safe integers
  const there = figure.numerator * threshold.denominator;
  const enough = figure.denominator * threshold.numerator;
  return ratio(enough - there, enough);
}
