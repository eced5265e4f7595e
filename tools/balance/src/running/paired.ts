import type { Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import type { AnyExperiment, Experiment } from '../experiment.js';
import { differencesWithin } from '../statistics/confidence-sequence.js';
import { collect } from '../measures/collect.js';
import type { Measure, Measures } from '../measures/measure.js';
import { pickMeasure, type PickedMeasure } from '../measures/pick-measure.js';
import { proportion, type ProportionMeasure } from '../measures/proportion.js';
import { quantity, type QuantityMeasure } from '../measures/quantity.js';

/** What a paired experiment measures. */
export interface PairedMeasures extends Measures {
  /** The measure under the first parameters, and under the second: each as a run of its own measures it. */
  readonly first: Measure;
  readonly second: Measure;
  /** Second less first, value by value of a trial that has as many on both sides. */
  readonly difference: QuantityMeasure;
  /** Trials that have as many values on both sides, of those that have any. */
  readonly matched: ProportionMeasure;
  /** Of the trials with values on both sides, those in which the second has more, and less. */
  readonly better: ProportionMeasure;
  readonly worse: ProportionMeasure;
}

/** A side of a comparison: an experiment, and the figure. */
interface Side {
  readonly experiment: Experiment;
  readonly figure: PickedMeasure;
}

/**
 * A figure as both sides have it, with bounds that hold for both.
 *
 * @throws RangeError when it is of another kind in the second
 */
export function sharedFigure(first: PickedMeasure, second: PickedMeasure): PickedMeasure {
  const [expected, received] = [first, second].map(({ isShare }) => (isShare ? 'a share' : 'a number'));
  if (expected !== received)
    throw new RangeError(
      `measure: expected ${first.name} to be ${expected} on both sides, received ${received} in the second`,
    );
  const { bounds: _, ...head } = first;
  if (!first.bounds || !second.bounds) return head;
  return {
    ...head,
    bounds: {
      low: Math.min(first.bounds.low, second.bounds.low),
      high: Math.max(first.bounds.high, second.bounds.high),
      perTrial: Math.max(first.bounds.perTrial, second.bounds.perTrial),
    },
  };
}

/** The measures with which a figure is compared. */
function pairedMeasures(first: Side, second: Side): PairedMeasures {
  const { bounds, unit } = sharedFigure(first.figure, second.figure);
  const within = bounds && differencesWithin(bounds);
  const range = within && { min: within.low, max: within.high };
  const measureOf = ({ experiment: { measures }, figure: { measure } }: Side): Measure => {
    const own = measures[measure];
    if (!own) throw new RangeError(`measure: expected one of the experiment, received ${measure}`);
    return own;
  };
  return {
    first: measureOf(first),
    second: measureOf(second),
    difference: quantity('Second less first', unit, range),
    matched: proportion('As many values on both sides'),
    better: proportion('The second has more'),
    worse: proportion('The second has less'),
  };
}

/** The second side, as far as it differs from the first. */
export interface Against {
  readonly parameters: Parameters;
  /** Name of the figure, as {@link pickMeasure} finds it on both sides. */
  readonly measure: string;
  /** The experiment as other code has it. */
  readonly experiment?: AnyExperiment;
}

/**
 * An experiment that runs every trial twice, with the same draws under two sets of parameters, or by two versions of the code, and compares
 * one measure. Chance that affects both is not taken for an effect.
 *
 * @throws RangeError when there is no such figure
 */
export function paired(
  experiment: AnyExperiment,
  { parameters: others, measure, experiment: other = experiment }: Against,
): Experiment<PairedMeasures, { readonly first: unknown; readonly second: unknown }> {
  const sideOf = (one: AnyExperiment): Side => ({
    // What its trials read is made by the experiment itself.
    experiment: one as unknown as Experiment,
    figure: pickMeasure(one.measures, measure),
  });
  const contextOf = ({ prepare }: AnyExperiment, parameters: Parameters): unknown =>
    prepare ? prepare(parameters) : parameters;
  const [first, second] = [sideOf(experiment), sideOf(other)];
  const measures = pairedMeasures(first, second);
  const [listen, listenToOther] = [listening(first), listening(second)];
  return {
    id: experiment.id,
    title: experiment.title,
    question: experiment.question,
    parameters: experiment.parameters,
    measures,
    ...(experiment.block !== undefined && { block: experiment.block }),
    prepare: (parameters) => ({
      first: contextOf(experiment, parameters),
      second: contextOf(other, others),
    }),
    trial(rng, contexts, record) {
      const before = listen(rng.copy(), contexts.first, record.first as Recorder);
      const values = listenToOther(rng.copy(), contexts.second, record.second as Recorder);
      if (before.length + values.length === 0) return;
      const isMatched = before.length === values.length;
      record.matched(isMatched);
      if (isMatched)
        for (const [i, value] of values.entries())
          record.difference(differenceOf(value, before[i] ?? 0, measures.difference));
      if (before.length === 0 || values.length === 0) return;
      const [was, is] = [meanOf(before), meanOf(values)];
      record.better(is > was);
      record.worse(is < was);
    },
  };
}

/** Of whatever kind of measure. */
type Recorder = (...recorded: readonly unknown[]) => void;

/**
 * Runs trials that record one measure, and returns the figure's values of each. They refuse what the measures refuse; nothing is kept of
 * the other measures.
 */
function listening({
  experiment: { measures, trial },
  figure: { measure, valueIn },
}: Side): (rng: Prng, context: unknown, into: Recorder) => readonly number[] {
  const { record, endTrial } = collect(measures);
  let pass: Recorder = () => undefined;
  let values: number[] = [];
  const own = record[measure] as Recorder;
  const listen: Recorder = (...recorded) => {
    own(...recorded);
    pass(...recorded);
    const value = valueIn(...recorded);
    if (value !== undefined) values.push(value);
  };
  const recorders = { ...record, [measure]: listen };
  return (rng, context, into) => {
    pass = into;
    values = [];
    trial(rng, context, recorders);
    endTrial();
    return values;
  };
}

/** Bounds of a difference, where it has any. */
type Range = Pick<QuantityMeasure, 'min' | 'max'>;

/** Part of a value below which a difference is what was rounded off on the way to the values. */
const ROUNDING = 2 ** -44;

/**
 * One value less another, without what was rounded off: it would look like chance. Nothing is rounded off of integers. The difference stays
 * within its bounds.
 */
function differenceOf(value: number, before: number, { min = -Infinity, max = Infinity }: Range): number {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(before)) return value - before;
  const unit = 2 ** Math.floor(Math.log2(Math.max(Math.abs(value), Math.abs(before)))) * ROUNDING;
  if (!Number.isFinite(1 / unit)) return value - before;
  return Math.max(min, Math.min(max, Math.round((value - before) / unit) * unit));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
