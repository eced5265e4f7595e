import { createGame, resolveTurn, type Game } from '@ec/engine';
import { goofspiel } from '../src/ruleset.js';
import type { GoofspielEvent } from '../src/events.js';
import type { GoofspielState } from '../src/state.js';

/** A game of Goofspiel between turns. */
export type Played = Game<GoofspielState, GoofspielEvent>;

export const PLAYERS = [
  { id: 1, email: 'ada@example.org', name: 'Ada' },
  { id: 2, email: 'bo@example.org', name: 'Bo' },
];

/** A new game of Ada in seat 1 and Bo in seat 2. */
export function newGame(parameters: Readonly<Record<string, number>> = {}): Played {
  return createGame(goofspiel, { name: 'Pure', seed: 7n, players: PLAYERS, parameters });
}

/** So many turns, in which both players send the same sheets again and again. */
export function turns(count: number, game: Played, first?: string, second?: string): Played {
  const sheets = new Map(
    [first, second].flatMap((sheet, i) => (sheet === undefined ? [] : [[i + 1, sheet] as const])),
  );
  let now = game;
  for (let turn = 0; turn < count; turn++) now = resolveTurn(goofspiel, now, sheets);
  return now;
}
