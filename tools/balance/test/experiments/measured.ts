import { resolveParameters } from '@ec/engine';
import {
  estimate,
  type ContestEstimate,
  type Estimate,
  type ProportionEstimate,
  type SeriesEstimate,
  type ValueEstimate,
} from '../../src/estimate.js';
import { inThread } from '../../src/running/executor.js';
import { loadExperiment } from '../../src/running/job.js';
import { runExperiment } from '../../src/running/run.js';

/** What came of a run, measure by measure. */
export interface Measured {
  readonly value: (measure: string) => ValueEstimate;
  readonly probability: (measure: string) => number;
  /** Mean, or share, at a step of a series. */
  readonly at: (measure: string, step: number) => number;
  readonly series: (measure: string) => SeriesEstimate['at'];
  readonly contest: (measure: string) => ContestEstimate;
}

/** Runs an experiment in this thread. */
export async function measured(
  id: string,
  trials: number,
  parameters: Readonly<Record<string, number | string>> = {},
): Promise<Measured> {
  const experiment = await loadExperiment(null, id);
  const job = {
    module: null,
    experiment: id,
    parameters: resolveParameters(experiment.parameters, parameters),
    seed: 'experiments',
  };
  const { result } = await runExperiment(experiment, job, { executor: inThread(), rule: { trials } });
  const estimateOf = (measure: string): Estimate => {
    const [what, data] = [experiment.measures[measure], result.measures[measure]];
    if (!what || !data) throw new RangeError(`measure: expected one of ${id}, received ${measure}`);
    return estimate(what, data);
  };
  const seriesOf = (measure: string): SeriesEstimate['at'] => (estimateOf(measure) as SeriesEstimate).at;
  return {
    value: (measure) => estimateOf(measure) as ValueEstimate,
    probability: (measure) => (estimateOf(measure) as ProportionEstimate).probability.estimate,
    at(measure, step) {
      const found = estimateOf(measure);
      if (found.kind === 'shares')
        return found.at.find((one) => one.step === step)?.probability.estimate ?? Number.NaN;
      return seriesOf(measure).find((one) => one.step === step)?.mean.estimate ?? Number.NaN;
    },
    series: seriesOf,
    contest: (measure) => estimateOf(measure) as ContestEstimate,
  };
}
