import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';

/** Winners are seats of the game. */
export function knownWinners<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'the outcome names seats of the game',
    run: () =>
      games.everyTurn((_, game) => {
        const outcome = games.ruleset.outcome(game.state);
        const seats = new Set(games.seatsOf(game));
        if (outcome.status === 'over')
          demand(
            outcome.winners.every((winner) => seats.has(winner)),
            game,
            'a winner is not a seat',
          );
      }),
  };
}
