import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { aheadIn, type StrongGame } from '../../src/experiments/strong-game.js';

/** Games of three that end with 45 planets, 45 and 39. */
const standing = (planets: number) => ({ planets, people: 1_000, techLevel: 1, stocks: [] });
const game = (winners: readonly number[]): StrongGame => ({
  ending: 'over',
  quarters: 60,
  winners,
  jumps: [],
  contacts: [],
  course: [[45, 45, 39].map(standing)],
});
const ahead = (winners: readonly number[]): Set<number> =>
  new Set(Array.from({ length: 40 }, (_, i) => aheadIn(game(winners), Prng.fromSeed(BigInt(i)))));

describe('E-52: who is ahead in a game of strong bots', () => {
  it('is the winner, or one of several, drawn for each game', () => {
    expect(ahead([2])).toEqual(new Set([2]));
    expect(ahead([0, 2])).toEqual(new Set([0, 2]));
  });

  it('is one of those with the most planets where nobody has won', () => {
    expect(ahead([])).toEqual(new Set([0, 1]));
  });
});
