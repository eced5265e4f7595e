import { divideProduct, ratio, requireQuantity, scale, truncatedProduct, type Ratio } from '@ec/prng';
import type { Provision } from './living.js';
import { headCount, mapPopulation, type Population } from './population.js';

/** Population units that a planet carries for each point of habitability before people feel crowded. */
export const POPULATION_PER_HABITABILITY = 10_000_000;

/** Figures of population growth, each from the rulebook. */
export const GROWTH = {
  /** Births when there is no room or people get nothing, as a share of all. */
  leastBirths: ratio(1, 400),
  /** What room and a full standard of living add at most: 2.5 % less 0.25 %. */
  extraBirths: ratio(9, 400),
  /** Deaths that are not due to fighting, as a share of each class. */
  deaths: ratio(1, 1600),
  /** Trainees that become professionals. */
  graduates: ratio(1, 20),
  /** Trainees that one professional teaches. */
  traineesPerTeacher: 100,
  /** Unemployables that find work in a turn … */
  promoted: ratio(1, 50),
  /** … while they are more than this share of all. */
  promotionThreshold: ratio(3, 10),
} as const;

/** A turn's changes of a population. */
export interface Growth {
  readonly population: Population;
  readonly births: number;
  readonly graduates: number;
  readonly promoted: number;
  /** Population units, both halves of spies and construction workers counted. */
  readonly deaths: number;
}

/**
 * Standard of living: share of the rulebook's wages that was paid times the share of full rations; truncated to hundredths of a
 * percent, as reports show it. {@link births} works with the exact value.
 *
 * @returns a ratio from 0 to 1 (both included)
 * @see E-33
 */
export function standardOfLiving(provision: Provision): Ratio {
  const [numerator, denominator] = exactStandardOfLiving(provision);
  return ratio(Number((10_000n * numerator) / denominator), 10_000);
}

/**
 * Room left on a planet, as a share of what it carries.
 *
 * @param population - population units of all colonies on the planet, at least 0 (included)
 * @param habitability - 0 to 25 (both included)
 * @returns a ratio from 0 to 1 (both included)
 * @see seed "Planet": habitability effects; E-33
 */
export function vacancy(population: number, habitability: number): Ratio {
  const capacity = habitability * POPULATION_PER_HABITABILITY;
  return population >= capacity ? ratio(0) : ratio(capacity - population, capacity);
}

/**
 * Room left under a life support, as a share of what it carries.
 *
 * @param heads - population units aboard, at least 0 (included)
 * @param capacity - population units that life support carries, at least 0 (included)
 * @returns a ratio from 0 to 1 (both included)
 * @see E-33
 */
export function spareLifeSupport(heads: number, capacity: number): Ratio {
  return heads >= capacity ? ratio(0) : ratio(capacity - heads, capacity);
}

/**
 * Births of a turn, in population units: 0.25 % of all people, and up to 2.25 % more with room and a good life.
 *
 * @param heads - population units of the colony, at least 0 (included)
 * @param room - the planet's vacancy, see {@link vacancy}
 * @see seed "Population": unemployables; E-33, E-47
 */
export function births(heads: number, room: Ratio, provision: Provision): number {
  const { paid, fed } = provision;
  // least + extra × room × standard of living, over the product of all four denominators
  const { leastBirths, extraBirths } = GROWTH;
  if (isSafe(paid)) {
    const full = paid.denominator * fed.denominator;
    const whole = leastBirths.denominator * extraBirths.denominator * room.denominator * full;
    if (whole <= Number.MAX_SAFE_INTEGER) {
      const least = leastBirths.numerator * extraBirths.denominator * room.denominator * full;
      const lived = paid.numerator * fed.numerator;
      const extra = extraBirths.numerator * leastBirths.denominator * room.numerator * lived;
      return divideProduct(heads, least + extra, whole).quotient;
    }
  }
  const [lived, full] = exactStandardOfLiving(provision);
  const least = BigInt(leastBirths.numerator) * BigInt(room.denominator) * full;
  const extra = BigInt(extraBirths.numerator) * BigInt(room.numerator) * lived;
  const share = least * BigInt(extraBirths.denominator) + extra * BigInt(leastBirths.denominator);
  const whole =
    BigInt(leastBirths.denominator) * BigInt(extraBirths.denominator) * BigInt(room.denominator) * full;
  return Number((BigInt(heads) * share) / whole);
}

/**
 * A colony's people at the turn's end: births, then graduates, then unemployables that find work, then deaths, each step
 * on the counts that the one before left.
 *
 * @param born - births of this turn, see {@link births}
 * @throws RangeError when the births are not an integer from 0 to 2^53 − 1, or there are more population units than that
 * @see seed "Population"; E-33
 */
export function grow(population: Population, born: number): Growth {
  requireQuantity('births', born);
  const graduates = truncatedProduct(
    [Math.min(population.TRN, population.PRO * GROWTH.traineesPerTeacher), GROWTH.graduates.numerator],
    [GROWTH.graduates.denominator],
  );
  const unemployed = population.UEM + born;
  const all = headCount(population) + born;
  requireQuantity('population units', all);
  const promoted =
    unemployed > scale(all, GROWTH.promotionThreshold)
      ? truncatedProduct([unemployed, GROWTH.promoted.numerator], [GROWTH.promoted.denominator])
      : 0;
  const living: Population = {
    ...population,
    UEM: unemployed - promoted,
    USK: population.USK + promoted,
    PRO: population.PRO + graduates,
    TRN: population.TRN - graduates,
  };
  const left = mapPopulation(living, (_, units) => units - deathsAmong(units, GROWTH.deaths));
  return { population: left, births: born, graduates, promoted, deaths: headCount(living) - headCount(left) };
}

/**
 * Units of one class that die, truncated.
 *
 * @param units - units of the class, at least 0 (included)
 * @param share - share that dies, 0 to 1 (both included)
 * @see E-18 and E-30 for deaths in proportion by class
 */
export function deathsAmong(units: number, share: Ratio): number {
  return units === 0 ? 0 : scale(units, share);
}

/**
 * Population units that die where a share of every class does, each class truncated.
 *
 * @param share - share that dies, 0 to 1 (both included)
 * @see E-18 and E-30 for deaths in proportion by class
 */
export function deathsIn(population: Population, share: Ratio): number {
  return headCount(mapPopulation(population, (_, units) => deathsAmong(units, share)));
}

function exactStandardOfLiving({ paid, fed }: Provision): [numerator: bigint, denominator: bigint] {
  return [BigInt(paid.numerator) * BigInt(fed.numerator), BigInt(paid.denominator) * BigInt(fed.denominator)];
}

/** Whether a ratio is one of doubles, which most are. */
function isSafe(share: Ratio | Ratio<bigint>): share is Ratio {
  return typeof share.denominator === 'number';
}
