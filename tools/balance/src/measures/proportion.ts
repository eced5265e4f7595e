import type { Collector } from './collector.js';

/** How often something happens. */
export interface ProportionMeasure {
  readonly kind: 'proportion';
  readonly title: string;
}

/** Trials or cases, and those in which it happened. */
export interface ProportionData {
  readonly kind: 'proportion';
  readonly n: number;
  readonly hits: number;
}

/** Records whether it happened in a case. */
export type ProportionRecorder = (hit: boolean) => void;

/** A measure of how often something happens. */
export function proportion(title: string): ProportionMeasure {
  return { kind: 'proportion', title };
}

/** Starts to count. */
export function collectProportion(): Collector<ProportionRecorder, ProportionData> {
  let n = 0;
  let hits = 0;
  return {
    record(hit) {
      n++;
      if (hit) hits++;
    },
    data: () => ({ kind: 'proportion', n, hits }),
  };
}

/** Merges both. */
export function mergeProportions(a: ProportionData, b: ProportionData): ProportionData {
  return { kind: 'proportion', n: a.n + b.n, hits: a.hits + b.hits };
}
