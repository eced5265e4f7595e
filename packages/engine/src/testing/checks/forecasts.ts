import { Prng } from '@ec/prng';
import { renderJson } from '@ec/reports';
import { sheetContext } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractCheck, type ContractGames } from '../contract-games.js';
import { garble } from '../garble.js';

/** A forecast is a function of a view and orders; left out where a game has none. */
export function forecasts<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { ruleset } = games;
  const { forecast } = ruleset;
  if (!forecast) return undefined;
  return {
    title: 'any sheet has a forecast, which is repeatable and leaves its view as it is',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        const rng = Prng.fromSeed(before.seed).stream('forecast', before.state.turn);
        for (const [seat, written] of sheets) {
          const view = ruleset.view(before.state, before.journal, seat);
          const known = JSON.stringify(view);
          for (const sheet of [written, garble(written, rng)]) {
            const { orders } = ruleset.parse(sheet, sheetContext(ruleset, before, seat));
            const [one, other] = [forecast(orders, view), forecast(orders, view)].map(renderJson);
            demand(one === other, before, `the forecast of seat ${seat} differs`);
          }
          demand(JSON.stringify(view) === known, before, `the forecast changes the view of seat ${seat}`);
        }
      }),
  };
}
