import { fstatSync, writeFileSync } from 'node:fs';
import { withPath } from './with-path.js';

/** Where a process writes its answers. */
const STANDARD_OUTPUT = 1;

/**
 * Prints a text and a line end.
 *
 * @throws the system's error when the output goes to a file and the disk is full: Node's own stream would drop the rest silently
 */
export function print(text: string): void {
  if (fstatSync(STANDARD_OUTPUT).isFile())
    withPath('standard output', () => writeFileSync(STANDARD_OUTPUT, `${text}\n`));
  else console.log(text);
}
