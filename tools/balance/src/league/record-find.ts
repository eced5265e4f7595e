import { type GameState, type JournalEvent, type Ruleset } from '@ec/engine';
import {
  createStoredGame,
  exportGame,
  resolveStoredTurn,
  setSeatBots,
  submitOrders,
  type ExportedGame,
} from '@ec/engine/sqlite';
import { playersOf } from '../games/draw-game.js';
import { sheetOf, type FindGame } from './find-game.js';

/** Times are left out, so that the same find is the same bytes. */
const NO_CLOCK = { clock: () => 0 };

/**
 * The game of a find as `ec export` writes one, which `ec import` and `ec replay` read: its seats give the orders that are enough, and the
 * others play by their plans.
 *
 * @param module - package or file of the ruleset
 */
export async function recordFind<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  module: string,
  { start, own, others, turns, orders }: FindGame<State, Event>,
): Promise<ExportedGame> {
  const { name, seed, edition, parameters, state } = start;
  const players = playersOf(ruleset.seats(state).filter(({ playerId }) => playerId !== null).length);
  const isFile = /^[./]|\.[cm]?[jt]s$/.test(module);
  const made = { package: isFile ? '' : module, name, seed, edition, parameters, players };
  using stored = createStoredGame(':memory:', ruleset, made, NO_CLOCK);
  setSeatBots(stored, others);
  for (let turn = 1; turn <= turns; turn++) {
    for (const seat of own)
      submitOrders(stored, {
        seat,
        text: sheetOf(orders.get(seat)?.get(turn) ?? []),
        origin: 'player',
        skipMistakes: true,
      });
    await resolveStoredTurn(stored);
  }
  return exportGame(stored);
}
