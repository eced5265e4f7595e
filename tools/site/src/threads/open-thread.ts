import { wrap, type Remote } from 'comlink';

/** Longest time that a browser may take to load a thread, in milliseconds: a browser may give up and not say so. */
const LONGEST_LOADING = 60_000;

/** A thread cannot be loaded, or has failed outside of a call. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

/** A thread that the page has started. */
export interface Thread<T> {
  readonly calls: Remote<T>;
  /** Rejects with a {@link ThreadError} once no call may be answered any more. */
  readonly failure: Promise<never>;
  readonly end: () => void;
}

/**
 * Opens a thread that {@link serveThread} serves. The page starts all threads: in Firefox, a thread that starts another one may wait for
 * ever for its constructor.
 *
 * @param title - as messages name it
 */
export function openThread<T>(title: string, worker: Worker): Thread<T> {
  const failure = new Promise<never>((_, reject) => {
    const fail = (what: string): void => reject(new ThreadError(`${title}: ${what}`));
    const limit = setTimeout(
      () => fail(`expected to be loaded within ${LONGEST_LOADING / 1000} s, received nothing`),
      LONGEST_LOADING,
    );
    worker.addEventListener('message', () => clearTimeout(limit), { once: true });
    worker.addEventListener('error', ({ message }) => fail(message || 'cannot be loaded'));
    worker.addEventListener('messageerror', () => fail('sent a message that cannot be read'));
  });
  // Whoever calls the thread hears of it.
  failure.catch(() => undefined);
  return { calls: wrap<T>(worker), failure, end: () => worker.terminate() };
}
