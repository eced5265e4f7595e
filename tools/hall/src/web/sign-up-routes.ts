import { createHash } from 'node:crypto';
import { requireNotMoving, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { Hono, type Context } from 'hono';
import { readEmail } from '../accounts/email.js';
import { fieldsOf, textOf } from '../accounts/fields.js';
import type { Person } from '../accounts/accounts.js';
import { AccessError } from '../game/access.js';
import { dropSignUp, seatPerson, signUp, signUpOfPerson } from '../hall/sign-ups.js';
import { queueMail } from '../mail/outbox.js';
import type { Done } from './done-words.js';
import { withVisit, type GameContext } from './game-context.js';
import { noEmail, pathOfDone } from './master-answers.js';
import { addressOfGame, pathToEnter } from './page.js';
import { refuseVisit } from './refuse-visit.js';

/** How people come to seats: they ask, are invited, wait, and are seated. */
export function signUpRoutes(context: GameContext): Hono {
  const { database, games, clock, address } = context.hall;
  /** Does something for somebody who has come in, and shows the game's page. */
  const asPerson = (
    c: Context,
    act: (id: string, person: Person, stored: StoredGame) => unknown,
  ): Promise<Response> =>
    withVisit(context, c, async (stored, { person }) => {
      const id = c.req.param('game') ?? '';
      if (!person) return c.redirect(pathToEnter(addressOfGame(id)), 303);
      await act(id, person, stored);
      return c.redirect(addressOfGame(id), 303);
    });
  /** Does something for the game master, who may have lost that right by the time when it is done, and shows their desk. */
  const asMaster = (
    c: Context,
    act: (
      id: string,
      email: string,
      form: Readonly<Record<string, unknown>>,
      require: () => void,
    ) => Promise<Done>,
  ): Promise<Response> =>
    withVisit(context, c, async () => {
      const id = c.req.param('game') ?? '';
      const require = (): void => {
        if (!context.visits.isMaster(c, id))
          throw new AccessError('expected the game master, received a request of somebody else');
      };
      try {
        require();
        const form = await fieldsOf(c);
        const email = readEmail(form['email']);
        if (email === undefined) {
          return await noEmail(context, c, id);
        }
        return c.redirect(pathOfDone(id, await act(id, email, form, require)), 303);
      } catch (error) {
        if (!(error instanceof AccessError)) throw error;
        return refuseVisit(context, c, 'master', addressOfGame(id, 'master'));
      }
    });
  const seatIn = (stored: StoredGame, game: string, email: string, number: number): void => {
    // A form that is sent twice gives the seat once.
    const holder = storedSeats(stored).find((one) => one.seat === number)?.player;
    if (holder?.email.toLowerCase() === email) return;
    seatPerson(stored, database, { game, email, seat: number, address, now: clock.now() });
  };
  return new Hono()
    .post('/ask', (c) =>
      asPerson(c, async (game, { email }, stored) => {
        const words = textOf(await fieldsOf(c), 'words').trim();
        const own = signUpOfPerson(database, game, email);
        if (own?.way === 'invited') return;
        database.transaction(() => {
          requireNotMoving(stored);
          signUp(database, { game, email, way: 'asked', words, at: clock.now() });
        });
      }),
    )
    .post('/drop-ask', (c) => asPerson(c, (game, { email }) => dropSignUp(database, game, email)))
    .post('/take-seat', (c) =>
      asPerson(c, async (game, { email }) => {
        const number = numberOf(await fieldsOf(c), 'seat');
        await games.change(game, (stored) => {
          if (signUpOfPerson(database, game, email)?.way === 'invited') seatIn(stored, game, email, number);
        });
      }),
    )
    .post('/master/invite', (c) =>
      asMaster(c, async (game, email, form, require) => {
        await games.use(game, (stored) => {
          const { meta } = stored;
          const words = textOf(form, 'words').trim();
          database.transaction(() => {
            require();
            requireNotMoving(stored);
            signUp(database, { game, email, way: 'invited', words, at: clock.now() });
            queueMail(
              database,
              {
                // A form that is sent twice mails once; one that was changed mails again.
                key: `invited ${game} ${email} ${formOf(form) ?? clock.now()} ${hashOf(words)}`,
                to: email,
                subject: `${meta.name}: you are invited`,
                text: `The game master of ${meta.name} invites you to play.\n${words === '' ? '' : `\n${words}\n`}\nTake a seat: ${address}${addressOfGame(game)}\n`,
              },
              clock.now(),
            );
          });
        });
        return 'invited';
      }),
    )
    .post('/master/seat-person', (c) =>
      asMaster(c, async (game, email, form, require) => {
        await games.change(game, (stored) => {
          require();
          if (form['decline'] === 'yes') dropSignUp(database, game, email);
          else seatIn(stored, game, email, numberOf(form, 'seat'));
        });
        return form['decline'] === 'yes' ? 'declined' : 'seated';
      }),
    );
}

/** A field that is a whole number; 0, which is no seat, for any other. */
function numberOf(form: Readonly<Record<string, unknown>>, name: string): number {
  const text = textOf(form, name);
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}

/** What the page gave a form, by which it is the same when it is sent twice; `undefined` for one without. */
function formOf(form: Readonly<Record<string, unknown>>): string | undefined {
  return /^[\w-]{1,64}$/.exec(textOf(form, 'form'))?.[0];
}
