import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { readEmail } from '../accounts/email.js';
import { fieldsOf } from '../accounts/fields.js';
import { queueMail } from '../mail/outbox.js';
import type { Done } from './done-words.js';
import { withVisit, type GameContext } from './game-context.js';
import { noEmail, pathOfDone } from './master-answers.js';
import { addressOfGame, type Markup } from './page.js';
import { refuseVisit } from './refuse-visit.js';

/** How the host makes somebody the master of a game, and takes that back. */
export function masterRoleRoutes(context: GameContext): Hono {
  const { accounts, database, clock, address } = context.hall;
  const asHost = (c: Context, act: (game: string, email: string, name: string) => Done): Promise<Response> =>
    withVisit(context, c, async ({ meta }, { isHost }) => {
      const game = c.req.param('game') ?? '';
      if (!isHost) return refuseVisit(context, c, 'host', addressOfGame(game, 'master'));
      const email = readEmail((await fieldsOf(c))['email']);
      if (email === undefined) return noEmail(context, c, game);
      return c.redirect(pathOfDone(game, act(game, email, meta.name)), 303);
    });
  return new Hono()
    .post('/master/give-desk', (c) =>
      asHost(c, (game, email, name) => {
        database.transaction(() => {
          if (!accounts.giveRole(c.req.raw, email, { role: 'master', game })) return;
          const subject = `${name}: you are game master`;
          const text = `The game master's desk of ${name} is yours:\n\n${address}${addressOfGame(game, 'master')}\n\nSign in with this address.\n`;
          queueMail(
            database,
            { key: `master ${game} ${email} ${clock.now()}`, to: email, subject, text },
            clock.now(),
          );
        });
        return 'made-master';
      }),
    )
    .post('/master/take-desk', (c) =>
      asHost(c, (game, email) => {
        accounts.takeRole(c.req.raw, email, { role: 'master', game });
        return 'no-master';
      }),
    );
}

/** For the host: who has the desk of a game's master, beside themselves. */
export function mastersPart(id: string, masters: readonly string[], isHost: boolean): Markup {
  return html`<h2>Game masters</h2>
    ${
      masters.length === 0
        ? html`<p>The host alone.</p>`
        : html`<ul>
            ${masters.map((email) => html`<li>${email} ${isHost ? takeForm(id, email) : ''}</li>`)}
          </ul>`
    }
    ${
      isHost
        ? html`<form class="row" method="post" action="${addressOfGame(id, 'master', 'give-desk')}">
            <label>Address of mail <input type="email" name="email" required /></label>
            <button>Make game master</button>
          </form>`
        : ''
    }`;
}

function takeForm(id: string, email: string): Markup {
  return html`<form method="post" action="${addressOfGame(id, 'master', 'take-desk')}">
    <input type="hidden" name="email" value="${email}" />
    <button aria-label="${email} is game master no more">Take the desk back</button>
  </form>`;
}
