import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** A file name identifies the seat of its sheet. */
export function sheetNames<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'names of order sheets differ, and have no folder',
    run() {
      const { sheetName } = games.ruleset;
      if (!sheetName) return;
      const game = games.newGame(games.options.seeds[0] ?? 0);
      const names = games
        .seatsOf(game)
        .flatMap((seat) => [1, 2, 11].map((turn) => sheetName(game.state, seat, turn)));
      demand(new Set(names).size === names.length, game, 'two sheets have the same name');
      for (const name of names)
        demand(!/[/\\]|^\.|^$/.test(name), game, `not a valid name of a sheet: ${name}`);
    },
  };
}
