import { estimateValue, momentsOf, type ValueEstimate } from '../estimate.js';
import { mergeIntegers, type IntegerData } from '../measures/integer.js';
import { mergeProportions, type ProportionData } from '../measures/proportion.js';
import type { Result } from '../result.js';
import type { Interval } from '../statistics/interval.js';
import { shareInterval } from '../statistics/share-interval.js';

/** What games are like in which everybody plays well. */
export interface StrongPlay {
  readonly games: number;
  /** How often the game is over before it is broken off. */
  readonly decided: Interval;
  /** Turns of a game. */
  readonly length: ValueEstimate;
  /** First turn from which the seat that wins alone leads to the end; absent where nobody can say who leads, or none won alone. */
  readonly known?: ValueEstimate;
  /** Games that a seat won alone. */
  readonly won: number;
  /** How often each seat did, of these games; the intervals hold together. */
  readonly seats: readonly Interval[];
}

/**
 * What games are like, from the results of `plan-games`.
 *
 * @param results - at least one, of games that are not the same
 * @param seats - players of a game
 * @throws RangeError when a result is of another experiment
 */
export function strongPlayOf(
  results: readonly [Result, ...Result[]],
  seats: number,
  confidence: number,
): StrongPlay {
  const decided = results.map((one) => proportionOf(one, 'decided')).reduce(mergeProportions);
  const merged = (name: string): IntegerData =>
    results.map((one) => integersOf(one, name)).reduce(mergeIntegers);
  const [length, known, winner] = [merged('length'), merged('known'), merged('winner')];
  const won = winner.counts.reduce((sum, [, count]) => sum + count, 0);
  const ofEach = 1 - (1 - confidence) / seats;
  return {
    games: decided.n,
    decided: shareInterval(momentsOf(decided), confidence),
    length: estimateValue(length, confidence),
    ...(known.counts.length > 0 && { known: estimateValue(known, confidence) }),
    won,
    seats: Array.from({ length: seats }, (_, i) => {
      const hits = winner.counts.find(([seat]) => seat === i + 1)?.[1] ?? 0;
      return shareInterval(momentsOf({ kind: 'proportion', n: won, hits }), ofEach);
    }),
  };
}

function integersOf({ measures }: Result, name: string): IntegerData {
  const data = measures[name];
  if (data?.kind === 'integer') return data;
  throw new RangeError(`${name}: expected integers, received ${data?.kind}`);
}

function proportionOf({ measures }: Result, name: string): ProportionData {
  const data = measures[name];
  if (data?.kind === 'proportion') return data;
  throw new RangeError(`${name}: expected a proportion, received ${data?.kind}`);
}
