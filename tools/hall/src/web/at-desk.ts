import { storedSeats } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { AccessError } from '../game/access.js';
import type { AtDesk } from '../hall/hand-in.js';
import { tooMany, withVisit, type GameContext } from './game-context.js';
import { addressOfGame, pathOf } from './page.js';
import { isReading } from './refusal.js';
import { refuseVisit } from './refuse-visit.js';
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
      const desk = isReading(c) ? pathOf(c) : addressOfGame(id, 'seats', String(seat));
      const refused = () => refuseVisit(context, c, 'player', desk);
      if (!seats.includes(seat)) return refused();
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
        if (error instanceof AccessError) return refused();
        throw error;
      }
    });
}
