import {
  exactReport,
  grid,
  runExperiment,
  runReport,
  sweep,
  sweepReport,
  type AnyExperiment,
  type BalanceReport,
  type Executor,
  type Job,
  type Result,
} from '@ec/balance';
import { axesOf, commandOf, trialsIn, valuesOf, type Settings, type Written } from './settings.ts';

/** Confidence of the intervals. */
const CONFIDENCE = 0.95;

/** Least time between two looks at what there is so far, in milliseconds. */
const PAUSE = 500;

/** A report of what is known so far. */
export interface Progress {
  readonly report: BalanceReport;
  /** Trials that are to be run. */
  readonly of: number;
}

/**
 * Runs one side of what the playground shows.
 *
 * @param show - called with the report so far, now and then
 * @returns the report at the end
 * @throws SetupError, RangeError or ExperimentError when the settings do not go together, or no point of a sweep can be run
 * @throws TrialError when a trial fails
 */
export async function runSide(
  module: Job['module'],
  experiment: AnyExperiment,
  settings: Settings,
  {
    executor,
    set,
    signal,
    show,
  }: {
    readonly executor: Executor;
    readonly set: Written;
    readonly signal: AbortSignal;
    readonly show: (progress: Progress) => Promise<void>;
  },
): Promise<Progress> {
  const trials = trialsIn(experiment, settings);
  const parameters = valuesOf(experiment.parameters, set);
  const job: Job = { module, experiment: experiment.id, parameters, seed: settings.seed };
  const run = { executor, rule: { trials }, signal };
  const axes = axesOf(experiment, settings);
  const common = { experiment, codes: [], confidence: CONFIDENCE };
  const command = (number: number): string =>
    commandOf(module, experiment, settings, { set, trials: number });
  let shown = -Infinity;
  const isTime = (): boolean => {
    const now = performance.now();
    if (now - shown < PAUSE) return false;
    shown = now;
    return true;
  };
  if (axes.length === 0) {
    const progressOf = (result: Result): Progress => ({
      report: runReport({ ...common, result, command: command(result.trials), summary: [] }),
      of: trials,
    });
    const known = exactReport({ experiment, job, command: command(trials), confidence: CONFIDENCE });
    // What is known is drawn before trials take all cores.
    if (known) await show({ report: known, of: trials });
    const { result } = await runExperiment(experiment, job, {
      ...run,
      progress(soFar) {
        if (isTime() && !signal.aborted) void show(progressOf(soFar));
      },
    });
    return progressOf(result);
  }
  const points = grid(axes);
  const refused: string[] = [];
  const progressOf = ([first, ...others]: readonly Result[]): Progress => {
    if (!first)
      throw new RangeError(`vary: expected values that go together, received ${refused.join('; ')}`);
    const results = [first, ...others] as const;
    const report = sweepReport({
      ...common,
      results,
      measures: undefined,
      refused,
      command: command(trials),
    });
    return { report, of: trials * points.length };
  };
  const results = await sweep(experiment, job, points, {
    ...run,
    refused: (_, reason) => refused.push(reason),
    progress(soFar) {
      if (isTime() && !signal.aborted) void show(progressOf(soFar));
    },
  });
  return progressOf(results.filter((one) => one.trials > 0));
}
