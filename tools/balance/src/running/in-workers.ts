import type { AnsweredChunk, AskedChunk, ChunkPort } from './chunk-port.js';
import type { Executor } from './executor.js';
import type { ChunkOutcome } from './job.js';

/**
 * Runs chunks in workers that {@link serveChunks} serves, as in a page. The workers are the caller's, who may use them for one run after the
 * other, and ends them.
 *
 * @param ports - to the workers, at least one
 * @throws RangeError when there is none
 */
export function inWorkers(ports: readonly ChunkPort[]): Executor {
  if (ports.length === 0) throw new RangeError('workers: expected at least one, received none');
  const lines = ports.map((port) => new Line(port));
  return {
    // One more than there are workers waits, so that no worker does.
    width: lines.length + 1,
    run(chunk) {
      const [idlest] = lines.toSorted((a, b) => a.waiting - b.waiting);
      // there is at least one
      return (idlest as Line).ask(chunk);
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

/** Number of the next chunk: a worker may serve several runs, one after the other. */
let nextNumber = 0;

/** A line to a worker, and who waits for its answers. */
class Line {
  readonly #port: ChunkPort;
  readonly #asked = new Map<
    number,
    { readonly resolve: (outcome: ChunkOutcome) => void; readonly reject: (error: Error) => void }
  >();

  constructor(port: ChunkPort) {
    this.#port = port;
    port.addEventListener('message', ({ data }) => {
      const answered = data as AnsweredChunk;
      const asked = this.#asked.get(answered.number);
      // Another run that uses the worker has asked.
      if (!asked) return;
      this.#asked.delete(answered.number);
      if ('outcome' in answered) asked.resolve(answered.outcome);
      else asked.reject(new Error(answered.error));
    });
  }

  /** Chunks that are under way. */
  get waiting(): number {
    return this.#asked.size;
  }

  ask(chunk: AskedChunk['chunk']): Promise<ChunkOutcome> {
    const number = nextNumber++;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      this.#port.postMessage({ number, chunk } satisfies AskedChunk);
    });
  }
}
