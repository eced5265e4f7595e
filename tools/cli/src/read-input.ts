import { readFileSync, readSync } from 'node:fs';
import { withPath } from './with-path.js';

/** Name that stands for the standard input. */
export const STANDARD_INPUT = '-';

/** Milliseconds between looks at an input from which nothing has come yet. */
const PAUSE = 10;

/** The bytes of a file, or of the standard input as `-`, to its end. */
export function readInput(file: string): Uint8Array {
  return withPath(file, () => (file === STANDARD_INPUT ? readStandardInput() : readFileSync(file)));
}

/** Waits for the rest: some libraries make the input non-blocking, so that it answers at once, with nothing. */
function readStandardInput(): Uint8Array {
  const chunks: Buffer[] = [];
  for (let chunk = nextChunk(); chunk === undefined || chunk.length > 0; chunk = nextChunk()) {
    if (chunk) chunks.push(chunk);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  return Buffer.concat(chunks);
}

/** What has come; empty at the end, and `undefined` when there is nothing yet. */
function nextChunk(): Buffer | undefined {
  const chunk = Buffer.alloc(65_536);
  try {
    return chunk.subarray(0, readSync(0, chunk));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN') return undefined;
    // This is how Windows reports the end of a pipe.
    if (code === 'EOF') return Buffer.alloc(0);
    throw error;
  }
}
