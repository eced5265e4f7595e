import { ratio, scale, type Ratio } from '@ec/prng';
import { POPULATION_PER_HABITABILITY } from './growth.js';
import type { Hardship } from './living.js';

/** What makes people rebel, each as a share from 0 to 1 (both included). */
export interface Grievances {
  /** Share of the rulebook's wages that was not paid. */
  readonly unpaid: Ratio | Ratio<bigint>;
  /** Share of full rations that was not given. */
  readonly unfed: Ratio | Ratio<bigint>;
  /** Share of the people that starved. */
  readonly starved: Ratio;
  /** People beyond what the planet carries, as a share of what it carries. */
  readonly crowded: Ratio;
}

/** Share of the loyal that turns rebel when a grievance is complete; and of the rebels that turns loyal without any. */
export interface UnrestWeights {
  readonly unpaid: Ratio;
  readonly unfed: Ratio;
  readonly starved: Ratio;
  readonly crowded: Ratio;
  readonly calmed: Ratio;
}

/**
 * Weights of the rulings. Those of pay and food are such that no plan that withholds them for more than a year keeps its colony for ten
 * years, while one hard quarter is survivable: the experiment `want-does-not-pay` checks it.
 *
 * @see E-32, E-47
 */
export const UNREST_WEIGHTS: UnrestWeights = {
  unpaid: ratio(3, 10),
  unfed: ratio(3, 10),
  starved: ratio(1, 20),
  crowded: ratio(1, 200),
  calmed: ratio(1, 100),
};

/** How many times as many people turn rebel when their owner is of another race. */
const FOREIGN_UNREST = 2n;

/**
 * People beyond what a planet carries, as a share of what it carries, at most 1.
 *
 * @param population - population units of all colonies on the planet, at least 0 (included)
 * @param habitability - 0 to 25 (both included)
 * @see seed "Planet": habitability effects; E-32
 */
export function crowding(population: number, habitability: number): Ratio {
  const capacity = habitability * POPULATION_PER_HABITABILITY;
  const beyond = Math.max(0, population - capacity);
  return beyond >= capacity ? ratio(beyond > 0 ? 1 : 0) : ratio(beyond, capacity);
}

/**
 * What people have to complain about.
 *
 * @param crowded - see {@link crowding}
 * @see E-32
 */
export function grievancesOf({ paid, fed, starved }: Hardship, crowded: Ratio): Grievances {
  return { unpaid: missing(paid), unfed: missing(fed), starved, crowded };
}

/** What is missing of a share. */
function missing(share: Ratio | Ratio<bigint>): Ratio<bigint> {
  const [part, whole] = [BigInt(share.numerator), BigInt(share.denominator)];
  return ratio(whole - part, whole);
}

/** What people rebel for. */
const CAUSES = ['unpaid', 'unfed', 'starved', 'crowded'] as const;

/**
 * Share of the loyal that turns rebel in a turn, exactly; 0 where nothing is wrong. It may be above 1.
 *
 * @param isForeign - whether the people are of another race than their owner, which doubles the unrest
 * @see E-32
 */
export function unrestOf(grievances: Grievances, weights: UnrestWeights, isForeign: boolean): Ratio<bigint> {
  let numerator = 0n;
  let denominator = 1n;
  for (const cause of CAUSES) {
    const [grievance, weight] = [grievances[cause], weights[cause]];
    if (!grievance.numerator || weight.numerator === 0) continue;
    const part = BigInt(grievance.denominator) * BigInt(weight.denominator);
    const felt = BigInt(grievance.numerator) * BigInt(weight.numerator);
    numerator = numerator * part + felt * denominator;
    denominator *= part;
  }
  return { numerator: isForeign ? FOREIGN_UNREST * numerator : numerator, denominator };
}

/**
 * Change of the rebels of one class in a turn: loyal units that turn rebel, or, where nothing is wrong, rebels that turn loyal
 * (below 0). The share is exact and truncated once.
 *
 * @param loyal - units of the class that are loyal, at least 0 (included)
 * @param rebels - units of the class that are rebels, at least 0 (included)
 * @param unrest - see {@link unrestOf}
 * @param calmed - share of the rebels that turns loyal when nothing is wrong, from 0 to 1 (both included)
 * @see E-32
 */
export function rebelChange(loyal: number, rebels: number, unrest: Ratio<bigint>, calmed: Ratio): number {
  if (unrest.numerator === 0n) return 0 - scale(rebels, calmed);
  return Math.min(loyal, Number((BigInt(loyal) * unrest.numerator) / unrest.denominator));
}
