import { rate, scale, smallerRate, type Rate } from './exact.js';

/** Food units that a population unit eats in a turn on full rations. */
export const FULL_RATION: Rate = rate(1, 4);

/** Food units for each population unit and turn at which nobody starves. */
export const STARVATION_THRESHOLD: Rate = rate(1, 16);

/** A turn's meals. */
export interface Meals {
  /** Food units used up. */
  readonly eaten: number;
  /** Share of the people that starve, from 0 to 1 (both included). */
  readonly starved: Rate;
}

/**
 * Feeds a ship or colony: everyone eats the same, the ordered ration or less when food runs short.
 *
 * Whether people starve is judged by the exact amount that each gets, not by the truncated food bill; else ten units on a
 * quarter ration would starve because 10 × 1/16 is truncated to nothing.
 *
 * @param heads - population units, at least 0 (included)
 * @param ration - share of the full ration, 0 to 1 (both included)
 * @param food - food units in storage, at least 0 (included)
 * @see seed "Food", "Starvation rule"; E-30
 */
export function feed(heads: number, ration: Rate, food: number): Meals {
  if (heads === 0) return { eaten: 0, starved: rate(0) };
  const due = foodDue(heads, ration);
  const ordered = rate(ration.numerator, ration.denominator * FULL_RATION.denominator);
  const each = smallerRate(ordered, rate(food, heads));
  return { eaten: Math.min(due, food), starved: starvedShare(each) };
}

/**
 * Food units that a ration takes in a turn.
 *
 * @param heads - population units, at least 0 (included)
 * @param ration - share of the full ration, 0 to 1 (both included)
 * @see seed "Food": consumption; E-30
 */
export function foodDue(heads: number, ration: Rate): number {
  return scale(heads, FULL_RATION, ration);
}

/**
 * Share of the people that starve this turn, as an exact ratio.
 *
 * Nobody starves at 1/16 food unit for each population unit or more.
 *
 * @param foodEach - food units for each population unit, at least 0 (included)
 * @returns a ratio from 0 to 1 (both included)
 * @see seed "Starvation rule"; E-30
 */
export function starvedShare(foodEach: Rate): Rate {
  if (smallerRate(STARVATION_THRESHOLD, foodEach) === STARVATION_THRESHOLD) return rate(0);
  // below the threshold numerator × 16 < denominator, so both stay safe integers
  return rate(foodEach.denominator - 16 * foodEach.numerator, foodEach.denominator);
}
