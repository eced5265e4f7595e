import { currentTurn, gameStatus, storedSummary, type StoredGame } from '@ec/engine/sqlite';
import { renderHtml } from '@ec/reports';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { seatReport } from '../game/seat-report.js';
import { withoutAddresses } from '../game/without-addresses.js';
import { networkOf } from '../limits/network-of.js';
import { tooMany, withGame, type GameContext } from './game-context.js';
import { replayPage, type Look } from './replay-pages.js';
import { reportPolicy } from './security.js';

/** A game that is over, for everybody; of one that goes on, nothing is shown. */
export function replayRoutes(context: GameContext): Hono {
  const look = (c: Context, show: (stored: StoredGame, look: Look) => Response | Promise<Response>) =>
    withGame(context, c, async (stored) => {
      if (gameStatus(stored).outcome.status !== 'over') {
        c.status(403);
        return context.page(
          c,
          stored.meta.name,
          html`<p>The game goes on; it can be looked at when it is over.</p>`,
        );
      }
      // Whoever asks for much waits for their own sake, and nobody else for theirs.
      const who = `replay ${networkOf(c) ?? 'of this machine'}`;
      const answer = await context.turns.take(who, c.req.raw.signal, () => show(stored, lookOf(c, stored)));
      return answer ?? tooMany(context, c);
    });
  return new Hono()
    .get('/', (c) =>
      look(c, (stored, at) => context.page(c, `${stored.meta.name}: replay`, replayPage(stored, at))),
    )
    .get('/report', (c) =>
      look(c, (stored, { turn, seat }) => {
        const shown = seat === null ? storedSummary(stored, turn) : seatReport(stored, seat, turn);
        const text = renderHtml(withoutAddresses(shown, stored.meta.contact ?? ''));
        return c.body(text, 200, {
          'Content-Type': 'text/html; charset=utf-8',
          // Anybody may show it in a page of their own.
          'Content-Security-Policy': reportPolicy(text).replace(
            "frame-ancestors 'self'",
            'frame-ancestors *',
          ),
          'Cross-Origin-Resource-Policy': 'cross-origin',
        });
      }),
    );
}

/** What is asked for: the last turn and all seats where nothing else is. */
function lookOf(c: Context, stored: StoredGame): Look {
  const last = currentTurn(stored).turn;
  const { turn = '', seat = '' } = c.req.query();
  return {
    id: c.req.param('game') ?? '',
    turn: /^\d{1,6}$/.test(turn) ? Math.min(Number(turn), last) : last,
    seat: /^\d{1,6}$/.test(seat) ? Number(seat) : null,
  };
}
