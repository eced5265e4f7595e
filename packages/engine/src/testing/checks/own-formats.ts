import type { Game } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';
import { formatFaults } from '../format-faults.js';

/** The game’s own formats are complete. */
export function ownFormats<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'own formats have names, unique extensions, and a repeatable text for every seat',
    run() {
      const faults = formatFaults(games.ruleset.formats ?? {});
      if (faults.length > 0) throw new Error(faults.join('; '));
      const check = (game: Game<State, Event>): void => {
        for (const seat of games.seatsOf(game)) {
          const again = new Map(games.ownReportsOf(game, seat));
          for (const [name, text] of games.ownReportsOf(game, seat)) {
            demand(text !== '', game, `the report of seat ${seat} in the format ${name} is empty`);
            demand(text === again.get(name), game, `the format ${name} differs for seat ${seat}`);
          }
        }
      };
      for (const seed of games.options.seeds) check(games.newGame(seed));
      games.everyTurn((_, game) => check(game));
    },
  };
}
