import type { Context } from 'hono';
import { html } from 'hono/html';
import type { GameContext } from './game-context.js';
import { addressOfGame, pathToEnter, type Markup } from './page.js';
import { isReading, keepsNoCookie, wantsJson } from './refusal.js';

/** For whom a page is, and what somebody else is told. */
const OWNERS = {
  player: {
    status: 401,
    code: 'no-token',
    title: 'This desk is for its player',
    does: 'play this seat',
    message: 'expected somebody who plays this seat, received a request of somebody else',
  },
  master: {
    status: 403,
    code: 'not-master',
    title: 'This desk is for the game master',
    does: 'run this game',
    message: 'expected the game master, received a request of somebody else',
  },
  host: {
    status: 403,
    code: 'not-host',
    title: 'This is for the host',
    does: 'run this hall',
    message: 'expected the host, received a request of somebody else',
  },
} as const;

/**
 * Refuses a request of somebody who may not make it, and shows how to sign in. A person who has sent a form can sign in in another tab, and send the
 * form again.
 *
 * @param desk - page that they wanted to see, or that their form is on
 */
export function refuseVisit(
  { hall, page }: GameContext,
  c: Context,
  owner: keyof typeof OWNERS,
  desk: string,
): Response | Promise<Response> {
  const { status, code, title, does, message } = OWNERS[owner];
  c.status(status);
  if (wantsJson(c)) return c.json({ error: { code, message } }, status);
  const person = hall.accounts.personOf(c.req.raw);
  const isSent = !isReading(c);
  const link = (path: string, text: string): Markup =>
    isSent ? html`<a href="${path}" target="_blank">${text}</a>` : html`<a href="${path}">${text}</a>`;
  const byMail = hall.keepsPeople && hall.sendsMail;
  const byKey =
    owner === 'player'
      ? html`with its token on ${link(addressOfGame(c.req.param('game') ?? ''), 'the game’s page')}`
      : html`with ${link('/host', 'the key of the host')}`;
  return page(
    c,
    title,
    html`${
        isSent
          ? html`<p role="alert">
              Nothing was done with what you sent. Sign in in another tab, then load this page again: your
              browser sends it again.
            </p>`
          : ''
      }
      ${
        person === undefined
          ? ''
          : html`<p>
              You are signed in as <b>${person.email}</b>, and this address does not ${does}.
              ${link('/account', 'Leave')}, and sign in with another one.
            </p>`
      }
      <p>
        If you ${does},
        ${byMail && person === undefined ? html`${link(pathToEnter(desk), 'sign in by mail')}, or ${byKey}` : html`sign in ${byKey}`}.
      </p>
      ${
        keepsNoCookie(c)
          ? html`<p class="notice">
              You have signed in, and are here again? Then your browser keeps no cookies of this hall. It
              needs one to know you: allow them, and sign in again.
            </p>`
          : ''
      }`,
  );
}
