import { expect, test } from 'vitest';
import { measured } from '../src/testing.js';
import { DUEL } from './duel.js';
import { TOYS } from './running/toys.js';

test('results are named: of 1,000 throws of three dice half are above 10, and the mean is 10.5', async () => {
  const run = await measured(TOYS, 'everything', { trials: 1_000 });
  // √(¼ ÷ 1000) = 0.0158; the variance of three dice is 3 × 35 ÷ 12
  expect(Math.abs(run.share('hit') - 0.5)).toBeLessThan(4 * 0.0158);
  const { n, mean } = run.found('sum', 'value');
  expect(n).toBe(1_000);
  expect(Math.abs(mean.estimate - 10.5)).toBeLessThan(4 * Math.sqrt(8.75 / 1_000));
  expect(run.at('walk', 2)).toBe(run.found('walk', 'series').at[2]?.mean.estimate);
});

test('trials, seed and parameters are as asked for: nothing is above 10 with 18 points less', async () => {
  const run = (seed: string) =>
    measured(TOYS, 'everything', { trials: 20, seed, parameters: { bonus: -18 } });
  const [one, other] = [await run('1'), await run('2')];
  expect([one.found('hit', 'proportion').n, one.share('hit')]).toEqual([20, 0]);
  expect(one.found('sum', 'value').mean).not.toEqual(other.found('sum', 'value').mean);
});

test('contests are named by both players: a d6 against a d8 wins 15, draws 6 and loses 27 of 48', async () => {
  const run = await measured(DUEL, 'bot-games', { trials: 4_000 });
  const { n, win, draw, loss, stall, failure } = run.contest('wins', 'six', 'eight');
  for (const [share, exact] of [
    [win, 15 / 48],
    [draw, 6 / 48],
    [loss, 27 / 48],
  ] as const)
    expect(Math.abs(share - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / n));
  expect([stall, failure]).toEqual([0, 0]);
});

test('a figure is drawn as pages show it', async () => {
  const run = await measured(null, 'dice-sum', { trials: 1_000 });
  expect(await run.picture('sum')).toMatch(/^<svg [^>]*>[^]*<\/svg>\s*$/);
});

test('an unknown name is refused with the known ones', async () => {
  const run = await measured(TOYS, 'everything', { trials: 10 });
  expect(() => run.share('hits')).toThrow(
    'measure of everything: expected one of hit, sum, share, walk, fate, duel, received hits',
  );
  expect(() => run.share('sum')).toThrow('sum: expected proportion, received value');
  expect(() => run.at('walk', 3)).toThrow('walk: expected a step from 0 to 2, received 3');
  expect(() => run.contest('duel', 'first', 'third')).toThrow(
    'duel: expected two of first, second, received first, third',
  );
  expect(() => run.picture('hit')).toThrow(/^figure of everything: expected one of .*, received hit$/);
  await expect(measured(TOYS, 'nothing', { trials: 10 })).rejects.toThrow('expected one of');
});
