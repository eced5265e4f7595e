import type { Chunk, ChunkOutcome } from './job.js';

/** One end of a line to a worker: a web worker, the worker's own global scope, or an end of a `MessageChannel`. */
export interface ChunkPort {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

/** A chunk that is to be run, with a number that its answer bears. */
export interface AskedChunk {
  readonly number: number;
  readonly chunk: Chunk;
}

/** What came of a chunk: its outcome, or the message of an error that is nobody's mistake but the program's. */
export type AnsweredChunk =
  | { readonly number: number; readonly outcome: ChunkOutcome }
  | { readonly number: number; readonly error: string };
