import type { Database, Row } from './database.js';
import { StoreError } from './store-error.js';

/** Milliseconds (included) before and after 1970 to which JavaScript counts days. */
const FURTHEST = 8_640_000_000_000_000;

/** Whether a number is a time that can be kept: whole milliseconds since 1970 (UTC), on a day that JavaScript knows. */
export function isTime(time: number): boolean {
  return Number.isSafeInteger(time) && Math.abs(time) <= FURTHEST;
}

/**
 * A time of a row that was read.
 *
 * @returns milliseconds since 1970 (UTC)
 * @throws StoreError `damaged` when it is on no day that JavaScript knows: nobody could write it
 */
export function timeOf({ path }: Pick<Database, 'path'>, row: Row, column: string): number {
  const time = Number(row[column]);
  if (isTime(time)) return time;
  const expected = `a time of at most ${FURTHEST} milliseconds before or after 1970`;
  throw new StoreError('damaged', `${path}: ${column}: expected ${expected}, received ${time}`);
}

/** The same of a column that may hold none. */
export function timeOrNull(database: Pick<Database, 'path'>, row: Row, column: string): number | null {
  return row[column] === null ? null : timeOf(database, row, column);
}
