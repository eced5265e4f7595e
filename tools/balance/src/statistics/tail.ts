/**
 * Whether a sample shows the tail of its distribution. A mean of a heavy tail, or of a jackpot that hardly ever comes, is not where its
 * interval says, as long as the few values that decide it are missing. No test finds what was never seen; but where the value farthest out
 * makes up much of the spread alone, or nothing has ever varied, the values still to come will move the mean more than those that came.
 */

/** How a sample stands to its tail: it shows it, a single value decides its spread, or it has never varied. */
export type Tail = 'shown' | 'one value' | 'never varied';

/** Share of the spread that one value of many makes up at most where the tail is shown. */
const MOST_OF_MANY = 0.1;

/** Square of the distance from the mean, in standard deviations, that one value of few may have. */
const FARTHEST = 15;

/** What a sample has of values that decide its tail. */
export interface Spread {
  readonly n: number;
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** Sum of the squared distances of all values from the mean. */
  readonly squaredDistances: number;
}

/** How a sample of at least one value stands to its tail. */
export function tailOf({ n, mean, min, max, squaredDistances }: Spread): Tail {
  if (min === max || squaredDistances === 0) return 'never varied';
  return farthestShare({ n, mean, min, max, squaredDistances }) > Math.max(MOST_OF_MANY, FARTHEST / n)
    ? 'one value'
    : 'shown';
}

/** Share of the squared distances that the value farthest from the mean makes up. */
export function farthestShare({ mean, min, max, squaredDistances }: Spread): number {
  const farthest = Math.max(max - mean, mean - min);
  return (farthest * farthest) / squaredDistances;
}
