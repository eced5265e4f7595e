import { type Prng, ratio, type Ratio, shown } from '@ec/prng';
import { checkChance, rollCheck, type Check, type RolledCheck } from '../dice/d20-check.js';
import { STEALTH } from '../tables/detection.js';
import { raiderCheck, type Sensors } from './sensors.js';

/** How well a fleet is cloaked. */
export interface Cloak {
  /** Highest CLK of its uncrippled Raiders, 1 (included) to 7 (included). */
  readonly clk: number;
  /** What its House adds to the numbers by which it is found, 0 (included) or more. @see X-33 */
  readonly bonus: number;
}

/** What became of a cloaked fleet among others. */
export interface Concealment {
  readonly stealth: RolledCheck;
  /** Rolls of the fleets that looked for it, in the order given; none where it failed by itself. */
  readonly searches: readonly RolledCheck[];
  readonly isUndetected: boolean;
}

/**
 * Whether a cloaked fleet stays undetected: it must pass the stealth table, then none of the hostile fleets may find it.
 *
 * @param searchers - of each hostile fleet with able Scouts, in order of House and fleet
 * @throws RangeError when a level is out of range
 * @see seed 2.4.3; X-47
 */
export function conceal(
  cloak: Cloak,
  searchers: readonly Sensors[],
  rng: Pick<Prng, 'between'>,
): Concealment {
  const stealth = rollCheck(stealthCheck(cloak), rng);
  const searches = stealth.succeeds
    ? searchers.map((sensors) => rollCheck(raiderCheck(sensors, cloak.clk, cloak.bonus), rng))
    : [];
  return { stealth, searches, isUndetected: stealth.succeeds && !searches.some(({ succeeds }) => succeeds) };
}

/** Probability that {@link conceal} leaves a fleet undetected. @throws RangeError when a level is out of range */
export function concealmentChance(cloak: Cloak, searchers: readonly Sensors[]): Ratio<bigint> {
  let { numerator, denominator } = checkChance(stealthCheck(cloak));
  for (const sensors of searchers) {
    const found = checkChance(raiderCheck(sensors, cloak.clk, cloak.bonus));
    numerator *= found.denominator - found.numerator;
    denominator *= found.denominator;
  }
  return ratio(numerator, denominator);
}

/** The check by which a cloaked fleet passes unseen. @throws RangeError when the level is out of range */
export function stealthCheck({ clk }: Pick<Cloak, 'clk'>): Check {
  const above = STEALTH[clk - 1];
  if (above === undefined)
    throw new RangeError(
      `stealth, CLK: expected a whole number from 1 (included) to ${STEALTH.length} (included), received ${shown(clk)}`,
    );
  return { above, modifier: 0 };
}
