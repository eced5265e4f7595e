import { readFileSync } from 'node:fs';
import { estimate, inThread, loadExperiments, runExperiment } from '@ec/balance';
import { resolveParameters } from '@ec/engine';
import { expect, test } from 'vitest';

const MODULE = '@ec/multiplanetary/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);

/** Estimate of a measure after some trials. */
async function measured(id: string, name: string, trials: number, given: Record<string, number> = {}) {
  const experiment = experiments.find((one) => one.id === id);
  if (!experiment) throw new RangeError(`experiment: expected one that there is, received ${id}`);
  const parameters = resolveParameters(experiment.parameters, given);
  const job = { module: MODULE, experiment: id, parameters, seed: '1' };
  const { result } = await runExperiment(experiment, job, { executor: inThread(), rule: { trials } });
  const [measure, data] = [experiment.measures[name], result.measures[name]];
  if (!measure || !data) throw new RangeError(`measure: expected one of ${id}, received ${name}`);
  return estimate(measure, data);
}

test('M-01: red wins half of the games of two equal bots, within 5 standard deviations', async () => {
  const red = await measured('map-fairness', 'redWins', 100);
  if (red.kind !== 'proportion') throw new RangeError(`redWins: received ${red.kind}`);
  expect(red.n).toBeGreaterThan(90);
  expect(Math.abs(red.probability.estimate - 0.5)).toBeLessThanOrEqual(5 * Math.sqrt(0.25 / red.n));
});

test('seed "A tick is defined as 10 seconds": a game that is broken off after 5 minutes of 6 ticks has 30 of them', async () => {
  const length = await measured('map-fairness', 'length', 20, { ticks: 30 });
  expect(length).toMatchObject({ kind: 'value', n: 20, max: 30 });
});

test('M-04: a side is ahead in each game that is not even', async () => {
  const [even, ahead] = await Promise.all(
    ['even', 'byProduction'].map((name) => measured('early-lead', name, 20)),
  );
  if (even?.kind !== 'shares' || ahead?.kind !== 'shares') throw new RangeError('expected two series');
  expect(even.at).toHaveLength(38);
  for (const [i, { n, probability }] of even.at.entries())
    expect(ahead.at[i]?.n).toBeCloseTo(n * (1 - probability.estimate), 9);
});

test('M-05: the expander takes all planets of a bot that does nothing, from either side', async () => {
  const wins = await measured('bot-contest', 'wins', 60);
  if (wins.kind !== 'contest') throw new RangeError(`wins: received ${wins.kind}`);
  const [idle, expander] = [0, 2];
  const [win, loss] = [0, 2];
  expect(wins.cells[expander]?.[idle]?.results[win]?.estimate).toBe(1);
  expect(wins.cells[idle]?.[expander]?.results[loss]?.estimate).toBe(1);
});

test.each(experiments)('$id: a page tells what comes out', ({ id }) => {
  const text = readFileSync(new URL(`multiplanetary-${id}.md`, PAGES), 'utf8');
  expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
});
