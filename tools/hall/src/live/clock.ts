import { setTimeout } from 'node:timers/promises';

/** What tells the time and waits for it. Times are milliseconds since 1970 (UTC). */
export interface Clock {
  readonly now: () => number;
  /**
   * Waits until a time has come, or a signal is given; it fails in neither case. Where the clock is set back meanwhile, it waits no longer than it
   * would have.
   */
  readonly until: (time: number, signal: AbortSignal) => Promise<void>;
}

/** Longest wait at a stretch: a timer stops while the machine sleeps, and the time goes on. */
const STRETCH = 1_000;

/**
 * The clock of a machine.
 *
 * @param now - milliseconds since 1970; it may be set forward and back
 */
export function clockOf(now: () => number): Clock {
  return {
    now,
    async until(time, signal) {
      let end = time;
      for (let last = now(); !signal.aborted && last < end;) {
        await setTimeout(Math.min(end - last, STRETCH), undefined, { signal }).catch(() => undefined);
        const then = now();
        end -= Math.max(0, last - then);
        last = then;
      }
    },
  };
}

/** The clock of this machine. */
export const wallClock: Clock = clockOf(Date.now);
