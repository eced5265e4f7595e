import { setTimeout } from 'node:timers/promises';

/** What tells the time and waits for it. Times are milliseconds since 1970 (UTC). */
export interface Clock {
  readonly now: () => number;
  /** Waits until a time has come, or a signal is given; it fails in neither case. */
  readonly until: (time: number, signal: AbortSignal) => Promise<void>;
}

/** Longest wait at a stretch: a timer stops while the machine sleeps, and the time goes on. */
const STRETCH = 1_000;

/** The clock of the machine. */
export const wallClock: Clock = {
  now: Date.now,
  async until(time, signal) {
    while (!signal.aborted && Date.now() < time) {
      const stretch = Math.min(time - Date.now(), STRETCH);
      await setTimeout(stretch, undefined, { signal }).catch(() => undefined);
    }
  },
};
