import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import manifest from '../../package.json' with { type: 'json' };
import { AskedChunks, ATTEMPTS } from './asked-chunks.js';
import type { Executor } from './executor.js';
import type { Chunk, ChunkOutcome } from './job.js';
import { QueueError } from './queue-error.js';

/** Name of the queue in Redis: other versions of the experiments would measure something else. */
const QUEUE = `ec-balance ${manifest.version}`;

/** Milliseconds for which a silent worker is taken to be alive, by default. */
const LOCK = 10_000;

/** Most milliseconds between two attempts to make a broken connection again. */
const LONGEST_PAUSE = 1_000;

/** Chunks that wait or are under way at once. */
const WIDTH = 32;

/** Runs chunks through a queue. */
export interface QueueExecutor extends Executor {
  /** Workers that listen now. */
  readonly workers: () => Promise<number>;
}

/** How a queue is used. */
export interface QueueOptions {
  /** Called with a sentence when Redis goes away and when it is there again. */
  readonly say?: (text: string) => void;
}

/**
 * Runs chunks through a queue in Redis, wherever workers of the same version listen to it. A chunk whose worker is lost goes to
 * another one, and chunks that Redis loses are added again.
 *
 * @param url - such as `redis://localhost:6379`
 * @throws QueueError when Redis cannot be reached
 */
export async function inQueue(url: string, { say }: QueueOptions = {}): Promise<QueueExecutor> {
  const redis = await Connection.to(url, say);
  const { connection } = redis;
  const queue = new Queue<Chunk, ChunkOutcome>(QUEUE, { connection });
  const events = new QueueEvents(QUEUE, { connection });
  const chunks = new AskedChunks(queue, () => redis.isThere);
  queue.on('error', untroubled);
  events.on('error', untroubled);
  events.on('completed', ({ jobId }) => chunks.look(jobId));
  events.on('failed', ({ jobId }) => chunks.look(jobId));
  await events.waitUntilReady();
  return {
    width: WIDTH,
    workers: () => queue.getWorkersCount(),
    run: (chunk, signal) => chunks.ask(chunk, signal),
    async [Symbol.asyncDispose]() {
      chunks[Symbol.dispose]();
      if (redis.isThere) await chunks.takeBack();
      await redis.end(() => Promise.all([queue.close(), events.close()]));
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
  const redis = await Connection.to(url);
  const { connection } = redis;
  const worker = new Worker<Chunk, ChunkOutcome>(
    QUEUE,
    async ({ data }) => {
      // A failed trial is an outcome, too: it would fail again, here and anywhere.
      const outcome: ChunkOutcome = namesProgram(data)
        ? {
            refused:
              'plans: expected plans of the ruleset, as a queue starts no programs, received a command',
          }
        : ((await executor.run(data)) ?? { refused: 'executor: expected an outcome, received none' });
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
  worker.on('error', untroubled);
  return { [Symbol.asyncDispose]: () => redis.end(() => worker.close()) };
}

/** Whether a chunk would start a program: whoever can write to the queue could run anything here. */
function namesProgram({ job: { parameters, against } }: Chunk): boolean {
  return [parameters, against?.parameters ?? {}].some((values) =>
    Object.values(values).some((value) => typeof value === 'string' && /(^|[|\s])cmd:/.test(value)),
  );
}

/** A connection that breaks is made again; the chunks that it cost are tried again. */
function untroubled(): void {
  // nothing is left to do
}

/** A connection to Redis: what Redis is told while it is away waits until it is there again; but at first it must be there. */
class Connection {
  readonly connection: Redis;
  /** Whether a connection that breaks is made again; those for what has to wait, which are made like this one, too. */
  #isMadeAgain = false;

  private constructor(url: string, say: (text: string) => void) {
    this.connection = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      retryStrategy: (attempts) => (this.#isMadeAgain ? Math.min(50 * attempts, LONGEST_PAUSE) : null),
    });
    let isAway = false;
    this.connection.on('reconnecting', () => {
      if (!isAway) say(`Redis at ${url} is away; waiting until it is there again`);
      isAway = true;
    });
    this.connection.on('ready', () => {
      if (isAway) say(`Redis at ${url} is there again`);
      isAway = false;
    });
  }

  /** @throws QueueError when Redis cannot be reached */
  static async to(url: string, say: (text: string) => void = () => undefined): Promise<Connection> {
    const one = new Connection(url, say);
    let reason = 'no answer';
    one.connection.on('error', (error: Error) => {
      reason = error.message;
    });
    try {
      await one.connection.connect();
    } catch (error) {
      throw new QueueError(`${url}: expected a Redis that can be reached: ${reason}`, { cause: error });
    }
    one.#isMadeAgain = true;
    return one;
  }

  /** Whether Redis answers now. */
  get isThere(): boolean {
    return this.connection.status === 'ready';
  }

  /** Ends the connection; before that what uses it, for which nobody waits while Redis is away. */
  async end(users: () => Promise<unknown>): Promise<void> {
    const { isThere } = this;
    this.#isMadeAgain = isThere;
    const ended = users();
    if (isThere) await ended;
    else ended.catch(untroubled);
    this.#isMadeAgain = false;
    this.connection.disconnect();
  }
}
