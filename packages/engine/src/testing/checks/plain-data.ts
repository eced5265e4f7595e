import { resolveTurn } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { plainFault } from '../plain-fault.js';

/** State, journal and views can be stored, compared and hashed; events say who may see them. */
export function plainData<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset, options } = games;
  return {
    title: 'state, journal and views are plain JSON after every phase, and events name seats in order',
    run() {
      for (const seed of options.seeds) {
        const game = games.newGame(seed);
        const fault = plainFault(game.state, 'state');
        demand(fault === undefined, game, `after set-up, ${fault}`);
      }
      games.everyTurn((before, after, sheets) => {
        const { state, journal } = resolveTurn(ruleset, before, sheets, {}, (phase, at) => {
          const fault = plainFault(at, 'state');
          demand(fault === undefined, after, `after "${phase}", ${fault}`);
        });
        const seats = new Set(games.seatsOf(after));
        for (const [i, event] of journal.entries()) {
          const fault = plainFault(event, `journal.${i}`);
          demand(fault === undefined, after, fault ?? '');
          const isRising = event.seats.every((seat, k, all) => seats.has(seat) && seat > (all[k - 1] ?? 0));
          demand(
            isRising,
            after,
            `event "${event.kind}" names ${event.seats.join(', ')}, not seats in order`,
          );
        }
        for (const seat of seats) {
          const fault = plainFault(ruleset.view(state, journal, seat), 'view');
          demand(fault === undefined, after, `seat ${seat}: ${fault}`);
        }
      });
    },
  };
}
