import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Executor } from './executor.js';
import type { Chunk, ChunkOutcome } from './job.js';

/** Runs chunks in threads of their own. */
export function inThreads(threads: number): Executor {
  const filename = fileURLToPath(new URL('./worker.js', import.meta.url));
  const pool = new Piscina<Chunk, ChunkOutcome>({
    filename,
    name: 'runChunk',
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    // One more than there are threads waits, so that no thread does.
    width: threads + 1,
    run: (chunk) => pool.run(chunk),
    [Symbol.asyncDispose]: () => pool.destroy(),
  };
}
