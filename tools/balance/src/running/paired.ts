import type { Parameters } from '@ec/engine';
import type { Experiment } from '../experiment.js';
import { collect } from '../measures/collect.js';
import { proportion } from '../measures/proportion.js';
import { quantity } from '../measures/quantity.js';
import type { Measures, Recorders } from '../measures/measure.js';
import { pickMeasure, type PickedMeasure } from '../measures/pick-measure.js';

/** What a paired experiment measures: both sides, and the second less the first. */
export const PAIRED_MEASURES = {
  first: quantity('With the first parameters'),
  second: quantity('With the second parameters'),
  difference: quantity('Second less first'),
  better: proportion('The second is greater'),
  worse: proportion('The second is smaller'),
};

/**
 * An experiment that runs every trial twice, with the same draws under two sets of parameters, and compares one measure. What chance
 * does to both is not taken for an effect.
 *
 * @param against - the second parameters, and the figure, as {@link pickMeasure} finds it; its values are summed up within a trial
 * @throws RangeError when there is no such figure
 */
export function paired<M extends Measures, C>(
  experiment: Experiment<M, C>,
  against: { readonly parameters: Parameters; readonly measure: string },
): Experiment<typeof PAIRED_MEASURES, { readonly first: C; readonly second: C }> {
  const { measures, trial, prepare, block } = experiment;
  const contextOf = (parameters: Parameters): C => (prepare ? prepare(parameters) : (parameters as C));
  let value = 0;
  const recorders = listening(measures, pickMeasure(measures, against.measure), (one) => (value += one));
  return {
    id: experiment.id,
    title: experiment.title,
    question: experiment.question,
    parameters: experiment.parameters,
    measures: PAIRED_MEASURES,
    ...(block !== undefined && { block }),
    prepare: (parameters) => ({ first: contextOf(parameters), second: contextOf(against.parameters) }),
    trial(rng, { first, second }, record) {
      value = 0;
      trial(rng.numbered(0), first, recorders);
      const before = value;
      value = 0;
      trial(rng.numbered(0), second, recorders);
      record.first(before);
      record.second(value);
      record.difference(value - before);
      record.better(value > before);
      record.worse(value < before);
    },
  };
}

/** Recorders that keep nothing but tell one figure's values. */
function listening<M extends Measures>(
  measures: M,
  { measure, told }: PickedMeasure,
  hear: (value: number) => void,
): Recorders<M> {
  const heard = (...args: readonly unknown[]): void => hear(told(...args));
  return { ...collect(measures).record, [measure]: heard };
}
