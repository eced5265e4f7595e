/**
 * For the tests of experiments: runs one in the thread of the test, and returns the results by the names of its measures.
 *
 * @example
 * ```ts
 * import { measured } from '@ec/balance/testing';
 *
 * const { found } = await measured(null, 'dice-sum', { trials: 20_000, seed: '1978' });
 * console.log(found('sum', 'value').mean.estimate.toFixed(3)); // 10.494
 * ```
 *
 * @packageDocumentation
 */
export { experimentChecks, type CheckRun, type ExperimentCheck } from './testing/experiment-checks.js';
import type { ParameterValue } from '@ec/engine';
import { estimate, type Estimate } from './estimate.js';
import { CONTEST_RESULTS, type ContestResult } from './measures/contest.js';
import { renderPicture } from './reporting/render-report.js';
import { reportOf } from './reporting/report-of.js';
import { inThread } from './running/in-thread.js';
import { loadExperiment } from './running/load-experiment.js';
import { runExperiment } from './running/run.js';

/** How an experiment is run. */
export interface TestRun {
  /** Rounded up to whole blocks. */
  readonly trials: number;
  /** `1` when absent. */
  readonly seed?: string;
  /** Those other than the defaults. */
  readonly parameters?: Readonly<Record<string, ParameterValue>>;
}

/** The results of a run, by the names of measures; each function throws RangeError when there is none of that name and kind. */
export interface Measured {
  /** The estimate of a measure, whose kind must be given. */
  readonly found: <Kind extends Estimate['kind']>(
    measure: string,
    kind: Kind,
  ) => Extract<Estimate, { kind: Kind }>;
  /** Share of the cases of a proportion in which it happened. */
  readonly share: (measure: string) => number;
  /** Mean, or share, at a step of a series; NaN without a value. */
  readonly at: (measure: string, step: number) => number;
  /** Number of contests of two players, the first of which is named first, and the share of each result. */
  readonly contest: (
    measure: string,
    first: string,
    second: string,
  ) => Readonly<Record<ContestResult | 'n', number>>;
  /** A figure of the report as an SVG, as pages about balance show it. */
  readonly picture: (figure: string) => Promise<string>;
}

/**
 * Runs an experiment.
 *
 * @param module - file or package that exports it; `null` for those that come with this package
 * @param id - of the experiment
 * @throws ExperimentError when there is no such module or experiment
 * @throws SetupError when a parameter is not one of the experiment's, or out of its bounds
 * @throws TrialError when a trial fails
 */
export async function measured(
  module: string | null,
  id: string,
  { trials, seed = '1', parameters: given = {} }: TestRun,
): Promise<Measured> {
  const experiment = await loadExperiment(module, id);
  const job = { module, experiment: id, parameters: given, seed };
  const { result } = await runExperiment(experiment, job, { executor: inThread(), rule: { trials } });

  function found<Kind extends Estimate['kind']>(name: string, kind: Kind): Extract<Estimate, { kind: Kind }> {
    const one = estimateOf(name);
    if (!isOf(one, kind)) throw new RangeError(`${name}: expected ${kind}, received ${one.kind}`);
    return one;
  }

  function estimateOf(name: string): Estimate {
    const [measure, data] = [experiment.measures[name], result.measures[name]];
    if (measure && data) return estimate(measure, data);
    const names = Object.keys(experiment.measures).join(', ');
    throw new RangeError(`measure of ${id}: expected one of ${names}, received ${name}`);
  }

  return {
    found,
    share: (name) => found(name, 'proportion').probability.estimate,
    at(name, step) {
      const one = estimateOf(name);
      if (one.kind === 'shares') return stepOf(one.at, name, step).probability.estimate;
      return stepOf(found(name, 'series').at, name, step).mean.estimate;
    },
    contest(name, first, second) {
      const { cells } = found(name, 'contest');
      const measure = experiment.measures[name];
      const players = measure?.kind === 'contest' ? measure.players : [];
      const cell = cells[players.indexOf(first)]?.[players.indexOf(second)];
      if (!cell)
        throw new RangeError(`${name}: expected two of ${players.join(', ')}, received ${first}, ${second}`);
      const shares = CONTEST_RESULTS.map((one, i) => [one, cell.results[i]?.estimate]);
      return { n: cell.n, ...(Object.fromEntries(shares) as Record<ContestResult, number>) };
    },
    picture(name) {
      const { figures, confidence } = reportOf({ experiment, results: [result] });
      const figure = figures.find((one) => one.id === name);
      if (figure) return renderPicture(figure, confidence);
      const ids = figures.map((one) => one.id).join(', ');
      throw new RangeError(`figure of ${id}: expected one of ${ids}, received ${name}`);
    },
  };
}

function isOf<Kind extends Estimate['kind']>(
  one: Estimate,
  kind: Kind,
): one is Extract<Estimate, { kind: Kind }> {
  return one.kind === kind;
}

function stepOf<Step extends { readonly step: number }>(
  at: readonly Step[],
  name: string,
  step: number,
): Step {
  const one = at.find((each) => each.step === step);
  if (one) return one;
  throw new RangeError(
    `${name}: expected a step from ${at[0]?.step} to ${at.at(-1)?.step}, received ${step}`,
  );
}
