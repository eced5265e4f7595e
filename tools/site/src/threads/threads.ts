import type { Remote } from 'comlink';
import { ThreadError, type Thread } from './open-thread.ts';

/** Threads that have been opened together: one fails, all fail. */
export interface Opened<T> {
  /** The thread that is called. */
  readonly called: Thread<T>;
  readonly others?: readonly Thread<unknown>[];
  /** What comes before the first call; its error is the call's. */
  readonly ready?: Promise<unknown>;
}

/** A thread that the page calls, and those that work for it. When one of them fails, the next call starts all of them anew. */
export class Threads<T> {
  readonly #open: () => Opened<T>;
  #opened: Opened<T> | undefined;

  /** @param open - opens all of them; called before the first call, and after a failure */
  constructor(open: () => Opened<T>) {
    this.#open = open;
  }

  /** Starts the threads before they are needed. */
  open(): void {
    this.#opened ??= this.#open();
  }

  /**
   * Has the thread do something.
   *
   * @throws ThreadError when a thread cannot be loaded or fails
   */
  async use<R>(work: (calls: Remote<T>) => R | Promise<R>): Promise<R> {
    const opened = (this.#opened ??= this.#open());
    const { called, others = [], ready } = opened;
    const all = [called, ...others];
    const answer = async (): Promise<R> => {
      await ready;
      return work(called.calls);
    };
    try {
      return await Promise.race([answer(), ...all.map(({ failure }) => failure)]);
    } catch (error) {
      if (error instanceof ThreadError && this.#opened === opened) {
        this.#opened = undefined;
        for (const thread of all) thread.end();
      }
      throw error;
    }
  }
}
