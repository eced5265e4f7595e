import type { Collector } from './collector.js';
import { collectIntegers, mergeIntegers, type IntegerData, type IntegerMeasure } from './integer.js';
import {
  collectProportion,
  mergeProportions,
  type ProportionData,
  type ProportionMeasure,
} from './proportion.js';
import type { PerTrial } from './at-most.js';
import { collectQuantities, mergeQuantities, type QuantityData, type QuantityMeasure } from './quantity.js';

/** What can be measured at each step: whether something happens there, or a value. */
export type StepMeasure = ProportionMeasure | IntegerMeasure | QuantityMeasure;

/** Something at each step of a trial, such as at each turn of a game. */
export interface SeriesMeasure<Of extends StepMeasure = StepMeasure> extends PerTrial {
  readonly kind: 'series';
  readonly title: string;
  /** What a step is, such as `turn`. */
  readonly step: string;
  /** First step, and how many there are. */
  readonly first: number;
  readonly length: number;
  readonly of: Of;
}

/** What was measured at each step; all of one kind. */
export interface SeriesData {
  readonly kind: 'series';
  readonly at: readonly (ProportionData | IntegerData | QuantityData)[];
}

/** Records the value at a step, or whether it happened there. A trial that ends early leaves later steps out. */
export type SeriesRecorder<Value extends boolean | number> = (step: number, value: Value) => void;

/**
 * A measure over steps.
 *
 * @throws RangeError when there is not at least one step
 */
export function series<Of extends StepMeasure>(
  of: Of,
  { step = 'turn', first = 0, length }: { step?: string; first?: number; length: number },
): SeriesMeasure<Of> {
  if (!Number.isSafeInteger(length) || length < 1)
    throw new RangeError(`${of.title}: expected at least 1 step, received ${length}`);
  return { kind: 'series', title: of.title, step, first, length, of };
}

/** Starts to measure. The recorder throws RangeError for a step that does not exist: a mistake of the experiment. */
export function collectSeries(
  measure: SeriesMeasure,
): Collector<SeriesRecorder<boolean>, SeriesData> | Collector<SeriesRecorder<number>, SeriesData> {
  const { title, perTrial } = measure;
  const of: StepMeasure = { ...measure.of, title, ...(perTrial !== undefined && { perTrial }) };
  switch (of.kind) {
    case 'proportion':
      return collectSteps(measure, () => collectProportion(of));
    case 'integer':
      return collectSteps(measure, () => collectIntegers(of));
    case 'quantity':
      return collectSteps(measure, () => collectQuantities(of));
  }
}

function collectSteps<Value extends boolean | number>(
  { title, first, length }: SeriesMeasure,
  start: () => Collector<(value: Value) => void, SeriesData['at'][number]>,
): Collector<SeriesRecorder<Value>, SeriesData> {
  const at = Array.from({ length }, start);
  let touched: Collector<unknown, unknown>[] = [];
  return {
    record(step, value) {
      const collector = at[step - first];
      if (!collector)
        throw new RangeError(
          `${title}: expected a step from ${first} to ${first + length - 1}, received ${step}`,
        );
      collector.record(value);
      touched.push(collector);
    },
    endTrial() {
      for (const collector of touched) collector.endTrial();
      touched = [];
    },
    data: () => ({ kind: 'series', at: at.map(({ data }) => data()) }),
  };
}

/**
 * Merges both.
 *
 * @throws RangeError when they have other numbers of steps, or values of other kinds
 */
export function mergeSeries(a: SeriesData, b: SeriesData): SeriesData {
  const [expected, received] = [a.at.length, b.at.length];
  if (expected !== received) throw new RangeError(`series: expected ${expected} steps, received ${received}`);
  const pairs = a.at.map((data, i) => {
    const other = b.at[i];
    if (data.kind === 'proportion' && other?.kind === 'proportion') return mergeProportions(data, other);
    if (data.kind === 'integer' && other?.kind === 'integer') return mergeIntegers(data, other);
    if (data.kind === 'quantity' && other?.kind === 'quantity') return mergeQuantities(data, other);
    throw new RangeError(`series: expected ${data.kind} at step ${i}, received ${other?.kind ?? 'nothing'}`);
  });
  return { kind: 'series', at: pairs };
}
