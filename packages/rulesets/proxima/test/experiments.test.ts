import { readFileSync } from 'node:fs';
import { loadExperiment, loadExperiments } from '@ec/balance/node';
import { measured } from '@ec/balance/testing';
import { describe, expect, test } from 'vitest';

const MODULE = '@ec/proxima/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);

test('P-05, P-06: no bunker hurts a howitzer, which has the longer range, and bunkers among themselves do nothing', async () => {
  const { measures } = await loadExperiment(MODULE, 'force-duels');
  expect(measures['wins']).toMatchObject({
    players: ['engineer', 'rifle squad', 'tank', 'howitzer', 'bunker'],
  });
  const { contest } = await measured(MODULE, 'force-duels', { trials: 100 });
  expect(contest('wins', 'howitzer', 'bunker').win).toBe(1);
  expect(contest('wins', 'bunker', 'bunker').draw).toBe(1);
});

test('P-01, P-09: of 64 games each side wins half, within four standard deviations, and none is longer than 40 turns', async () => {
  const { found, share } = await measured(MODULE, 'scenario-balance', { trials: 64 });
  // √(¼ ÷ 64) = 1 ÷ 16
  expect(Math.abs(share('firstWins') - 0.5)).toBeLessThanOrEqual(4 / 16);
  expect(found('length', 'value').max).toBeLessThanOrEqual(40);
});

describe('pages about balance', () => {
  test.each(experiments)('$id: a page reports the findings', ({ id }) => {
    const text = readFileSync(new URL(`proxima-${id}.md`, PAGES), 'utf8');
    expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
  });
});
