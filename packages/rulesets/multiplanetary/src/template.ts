import { formatCell } from './cell.js';
import { planetsOf } from './planets.js';
import { COLOURS, type MultiplanetaryView } from './types.js';

/** An order sheet for the next tick: as comments the player's planets with their ships. It is valid as it stands, without orders. */
export function template({ game, seat, board }: MultiplanetaryView): string {
  const colour = COLOURS[seat - 1] ?? null;
  const lines = [
    `${game}, ${colour}, orders for tick ${board.turn + 1}, such as A1 -> B2 12 or A1 => B2 12`,
    ...planetsOf(board, colour).map(({ cell, ships }) => `${formatCell(cell)}: ${ships} ships`),
  ];
  return lines.map((line) => `; ${line.replaceAll(/\s+/g, ' ')}\n`).join('');
}
