import { createHash, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { fieldsOf, textOf } from '../accounts/fields.js';
import { explain } from '../game/explain.js';
import type { Hall } from '../hall/hall.js';
import { letterFault, lettersFor, markRead, sendLetter, type NewLetter } from '../hall/press.js';
import type { MailGame } from '../mail/reply-address.js';
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
        tryMarkRead(hall, { id, stored }, seat);
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
        ({ id, seat, stored }, { form, ...written }) => {
          const letter = { ...written, sender: seat, key: keyOf({ id, seat, form }, written) };
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
          return context.page(
            c,
            `${stored.meta.name}: letters`,
            pressPage(stored, {
              id,
              seat,
              allowsAnonymous,
              letters,
              moments: momentsOf(hall, c),
              refused: { fault, letter },
            }),
          );
        },
        letterIn,
      ),
    );
}

/** Notes that the letters of a seat are read. That the hall's own file cannot be written hinders nobody from reading them. */
function tryMarkRead({ database, observe }: Hall, game: MailGame, seat: number): void {
  try {
    markRead(database, game, seat);
  } catch (error) {
    const said = explain(error).text;
    observe({ event: 'failure', text: `letters that were read are new as before: ${said}` });
  }
}

/** A letter as its writer has written it. */
type WrittenLetter = Omit<NewLetter, 'sender' | 'key'>;

/** A letter from a form, or from a program as JSON with the same names. */
async function letterIn(c: Context): Promise<WrittenLetter & { readonly form: string }> {
  const given = await fieldsOf(c);
  const to = given['to'] ?? [];
  return {
    recipients: (Array.isArray(to) ? to : [to]).map(Number),
    text: textOf(given, 'text').replaceAll('\r\n', '\n'),
    isAnonymous: given['anonymous'] === 'on' || given['anonymous'] === true,
    delivery: given['delivery'] === 'turn' ? 'turn' : 'now',
    form: textOf(given, 'form') || randomUUID(),
  };
}

/** What a letter is known by: the form that it was written in, and all that it says. A form that is sent twice is one letter; one that was changed is another. */
function keyOf(
  place: { readonly id: string; readonly seat: number; readonly form: string },
  letter: WrittenLetter,
): string {
  const { recipients, text, isAnonymous, delivery } = letter;
  const { id, seat, form } = place;
  return createHash('sha256')
    .update(JSON.stringify([id, seat, form, recipients, text, isAnonymous, delivery]))
    .digest('hex');
}
