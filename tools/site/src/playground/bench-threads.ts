import { transfer, type Remote } from 'comlink';
import { openThread, ThreadError, type Thread } from '../threads/open-thread.ts';
import type { Bench } from './bench.ts';
import type { TrialThread } from './trial-thread.ts';

/** Threads that work together: one fails, all fail. */
interface Opened {
  readonly bench: Thread<Bench>;
  readonly all: readonly Thread<unknown>[];
}

/** A bench, and the threads that run its trials. When one of them fails, the next call starts all of them anew. */
export class BenchThreads {
  readonly #trialThreads: number;
  readonly #game: string;
  #opened: Opened | undefined;

  /**
   * @param trialThreads - number of threads that run trials; 0 for a bench that only draws
   * @param game - whose experiments they load at once
   */
  constructor(trialThreads: number, game = '') {
    this.#trialThreads = trialThreads;
    this.#game = game;
  }

  /** Starts the threads before they are needed. */
  open(): void {
    this.#opened ??= open(this.#trialThreads, this.#game);
  }

  /**
   * Has the bench do something.
   *
   * @throws ThreadError when a thread cannot be loaded or fails
   */
  async use<T>(work: (bench: Remote<Bench>) => Promise<T>): Promise<T> {
    const opened = (this.#opened ??= open(this.#trialThreads, this.#game));
    try {
      return await Promise.race([work(opened.bench.calls), ...opened.all.map(({ failure }) => failure)]);
    } catch (error) {
      if (error instanceof ThreadError && this.#opened === opened) {
        this.#opened = undefined;
        for (const thread of opened.all) thread.end();
      }
      throw error;
    }
  }
}

function open(trialThreads: number, game: string): Opened {
  const bench = openThread<Bench>(
    'thread of reports',
    new Worker(new URL('./bench.ts', import.meta.url), { type: 'module' }),
  );
  const lines = Array.from({ length: trialThreads }, () => {
    const { port1, port2 } = new MessageChannel();
    const thread = openThread<TrialThread>(
      'thread of trials',
      new Worker(new URL('./trial-thread.ts', import.meta.url), { type: 'module' }),
    );
    void thread.calls.serve(transfer(port1, [port1]), game);
    return { thread, port: port2 };
  });
  const ports = lines.map(({ port }) => port);
  if (ports.length > 0) void bench.calls.join(transfer(ports, ports), game);
  return { bench, all: [bench, ...lines.map(({ thread }) => thread)] };
}
