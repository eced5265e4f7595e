import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** What a seat receives stays the same where the journal has none of the events that it may not see: others' orders, and what became of them. */
export function unseenEvents<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { alsoSees } = games.options;
  return {
    title: 'nothing that a seat receives is made of events that it may not see',
    run() {
      games.everyPosition(({ game, sheets }) => {
        for (const seat of games.seatsOf(game)) {
          const journal = game.journal.filter(
            (event) => event.seats.includes(seat) || alsoSees?.(event, seat, game.journal),
          );
          const sheet = sheets.get(seat) ?? '';
          const told = games.received(game, seat, sheet);
          for (const [name, text] of games.received({ ...game, journal }, seat, sheet))
            demand(
              told.get(name) === text,
              game,
              `the ${name} of seat ${seat} shows events that it may not see`,
            );
        }
      });
    },
  };
}
