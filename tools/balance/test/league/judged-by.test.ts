import { resolveParameters, type AnyRuleset } from '@ec/engine';
import { expect, it } from 'vitest';
import { estimateValue } from '../../src/estimate.js';
import { judgedBy } from '../../src/league/judged-by.js';
import { PLAN_GAMES, planGames } from '../../src/league/plan-games.js';
import { inThread } from '../../src/running/in-thread.js';
import { runExperiment } from '../../src/running/run.js';
import { ruleset as poison } from './poison.ts';
import { ruleset, THRIFT } from './thrift.ts';

const thrift = ruleset as unknown as AnyRuleset;
const state = { turn: 1, seats: [], points: [3, 1] } as never;

it('seats stand by a number that the ruleset names, and else by its own', () => {
  const standings = (feature: string): unknown[] =>
    [1, 2].map((seat) => judgedBy(thrift, feature).standing?.(state, seat));
  expect(standings('strength')).toEqual([7, 9]);
  expect(standings('')).toEqual([3, 1]);
});

it('a number that it does not name is refused', () => {
  expect(() => judgedBy(thrift, 'strenght')).toThrow('expected one of strength');
  expect(() => judgedBy(thrift, 'constructor')).toThrow('expected one of strength');
  expect(() => judgedBy(poison as unknown as AnyRuleset, 'strength')).toThrow(
    'expected nothing, as poison names no features',
  );
});

it.each([
  // two turns of one piece of work each: 2 points to 0, and 8 units of strength to 10
  ['', 'wins', 0],
  ['strength', 'wins', 1],
  ['', 'margin', -1],
  // two units more of a lead, of 8
  ['strength', 'margin', 2 / 8],
])('who rests, judged by "%s", gets of the goal %s %d', async (standing, goal, expected) => {
  const experiment = planGames(thrift);
  const parameters = resolveParameters(experiment.parameters, {
    ...{ seats: 2, turns: 2, goal, standing, plans: 'worker{-work}', field: 'worker' },
  });
  const job = { module: THRIFT, experiment: PLAN_GAMES, parameters, seed: '1' };
  await using executor = inThread();
  const { result } = await runExperiment(experiment, job, { executor, rule: { trials: 3 } });
  const score = result.measures[goal === 'wins' ? 'share' : 'score'];
  const first = score?.kind === 'series' ? score.at[0] : undefined;
  if (first?.kind !== 'quantity') throw new RangeError('expected scores');
  const { min, max } = estimateValue(first, 0.95);
  expect([min, max]).toEqual([expected, expected]);
});
