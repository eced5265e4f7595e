import { StoreError } from './store-error.js';

/** Largest number (included) of a turn, sheet, message or seat: whoever counts on from it stays within what JavaScript and SQLite hold. */
export const LARGEST_NUMBER = 0x7fff_ffff;

/** The error for a file in which a row has, or would get, a larger number. */
export function uncountable(path: string): StoreError {
  return new StoreError(
    'damaged',
    `${path}: expected numbers of rows up to ${LARGEST_NUMBER}, received a larger one`,
  );
}
