import { readFileSync } from 'node:fs';
import {
  estimate,
  inThread,
  loadExperiments,
  renderPicture,
  reportOf,
  runExperiment,
  type AnyExperiment,
  type Result,
} from '@ec/balance';
import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { killChance as chanceOf } from '../src/combat/kill-chance.js';

const MODULE = '@ec/galaxyng/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);
const byId = new Map(experiments.map((experiment) => [experiment.id, experiment]));

interface Run {
  readonly trials: number;
  readonly seed?: string;
  readonly parameters?: Readonly<Record<string, number>>;
}

async function run(id: string, { trials, seed = '1', parameters: given = {} }: Run) {
  const experiment = byId.get(id);
  if (!experiment) throw new RangeError(`experiment: expected one of ${[...byId.keys()].join(', ')}`);
  const parameters = resolveParameters(experiment.parameters, given);
  const job = { module: MODULE, experiment: id, parameters, seed };
  const { result } = await runExperiment(experiment, job, { executor: inThread(), rule: { trials } });
  return { experiment, result };
}

/** Estimate of a measure of some kind. */
function measured<Kind extends ReturnType<typeof estimate>['kind']>(
  { experiment, result }: { readonly experiment: AnyExperiment; readonly result: Result },
  name: string,
  kind: Kind,
): Extract<ReturnType<typeof estimate>, { kind: Kind }> {
  const [measure, data] = [experiment.measures[name], result.measures[name]];
  const found = measure && data && estimate(measure, data);
  if (found?.kind !== kind) throw new RangeError(`${name}: expected ${kind}, received ${found?.kind}`);
  return found as Extract<ReturnType<typeof estimate>, { kind: Kind }>;
}

test('N-22: shots of battles hit as often as the formula says, at each ratio within 5 standard deviations', async () => {
  const byRatio = measured(await run('kill-chance', { trials: 2_000 }), 'byRatio', 'shares');
  for (const { step, n, probability } of byRatio.at) {
    const exact = chanceOf(step / 10, 1);
    const deviation = Math.sqrt((exact * (1 - exact)) / n);
    expect(Math.abs(probability.estimate - exact), `${step}`).toBeLessThanOrEqual(5 * deviation);
  }
});

test('N-22, N-23: fighters cannot hurt battleships, and equal cruisers nobody', async () => {
  const wins = measured(await run('fleet-duels', { trials: 1_000 }), 'wins', 'contest');
  const players = byId.get('fleet-duels')?.measures['wins'];
  const names = players?.kind === 'contest' ? players.players : [];
  const cell = (first: string, second: string) => wins.cells[names.indexOf(first)]?.[names.indexOf(second)];
  const [win, draw] = [0, 1];
  expect(cell('battleships', 'fighters')?.results[win]?.estimate).toBe(1);
  expect(cell('cruisers', 'cruisers')?.results[draw]?.estimate).toBe(1);
});

test('N-08: each of four homes has its six development planets within 15 light years, and more than 30 to the next home', async () => {
  const fair = await run('start-fairness', { trials: 20, parameters: { turns: 1 } });
  const planets = measured(fair, 'planets', 'value');
  expect([planets.n, (planets.min ?? 0) >= 6]).toEqual([80, true]);
  expect(measured(fair, 'neighbour', 'value').min).toBeGreaterThan(30);
});

test('N-38: one race wins each game, whatever it is ranked by', async () => {
  const ranked = await run('planets-and-tech', { trials: 20, parameters: { early: 4, turns: 8 } });
  for (const name of ['byPlanets', 'byTech', 'byProduction']) {
    const { at } = measured(ranked, name, 'shares');
    const wins = at.reduce((sum, { n, probability }) => sum + n * probability.estimate, 0);
    expect(wins).toBeCloseTo(20, 9);
  }
});

describe('pages about balance', () => {
  test.each(experiments)('$id: a page tells what comes out', ({ id }) => {
    const text = readFileSync(new URL(`galaxyng-${id}.md`, PAGES), 'utf8');
    expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
  });

  test('the command on a page makes the same bytes of its picture again', async () => {
    const text = readFileSync(new URL('galaxyng-kill-chance.md', PAGES), 'utf8');
    const trials = Number(/--trials (\d+)/.exec(text)?.[1]);
    const { experiment, result } = await run('kill-chance', { trials, seed: '1978' });
    const { figures, confidence } = reportOf({ experiment, results: [result] });
    const figure = figures.find(({ id }) => id === 'by-ratio');
    const picture = figure && (await renderPicture(figure, confidence));
    expect(picture).toBe(readFileSync(new URL('pictures/galaxyng-kill-chance.svg', PAGES), 'utf8'));
  });
});
