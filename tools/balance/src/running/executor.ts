import type { Chunk, ChunkOutcome } from './job.js';

/** Where chunks are run. */
export interface Executor extends AsyncDisposable {
  /** Chunks that may be under way at once. */
  readonly width: number;
  /** Runs a chunk, or leaves it when a signal comes before it has begun: then it has no outcome. */
  readonly run: (chunk: Chunk, signal?: AbortSignal) => Promise<ChunkOutcome | undefined>;
}
