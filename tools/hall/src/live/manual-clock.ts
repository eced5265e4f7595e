import type { Clock } from './clock.js';

/** A clock that goes on when it is asked to, for tests and simulations. */
export class ManualClock implements Clock {
  #time: number;
  readonly #waiting = new Set<{ time: number; readonly wake: () => void }>();

  /** @param begin - milliseconds since 1970 (UTC); Friday 27 November 2026, 12:00 UTC when absent */
  constructor(begin = Date.parse('2026-11-27T12:00:00Z')) {
    this.#time = begin;
  }

  readonly now = (): number => this.#time;

  until(time: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || time <= this.#time) return Promise.resolve();
    return new Promise((done) => {
      const waiting = {
        time,
        wake: () => {
          this.#waiting.delete(waiting);
          signal.removeEventListener('abort', waiting.wake);
          done();
        },
      };
      this.#waiting.add(waiting);
      signal.addEventListener('abort', waiting.wake);
    });
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.to(this.#time + milliseconds);
  }

  /** Goes to a time. */
  to(time: number): void {
    const setBack = Math.max(0, this.#time - time);
    this.#time = time;
    for (const waiting of this.#waiting) {
      waiting.time -= setBack;
      if (waiting.time <= time) waiting.wake();
    }
  }
}
