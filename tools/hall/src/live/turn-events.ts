import type { Outcome } from '@ec/engine';
import type { Clock } from './clock.js';

/** What is sent to everybody who listens. */
export type TurnEvent =
  | { readonly id: number; readonly event: 'tick'; readonly data: TickData }
  | { readonly id: number; readonly event: 'over'; readonly data: { readonly winners: readonly number[] } }
  | 'heartbeat';

/** A turn that was resolved, or the set-up as turn 0. Times are milliseconds since 1970. */
interface TickData {
  readonly turn: number;
  /** When the event was sent. */
  readonly now: number;
  /** When the next turn is; `null` when it has been, or no time is set. */
  readonly next: number | null;
}

/** How a game stands. */
export interface Standing {
  readonly turn: number;
  /** When the next turn is; `null` when no time is set. */
  readonly next: number | null;
  readonly outcome: Outcome;
}

/** A game that somebody watches. */
export interface Watched {
  readonly clock: Clock;
  /** Milliseconds between looks at a game, which may tell of no change. */
  readonly pause: number;
  /** How it stands now; `undefined` when it is gone. */
  readonly look: () => Standing | undefined | Promise<Standing | undefined>;
  /** A signal of the next change, to be disposed of; `undefined` where the game tells of none. */
  readonly changed: () => (Disposable & { readonly signal: AbortSignal }) | undefined;
}

/** Milliseconds after which something is sent even when nothing has happened, so that nobody takes the line for dead. */
export const HEARTBEAT = 15_000;

/**
 * The events of a game, until it is over or gone, or a signal is given. Turns have their numbers as IDs, and the end has the number after the
 * last. The current turn is always sent again, with the time of the next.
 *
 * @param seen - ID of the last event that the listener knows; when absent, the current turn comes first
 */
export async function* eventsAfter(
  watched: Watched,
  seen: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent> {
  const { clock, look, changed } = watched;
  let sent = seen ?? Infinity;
  let next: number | null | undefined;
  let quietSince = clock.now();
  while (!signal.aborted) {
    const standing = await look();
    if (!standing) return;
    const { turn, outcome } = standing;
    if (sent !== turn || next !== standing.next) {
      next = standing.next;
      sent = Math.min(sent, turn - 1);
      while (sent < turn) yield tickEvent(clock, standing, ++sent);
      quietSince = clock.now();
    } else if (clock.now() >= quietSince + HEARTBEAT) {
      yield 'heartbeat';
      quietSince = clock.now();
    }
    if (outcome.status === 'over') {
      yield { id: sent + 1, event: 'over', data: { winners: outcome.winners } };
      return;
    }
    using change = changed();
    // What has changed while the events were on their way is sent first.
    const now = change ? await look() : standing;
    if (now?.turn !== sent || now.next !== next) continue;
    const ends = change ? AbortSignal.any([signal, change.signal]) : signal;
    await clock.until(clock.now() + watched.pause, ends);
  }
}

function tickEvent(clock: Clock, { turn, next }: Standing, id: number): TurnEvent {
  return { id, event: 'tick', data: { turn: id, now: clock.now(), next: id === turn ? next : null } };
}
