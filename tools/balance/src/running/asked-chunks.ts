import { randomUUID } from 'node:crypto';
import type { Queue } from 'bullmq';
import type { Chunk, ChunkOutcome } from './job.js';

/** Times that a chunk is tried: a worker may be lost more than once. */
export const ATTEMPTS = 5;

/** Seconds for which Redis keeps the outcome of a chunk, in case nobody asks for it any more. */
const KEPT = 3_600;

/** Milliseconds after which all chunks without an outcome are looked at: what was lost is not announced. */
const LOOK = 1_000;

/** A chunk that has no outcome yet. */
interface Asked {
  readonly chunk: Chunk;
  /** Whether nobody waits for it any more. */
  readonly isUnwanted: () => boolean;
  readonly answer: (outcome: ChunkOutcome | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Chunks that a queue is to run, until each has its outcome. Redis may forget what it was told, and an announcement may be missed while
 * it is away; so each chunk is looked at again and again, and one that is not there is added, as at first. A chunk gives the same
 * wherever and however often it is run.
 */
export class AskedChunks implements Disposable {
  readonly #queue: Queue<Chunk, ChunkOutcome>;
  readonly #isThere: () => boolean;
  readonly #asked = new Map<string, Asked>();
  readonly #signals = new WeakSet<AbortSignal>();
  readonly #looking = setInterval(() => {
    for (const id of this.#asked.keys()) this.look(id);
  }, LOOK);

  /** @param isThere - whether Redis answers now; what it is told while it does not waits */
  constructor(queue: Queue<Chunk, ChunkOutcome>, isThere: () => boolean) {
    this.#queue = queue;
    this.#isThere = isThere;
  }

  /** The outcome of a chunk; nothing when a signal takes it back before a worker has begun it, or while Redis is away. */
  async ask(chunk: Chunk, signal?: AbortSignal): Promise<ChunkOutcome | undefined> {
    // The numbers that Redis gives begin anew when it has lost its data.
    const id = randomUUID();
    if (signal) this.#listenTo(signal);
    try {
      return await new Promise((answer, fail) => {
        this.#asked.set(id, { chunk, isUnwanted: () => signal?.aborted === true, answer, fail });
        this.look(id);
      });
    } finally {
      this.#asked.delete(id);
    }
  }

  /** Looks what has become of a chunk, if it is one of these. */
  look(id: string): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    if (this.#isThere()) this.#pursue(id, asked).catch(asked.fail);
    else if (asked.isUnwanted()) asked.answer(undefined);
  }

  /** Chunks that nobody waits for any more are removed; those that a worker has begun cannot be taken back. */
  async takeBack(): Promise<void> {
    await Promise.allSettled([...this.#asked.keys()].map((id) => this.#queue.remove(id)));
  }

  [Symbol.dispose](): void {
    clearInterval(this.#looking);
  }

  #listenTo(signal: AbortSignal): void {
    if (this.#signals.has(signal)) return;
    this.#signals.add(signal);
    signal.addEventListener('abort', () => {
      // The last first: workers go on with the first, and what they keep has no gaps then.
      for (const id of [...this.#asked.keys()].toReversed()) this.look(id);
    });
  }

  async #pursue(id: string, { chunk, isUnwanted, answer, fail }: Asked): Promise<void> {
    const job = await this.#queue.getJob(id);
    if (job?.finishedOn !== undefined) {
      // What a worker gives back is never nothing.
      if (job.returnvalue) answer(job.returnvalue);
      else fail(new Error(job.failedReason));
    } else if (isUnwanted()) {
      // What a worker is at cannot be removed, but what it has done since is lost.
      if (!job || (await this.#queue.remove(id)) === 1) answer(undefined);
    } else if (!job) {
      await this.#queue.add('chunk', chunk, {
        jobId: id,
        attempts: ATTEMPTS,
        backoff: { type: 'exponential', delay: 100 },
        removeOnComplete: { age: KEPT },
        removeOnFail: { age: KEPT },
      });
    }
  }
}
