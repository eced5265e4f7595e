import { CountsByTrial, mergeCountsByTrial, single, whereSeveral, type ByTrial } from './by-trial.js';
import type { Collector } from './collector.js';
import { expectAtMost, type PerTrial } from './at-most.js';

/** How often something happens. */
export interface ProportionMeasure extends PerTrial {
  readonly kind: 'proportion';
  readonly title: string;
}

/** Cases, and those in which it happened. */
export interface ProportionData {
  readonly kind: 'proportion';
  readonly n: number;
  readonly hits: number;
  /** Where a trial has several cases. */
  readonly byTrial?: ByTrial;
}

/** Records whether it happened in a case. */
export type ProportionRecorder = (hit: boolean) => void;

/** A measure of how often something happens. */
export function proportion(title: string): ProportionMeasure {
  return { kind: 'proportion', title };
}

/** Starts to count. A trial ends with RangeError when it has recorded too often: a mistake of the experiment. */
export function collectProportion(measure: ProportionMeasure): Collector<ProportionRecorder, ProportionData> {
  let n = 0;
  let hits = 0;
  let [endedN, endedHits] = [0, 0];
  const byTrial = new CountsByTrial();
  return {
    record(hit) {
      n++;
      if (hit) hits++;
    },
    endTrial() {
      expectAtMost(measure, n - endedN);
      byTrial.end(n - endedN, hits - endedHits);
      endedN = n;
      endedHits = hits;
    },
    data: () => ({ kind: 'proportion', n, hits, ...whereSeveral(byTrial.data()) }),
  };
}

/** Merges both. */
export function mergeProportions(a: ProportionData, b: ProportionData): ProportionData {
  const [n, hits] = [a.n + b.n, a.hits + b.hits];
  return {
    kind: 'proportion',
    n,
    hits,
    ...whereSeveral(mergeCountsByTrial(countsByTrial(a), countsByTrial(b))),
  };
}

/** Its sums over trials. */
export function countsByTrial({ n, hits, byTrial }: Omit<ProportionData, 'kind'>): ByTrial {
  return byTrial ?? single(n, hits, hits);
}
