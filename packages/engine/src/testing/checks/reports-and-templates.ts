import { sheetContext } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** Every seat gets a report, and can order. */
export function reportsAndTemplates<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset } = games;
  return {
    title: 'every seat has a report, and an order template that is a valid sheet without orders',
    run: () =>
      games.everyPosition(({ game }) => {
        for (const seat of games.seatsOf(game)) {
          games.reportOf(game, seat);
          const template = ruleset.template(ruleset.view(game.state, game.journal, seat));
          const { orders, diagnostics } = ruleset.parse(template, sheetContext(ruleset, game, seat));
          const isEmpty = orders.length + diagnostics.length === 0;
          demand(isEmpty, game, `the template of seat ${seat} has orders or diagnostics`);
        }
        ruleset.summary(game.state);
      }),
  };
}
