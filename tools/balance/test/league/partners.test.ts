import { createGame, type AnyRuleset } from '@ec/engine';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { playersOf } from '../../src/games/draw-game.js';
import { findGame } from '../../src/league/find-game.js';
import {
  drawOthers,
  parsePartners,
  plainPlan,
  plansOfPartners,
  printPartners,
} from '../../src/league/partners.js';
import { planGames } from '../../src/league/plan-games.js';
import { GIFT, ruleset } from './gift.ts';
import { playToy } from './league.js';

const toy = ruleset as unknown as AnyRuleset;
const PAIR = 'worker{-work +give*4} & worker{-work +take*4}';
const choices = {
  bots: { worker: {} },
  drawn: ['give', 'take'],
  given: new Map([['worker', ['work']]]),
  features: new Map(),
  aims: new Map(),
  opened: new Map(),
  turns: 1,
};

describe('plans of partners', () => {
  it('are written with & between them, and once where all play the same', () => {
    expect(parsePartners('builder{+a*2?lead>1 -b} & conqueror')).toEqual([
      'builder{+a*2?lead>1 -b}',
      'conqueror',
    ]);
    expect(printPartners(['builder{-b}', 'conqueror'])).toBe('builder{-b} & conqueror');
    expect(printPartners(['builder', 'builder'])).toBe('builder');
    // without blanks it belongs to a command
    expect(parsePartners('cmd:a&b')).toEqual(['cmd:a&b']);
    expect(() => parsePartners('builder & ')).toThrow(
      'expected partners such as "builder & conqueror{-tax}"',
    );
  });

  it('are one for all, or one for each', () => {
    expect(plansOfPartners('builder', 3)).toEqual(['builder', 'builder', 'builder']);
    expect(plansOfPartners('builder & conqueror', 2)).toEqual(['builder', 'conqueror']);
    expect(() => plansOfPartners('builder & conqueror', 1)).toThrow(
      'expected one plan, or one for each of 1 allies, received 2 in "builder & conqueror"',
    );
  });

  it('are bots without their changes', () => {
    expect(plainPlan('builder{-a} & builder{+b}')).toBe('builder');
    expect(plainPlan('builder{-a} & conqueror & cmd:x')).toBe('builder & conqueror & cmd:x');
  });

  it('sit next to each other among the others, the last of them left out where there is no seat', () => {
    const field = [{ plan: 'a & b', weight: 1 }];
    const others = (own: readonly number[]) =>
      Object.fromEntries(drawOthers(field, [1, 2, 3, 4], own, Prng.fromSeed(1n)));
    expect(others([2, 3])).toEqual({ 4: 'a', 1: 'b' });
    expect(others([4, 1])).toEqual({ 2: 'a', 3: 'b' });
    expect(others([4])).toEqual({ 1: 'a', 2: 'b', 3: 'a' });
  });

  it('are refused where there is no seat for each', () => {
    const { prepare } = planGames(toy);
    expect(() =>
      prepare?.({ standing: '', plans: PAIR, field: 'worker', seats: 4, turns: 1, allies: 1, goal: 'wins' }),
    ).toThrow('expected one plan, or one for each of 1 allies, received 2');
    expect(() =>
      prepare?.({ standing: '', plans: PAIR, field: 'worker', seats: 2, turns: 1, allies: 2, goal: 'wins' }),
    ).toThrow('allies: expected fewer than the 2 seats, received 2');
  });
});

describe('a trick that takes two who play different parts', () => {
  it('is not found by one seat', async () => {
    const { league } = await playToy(GIFT, toy, { plans: ['worker'], choices, set: { seats: 4 } });
    expect(league.plans.map(({ text }) => text)).toEqual(['worker']);
  });

  it('is found by two, of whom one wins every game: all of the win is half for each', async () => {
    const { league } = await playToy(GIFT, toy, { plans: ['worker'], choices, set: { seats: 4, allies: 2 } });
    const [, found] = league.plans;
    const [giver, taker = ''] = parsePartners(found?.text ?? '');
    expect(giver).toContain('give');
    expect(taker).toContain('take');
    expect(found?.found?.estimate).toBeGreaterThan(0.45);
  });

  it('is shown by a game in which the orders of both are left out as far as they can be', () => {
    const start = (number: number) =>
      createGame(toy, { name: 'toy', seed: BigInt(number), players: playersOf(4) });
    const find = findGame(toy, PAIR, { field: 'worker', start, turns: 1, allies: 2 });
    const [giver, taker] = find?.own ?? [];
    // of all orders one gift and one that takes it are enough
    expect(find?.kinds.map(({ seat, kind, count }) => [seat, kind, count])).toEqual(
      [
        [giver, 'give', 1],
        [taker, 'take', 1],
      ].toSorted((a, b) => Number(a[0]) - Number(b[0])),
    );
    expect([find?.score, find?.plain]).toEqual([0.5, expect.any(Number)]);
  });
});
