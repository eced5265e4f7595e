import { deepFreeze } from '../deep-freeze.js';
import { resolveTurn, sheetContext, turnReportOf } from '../../loop/game.js';
import { plainCopy } from '../../loop/plain-copy.js';
import { rehearse } from '../../loop/rehearse.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/**
 * A turn writes into its working copy alone, and never into what that shares with the state before, nor into orders or parameters; whatever
 * answers a question writes into nothing. One seat after the other asks, one a turn.
 */
export function untouchedGame<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset } = games;
  return {
    title: 'nothing writes into what it is given: state, journal, view, orders or parameters',
    run() {
      // whoever writes into what is frozen throws
      games.everyPosition(({ game, written, sheets }, i) => {
        deepFreeze(game);
        const { state, journal } = game;
        const copy = (ruleset.workingCopy ?? plainCopy)(state);
        const isSame = JSON.stringify(copy) === JSON.stringify(state);
        demand(isSame, game, 'the working copy is another state');
        resolveTurn(ruleset, game, new Map([...written].map(([seat, sheet]) => [seat, deepFreeze(sheet)])));
        const named = Object.entries(ruleset.bots);
        for (const { id: seat } of ruleset.seats(state).filter((_, k, all) => k === i % all.length)) {
          const view = deepFreeze(ruleset.view(state, journal, seat));
          const { orders } = ruleset.parse(sheets.get(seat) ?? '', sheetContext(ruleset, game, seat));
          deepFreeze(orders);
          for (const { order } of orders) ruleset.format(order);
          ruleset.check(orders, view);
          ruleset.forecast?.(orders, view);
          rehearse(ruleset, game, seat, orders);
          ruleset.template(view);
          ruleset.report(view);
          for (const { render } of Object.values(ruleset.formats ?? {})) render(view);
          turnReportOf(ruleset, game, seat);
          const [, bot] = named[(seat + state.turn) % named.length] ?? [];
          bot?.(view, games.rngOf(game, 'frozen').stream(seat));
          ruleset.seatPlayer(state, seat, null);
          ruleset.sheetName?.(state, seat, state.turn + 1);
        }
        ruleset.outcome(state);
        ruleset.summary(state);
        ruleset.codec.encode(state);
        if (i === 0) ruleset.rulebook(game.parameters);
      });
    },
  };
}
