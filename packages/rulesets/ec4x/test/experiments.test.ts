import { readFileSync } from 'node:fs';
import { ExperimentError } from '@ec/balance';
import { loadExperiment, loadExperiments } from '@ec/balance/node';
import { measured } from '@ec/balance/testing';
import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';

const MODULE = '@ec/ec4x/experiments';
const PAGES = new URL('../../../../docs/balance/', import.meta.url);

const experiments = await loadExperiments(MODULE);

test('T23, T24: a fleet of three Scouts of ELI 4 finds a spy of ELI 2 on 2–20, and three of ELI 3 let CLK 2 pass in 14 %', async () => {
  const { exact, parameters } = await loadExperiment(MODULE, 'detection-chances');
  const chances = (given: Readonly<Record<string, number>>) => exact?.(resolveParameters(parameters, given));
  // more than 3 with + 2
  expect(chances({ scouts: 3, eli: 4, spyEli: 2 })?.['found']).toEqual({ numerator: 19n, denominator: 20n });
  // 40 % × (100 % − 65 %)
  expect(chances({ scouts: 3, eli: 3, clk: 2 })?.['hidden']).toEqual({ numerator: 7n, denominator: 50n });
});

test('X-47: fleets hide as often as both tables say, within five standard deviations', async () => {
  const parameters = { scouts: 3, eli: 3, clk: 2 };
  const { share } = await measured(MODULE, 'detection-chances', { trials: 2_000, parameters });
  expect(Math.abs(share('hidden') - 0.14)).toBeLessThanOrEqual(5 * Math.sqrt((0.14 * 0.86) / 2_000));
});

test('X-45 to X-47: curves are exact: of three Scouts of ELI 1 in one fleet, or apart, against a spy and a fleet of CLK 1', async () => {
  const { at } = await measured(MODULE, 'detection-chances', { trials: 1 });
  // more than 12 with + 2, or 1 − 60 % × 60 % × 60 %
  expect(at('together', 3)).toBeCloseTo(50, 9);
  expect(at('apart', 3)).toBeCloseTo(78.4, 9);
  // 30 % pass by themselves, then 70 % each Scout: more than 14 finds
  expect(at('alone', 1)).toBeCloseTo(30, 9);
  expect(at('eli1', 1)).toBeCloseTo(21, 9);
  expect(at('pastApart', 2)).toBeCloseTo(30 * 0.7 * 0.7, 9);
});

test('T05, T07 to T09: after a turn at 50 % a home has 427.224 PU, pays 213.612, and who saves has 210 + 4.2 + 213.612 − 4.5', async () => {
  const { at } = await measured(MODULE, 'tax-and-growth', {
    trials: 1,
    parameters: { turns: 1, 'home.aa': 0, 'home.gb': 0 },
  });
  expect(at('people', 50)).toBe(427.224);
  expect(at('taxes', 50)).toBe(213.612);
  expect(at('saver', 50)).toBe(423.312);
  // 14 units at 15 XMR leave nothing, and each yields half an XMR: 213.612 + 7 − 4.5
  expect(at('builder', 50)).toBe(216.112);
});

test('X-53: who always leaves holds nothing: against one who never does it loses, against its like nobody is left', async () => {
  const { at, contest } = await measured(MODULE, 'rules-of-engagement', { trials: 1_000 });
  expect(contest('holds', 'ROE 0', 'ROE 10')).toMatchObject({ win: 0, loss: 1 });
  expect(contest('holds', 'ROE 0', 'ROE 0')).toMatchObject({ draw: 1 });
  // who fights equals and weaker stays against a quarter as many by the same rule, who leave
  expect(at('wins6', 1)).toBe(1);
});

test('X-51: twelve Raiders of AS 4 lose to thirty dreadnoughts of AS 9', async () => {
  const { contest } = await measured(MODULE, 'squadron-duels', { trials: 2_000 });
  const { n, loss } = contest('wins', 'raiders', 'dreadnoughts');
  expect([n > 0, loss]).toEqual([true, 1]);
});

test('T27: of four Houses no home is nearer to the hub than 4 jumps, or to another than 6', async () => {
  const { found } = await measured(MODULE, 'home-fairness', { trials: 5, parameters: { turns: 2 } });
  const [hub, neighbour] = [found('hub', 'value'), found('neighbour', 'value')];
  expect([hub.n, hub.min >= 4, neighbour.min >= 6]).toEqual([20, true, true]);
});

test('X-17: two Houses are as far from each other, whichever way one goes', async () => {
  const { at } = await measured(MODULE, 'home-fairness', { trials: 40, parameters: { turns: 2 } });
  expect(at('neighbourGapByHouses', 2)).toBe(0);
});

test('X-65: each game that is played to its last turn has one winner', async () => {
  const { found } = await measured(MODULE, 'research-and-winning', { trials: 5, parameters: { turns: 3 } });
  expect(found('winners', 'table').n).toBe(5);
});

test('X-17: shares of lanes that do not go together are no mistake of the experiment', async () => {
  const parameters = { 'lane.major': 80, 'lane.minor': 40 };
  const error = await measured(MODULE, 'home-fairness', { trials: 1, parameters }).catch(
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(ExperimentError);
  expect(String(error)).toMatch(
    /home-fairness: .*a sum of the shares of major and minor lanes.*received 120/,
  );
});

describe('pages about balance', () => {
  test.each(experiments)('$id: a page tells what comes out', ({ id }) => {
    const text = readFileSync(new URL(`ec4x-${id}.md`, PAGES), 'utf8');
    expect(text).toContain(`balance run ${MODULE}#${id} --seed 1978`);
  });
});
