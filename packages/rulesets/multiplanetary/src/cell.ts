/**
 * Cells of the grid as numbers: 0 is A1, 1 is B1, 10 is A2, 99 is J10.
 *
 * A number is its own place in a row-wise list, and 99 minus the number is the cell across the centre.
 */

/** Columns of the grid, A to J, and as many rows. @see seed; ruling "Multiplanetary Empire" */
export const GRID = 10;

/** Home of red: the first corner. @see M-01 */
export const RED_HOME = 0;

/** Column of a cell, 0 to 9 (both included). */
export function columnOf(cell: number): number {
  return cell % GRID;
}

/** Row of a cell, 0 to 9 (both included). */
export function rowOf(cell: number): number {
  return Math.floor(cell / GRID);
}

/** The cell at the same place after a half-turn about the centre. @see M-01 */
export function oppositeOf(cell: number): number {
  return GRID * GRID - 1 - cell;
}

/** Name of a cell: `C4` for 32. */
export function formatCell(cell: number): string {
  return `${LETTERS[columnOf(cell)] ?? ''}${rowOf(cell) + 1}`;
}

/** The cell of a name, in either case; `undefined` when there is no such cell. */
export function parseCell(name: string): number | undefined {
  if (!/^[a-j]([1-9]|10)$/i.test(name)) return undefined;
  return GRID * (Number(name.slice(1)) - 1) + LETTERS.indexOf(name.charAt(0).toUpperCase());
}

const LETTERS = 'ABCDEFGHIJ';
