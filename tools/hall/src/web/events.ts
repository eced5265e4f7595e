import { currentTurn, StoreError } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { addressOf } from '../live/address-of.js';
import type { GameContext } from './game-context.js';

/** Milliseconds between looks at a game that somebody watches; another program may have changed it. */
const LOOK = 2_000;

/** Looks without news after which a sign of life is sent. */
const QUIET_LOOKS = 10;

/** A stream that says when a game's last turn, or the time of the next, is another: `{"turn": 3, "due": 1796148000000}`. */
export async function turnEvents(c: Context, { hall }: GameContext, stopped: AbortSignal): Promise<Response> {
  const id = c.req.param('game') ?? '';
  const look = (): Promise<string | undefined> =>
    hall.games.use(id, (stored) => {
      const { turn, due } = currentTurn(stored);
      return JSON.stringify({ turn, due });
    });
  if ((await look()) === undefined) return c.notFound();
  const streamed = streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    using opened = hall.streams.open(addressOf(c));
    const ends = AbortSignal.any([stopped, gone.signal, opened.signal]);
    let told = '';
    let seen = '';
    for (let quiet = 0; !ends.aborted; quiet += 1) {
      let now: string | undefined = told;
      const stamp = hall.games.stampOf(id);
      // A file that is as it was need not be opened for each of those who watch it.
      if (stamp !== seen)
        try {
          now = await look();
          seen = stamp;
        } catch (error) {
          // Somebody else is changing it.
          if (!(error instanceof StoreError)) throw error;
        }
      if (now === undefined) return;
      if (now !== told) {
        await stream.writeSSE({ event: 'turn', data: now });
        quiet = 0;
      } else if (quiet % QUIET_LOOKS === QUIET_LOOKS - 1) await stream.write(':\n\n');
      told = now;
      await hall.clock.until(hall.clock.now() + LOOK, ends);
    }
  });
  // The hall's own rule, in place of that of streams.
  streamed.headers.delete('Cache-Control');
  return streamed;
}
