import type { LiveGame } from './live-game.js';

/** What is sent to everybody who listens. */
export type LiveEvent =
  | { readonly id: number; readonly event: 'tick'; readonly data: TickData }
  | { readonly id: number; readonly event: 'over'; readonly data: { readonly winners: readonly number[] } }
  | 'heartbeat';

/** A turn that was resolved, or the set-up as turn 0. Times are milliseconds since 1970. */
interface TickData {
  readonly turn: number;
  /** When the event was sent. */
  readonly now: number;
  /** When the next tick is; `null` when it has been, or there is none. */
  readonly next: number | null;
}

/** Milliseconds after which something is sent even when nothing has happened, so that nobody takes the line for dead. */
const HEARTBEAT = 15_000;

/**
 * The events of a live game, until it is over or a signal is given. Ticks have their turns as IDs, and the end has the number after the
 * last. The current turn is always sent again, with the time of the next tick.
 *
 * @param seen - ID of the last event that the listener knows; when absent, the current turn comes first
 */
export async function* eventsAfter(
  live: LiveGame,
  seen: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const { clock, news } = live;
  let sent = seen ?? Infinity;
  let next: number | null | undefined;
  while (!signal.aborted) {
    const { turn, outcome } = live.status;
    const isNews = sent < turn.turn || next !== live.next;
    if (isNews) {
      next = live.next;
      sent = Math.min(sent, turn.turn - 1);
      while (sent < turn.turn) yield tickEvent(live, ++sent);
    } else yield 'heartbeat';
    if (outcome.status === 'over') {
      yield { id: sent + 1, event: 'over', data: { winners: outcome.winners } };
      return;
    }
    const changed = new AbortController();
    const hear = (): void => changed.abort();
    news.once('changed', hear);
    // What has changed while the events were on their way is sent first.
    if (live.status.turn.turn === sent && live.next === next)
      await clock.until(clock.now() + HEARTBEAT, AbortSignal.any([signal, changed.signal]));
    news.off('changed', hear);
  }
}

function tickEvent({ clock, next, status }: LiveGame, turn: number): LiveEvent {
  const isLast = turn === status.turn.turn;
  return { id: turn, event: 'tick', data: { turn, now: clock.now(), next: isLast ? next : null } };
}
