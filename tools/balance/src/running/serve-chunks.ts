import { ChunkRunner, type ExperimentSource } from './chunk-runner.js';
import type { AnsweredChunk, AskedChunk, ChunkPort } from './chunk-port.js';

/**
 * What a worker does in a page: runs the chunks that {@link inWorkers} sends. The experiments are those that the source knows, whatever
 * module a job names.
 *
 * @param port - in a web worker, its global scope (`self`)
 */
export function serveChunks(port: ChunkPort, { load }: Pick<ExperimentSource, 'load'>): void {
  // The page and its workers are built together: there is no other code that could run.
  const runner = new ChunkRunner({ load, expectCode: async () => undefined });
  port.addEventListener('message', ({ data }) => {
    const { number, chunk } = data as AskedChunk;
    const answer = (answered: AnsweredChunk): void => port.postMessage(answered);
    runner
      .run(chunk)
      .then((outcome) => answer({ number, outcome }))
      .catch((error: unknown) => answer({ number, error: String(error) }));
  });
}
