import { readFileSync } from 'node:fs';
import { withPath } from './with-path.js';

/** Name that stands for the standard input. */
export const STANDARD_INPUT = '-';

/** The bytes of a file, or of the standard input as `-`. */
export function readInput(file: string): Uint8Array {
  return withPath(file, () => readFileSync(file === STANDARD_INPUT ? 0 : file));
}
