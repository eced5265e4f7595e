/**
 * Figures without any chance in them. That a figure has never varied proves nothing. But the experiment may know it exactly; and what a trial records before
 * its first draw depends on the parameters alone, so that it is the same in every trial: one with a stream that refuses every draw tells what that is.
 */
import type { Parameters } from '@ec/engine';
import { derivedLast, type Distribution, type Ratio } from '@ec/prng';
import { scriptedPrng } from '@ec/prng/testing';
import { momentsOf } from '../estimate.js';
import type { AnyExperiment, Experiment } from '../experiment.js';
import { collect, type DataOf } from '../measures/collect.js';
import type { PickedMeasure } from '../measures/pick-measure.js';
import type { Interval } from '../statistics/interval.js';
import type { Moments } from '../statistics/moments.js';

/**
 * What is known exactly of the figures of an experiment: an interval without width where no trial can record anything else, as its `exact` says so, as it
 * draws nothing at all, or as it has recorded all the values that its measure allows (`perTrial`) before it draws.
 *
 * @returns a function of the parameters, of a figure, and of what was measured under them; it gives `undefined` where there is chance
 */
export function certainFigures(
  experiment: AnyExperiment,
): (parameters: Parameters, figure: PickedMeasure, measured: DataOf) => Interval | undefined {
  const exact = derivedLast((parameters: Parameters) => experiment.exact?.(parameters) ?? {});
  const isKnown = (parameters: Parameters, { name, measure }: PickedMeasure, mean: number): boolean =>
    name === measure && onlyValueOf(exact(parameters)[name]) === mean;
  const recorded = derivedLast((parameters: Parameters) => recordedWithoutDraws(experiment, parameters));
  const isRecorded = (parameters: Parameters, figure: PickedMeasure): boolean => {
    const { data, isDone } = recorded(parameters);
    const { perTrial = Infinity } = experiment.measures[figure.measure] ?? {};
    return isDone || (valuesOf(figure, data)?.n ?? 0) >= perTrial;
  };
  return (parameters, figure, measured) => {
    const values = valuesOf(figure, measured);
    if (!values || values.n === 0 || values.squaredDistances > 0) return undefined;
    const { mean } = values;
    if (!isKnown(parameters, figure, mean) && !isRecorded(parameters, figure)) return undefined;
    return { estimate: mean, low: mean, high: mean };
  };
}

function valuesOf({ measure, of }: PickedMeasure, data: DataOf): Moments | undefined {
  return data[measure] && momentsOf(of(data[measure]));
}

/** The value that a figure always has, where its distribution or probability says that there is one. */
function onlyValueOf(exact: Distribution | Ratio<bigint> | undefined): number | undefined {
  if (!exact) return undefined;
  if ('values' in exact) return exact.min === exact.max ? exact.min : undefined;
  if (exact.numerator === 0n) return 0;
  return exact.numerator === exact.denominator ? 1 : undefined;
}

/** What a trial records before its first draw, and whether it is done without any. */
function recordedWithoutDraws(
  experiment: AnyExperiment,
  parameters: Parameters,
): { readonly data: DataOf; readonly isDone: boolean } {
  // what its trials read is made by the experiment itself
  const { trial, prepare, measures } = experiment as unknown as Experiment;
  const { record, endTrial, data } = collect(measures);
  let isDone = false;
  try {
    trial(scriptedPrng([]), prepare ? prepare(parameters) : parameters, record);
    isDone = true;
  } catch {
    // it draws
  }
  endTrial();
  return { data: data(), isDone };
}
