import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { fieldsOf, textOf } from '../accounts/fields.js';
import { letterFault, lettersFor, sendLetter, type NewLetter } from '../hall/press.js';
import { atDeskOf } from './at-desk.js';
import { momentsOf, type GameContext } from './game-context.js';
import { addressOfGame } from './page.js';
import { pressPage } from './press-pages.js';
import { wantsJson } from './refusal.js';

/** Letters that the player of a seat writes and reads. */
export function pressRoutes(context: GameContext): Hono {
  const { hall } = context;
  const { database, clock, allowsAnonymous, mailbox } = hall;
  const atDesk = atDeskOf(context);
  return new Hono()
    .get('/', (c) =>
      atDesk(c, ({ id, seat, stored }) => {
        const letters = lettersFor(database, { id, stored }, seat);
        if (wantsJson(c)) return c.json(letters);
        return context.page(
          c,
          `${stored.meta.name}: letters`,
          pressPage(stored, { id, seat, allowsAnonymous, letters, moments: momentsOf(hall, c) }),
        );
      }),
    )
    .post('/', (c) =>
      atDesk(
        c,
        ({ id, seat, stored }, written) => {
          const letter = { ...written, sender: seat, key: randomUUID() };
          const room = { database, mailbox, allowsAnonymous };
          const fault = letterFault(room, { id, stored }, letter);
          if (fault === undefined) {
            sendLetter(room, { id, stored }, letter, clock.now());
            return wantsJson(c)
              ? c.body(null, 204)
              : c.redirect(addressOfGame(id, 'seats', String(seat), 'press'), 303);
          }
          c.status(422);
          if (wantsJson(c)) return c.json({ error: { code: 'wrong-input', message: fault } });
          const letters = lettersFor(database, { id, stored }, seat);
          const refused = { fault, text: letter.text };
          return context.page(
            c,
            `${stored.meta.name}: letters`,
            pressPage(stored, { id, seat, allowsAnonymous, letters, moments: momentsOf(hall, c), refused }),
          );
        },
        letterIn,
      ),
    );
}

/** A letter from a form, or from a program as JSON with the same names. */
async function letterIn(c: Context): Promise<Omit<NewLetter, 'sender' | 'key'>> {
  const given = await fieldsOf(c);
  const to = given['to'] ?? [];
  return {
    recipients: (Array.isArray(to) ? to : [to]).map(Number),
    text: textOf(given, 'text').replaceAll('\r\n', '\n'),
    isAnonymous: given['anonymous'] === 'on' || given['anonymous'] === true,
    delivery: given['delivery'] === 'turn' ? 'turn' : 'now',
  };
}
