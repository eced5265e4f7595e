import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ChunkRunner, type Chunk, type ChunkOutcome } from './job.js';

/** Where chunks are run. */
export interface Executor extends AsyncDisposable {
  /** Chunks that may be under way at once. */
  readonly width: number;
  readonly run: (chunk: Chunk) => Promise<ChunkOutcome>;
}

/** Runs chunks in this thread, one after the other; signals are heard between them. */
export function inThread(): Executor {
  const runner = new ChunkRunner();
  return {
    width: 1,
    async run(chunk) {
      await new Promise(setImmediate);
      return runner.run(chunk);
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

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
