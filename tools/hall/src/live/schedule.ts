/** How fast a game is played, in milliseconds. */
export interface Pace {
  /** From one tick to the next. */
  readonly tick: number;
  /** From the start to the first tick of a game. */
  readonly planning: number;
}

/** Where a game stands when it goes live. */
interface Standing {
  readonly turn: number;
  /** When the next orders are due, in milliseconds since 1970; `null` when no time is set. */
  readonly due: number | null;
}

/**
 * When the next tick is as a game goes live, in milliseconds since 1970: at the time in its file, which the host or an earlier server
 * wrote. Without one it is after the planning time at turn 0, and a tick from now at later turns.
 */
export function firstTick({ turn, due }: Standing, { tick, planning }: Pace, now: number): number {
  if (due !== null && due > now) return due;
  return now + (turn === 0 ? planning : tick);
}

/**
 * When the tick after this one is. Ticks keep to their grid, however long each takes; after a sleep of the machine the missed ones
 * are not made up for, and a new grid begins now.
 *
 * @param time - when this tick was due
 */
export function nextTick(time: number, tick: number, now: number): number {
  return time + tick > now ? time + tick : now + tick;
}
