import { fileURLToPath } from 'node:url';
import { toy } from './toy.ts';

/** This file, for jobs. */
export const POKER = fileURLToPath(import.meta.url);

/** Ways to play: whether one bets with the lowest card, and whether one calls a bet with the middle card. */
export const WAYS = ['plain', 'call', 'bluff', 'bluff-call'] as const;

/**
 * Poker as Kuhn's, made smaller: each gets a card of three. The first seat bets with the highest card, and a bluffer with the lowest as well. The
 * second calls a bet with the highest, and a caller with the middle one as well. One who folds loses a chip, a showdown is for one chip, and for two
 * after a call; equal cards are a draw. Two chips are a win; a single one is a win in three of
 * four games and a loss in the fourth, which the coins of both decide.
 *
 * @returns chips of the first seat, -2 to 2
 */
export function chips(first: string, second: string, [one, other]: readonly [number, number]): number {
  const bets = one === 3 || (one === 1 && first.includes('bluff'));
  if (!bets) return Math.sign(one - other);
  const calls = other === 3 || (other === 2 && second.includes('call'));
  return calls ? 2 * Math.sign(one - other) : 1;
}

/** Cards and coins are the luck of a seat, 1 to 6: two numbers a card. */
export const ruleset = toy({
  id: 'poker',
  turns: 1,
  bots: Object.fromEntries(WAYS.map((way) => [way, () => way])),
  points([[first = ''] = [], [second = ''] = []], _, [one = 1, other = 1]) {
    const won = chips(first, second, [Math.ceil(one / 2), Math.ceil(other / 2)]);
    // both coins show heads in one of four games
    const isTurned = Math.abs(won) === 1 && one % 2 === 0 && other % 2 === 0;
    return isTurned ? [-won, won] : [won, -won];
  },
});
