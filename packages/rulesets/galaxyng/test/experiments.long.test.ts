import { readFileSync } from 'node:fs';
import { loadExperiments } from '@ec/balance/node';
import { measured } from '@ec/balance/testing';
import { describe, expect, test } from 'vitest';
import { killChance as chanceOf } from '../src/combat/kill-chance.js';

const MODULE = '@ec/galaxyng/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);
test('N-22: shots of battles hit as often as the formula says, at each ratio within 5 standard deviations', async () => {
  const { found } = await measured(MODULE, 'kill-chance', { trials: 2_000 });
  for (const { step, n, probability } of found('byRatio', 'shares').at) {
    const exact = chanceOf(step / 10, 1);
    const deviation = Math.sqrt((exact * (1 - exact)) / n);
    expect(Math.abs(probability.estimate - exact), `${step}`).toBeLessThanOrEqual(5 * deviation);
  }
});

test('N-22, N-23: fighters cannot hurt battleships, and equal cruisers nobody', async () => {
  const { contest } = await measured(MODULE, 'fleet-duels', { trials: 1_000 });
  expect(contest('wins', 'battleships', 'fighters').win).toBe(1);
  expect(contest('wins', 'cruisers', 'cruisers').draw).toBe(1);
});

test('N-08: each of four homes has its six development planets within 15 light years, and more than 30 to the next home', async () => {
  const { found } = await measured(MODULE, 'start-fairness', { trials: 20, parameters: { turns: 1 } });
  const planets = found('planets', 'value');
  expect([planets.n, planets.min >= 6]).toEqual([80, true]);
  expect(found('neighbour', 'value').min).toBeGreaterThan(30);
});

test('N-38: one race wins each game, whatever it is ranked by', async () => {
  const parameters = { early: 4, turns: 8 };
  const { found } = await measured(MODULE, 'planets-and-tech', { trials: 20, parameters });
  for (const name of ['byPlanets', 'byTech', 'byProduction']) {
    const wins = found(name, 'shares').at.reduce(
      (sum, { n, probability }) => sum + n * probability.estimate,
      0,
    );
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
    const { picture } = await measured(MODULE, 'kill-chance', { trials, seed: '1978' });
    expect(await picture('by-ratio')).toBe(
      readFileSync(new URL('pictures/galaxyng-kill-chance.svg', PAGES), 'utf8'),
    );
  });
});
