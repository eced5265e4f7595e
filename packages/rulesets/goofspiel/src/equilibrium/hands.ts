/**
 * Two hands of equally many fleets, reduced to what matters: which fleet beats which.
 *
 * Sizes are replaced by ranks. Neighbouring sizes that only one side has share a rank, so that `2 3 | 5 7` is the same as `1 1 | 2 2`:
 * only a few hundred pairs can come up in a bout, and they share the values that are known.
 */
import { SIZES, type BySide } from '../state.js';
import { newTable } from './worth-sets.js';

/** How many fleets of a rank or size each side has. */
export type Pair = readonly [number, number];

/** Two hands, and the known values of the bout with them. */
export interface Hands {
  /** By rank. */
  readonly pairs: readonly Pair[];
  /** Ranks that each side has, in ascending order. */
  readonly own: readonly number[];
  readonly other: readonly number[];
  /** Whether both sides have the same. */
  readonly isAlike: boolean;
  /** The same hands with the sides exchanged, when those have the values. */
  readonly mirror: Hands | undefined;
  /** Values by set of worths to come and lead; NaN where not known. */
  readonly values: Float64Array;
  /** Hands after a round, by place in `own` and then in `other`; made when needed. */
  readonly after: (Hands | undefined)[];
}

/** Pairs of hands that are kept; one bout has fewer. */
const KEPT = 4000;

const known = new Map<string, Hands>();

/** Counts of both hands together, by size. */
export function pairsOf([own, other]: BySide<readonly number[]>): Pair[] {
  return SIZES.map((_, i) => [own[i] ?? 0, other[i] ?? 0]);
}

/** Rank of each size, from 0 (included): neighbouring sizes share a rank when no fleet of the other side is between them. */
export function ranksOf(pairs: readonly Pair[]): number[] {
  let rank = -1;
  let both: Pair = [1, 1];
  return pairs.map((pair) => {
    const joint: Pair = [both[0] + pair[0], both[1] + pair[1]];
    const isShared = pair[0] + pair[1] === 0 || joint[0] === 0 || joint[1] === 0;
    if (!isShared) rank += 1;
    both = isShared ? joint : pair;
    return rank;
  });
}

/** The hands with these counts. Forgets all known values when there are too many. */
export function handsOf(pairs: readonly Pair[]): Hands {
  if (known.size > KEPT) known.clear();
  return find(pairs);
}

/** The hands after a round, in which the sides send fleets of these places in their ranks. */
export function handsAfter(hands: Hands, i: number, j: number): Hands {
  const place = i * hands.other.length + j;
  const made = hands.after[place];
  if (made) return made;
  const [sent, met] = [hands.own[i], hands.other[j]];
  const left = hands.pairs.map(([a, b], rank): Pair => [a - Number(rank === sent), b - Number(rank === met)]);
  return (hands.after[place] = find(left));
}

function find(pairs: readonly Pair[]): Hands {
  const ranked = merge(pairs);
  const key = ranked.join(' ');
  const found = known.get(key);
  if (found) return found;
  const exchanged = ranked.map(([a, b]): Pair => [b, a]);
  const mirrorKey = exchanged.join(' ');
  const own = ranked.flatMap(([a], rank) => (a > 0 ? [rank] : []));
  const other = ranked.flatMap(([, b], rank) => (b > 0 ? [rank] : []));
  const mirror = key > mirrorKey ? find(exchanged) : undefined;
  const made: Hands = {
    pairs: ranked,
    own,
    other,
    isAlike: key === mirrorKey,
    mirror,
    values: newTable(mirror ? 0 : ranked.reduce((sum, [a]) => sum + a, 0)),
    after: [],
  };
  known.set(key, made);
  return made;
}

/** Counts by rank. */
function merge(pairs: readonly Pair[]): Pair[] {
  const ranks = ranksOf(pairs);
  const merged: [number, number][] = [];
  for (const [i, [a, b]] of pairs.entries()) {
    if (a + b === 0) continue;
    const joint = (merged[ranks[i] ?? 0] ??= [0, 0]);
    joint[0] += a;
    joint[1] += b;
  }
  return merged;
}
