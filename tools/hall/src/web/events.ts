import { currentTurn, gameStatus, StoreError } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Hall } from '../hall/hall.js';
import { networkOf } from '../limits/network-of.js';
import { SETTLES } from '../store/settles.js';
import type { Streams } from '../limits/streams.js';
import { eventsAfter, HEARTBEAT, type Standing, type Watched } from '../live/turn-events.js';

/** Milliseconds between looks at a game that somebody watches; another program may have changed it. */
const LOOK = 2_000;

/** A stream of the events of a game: its turns as they are resolved, when the next one is, and the end. */
export function turnEvents(
  c: Context,
  watched: Watched,
  { streams, stopped }: { readonly streams: Streams; readonly stopped: AbortSignal },
): Response {
  // Nobody would read it, and nothing would ever end it.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  const streamed = streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    using open = streams.open(networkOf(c));
    const seen = /^\d{1,6}$/.exec(c.req.header('last-event-id') ?? '')?.[0];
    const ends = AbortSignal.any([stopped, gone.signal, open.signal]);
    for await (const event of eventsAfter(watched, seen === undefined ? undefined : Number(seen), ends)) {
      if (event === 'heartbeat') await stream.write(':\n\n');
      else await stream.writeSSE({ ...event, id: String(event.id), data: JSON.stringify(event.data) });
    }
  });
  // The hall's own rule, in place of that of streams.
  streamed.headers.delete('Cache-Control');
  return streamed;
}

/** A game of a hall as somebody watches it: one on a clock tells of its changes, any other is looked at again and again. */
export function watchedGame({ games, live, clock }: Hall, id: string): Watched {
  let last: (Standing & { readonly id: number }) | undefined;
  let seen = { stamp: '', again: 0 };
  return {
    clock,
    // One on a clock tells of all its changes.
    get pause() {
      return live.of(id) ? HEARTBEAT : LOOK;
    },
    async look() {
      const onClock = live.of(id);
      if (onClock) return onClock.watched.look();
      const stamp = games.stampOf(id);
      // A file that is as it was need not be opened for each of those who watch it.
      if (stamp === seen.stamp && clock.now() < seen.again) return last;
      try {
        last = await games.use(id, (stored) => {
          const turn = currentTurn(stored);
          const outcome = last?.id === turn.id ? last.outcome : gameStatus(stored).outcome;
          return { id: turn.id, turn: turn.turn, next: outcome.status === 'over' ? null : turn.due, outcome };
        });
        seen = { stamp, again: stamp === seen.stamp ? Infinity : clock.now() + SETTLES };
      } catch (error) {
        // Somebody else is changing it.
        if (!(error instanceof StoreError)) throw error;
      }
      return last;
    },
    changed: () => live.of(id)?.watched.changed(),
  };
}
