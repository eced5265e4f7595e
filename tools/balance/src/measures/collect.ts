import type { Collector } from './collector.js';
import { collectContest, mergeContests } from './contest.js';
import { collectIntegers, mergeIntegers } from './integer.js';
import type { Measure, MeasureData, Measures, Recorders } from './measure.js';
import { collectProportion, mergeProportions } from './proportion.js';
import { collectQuantities, mergeQuantities } from './quantity.js';
import { collectSeries, mergeSeries } from './series.js';
import { collectTable, mergeTables } from './table.js';

/** What was measured, by name. */
export type DataOf<M extends Measures = Measures> = { readonly [Name in keyof M]: MeasureData };

/** Starts all measures. Records between two ends of a trial are of one trial. */
export function collect<M extends Measures>(
  measures: M,
): { readonly record: Recorders<M>; readonly endTrial: () => void; readonly data: () => DataOf<M> } {
  const collectors = Object.entries(measures).map(([name, measure]) => [name, collectorOf(measure)] as const);
  // Each name has the recorder of its kind of measure.
  const record = Object.fromEntries(collectors.map(([name, one]) => [name, one.record])) as Recorders<M>;
  const all = collectors.map(([, one]) => one);
  return {
    record,
    endTrial() {
      for (const one of all) one.endTrial();
    },
    data: () => Object.fromEntries(collectors.map(([name, one]) => [name, one.data()])) as DataOf<M>,
  };
}

/**
 * Merges both parts.
 *
 * @throws RangeError when they are not of the same measures
 */
export function mergeData<M extends Measures>(a: DataOf<M>, b: DataOf<M>): DataOf<M> {
  // In the order of the first, with those that the other has alone at the end.
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  const merged = [...names].map((name) => {
    const [one, other] = [a[name], b[name]];
    if (!one || !other)
      throw new RangeError(`${name}: expected a measure of both parts, received one of one`);
    return [name, merge(one, other)] as const;
  });
  return Object.fromEntries(merged) as DataOf<M>;
}

function collectorOf(measure: Measure): Collector<unknown, MeasureData> {
  switch (measure.kind) {
    case 'proportion':
      return collectProportion(measure);
    case 'integer':
      return collectIntegers(measure);
    case 'quantity':
      return collectQuantities(measure);
    case 'series':
      return collectSeries(measure);
    case 'table':
      return collectTable(measure);
    case 'contest':
      return collectContest(measure);
  }
}

function merge(a: MeasureData, b: MeasureData): MeasureData {
  if (a.kind === 'proportion' && b.kind === 'proportion') return mergeProportions(a, b);
  if (a.kind === 'integer' && b.kind === 'integer') return mergeIntegers(a, b);
  if (a.kind === 'quantity' && b.kind === 'quantity') return mergeQuantities(a, b);
  if (a.kind === 'series' && b.kind === 'series') return mergeSeries(a, b);
  if (a.kind === 'table' && b.kind === 'table') return mergeTables(a, b);
  if (a.kind === 'contest' && b.kind === 'contest') return mergeContests(a, b);
  throw new RangeError(`measure: expected ${a.kind} in both parts, received ${b.kind}`);
}
