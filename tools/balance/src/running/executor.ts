import type { Chunk, ChunkOutcome } from './job.js';

/** Where chunks are run. */
export interface Executor extends AsyncDisposable {
  /** Chunks that may be under way at once. */
  readonly width: number;
  readonly run: (chunk: Chunk) => Promise<ChunkOutcome>;
}
