import type { Interval } from '../../src/statistics/interval.js';
import { momentsOfSingles } from '../../src/statistics/moments.js';
import { shareInterval } from '../../src/statistics/share-interval.js';

/** Interval of the share of hits among cases that are each of a trial of their own. */
export function intervalOf(hits: number, n: number, confidence?: number): Interval {
  return shareInterval(momentsOfSingles(n, hits / n, hits - (hits * hits) / n), confidence);
}
