import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { formatFaults } from '../format-faults.js';

/** The game’s own formats are complete. */
export function ownFormats<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'own formats have names, unique extensions, and a text for every seat',
    run() {
      const faults = formatFaults(games.ruleset.formats ?? {});
      if (faults.length > 0) throw new Error(faults.join('; '));
      games.everyPosition(({ game }) => {
        for (const seat of games.seatsOf(game))
          for (const [name, text] of games.ownReportsOf(game, seat))
            demand(text !== '', game, `the report of seat ${seat} in the format ${name} is empty`);
      });
    },
  };
}
