import { resolveTurn } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** A notice that no layout breaks and no bot writes. */
const NOTICE = 'Heralded';

/** A game heeds its host. */
export function hostInput<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'a notice of the host is in every report, and a game that all agree to end is over',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        const { ruleset } = games;
        const game = resolveTurn(ruleset, before, sheets, { notice: NOTICE, isAgreedEnd: true });
        for (const seat of games.seatsOf(game)) {
          const isThere = games.reportOf(game, seat).includes(NOTICE);
          demand(isThere, game, `the report of seat ${seat} lacks the notice`);
        }
        demand(ruleset.outcome(game.state).status === 'over', game, 'the game goes on');
      }),
  };
}
