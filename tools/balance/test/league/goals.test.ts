import { createGame, resolveParameters, type AnyRuleset } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { playersOf } from '../../src/games/draw-game.js';
import { estimateValue } from '../../src/estimate.js';
import { findGame } from '../../src/league/find-game.js';
import { scoreOf } from '../../src/league/goals.js';
import { PLAN_GAMES, planGames } from '../../src/league/plan-games.js';
import { inThread } from '../../src/running/in-thread.js';
import { runExperiment } from '../../src/running/run.js';
import { playToy } from './league.js';
import type { ToyState } from './toy.ts';
import { IDLE, POISON, ruleset } from './poison.ts';

const toy = ruleset as unknown as AnyRuleset;
const choices = {
  bots: { worker: {} },
  drawn: ['poison', ...IDLE],
  given: new Map([['worker', ['work']]]),
  features: new Map(),
  aims: new Map(),
  opened: new Map(),
  turns: 2,
};

describe('what a plan gets of a goal', () => {
  const at = (...points: readonly number[]) => ({ turn: 2, seats: [], points: [...points] });
  const games = { plain: [at(40, 20, 30, 10)], seats: [1, 2, 3, 4], own: [1] };
  const of = (goal: 'wins' | 'margin' | 'ruin', state: ToyState, own = games.own) =>
    scoreOf(toy, goal, { ...games, own, states: [state] });

  it('is its share of the win, of which each of two allies has half', () => {
    expect(of('wins', at(40, 20, 30, 10))).toBe(1);
    expect(of('wins', at(0, 50, 30, 10), [1, 2])).toBe(0.5);
  });

  it('is how much its lead grows, of the lower median of the standings: 20 of 40, 20, 30, 10', () => {
    // 40 to 30 before, 44 to 32 now: 2 of 20 more
    expect(of('margin', at(44, 20, 32, 10))).toBeCloseTo(0.1, 12);
    // the best of two allies counts: 40 to 30 before, 55 to 30 now
    expect(of('margin', at(0, 55, 30, 10), [1, 2])).toBeCloseTo(0.75, 12);
  });

  it('is how far the last of the others falls, never more than a whole usual standing', () => {
    expect(of('ruin', at(40, 5, 30, 10))).toBeCloseTo(0.25, 12);
    expect(of('ruin', at(40, 20, 30, 12))).toBeCloseTo(-0.1, 12);
    expect(of('ruin', at(40, 20, 30, Number.MIN_SAFE_INTEGER))).toBe(1);
    // one's own ruin is none: what it loses counts against it, 10 of 20
    expect(of('ruin', at(30, 5, 30, 10))).toBeCloseTo(-0.25, 12);
    expect(of('ruin', at(-90, 20, 30, 10))).toBe(-1);
    // what it gains does not
    expect(of('ruin', at(90, 5, 30, 10))).toBeCloseTo(0.25, 12);
  });

  it('compares the games at the last turn of the shorter one: who ends a game early ruins nobody', () => {
    const plain = [at(10, 10, 10, 10), at(20, 20, 20, 20), at(40, 40, 40, 40)];
    const short = [at(10, 10, 10, 10), at(20, 20, 20, 20)];
    const score = (goal: 'margin' | 'ruin', states: readonly ToyState[], other: readonly ToyState[]) =>
      scoreOf(toy, goal, { ...games, states, plain: other });
    expect(score('ruin', short, plain)).toBe(0);
    expect(score('margin', short, plain)).toBe(0);
    expect(score('ruin', plain, short)).toBe(0);
    // 5 of 20 at that turn
    expect(score('ruin', [at(10, 10, 10, 10), at(20, 20, 20, 15)], plain)).toBeCloseTo(0.25, 12);
    expect(() => score('ruin', [], plain)).toThrow('expected the states of a game, received none');
  });

  it('needs standings', () => {
    const { standing: _, ...without } = toy;
    expect(() =>
      scoreOf(without as AnyRuleset, 'ruin', { ...games, states: [null as never], plain: [null as never] }),
    ).toThrow('expected the goal wins, as poison has no standings, received ruin');
  });
});

describe('a trick that ruins another and does not win', () => {
  const set = { seats: 3, turns: 2 };

  it('is not found by who looks for wins', async () => {
    const { league } = await playToy(POISON, toy, { plans: ['worker'], choices, set });
    expect(league.plans).toHaveLength(1);
  });

  it('is found by who looks for ruin, and is played by nobody who plays well', async () => {
    const { league, games } = await playToy(POISON, toy, {
      plans: ['worker'],
      choices,
      set: { ...set, goal: 'ruin' },
    });
    const [round, ...others] = league.rounds;
    expect(others).toEqual([]);
    expect([round?.isNew, round?.field, league.ended]).toEqual([true, '1000 worker', 'rounds']);
    expect(round?.best.plan).toContain('poison');
    expect(round?.best.share.low).toBeGreaterThan(0.1);
    expect(league.equilibrium).toEqual([1]);
    // and from results that were saved
    const again = await playToy(POISON, toy, {
      plans: ['worker'],
      choices,
      set: { ...set, goal: 'ruin' },
      earlier: games.results,
    });
    expect(again.league).toEqual(league);
    expect(again.games.results).toEqual(games.results);
  });

  it('is measured by plan-games, against the bot in the same game: one poison takes 5 of 40 points', async () => {
    const experiment = planGames(toy);
    const parameters = resolveParameters(experiment.parameters, {
      ...set,
      goal: 'ruin',
      plans: 'worker | worker{+poison@1} | worker{+dance}',
      field: 'worker',
    });
    await using executor = inThread();
    const job = { module: POISON, experiment: PLAN_GAMES, parameters, seed: '1' };
    const { result } = await runExperiment(experiment, job, { executor, rule: { trials: 60 } });
    const score = result.measures['score'];
    const extremes = [0, 1, 2].map((step) => {
      const one = score?.kind === 'series' ? score.at[step] : undefined;
      if (one?.kind !== 'quantity') throw new RangeError('expected scores');
      const { min, max } = estimateValue(one, 0.95);
      return [one.n, min, max];
    });
    // 40 points each, and 60 of the first, whose 55 are not the last of the others; and whoever gives it loses 1
    expect(extremes).toEqual([
      [60, 0, 0],
      [60, -1 / 40, 4 / 40],
      [60, 0, 0],
    ]);
  });

  it('is shown by a game: of all orders one poison is enough for half of it', () => {
    const start = (number: number) =>
      createGame(toy, { name: 'toy', seed: BigInt(number), players: playersOf(3) });
    const find = findGame(toy, 'worker{+poison*2}', { field: 'worker', start, turns: 2, goal: 'ruin' });
    expect(find?.plain).toBe(0);
    expect(find?.score).toBeGreaterThan(0);
    expect(find?.kinds.map(({ kind }) => kind)).toEqual(['poison']);
  });
});
