import type { Parameters } from '@ec/engine';
import { derivedLast } from '@ec/prng';
import { scriptedPrng } from '@ec/prng/testing';
import { momentsOf } from '../estimate.js';
import type { AnyExperiment, Experiment } from '../experiment.js';
import { collect } from '../measures/collect.js';
import type { FigureData } from '../measures/pick-measure.js';
import type { Interval } from '../statistics/interval.js';

/**
 * What trials without any chance have measured, exactly: an interval without width. That a figure has never varied proves nothing; that no trial draws
 * does, as all trials are the same then.
 *
 * @returns a function of the parameters and of what was measured under them; it gives `undefined` where trials draw
 */
export function certainFigures(
  experiment: AnyExperiment,
): (parameters: Parameters, data: FigureData) => Interval | undefined {
  const isCertain = derivedLast((parameters: Parameters) => drawsNothing(experiment, parameters));
  return (parameters, data) => {
    const { n, mean, squaredDistances } = momentsOf(data);
    if (n === 0 || squaredDistances > 0 || !isCertain(parameters)) return undefined;
    return { estimate: mean, low: mean, high: mean };
  };
}

/** Whether a trial comes to its end with a stream that refuses every draw. */
function drawsNothing(experiment: AnyExperiment, parameters: Parameters): boolean {
  // what its trials read is made by the experiment itself
  const { trial, prepare, measures } = experiment as unknown as Experiment;
  try {
    trial(scriptedPrng([]), prepare ? prepare(parameters) : parameters, collect(measures).record);
    return true;
  } catch {
    return false;
  }
}
