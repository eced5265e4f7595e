import type { Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import type { Experiment } from '../experiment.js';
import { collect } from '../measures/collect.js';
import type { Measure, Measures, Recorders } from '../measures/measure.js';
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

/** The measures with which a figure is compared. */
function pairedMeasures(measures: Measures, figure: PickedMeasure): PairedMeasures {
  const own = measures[figure.measure];
  if (!own) throw new RangeError(`measure: expected one of the experiment, received ${figure.measure}`);
  const { bounds } = figure;
  const range = bounds && { min: bounds.low - bounds.high, max: bounds.high - bounds.low };
  return {
    first: own,
    second: own,
    difference: quantity('Second less first', figure.unit, range),
    matched: proportion('As many values on both sides'),
    better: proportion('The second has more'),
    worse: proportion('The second has less'),
  };
}

/**
 * An experiment that runs every trial twice, with the same draws under two sets of parameters, and compares one measure. Chance
 * that affects both is not taken for an effect.
 *
 * @param against - the second parameters, and the figure, as {@link pickMeasure} finds it
 * @throws RangeError when there is no such figure
 */
export function paired<M extends Measures, C>(
  experiment: Experiment<M, C>,
  against: { readonly parameters: Parameters; readonly measure: string },
): Experiment<PairedMeasures, { readonly first: C; readonly second: C }> {
  const { measures, trial, prepare, block } = experiment;
  const contextOf = (parameters: Parameters): C => (prepare ? prepare(parameters) : (parameters as C));
  const figure = pickMeasure(measures, against.measure);
  const listener = listening(measures, figure);
  const valuesOf = (rng: Prng, context: C, into: Recorder): readonly number[] =>
    listener((recorders) => trial(rng.copy(), context, recorders), into);
  return {
    id: experiment.id,
    title: experiment.title,
    question: experiment.question,
    parameters: experiment.parameters,
    measures: pairedMeasures(measures, figure),
    ...(block !== undefined && { block }),
    prepare: (parameters) => ({ first: contextOf(parameters), second: contextOf(against.parameters) }),
    trial(rng, { first, second }, record) {
      const before = valuesOf(rng, first, record.first as Recorder);
      const values = valuesOf(rng, second, record.second as Recorder);
      if (before.length + values.length === 0) return;
      const isMatched = before.length === values.length;
      record.matched(isMatched);
      if (isMatched)
        for (const [i, value] of values.entries()) record.difference(differenceOf(value, before[i] ?? 0));
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
function listening<M extends Measures>(
  measures: M,
  { measure, valueIn }: PickedMeasure,
): (run: (recorders: Recorders<M>) => void, into: Recorder) => readonly number[] {
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
  return (run, into) => {
    pass = into;
    values = [];
    run(recorders);
    endTrial();
    return values;
  };
}

/** Part of a value below which a difference is what was rounded off on the way to the values. */
const ROUNDING = 2 ** -44;

/** One value less another, without what was rounded off: it would look like chance. */
function differenceOf(value: number, before: number): number {
  const unit = 2 ** Math.floor(Math.log2(Math.max(Math.abs(value), Math.abs(before)))) * ROUNDING;
  return Number.isFinite(1 / unit) ? Math.round((value - before) / unit) * unit : value - before;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
