import { closeSync, openSync, readSync } from 'node:fs';
import { inputErrorIn } from './input-error.js';
import { withPath } from './with-path.js';

/** Name that stands for the standard input. */
export const STANDARD_INPUT = '-';

/** Milliseconds between looks at an input from which nothing has come yet. */
const PAUSE = 10;

/** Most bytes of an input. Some files, such as `/dev/zero`, have no end. */
const MOST_BYTES = 256_000_000;

const STANDARD_INPUT_DESCRIPTOR = 0;

/**
 * The bytes of a file, or of the standard input as `-`, to its end.
 *
 * @throws InputError when there are more than 256 million of them
 */
export function readInput(file: string): Uint8Array {
  return withPath(file, () => {
    if (file === STANDARD_INPUT) return readToEnd(file, STANDARD_INPUT_DESCRIPTOR);
    const descriptor = openSync(file, 'r');
    try {
      return readToEnd(file, descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}

/** Waits for the rest: some libraries make the standard input non-blocking, so that it answers at once, with nothing. */
function readToEnd(file: string, descriptor: number): Uint8Array {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const chunk = nextChunk(descriptor);
    if (chunk?.length === 0) return Buffer.concat(chunks);
    if (chunk) chunks.push(chunk);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    bytes += chunk?.length ?? 0;
    if (bytes > MOST_BYTES) throw inputErrorIn(file, `expected at most ${MOST_BYTES} bytes, received more`);
  }
}

/** What has come; empty at the end, and `undefined` when there is nothing yet. */
function nextChunk(descriptor: number): Buffer | undefined {
  const chunk = Buffer.allocUnsafe(65_536);
  try {
    return chunk.subarray(0, readSync(descriptor, chunk));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN') return undefined;
    // This is how Windows reports the end of a pipe.
    if (code === 'EOF') return Buffer.alloc(0);
    throw error;
  }
}
