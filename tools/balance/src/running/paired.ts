import type { Parameters } from '@ec/engine';
import type { Experiment } from '../experiment.js';
import type { Prng } from '@ec/prng';
import { collect } from '../measures/collect.js';
import { proportion } from '../measures/proportion.js';
import { quantity } from '../measures/quantity.js';
import type { Measures, Recorders } from '../measures/measure.js';
import { pickMeasure, type PickedMeasure } from '../measures/pick-measure.js';

import { ExperimentError } from './experiment-error.js';

/** What a paired experiment measures: both sides, and the second less the first. */
export const PAIRED_MEASURES = {
  first: quantity('With the first parameters'),
  second: quantity('With the second parameters'),
  difference: quantity('Second less first'),
  better: proportion('The second is greater'),
  worse: proportion('The second is smaller'),
};

/**
 * An experiment that runs every trial twice, with the same draws under two sets of parameters, and compares one measure. Chance
 * that affects both is not taken for an effect.
 *
 * @param against - the second parameters, and the figure, as {@link pickMeasure} finds it; of several values in a trial their mean is
 *   compared
 * @throws RangeError when there is no such figure; its trials throw ExperimentError when one has no value of it
 */
export function paired<M extends Measures, C>(
  experiment: Experiment<M, C>,
  against: { readonly parameters: Parameters; readonly measure: string },
): Experiment<typeof PAIRED_MEASURES, { readonly first: C; readonly second: C }> {
  const { measures, trial, prepare, block } = experiment;
  const contextOf = (parameters: Parameters): C => (prepare ? prepare(parameters) : (parameters as C));
  const heard = { sum: 0, times: 0 };
  const recorders = listening(measures, pickMeasure(measures, against.measure), heard);
  const valueOf = (rng: Prng, context: C): number => {
    Object.assign(heard, { sum: 0, times: 0 });
    trial(rng.numbered(0), context, recorders);
    if (heard.times > 0) return heard.sum / heard.times;
    throw new ExperimentError(
      `${experiment.id}, ${against.measure}: expected a value in every trial, received none in one: ` +
        'it cannot be compared trial by trial',
    );
  };
  return {
    id: experiment.id,
    title: experiment.title,
    question: experiment.question,
    parameters: experiment.parameters,
    measures: PAIRED_MEASURES,
    ...(block !== undefined && { block }),
    prepare: (parameters) => ({ first: contextOf(parameters), second: contextOf(against.parameters) }),
    trial(rng, { first, second }, record) {
      const before = valueOf(rng, first);
      const value = valueOf(rng, second);
      record.first(before);
      record.second(value);
      record.difference(value - before);
      record.better(value > before);
      record.worse(value < before);
    },
  };
}

/** Recorders that pass on one figure's values, and how often its measure was recorded; they refuse what the measure refuses. */
function listening<M extends Measures>(
  measures: M,
  { measure, valueIn }: PickedMeasure,
  heard: { sum: number; times: number },
): Recorders<M> {
  const { record } = collect(measures);
  const own = record[measure] as (...args: readonly unknown[]) => void;
  const listen = (...args: readonly unknown[]): void => {
    own(...args);
    const value = valueIn(...args);
    if (value === undefined) return;
    heard.sum += value;
    heard.times++;
  };
  return { ...record, [measure]: listen };
}
