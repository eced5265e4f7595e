import { sheetContext, type Game } from '../../loop/game.js';
import { sheetText } from '../../loop/play-bots.js';
import { stateHash } from '../../loop/state-hash.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState, Ruleset, Sheet } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** Parser and printer agree. */
export function readableOrders<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset } = games;
  return {
    title: 'a printed order reads as the same order, and bots write orders that can be read',
    run: () =>
      games.everyPosition(({ game, written }) => {
        for (const [seat, sheet] of written) readBack(ruleset, game, seat, sheet);
      }),
  };
}

function readBack<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
  sheet: Sheet<Order>,
): void {
  const { orders, diagnostics } = ruleset.parse(sheetText(sheet), sheetContext(ruleset, game, seat));
  const error = diagnostics.find(({ severity }) => severity === 'error');
  demand(error === undefined, game, `seat ${seat}: ${error?.message}`);
  const handedOver = typeof sheet === 'string' ? orders : sheet.orders;
  demand(
    handedOver.length === orders.length,
    game,
    `seat ${seat} hands over ${handedOver.length} orders, of which ${orders.length} can be read`,
  );
  for (const [i, placed] of orders.entries()) {
    const isRead = stateHash(handedOver[i]) === stateHash(placed);
    demand(isRead, game, `seat ${seat} hands over another order than it writes: "${placed.text}"`);
    const text = ruleset.format(placed.order);
    const [read] = ruleset.parse(text).orders;
    const isSame = stateHash(read?.order ?? null) === stateHash(placed.order);
    demand(isSame, game, `"${text}" reads as another order`);
  }
}
