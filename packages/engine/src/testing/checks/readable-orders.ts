import { sheetContext } from '../../loop/game.js';
import { stateHash } from '../../loop/state-hash.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';

/** Parser and printer agree. */
export function readableOrders<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset } = games;
  return {
    title: 'a printed order reads as the same order, and bots write orders that can be read',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        for (const [seat, sheet] of sheets) {
          const { orders, diagnostics } = ruleset.parse(sheet, sheetContext(ruleset, before, seat));
          const error = diagnostics.find(({ severity }) => severity === 'error');
          demand(error === undefined, before, `seat ${seat}: ${error?.message}`);
          for (const { order } of orders) {
            const text = ruleset.format(order);
            const [read] = ruleset.parse(text).orders;
            const isSame = stateHash(read?.order ?? null) === stateHash(order);
            demand(isSame, before, `"${text}" reads as another order`);
          }
        }
      }),
  };
}
