import { renderJson } from '@ec/reports';
import { sheetContext } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { garble } from '../garble.js';

/** Any sheet can be checked before the turn; what can be read stands, so that a check only warns. */
export function forecasts<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset } = games;
  return {
    title: 'any sheet can be checked, which warns, and has a forecast where there are any',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        const rng = games.rngOf(before, 'forecast');
        for (const [seat, written] of sheets) {
          const view = ruleset.view(before.state, before.journal, seat);
          for (const sheet of [written, garble(written, rng)]) {
            const { orders } = ruleset.parse(sheet, sheetContext(ruleset, before, seat));
            for (const { severity, code, message } of ruleset.check(orders, view)) {
              demand(
                severity === 'warning',
                before,
                `check of seat ${seat}: expected warnings, received "${message}"`,
              );
              demand(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code), before, `check of seat ${seat}: expected a code in kebab-case, received "${code}"`); // prettier-ignore
            }
            if (ruleset.forecast) renderJson(ruleset.forecast(orders, view));
          }
        }
      }),
  };
}
