import { ChunkRunner } from './running/chunk-runner.js';
import type { Chunk, ChunkOutcome } from './running/job.js';
import { LOADED } from './running/load-experiment.js';

const runner = new ChunkRunner(LOADED);

/** What a thread of the pool does. */
export function runChunk(chunk: Chunk): Promise<ChunkOutcome> {
  return runner.run(chunk);
}
