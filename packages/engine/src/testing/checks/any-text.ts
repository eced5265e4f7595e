import { resolveTurn, sheetContext } from '../../loop/game.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { garble } from '../garble.js';

/** A damaged sheet leads to diagnostics, not to errors, and to the same ones whenever it is read. */
export function anyText<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  const { ruleset } = games;
  return {
    title: 'no text stops a turn, and each reads the same again',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        const rng = games.rngOf(before, 'garbage');
        const garbled = [...sheets].map(([seat, sheet]) => [seat, garble(sheet, rng)] as const);
        resolveTurn(ruleset, before, new Map(garbled));
        for (const [seat, written] of garbled)
          for (const sheet of [written, sheets.get(seat) ?? '']) {
            const [one, other] = [0, 1].map(() =>
              JSON.stringify(ruleset.parse(sheet, sheetContext(ruleset, before, seat))),
            );
            demand(one === other, before, `a sheet of seat ${seat} reads otherwise when it is read again`);
          }
      }),
  };
}
