import { Queue, QueueEvents, Worker, type Job as QueuedJob } from 'bullmq';
import { Redis } from 'ioredis';
import manifest from '../../package.json' with { type: 'json' };
import type { Executor } from './executor.js';
import type { Chunk, ChunkOutcome } from './job.js';
import { QueueError } from './queue-error.js';

/** Name of the queue in Redis: other versions of the experiments would measure something else. */
const QUEUE = `ec-balance ${manifest.version}`;

/** Times that a chunk is tried: a worker may be lost more than once. */
const ATTEMPTS = 5;

/** Milliseconds for which a silent worker is taken to be alive, by default. */
const LOCK = 10_000;

/** Chunks that wait or are under way at once. */
const WIDTH = 32;

/** Seconds for which Redis keeps the outcome of a chunk, in case nobody asks for it any more. */
const KEPT = 3_600;

/** Runs chunks through a queue. */
export interface QueueExecutor extends Executor {
  /** Workers that listen now. */
  readonly workers: () => Promise<number>;
}

/**
 * Runs chunks through a queue in Redis, wherever workers of the same version listen to it. A chunk whose worker is lost goes to
 * another one.
 *
 * @param url - such as `redis://localhost:6379`
 * @throws QueueError when Redis cannot be reached
 */
export async function inQueue(url: string): Promise<QueueExecutor> {
  const connection = await connect(url);
  const queue = new Queue<Chunk, ChunkOutcome>(QUEUE, { connection });
  const events = new QueueEvents(QUEUE, { connection });
  // Every chunk under way listens for the end of both.
  for (const one of [queue, events]) one.setMaxListeners(0);
  const underWay = new Set<QueuedJob<Chunk, ChunkOutcome>>();
  return {
    width: WIDTH,
    workers: () => queue.getWorkersCount(),
    async run(chunk) {
      await events.waitUntilReady();
      const job = await queue.add('chunk', chunk, {
        attempts: ATTEMPTS,
        backoff: { type: 'exponential', delay: 100 },
        removeOnComplete: { age: KEPT },
        removeOnFail: { age: KEPT },
      });
      underWay.add(job);
      try {
        return await job.waitUntilFinished(events);
      } finally {
        underWay.delete(job);
      }
    },
    async [Symbol.asyncDispose]() {
      // Chunks that nobody waits for any more are removed; those that a worker has begun cannot be taken back.
      await Promise.allSettled([...underWay].map((job) => job.remove()));
      await Promise.all([queue.close(), events.close()]);
      await connection.quit();
    },
  };
}

/** How a worker works. */
export interface WorkerOptions {
  /** Where it runs chunks: in threads, so that it stays alive for Redis meanwhile. */
  readonly executor: Executor;
  /** Called with each chunk that was run. */
  readonly done?: (chunk: Chunk) => void;
  /** Milliseconds after which the chunks of a silent worker go to another one; 10,000 when absent. */
  readonly lock?: number;
}

/**
 * Starts a worker of the queue, which goes on until it is closed; then it finishes what it has begun.
 *
 * @throws QueueError when Redis cannot be reached
 */
export async function startWorker(
  url: string,
  { executor, done = () => undefined, lock = LOCK }: WorkerOptions,
): Promise<AsyncDisposable> {
  const connection = await connect(url);
  const worker = new Worker<Chunk, ChunkOutcome>(
    QUEUE,
    async ({ data }) => {
      // A failed trial is an outcome, too: it would fail again, here and anywhere.
      const outcome: ChunkOutcome = namesProgram(data)
        ? {
            refused:
              'plans: expected plans of the ruleset, as a queue starts no programs, received a command',
          }
        : await executor.run(data);
      done(data);
      return outcome;
    },
    {
      connection,
      concurrency: executor.width,
      lockDuration: lock,
      stalledInterval: lock / 2,
      maxStalledCount: ATTEMPTS,
    },
  );
  // A connection that breaks is made again; the chunks that it cost are tried again.
  worker.on('error', () => undefined);
  return {
    async [Symbol.asyncDispose]() {
      await worker.close();
      await connection.quit();
    },
  };
}

/** Whether a chunk would start a program: whoever can write to the queue could run anything here. */
function namesProgram({ job: { parameters, against } }: Chunk): boolean {
  return [parameters, against?.parameters ?? {}].some((values) =>
    Object.values(values).some((value) => typeof value === 'string' && /(^|[|\s])cmd:/.test(value)),
  );
}

/** Commands wait for Redis to come back rather than fail; but at first it must be there. */
async function connect(url: string): Promise<Redis> {
  let wasThere = false;
  const connection = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (attempts) => (wasThere ? Math.min(50 * attempts, 2_000) : null),
  });
  let reason = 'no answer';
  connection.on('error', (error: Error) => {
    reason = error.message;
  });
  try {
    await connection.connect();
  } catch (error) {
    throw new QueueError(`${url}: expected a Redis that can be reached: ${reason}`, { cause: error });
  }
  wasThere = true;
  return connection;
}
