import { ChunkRunner, type Chunk, type ChunkOutcome } from './running/job.js';

const runner = new ChunkRunner();

/** What a thread of the pool does. */
export function runChunk(chunk: Chunk): Promise<ChunkOutcome> {
  return runner.run(chunk);
}
