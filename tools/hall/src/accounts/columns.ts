import type { HallRow } from '../store/hall-database.js';

/** A column that is a text in every row. */
export function text(row: HallRow, column: string): string {
  return String(row[column]);
}

/** A column that is a whole number in every row. */
export function whole(row: HallRow, column: string): number {
  return Number(row[column]);
}
