import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { tooMany, withVisit, type GameContext } from './game-context.js';
import { addressOfGame } from './page.js';
import { wantsJson } from './refusal.js';
import { numberIn } from './seat-answers.js';

/** A seat of a game whose player asks. */
interface AtDesk {
  readonly id: string;
  readonly seat: number;
  readonly stored: StoredGame;
}

/** Answers whoever may act for a seat, when it is their turn; what they send is read before it is. */
export type AnswerAtDesk = <T = undefined>(
  c: Context,
  answer: (desk: AtDesk, read: T) => Response | Promise<Response>,
  read?: (c: Context) => Promise<T>,
) => Promise<Response>;

/** Answers at the desks of a hall; who may not act for a seat is shown the way in. */
export function atDeskOf(context: GameContext): AnswerAtDesk {
  return (c, answer, read) =>
    withVisit(context, c, async (stored, { seats }) => {
      const id = c.req.param('game') ?? '';
      const seat = numberIn(c.req.param('seat'));
      if (seat === undefined || !storedSeats(stored).some((one) => one.seat === seat)) return c.notFound();
      if (!seats.includes(seat)) return refused(context, c, id);
      // A slow connection takes no time of the server's.
      const given = (await read?.(c)) as Parameters<typeof answer>[1];
      const answered = await context.turns.take(`${id} ${seat}`, c.req.raw.signal, () =>
        answer({ id, seat, stored }, given),
      );
      return answered ?? tooMany(context, c);
    });
}

function refused({ hall, page }: GameContext, c: Context, id: string): Response | Promise<Response> {
  const message = 'expected somebody who plays this seat, received a request of somebody else';
  c.status(401);
  if (wantsJson(c)) return c.json({ error: { code: 'no-token', message } });
  const way = html`<a href="${addressOfGame(id)}">the game's page</a>`;
  return page(
    c,
    'This desk is for its player',
    hall.keepsPeople
      ? html`<p>If you play this seat, <a href="/enter">sign in by mail</a>, or with its token on ${way}.</p>`
      : html`<p>If you play this seat, sign in with its token on ${way}.</p>`,
  );
}
