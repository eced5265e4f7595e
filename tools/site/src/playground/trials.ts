import {
  grid,
  inWorkers,
  runExperiment,
  runReport,
  sweep,
  sweepReport,
  type AnyExperiment,
  type BalanceReport,
  type Executor,
  type Job,
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

/** Workers are started once, when they are first needed. */
let executor: Executor | undefined;

/** The threads that run trials. */
export function workers(): Executor {
  executor ??= inWorkers(
    Array.from(
      { length: Math.max(1, navigator.hardwareConcurrency) },
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    ),
  );
  return executor;
}

/**
 * Runs one side of what the playground shows.
 *
 * @param show - called with the report so far, now and then, and with the last one
 * @throws SetupError, RangeError or ExperimentError when the settings do not go together
 * @throws TrialError when a trial fails
 */
export async function runSide(
  module: Job['module'],
  experiment: AnyExperiment,
  settings: Settings,
  {
    set,
    signal,
    show,
  }: { readonly set: Written; readonly signal: AbortSignal; readonly show: (progress: Progress) => void },
): Promise<void> {
  const trials = trialsIn(experiment, settings);
  const parameters = valuesOf(experiment.parameters, set);
  const job: Job = { module, experiment: experiment.id, parameters, seed: settings.seed };
  const run = { executor: workers(), rule: { trials }, signal };
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
    const { result } = await runExperiment(experiment, job, {
      ...run,
      progress(soFar) {
        if (!isTime() || signal.aborted) return;
        show({
          report: runReport({ ...common, result: soFar, command: command(soFar.trials), summary: [] }),
          of: trials,
        });
      },
    });
    show({
      report: runReport({ ...common, result, command: command(result.trials), summary: [] }),
      of: trials,
    });
    return;
  }
  const points = grid(axes);
  const refused: string[] = [];
  const report = ([first, ...others]: Awaited<ReturnType<typeof sweep>>): void => {
    if (!first) return;
    const made = sweepReport({
      ...common,
      results: [first, ...others],
      measures: undefined,
      refused,
      command: command(trials),
    });
    show({ report: made, of: trials * points.length });
  };
  const results = await sweep(experiment, job, points, {
    ...run,
    refused: (_, reason) => refused.push(reason),
    progress(soFar) {
      if (isTime() && !signal.aborted) report([...soFar]);
    },
  });
  report(results.filter((one) => one.trials > 0));
}
