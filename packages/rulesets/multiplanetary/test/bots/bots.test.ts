import { playBots } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { multiplanetary } from '../../src/ruleset.js';
import { gameOf, hold, newGame, planet, type Played } from '../boards.js';
import type { BotName } from '../../src/bots/bot-names.js';

/** A game to its end, or for so many ticks; and the orders that were not carried out. */
function playOut(red: BotName, blue: BotName, seed: bigint, ticks: number) {
  let game = newGame({}, {}, seed);
  const mistakes: string[] = [];
  const isRunning = ({ state }: Played) => multiplanetary.outcome(state).status === 'running';
  while (game.state.turn < ticks && isRunning(game)) {
    game = playBots(multiplanetary, game, new Map([[1, red], [2, blue]])); // prettier-ignore
    for (const event of game.journal)
      if (event.kind === 'unreadable' || (event.kind === 'order' && event.status === 'refused'))
        mistakes.push(event.kind);
  }
  return { game, mistakes, outcome: multiplanetary.outcome(game.state) };
}

describe('architecture 1: bots', () => {
  test('the expander beats one that does nothing, from either side', () => {
    for (const seed of [1n, 2n, 3n]) {
      expect(playOut('expander', 'idle', seed, 200).outcome).toEqual({ status: 'over', winners: [1] });
      expect(playOut('idle', 'expander', seed, 200).outcome).toEqual({ status: 'over', winners: [2] });
    }
  });

  test('two that send ships anywhere come to an end, without a mistake in their orders', () => {
    const { outcome, mistakes } = playOut('random', 'random', 1n, 300);
    expect(outcome.status).toBe('over');
    expect(mistakes).toEqual([]);
  });

  test('all orders of two expanders can be carried out', () => {
    expect(playOut('expander', 'expander', 5n, 60).mistakes).toEqual([]);
  });

  test('the expander takes what pays off, with just the ships that it takes', () => {
    const planets = [
      planet('A1', 'red', 5, 30),
      planet('B1', null, 4, 20),
      planet('A2', null, 1, 20),
      planet('J10', 'blue', 5, 0),
    ];
    const game = playBots(multiplanetary, gameOf({ planets }), new Map([[1, 'expander']])); // prettier-ignore
    // B1 makes 2 ships a tick for 21 and a tick of warp, A2 a quarter for as many; 9 stay in A1, and 4 are made.
    expect(game.state.fleets).toMatchObject([{ warp: 'standard', to: 1, ships: 21 }]);
    expect(hold(game, 'A1')).toEqual(['red', 13]);
  });
});
