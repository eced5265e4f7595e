import { readFileSync } from 'node:fs';
import { loadExperiments } from '@ec/balance/node';
import { measured } from '@ec/balance/testing';
import { expect, test } from 'vitest';

const MODULE = '@ec/multiplanetary/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);

test('M-01: red wins half of the games of two equal bots, within 5 standard deviations', async () => {
  const { found } = await measured(MODULE, 'map-fairness', { trials: 100 });
  const { n, probability } = found('redWins', 'proportion');
  expect(n).toBeGreaterThan(90);
  expect(Math.abs(probability.estimate - 0.5)).toBeLessThanOrEqual(5 * Math.sqrt(0.25 / n));
});

test('seed "A tick is defined as 10 seconds": a game that is broken off after 5 minutes of 6 ticks has 30 of them', async () => {
  const { found } = await measured(MODULE, 'map-fairness', { trials: 20, parameters: { ticks: 30 } });
  expect(found('length', 'value')).toMatchObject({ n: 20, max: 30 });
});

test('M-04: a side is ahead in each game that is not even', async () => {
  const { found } = await measured(MODULE, 'early-lead', { trials: 20 });
  const [even, ahead] = [found('even', 'shares').at, found('byProduction', 'shares').at];
  expect(even).toHaveLength(38);
  for (const [i, { n, probability }] of even.entries())
    expect(ahead[i]?.n).toBeCloseTo(n * (1 - probability.estimate), 9);
});

test('M-05: the expander takes all planets of a bot that does nothing, from either side', async () => {
  const { contest } = await measured(MODULE, 'bot-contest', { trials: 60 });
  expect(contest('wins', 'expander', 'idle').win).toBe(1);
  expect(contest('wins', 'idle', 'expander').loss).toBe(1);
});

test.each(experiments)('$id: a page reports the findings', ({ id }) => {
  const text = readFileSync(new URL(`multiplanetary-${id}.md`, PAGES), 'utf8');
  expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
});
