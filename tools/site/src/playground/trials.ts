import {
  exactReport,
  grid,
  MOST_VALUES,
  parseIntegerAxis,
  parseTarget,
  pickFigure,
  runExperiment,
  runReport,
  solve,
  solveReport,
  sweep,
  sweepReport,
  type AnyExperiment,
  type BalanceReport,
  type Executor,
  type Job,
  type Result,
} from '@ec/balance';
import { axesOf, commandOf, trialsIn, valuesOf } from './read-settings.ts';
import type { Settings, Written } from './settings.ts';

/** Confidence of the intervals. */
const CONFIDENCE = 0.95;

/** Least time between two looks at what there is so far, in milliseconds. */
const PAUSE = 500;

/** A report of what is known so far. */
export interface Progress {
  readonly report: BalanceReport;
  /** Trials that are to be run; absent where it is not known beforehand how many. */
  readonly of?: number;
}

/** What is run, and how. */
interface Run {
  readonly experiment: AnyExperiment;
  readonly settings: Settings;
  readonly job: Job;
  readonly trials: number;
  readonly running: { readonly executor: Executor; readonly signal: AbortSignal };
  /** What all reports have in common. */
  readonly common: Pick<Parameters<typeof sweepReport>[0], 'experiment' | 'codes' | 'confidence' | 'command'>;
  readonly show: (progress: Progress) => Promise<void>;
  /** Shows what is known so far, unless that has just been shown. */
  readonly showNowAndThen: (progress: () => Progress) => void;
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
  const command = commandOf(module, experiment, settings, { set, trials });
  let shown = -Infinity;
  const run: Run = {
    experiment,
    settings,
    job: { module, experiment: experiment.id, parameters, seed: settings.seed },
    trials,
    running: { executor, signal },
    common: { experiment, codes: [], confidence: CONFIDENCE, command },
    show,
    showNowAndThen(progress) {
      const now = performance.now();
      if (now - shown < PAUSE || signal.aborted) return;
      shown = now;
      void show(progress());
    },
  };
  if (settings.target !== '') return runSolve(run);
  return settings.vary.length === 0 ? runOnce(run) : runSweep(run);
}

async function runOnce({ experiment, job, trials, running, common, show, showNowAndThen }: Run) {
  const progressOf = (result: Result): Progress => ({
    report: runReport({ ...common, result, summary: [] }),
    of: trials,
  });
  const known = exactReport({ ...common, job });
  // What is known is drawn before trials take all cores.
  if (known) await show({ report: known, of: trials });
  const { result } = await runExperiment(experiment, job, {
    ...running,
    rule: { trials },
    progress: (soFar) => showNowAndThen(() => progressOf(soFar)),
  });
  return progressOf(result);
}

async function runSweep({ experiment, settings, job, trials, running, common, showNowAndThen }: Run) {
  const points = grid(axesOf(experiment, settings));
  const refused: string[] = [];
  const progressOf = ([first, ...others]: readonly Result[]): Progress => {
    if (!first)
      throw new RangeError(`vary: expected values that go together, received ${refused.join('; ')}`);
    const results = [first, ...others] as const;
    return {
      report: sweepReport({ ...common, results, measures: undefined, refused }),
      of: trials * points.length,
    };
  };
  const results = await sweep(experiment, job, points, {
    ...running,
    rule: { trials },
    refused: (_, reason) => refused.push(reason),
    progress: (soFar) => showNowAndThen(() => progressOf(soFar)),
  });
  return progressOf(results.filter((one) => one.trials > 0));
}

async function runSolve({ experiment, settings, job, trials, running, common, showNowAndThen }: Run) {
  const { measure, along } = settings;
  const figure = pickFigure(experiment.measures, measure === '' ? undefined : measure);
  const target = parseTarget(settings.target, figure);
  const { key, values } = parseIntegerAxis(along, experiment.parameters, MOST_VALUES);
  const found = await solve(experiment, job, {
    ...running,
    key,
    values,
    measure: figure.name,
    target,
    trials,
    confidence: CONFIDENCE,
    progress(soFar) {
      const [first, ...others] = soFar.toSorted(
        (a, b) => Number(a.parameters[key]) - Number(b.parameters[key]),
      );
      if (first)
        showNowAndThen(() => ({
          report: sweepReport({ ...common, results: [first, ...others], measures: [figure] }),
        }));
    },
  });
  const isBrokenOff = running.signal.aborted;
  return { report: solveReport({ ...common, job, figure, key, values, target, found, isBrokenOff }) };
}
