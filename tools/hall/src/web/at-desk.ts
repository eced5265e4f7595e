import { storedSeats } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { AccessError } from '../game/access.js';
import type { AtDesk } from '../hall/hand-in.js';
import { tooMany, withVisit, type GameContext } from './game-context.js';
import { addressOfGame } from './page.js';
import { wantsJson } from './refusal.js';
import { numberIn } from './seat-answers.js';

/**
 * Answers whoever may act for a seat, when it is their turn; what they send is read before it is. That they may is asked again then, and has to be
 * asked once more by an answer that waits for something before it changes anything.
 */
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
      const requireSeat: AtDesk['requireSeat'] = (current) =>
        context.visits.requireSeat(c, id, current, seat);
      try {
        const answered = await context.turns.take(`${id} ${seat}`, c.req.raw.signal, () => {
          requireSeat(stored);
          return answer({ id, seat, stored, requireSeat }, given);
        });
        return answered ?? tooMany(context, c);
      } catch (error) {
        if (error instanceof AccessError) return refused(context, c, id);
        throw error;
      }
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
