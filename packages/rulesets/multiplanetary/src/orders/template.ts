import { formatCell } from '../cell.js';
import { planetsOf } from '../board.js';
import type { MultiplanetaryView } from '../view/view.js';
import { COLOURS } from '../state.js';

/** An order sheet for the next tick, with the player's planets and their ships as comments. It is valid as it is, and has no orders. */
export function template({ game, seat, board }: MultiplanetaryView): string {
  const colour = COLOURS[seat - 1] ?? null;
  const lines = [
    `${game}, ${colour}, orders for tick ${board.turn + 1}, such as A1 -> B2 12 or A1 => B2 12`,
    ...planetsOf(board, colour).map(({ cell, ships }) => `${formatCell(cell)}: ${ships} ships`),
  ];
  return lines.map((line) => `; ${line.replaceAll(/\s+/g, ' ')}\n`).join('');
}
