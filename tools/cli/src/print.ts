import { withPath } from './with-path.js';

/** What errors call the place where a process writes its answers. */
export const STANDARD_OUTPUT = 'standard output';

const STANDARD_OUTPUT_DESCRIPTOR = 1;

/**
 * Prints a text and a line end.
 *
 * @throws the system's error when the output goes to a file and the disk is full: Node's own stream would drop the rest silently
 */
export function print(text: string): void {
  const { fstatSync, writeFileSync } = process.getBuiltinModule('node:fs');
  if (fstatSync(STANDARD_OUTPUT_DESCRIPTOR).isFile())
    withPath(STANDARD_OUTPUT, () => writeFileSync(STANDARD_OUTPUT_DESCRIPTOR, `${text}\n`));
  else console.log(text);
}
