import { readFileSync } from 'node:fs';
import { measured } from '@ec/balance/testing';
import { expect, test } from 'vitest';

const PAGES = new URL('../../../../docs/balance/', import.meta.url);

test('the command on a page makes the same bytes of its picture again', async () => {
  const text = readFileSync(new URL('goofspiel-single-bout.md', PAGES), 'utf8');
  const trials = Number(/--trials (\d+)/.exec(text)?.[1]);
  const { picture } = await measured('@ec/goofspiel/experiments', 'single-bout', { trials, seed: '1978' });
  expect(await picture('proportions')).toBe(
    readFileSync(new URL('pictures/goofspiel-single-bout.svg', PAGES), 'utf8'),
  );
});

test('G-04: spoiler beats top-three always, and the planner in no more wars than three deviations above a half', async () => {
  const { share } = await measured('@ec/goofspiel/experiments', 'whole-war', { trials: 20 });
  expect(share('spoiled')).toBe(0);
  // of 20 wars won by chance: half, and 3 × √(¼ ÷ 20) = 0.335 less
  expect(share('spoiler')).toBeGreaterThan(0.5 - 0.335);
  expect(share('topThree')).toBeGreaterThan(0.5 - 0.335);
});
