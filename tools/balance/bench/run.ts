/** What the harness costs over the trials themselves, and what a second thread gains. */
import { fileURLToPath } from 'node:url';
import { pickMeasure, runExperiment, targetError, type AnyExperiment, type Job } from '@ec/balance';
import { inThread, inThreads, loadExperiment } from '@ec/balance/node';
import { compare, median } from '@ec/bench';
import { resolveParameters } from '@ec/engine';
import { Prng } from '@ec/prng';

/** Most nanoseconds (included) that the harness may add to a trial: its stream, its records, its part of the merging. */
const OVERHEAD = 300;

/** Least gain (included) of two threads over one, on a machine with two processors that are idle. */
const GAIN = 1.8;

const TRIALS = 200_000;
const ROUNDS = 7;

const diceSum = await loadExperiment(null, 'dice-sum');
const job = { module: null, experiment: 'dice-sum', parameters: {}, seed: 'bench' };
const rng = Prng.fromSeed('bench');

await using here = inThread();
await using one = inThreads(1);
await using two = inThreads(2);
const run = (executor: typeof here, trials: number) =>
  runExperiment(diceSum, job, { executor, rule: { trials } });

const [overhead] = await compare({
  name: `${TRIALS} trials of three dice in the harness, against as many throws and counts alone`,
  baseline: () => {
    const counts = new Float64Array(16);
    for (let i = 0; i < TRIALS; i++) {
      const sum = rng.roll(3, 6);
      counts[sum - 3] = (counts[sum - 3] ?? 0) + 1;
    }
    return counts;
  },
  subject: () => run(here, TRIALS),
  limit: 15,
});
const added = (((overhead?.subjectMs ?? Number.NaN) - (overhead?.baselineMs ?? Number.NaN)) / TRIALS) * 1e6;
const verdict = added <= OVERHEAD ? 'within' : 'OVER';
console.log(`the harness adds ${added.toFixed(0)} ns to a trial, ${verdict} the limit of ${OVERHEAD}`);
if (!(added <= OVERHEAD)) process.exitCode = 1;

/** Largest part (included) of a run that intervals and verdicts may take, which are looked at again and again. */
const LOOKING = 0.05;

const figure = pickMeasure(diceSum.measures, 'sum');
const [looked] = await compare({
  name: `${TRIALS * 10} trials of three dice whose mean is looked at, against as many that nobody looks at`,
  baseline: () => run(here, TRIALS * 10),
  subject: () =>
    runExperiment(diceSum, job, {
      executor: here,
      rule: { trials: TRIALS * 10, isEnough: targetError(figure, 1e-9) },
    }),
  limit: 1 + LOOKING,
});
if (!((looked?.ratio ?? Number.NaN) <= 1 + LOOKING)) process.exitCode = 1;

/** Milliseconds of a run. */
async function timeOf(
  executor: typeof here,
  experiment: AnyExperiment,
  job: Job,
  trials: number,
): Promise<number> {
  const began = performance.now();
  await runExperiment(experiment, job, { executor, rule: { trials } });
  return performance.now() - began;
}

const module = fileURLToPath(new URL('experiments.ts', import.meta.url));
const SUBJECTS = [
  { name: 'throws of three dice', module: null, id: 'dice-sum', trials: 50_000_000, given: {} },
  { name: 'deposits', module, id: 'deposit', trials: 5_000_000, given: {} },
  { name: 'missile salvos', module, id: 'salvo', trials: 5_000_000, given: {} },
  { name: 'games of two bots over 20 turns', module, id: 'bot-games', trials: 60, given: { turns: 20 } },
] as const;

for (const { name, module, id, trials, given } of SUBJECTS) {
  const experiment = await loadExperiment(module, id);
  const parameters = resolveParameters(experiment.parameters, given);
  const job = { module, experiment: id, parameters, seed: 'bench' };
  // Threads prepare an experiment when they first meet it.
  await Promise.all([one, two].map((executor) => timeOf(executor, experiment, job, Math.ceil(trials / 20))));
  const rounds: { readonly one: number; readonly two: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      one: await timeOf(one, experiment, job, trials),
      two: await timeOf(two, experiment, job, trials),
    });
  const gain = median(rounds.map((round) => round.one / round.two));
  const rate = trials / (median(rounds.map((round) => round.two)) / 1_000);
  console.log(
    `${trials.toLocaleString('en')} ${name}: two threads are ${gain.toFixed(2)} times as fast as one, ` +
      `${gain >= GAIN ? 'within' : 'UNDER'} the limit of ${GAIN}; ${rate.toPrecision(3)} a second in two`,
  );
  if (!(gain >= GAIN)) process.exitCode = 1;
}
