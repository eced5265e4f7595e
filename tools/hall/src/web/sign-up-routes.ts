import { requireNotMoving, type StoredGame } from '@ec/engine/sqlite';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { readEmail } from '../accounts/email.js';
import { fieldsOf, textOf } from '../accounts/fields.js';
import type { Person } from '../accounts/accounts.js';
import { AccessError } from '../game/access.js';
import { dropSignUp, seatPerson, signUp, signUpOfPerson } from '../hall/sign-ups.js';
import { queueMail } from '../mail/outbox.js';
import { withVisit, type GameContext } from './game-context.js';
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
    act: (id: string, email: string, form: Readonly<Record<string, unknown>>, require: () => void) => unknown,
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
          c.status(422);
          return await context.page(
            c,
            'That did not work',
            html`<p>Expected a mail address, such as ada@example.org.</p>`,
          );
        }
        await act(id, email, form, require);
      } catch (error) {
        if (!(error instanceof AccessError)) throw error;
        return refuseVisit(context, c, 'master', addressOfGame(id, 'master'));
      }
      return c.redirect(addressOfGame(id, 'master'), 303);
    });
  const seatIn = (stored: StoredGame, game: string, email: string, number: number): void => {
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
      asMaster(c, (game, email, form, require) =>
        games.use(game, (stored) => {
          const { meta } = stored;
          const words = textOf(form, 'words').trim();
          database.transaction(() => {
            require();
            requireNotMoving(stored);
            signUp(database, { game, email, way: 'invited', words, at: clock.now() });
            queueMail(
              database,
              {
                key: `invited ${game} ${email} ${clock.now()}`,
                to: email,
                subject: `${meta.name}: you are invited`,
                text: `The game master of ${meta.name} invites you to play.\n${words === '' ? '' : `\n${words}\n`}\nTake a seat: ${address}${addressOfGame(game)}\n`,
              },
              clock.now(),
            );
          });
        }),
      ),
    )
    .post('/master/seat-person', (c) =>
      asMaster(c, async (game, email, form, require) => {
        await games.change(game, (stored) => {
          require();
          if (form['decline'] === 'yes') dropSignUp(database, game, email);
          else seatIn(stored, game, email, numberOf(form, 'seat'));
        });
      }),
    );
}

/** A field that is a whole number; 0, which is no seat, for any other. */
function numberOf(form: Readonly<Record<string, unknown>>, name: string): number {
  const text = textOf(form, name);
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
