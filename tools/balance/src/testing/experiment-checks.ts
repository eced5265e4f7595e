import { resolveParameters, type Parameters, type ParameterValue } from '@ec/engine';
import { Distribution, ratioToNumber } from '@ec/prng';
import { blockOf, type AnyExperiment, type Experiment } from '../experiment.js';
import { mergeData, type DataOf } from '../measures/collect.js';
import { blockRunner } from '../running/block-runner.js';
import { paired } from '../running/paired.js';
import { goodnessOfFit } from '../statistics/goodness-of-fit.js';
import { holm } from '../statistics/holm.js';

/** A check of an experiment. */
export interface ExperimentCheck {
  /** What holds, in one sentence. */
  readonly title: string;
  /** @throws Error that says what does not */
  readonly run: () => void;
}

/** How an experiment is run for its checks. */
export interface CheckRun {
  /** Trials that are compared with what is known exactly, at least 1 (included); needed where something is. */
  readonly trials?: number;
  /** Those that are not as usual, such as shorter games. */
  readonly parameters?: Readonly<Record<string, ParameterValue>>;
}

/** Probability of a false alarm in any of an experiment's measures. */
const LEVEL = 0.001;
/** Standard deviations that a share may be from its exact value. */
const DEVIATIONS = 4;

/**
 * The checks of an experiment: the same seed gives the same bytes, whatever the order of the blocks; a comparison measures on both sides
 * what a run does; its expectations are about what is measured; its own parameters cannot be mistaken for those of a ruleset; and what is known exactly comes out.
 */
export function experimentChecks(experiment: AnyExperiment, run: CheckRun = {}): ExperimentCheck[] {
  const { id } = experiment;
  const parameters = resolveParameters(experiment.parameters, run.parameters ?? {});
  const runnerOf = (seed: string): ((block: number) => DataOf) =>
    blockRunner(experiment as unknown as Experiment, parameters, seed);
  const checks: ExperimentCheck[] = [
    {
      title: `${id}: two blocks are the same bytes twice, and in the other order`,
      run: () => compareOrders(experiment, () => runnerOf('bytes')),
    },
    {
      title: `${id}: both sides of a comparison are what a run measures`,
      run: () => compareSides(experiment as unknown as Experiment, parameters),
    },
    { title: `${id}: expectations are about what is measured`, run: () => checkExpectations(experiment) },
    {
      title: `${id}: its own parameters have no period, and those of a ruleset have one`,
      run() {
        for (const { key, source } of experiment.parameters)
          demand(key.includes('.') !== (source === 'experiment'), `${key} comes from ${source}`);
      },
    },
  ];
  const exact = experiment.exact?.(parameters);
  if (!exact) return checks;
  const { trials } = run;
  if (trials === undefined) throw new RangeError(`${id}: expected a number of trials, received none`);
  checks.push({
    title: `${id}: what is known exactly comes out`,
    run() {
      const runner = runnerOf('exact');
      let data = runner(0);
      const blocks = Math.ceil(trials / blockOf(experiment));
      for (let block = 1; block < blocks; block++) data = mergeData(data, runner(block));
      compareWithExact(exact, data);
    },
  });
  return checks;
}

function compareOrders(experiment: AnyExperiment, runner: () => (block: number) => DataOf): void {
  const forward = runner();
  const [first, second] = [forward(0), forward(1)];
  const backward = runner();
  const [secondAgain, firstAgain] = [backward(1), backward(0)];
  const merged = JSON.stringify(mergeData(first, second));
  demand(JSON.stringify(mergeData(firstAgain, secondAgain)) === merged, 'a second run differs');
  demand(JSON.stringify(mergeData(secondAgain, firstAgain)) === merged, 'the other order differs');
  const [measured, declared] = [first, experiment.measures].map((one) => Object.keys(one).join(', '));
  demand(measured === declared, `expected the measures ${declared}, received ${measured}`);
}

/** One figure of each kind of measure, of two trials. */
function compareSides(experiment: Experiment, parameters: Parameters): void {
  const few = { ...experiment, block: 2 };
  const alone = blockRunner(few, parameters, 'sides')(0);
  const kinds = Map.groupBy(Object.entries(experiment.measures), ([, { kind }]) => kind);
  for (const [[name, measure] = []] of kinds.values()) {
    if (name === undefined || measure === undefined || measure.kind === 'table') continue;
    const place =
      measure.kind === 'series'
        ? `@${measure.first}`
        : measure.kind === 'contest'
          ? `@${measure.players[0]}`
          : '';
    const against = { parameters, measure: `${name}${place}` };
    const both = blockRunner(paired(few, against), parameters, 'sides')(0);
    const [run, first, second] = [alone[name], both.first, both.second].map((one) => JSON.stringify(one));
    demand(
      run === first && run === second,
      `${name}: expected ${run} on both sides, received ${first}, ${second}`,
    );
  }
}

function checkExpectations({ measures, expectations = [], exact, parameters }: AnyExperiment): void {
  const known = exact?.(resolveParameters(parameters)) ?? {};
  for (const { measure: name, step, kind, because } of expectations) {
    const measure = measures[name];
    if (!measure) throw new Error(`${name}: expected a measure of the experiment`);
    demand(because !== '', `${name}: expected a reason, received none`);
    if (kind === 'matches-exact') demand(known[name] !== undefined, `${name}: nothing is known exactly`);
    if (measure.kind !== 'series') continue;
    const { first, length } = measure;
    const isInside = step !== undefined && step >= first && step < first + length;
    demand(isInside, `${name}: expected a step from ${first} to ${first + length - 1}, received ${step}`);
  }
}

function compareWithExact(exact: Readonly<Record<string, unknown>>, measured: DataOf): void {
  const fits: number[] = [];
  for (const [name, known] of Object.entries(exact)) {
    const data = measured[name];
    if (data?.kind === 'integer' && known instanceof Distribution) {
      fits.push(goodnessOfFit(data.counts, known).p);
    } else if (data?.kind === 'proportion' && isRatio(known)) {
      const p = ratioToNumber(known);
      const off = Math.abs(data.hits - data.n * p);
      const deviation = Math.sqrt(data.n * p * (1 - p));
      demand(off <= DEVIATIONS * deviation, `${name}: ${data.hits} of ${data.n}, expected a share of ${p}`);
    } else throw new RangeError(`${name}: expected an integer or a proportion, received ${data?.kind}`);
  }
  if (fits.length === 0) return;
  const least = Math.min(...holm(fits));
  demand(least > LEVEL, `expected the exact distributions, received p = ${least}`);
}

function isRatio(known: unknown): known is { numerator: bigint; denominator: bigint } {
  return typeof known === 'object' && known !== null && 'numerator' in known;
}

function demand(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem);
}
