import { readFileSync } from 'node:fs';
import { loadExperiment, loadExperiments } from '@ec/balance/node';
import { measured } from '@ec/balance/testing';
import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';

const MODULE = '@ec/goofspiel/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);
test('G-04: the equilibrium wins as many bouts as its value says, within 5 standard deviations', async () => {
  const trials = 400;
  const { share } = await measured(MODULE, 'single-bout', { trials });
  // 90.03 %, as (1 + 0.8006) ÷ 2
  const exact = 0.9003;
  const deviation = Math.sqrt((exact * (1 - exact)) / trials);
  expect(Math.abs(share('handicap') - exact)).toBeLessThan(5 * deviation);
  expect(Math.abs(share('itself') - 1 / 2)).toBeLessThan(5 * Math.sqrt(1 / 4 / trials));
});

test('G-02: one size more than the worth takes six planets of seven: 1 + 2 + 3 + 4 + 5 + 6 = 21 against 7', async () => {
  const { share } = await measured(MODULE, 'single-bout', { trials: 50 });
  expect(share('overbidGreedy')).toBe(1);
});

test('G-04: against the same fleets the bout is even, whatever order the worths come in', async () => {
  const { exact, parameters } = await loadExperiment(MODULE, 'single-bout');
  const chances = exact?.(resolveParameters(parameters, { smaller: 0 }));
  expect(chances?.['handicap']).toEqual(chances?.['itself']);
});

describe('pages about balance', () => {
  test.each(experiments)('$id: a page reports the findings', ({ id }) => {
    const text = readFileSync(new URL(`goofspiel-${id}.md`, PAGES), 'utf8');
    expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
  });
});
