import { describe, expect, it } from 'vitest';
import { createGame, type AnyRuleset } from '@ec/engine';
import { playersOf } from '../../src/games/draw-game.js';
import { findGame } from '../../src/league/find-game.js';
import { equilibrium } from '../../src/league/meta-game.js';
import { playToy } from './league.js';
import { PAIR, ruleset } from './pair.ts';

const toy = ruleset as unknown as AnyRuleset;
const choices = {
  bots: { lonely: {} },
  drawn: ['share'],
  given: new Map([['lonely', ['keep']]]),
  features: new Map(),
  aims: new Map(),
  opened: new Map(),
  turns: 1,
};

describe('a trick that takes two', () => {
  it('is not found by one seat: whoever shares alone has nothing of it', async () => {
    const { league } = await playToy(PAIR, toy, { plans: ['lonely'], choices, set: { seats: 4 } });
    expect(league.plans.map(({ text }) => text)).toEqual(['lonely']);
  });

  it('is found by two allies, who win every game between them, which is half of it for each', async () => {
    const { league } = await playToy(PAIR, toy, { plans: ['lonely'], choices, set: { seats: 4, allies: 2 } });
    const [, found] = league.plans;
    expect(found?.text).toMatch(/^lonely\{\+share/);
    expect(found?.found?.estimate).toBe(0.5);
    expect(league.equilibrium[0]).toBeLessThan(0.01);
  });

  it('is shown by a game that both win', () => {
    const start = (number: number) =>
      createGame(toy, { name: 'toy', seed: BigInt(number), players: playersOf(4) });
    const find = findGame(toy, 'lonely{+share}', { field: 'lonely', start, turns: 1, allies: 2 });
    expect([find?.own.length, find?.others.size]).toEqual([2, 2]);
    expect(find?.kinds.map(({ kind }) => kind)).toContain('share');
  });

  it('is held against a fair share of two in four: a mean of a quarter is no lead', () => {
    const even = [
      [0.25, 0.25],
      [0.25, 0.25],
    ];
    expect(equilibrium(even, 4, 2)).toEqual([0.5, 0.5]);
  });
});
