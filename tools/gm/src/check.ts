import { readFileSync, statSync } from 'node:fs';
import { resolveTurn } from '@ec/engine';
import { decodeText, type Diagnostic } from '@ec/orders-parser';
import { loadGame, RULESETS, sheetsOf } from './load-game.js';

/** An order sheet, how it was understood and what is wrong or odd in it. */
export interface CheckedSheet {
  readonly file: string;
  readonly source: string;
  readonly orders: readonly CheckedOrder[];
  /** In the order of the sheet. */
  readonly diagnostics: readonly Diagnostic[];
}

/** An order in the player's words and in ours. */
interface CheckedOrder {
  readonly line: number;
  readonly text: string;
  /** The canonical form. */
  readonly understood: string;
}

/**
 * Checks order sheets: a single file by itself; all sheets of a game's folder also against what each empire knows by then.
 *
 * @throws InputError when a file of the folder is wrong that is no order sheet
 */
export function checkPath(path: string): CheckedSheet[] {
  if (statSync(path).isDirectory()) return checkFolder(path);
  const source = decodeText(readFileSync(path));
  const { parse, format } = RULESETS.empyrean;
  const { orders, diagnostics } = parse(source);
  return [{ file: path, source, orders: understood(orders, format), diagnostics }];
}

function checkFolder(folder: string): CheckedSheet[] {
  const { ruleset, game: first, sheets } = loadGame(folder);
  let game = first;
  const turns = [...new Set(sheets.map(({ turn }) => turn))].sort((a, b) => a - b);
  return turns.flatMap((turn) => {
    while (game.state.turn + 1 < turn)
      game = resolveTurn(ruleset, game, sheetsOf(sheets, game.state.turn + 1));
    return sheets
      .filter((sheet) => sheet.turn === turn)
      .map(({ file, seat, text }) => {
        const { orders, diagnostics } = ruleset.parse(text, { game: game.name, seat, turn });
        const doubts = ruleset.check(orders, ruleset.view(game.state, game.journal, seat));
        return {
          file,
          source: text,
          orders: understood(orders, ruleset.format),
          diagnostics: [...diagnostics, ...doubts].sort((a, b) => a.span.start - b.span.start),
        };
      });
  });
}

function understood<Order>(
  orders: readonly { readonly order: Order; readonly line: number; readonly text: string }[],
  format: (order: Order) => string,
): CheckedOrder[] {
  return orders.map(({ order, line, text }) => ({ line, text, understood: format(order) }));
}
