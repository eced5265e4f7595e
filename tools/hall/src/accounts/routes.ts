import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pushKeysOf } from '../push/push-keys.js';
import { pushRoutes } from '../push/push-routes.js';
import { subscribedBrowsers } from '../push/subscriptions.js';
import { takesPushes } from '../push/takes-pushes.js';
import type { Markup } from '../web/page.js';
import { momentsIn } from '../web/moments.js';
import { keepsNoCookie } from '../web/refusal.js';
import type { Accounts, Person } from './accounts.js';
import { takeBackOf } from './change-email.js';
import { canBeTakenUntil } from './email-changes.js';
import { notYetDeletedPage, takeBackPage } from './email-pages.js';
import { emailRoutes, type ShowPage } from './email-routes.js';
import { readEmail } from './email.js';
import { fieldsOf, sentBack, textOf } from './fields.js';
import { accountPage, deletePage, deletedPage, type WrongFields } from './account-page.js';
import { badLinkPage, codePage, confirmPage, enterPage, sentPage, tooManyPage } from './entry-pages.js';
import { passkeyRoutes } from './passkey-routes.js';
import { passkeysOf } from './kept-passkeys.js';
import { hasPasskeys } from './passkeys.js';
import { readName, zones } from './profile.js';
import { newSecret } from './secret.js';
import { keepSession } from './session-cookie.js';

/** Puts a page's own part into the page of a hall, with scripts by the names of their files. */
export type PageOf = (
  c: Context,
  title: string,
  body: Markup,
  scripts: readonly string[],
) => Response | Promise<Response>;

/** Bytes of the longest form. */
const FORM_BYTES = 16_384;

/** Seconds after which somebody who has asked for too many links may try again. */
const LATER = 3_600;

const SCRIPTS = ['page.js', 'passkeys.js', 'notifications.js'];

/**
 * Pages by which people come in, and those of their accounts: everything below `/enter` and `/account`. Only passkeys and notifications need scripts. The hall
 * around them refuses requests from pages of other sites.
 */
export function accountRoutes(accounts: Accounts, pageOf: PageOf): Hono {
  const page: ShowPage = (c, title, body, status = 200) => {
    c.status(status);
    return pageOf(c, title, body, SCRIPTS);
  };
  const tooMany = (c: Context) => {
    c.header('Retry-After', String(LATER));
    return page(c, 'Too many links', tooManyPage(), 429);
  };
  const canKeep = hasPasskeys(accounts.origin);
  const way = (c: Context) => ({ canKeep, sendsMail: accounts.sendsMail, keepsNoCookie: keepsNoCookie(c) });
  const limit = bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.text('expected a short form\n', 413) });
  return new Hono()
    .use('/enter/*', limit)
    .use('/account/*', limit)
    .get('/enter', (c) => {
      const next = accounts.pathOf(c.req.query('next') ?? '');
      if (accounts.personOf(c.req.raw)) return c.redirect(next, 303);
      return page(c, 'Sign in', enterPage({ ...way(c), next }));
    })
    .post('/enter', async (c) => {
      const fields = await fieldsOf(c);
      const next = accounts.pathOf(textOf(fields, 'next'));
      const email = readEmail(fields['email']);
      if (email === undefined)
        return page(c, 'Sign in', enterPage({ ...way(c), next, wrong: textOf(fields, 'email') }), 422);
      return accounts.askForLink(c.req.raw, email, next) ? c.redirect('/enter/sent', 303) : tooMany(c);
    })
    .get('/enter/sent', (c) =>
      page(c, accounts.sendsMail ? 'Look at your mail' : 'No mail is sent', sentPage(accounts.sendsMail)),
    )
    .get('/enter/link', (c) => page(c, 'Sign in', codePage('/enter/code')))
    .post('/enter/code', async (c) => {
      const secret = textOf(await fieldsOf(c), 'token').trim();
      const link = accounts.linkOf(secret);
      if (!link) return page(c, 'This link does not work', badLinkPage(), 410);
      const change = takeBackOf(accounts, link);
      const form = newSecret();
      if (change)
        return page(c, 'This address was changed', takeBackPage(change, { secret, form }, momentsIn(null)));
      return page(c, 'Sign in', confirmPage(link.email, secret, form));
    })
    .post('/enter/link', async (c) => {
      const { token, form } = sentBack(await fieldsOf(c));
      const entered = accounts.enterByLink(c.req.raw, token, form);
      if (!entered) return page(c, 'This link does not work', badLinkPage(), 410);
      keepSession(c, accounts, entered.session);
      return c.redirect(entered.next, 303);
    })
    .get('/account', (c) => showAccount(c))
    .post('/account', async (c) => {
      const fields = await fieldsOf(c);
      const name = readName(fields['name']);
      const zone = textOf(fields, 'zone');
      if (name === undefined || !['', ...zones()].includes(zone))
        return showAccount(c, { name: textOf(fields, 'name') });
      accounts.changePerson(c.req.raw, { name, zone: zone || null });
      return c.redirect('/account', 303);
    })
    .post('/account/leave', (c) => {
      accounts.leave(c.req.raw);
      keepSession(c, accounts, '');
      return c.redirect('/', 303);
    })
    .post('/account/sessions/end', async (c) => {
      accounts.endSession(c.req.raw, Number(textOf(await fieldsOf(c), 'session')));
      return c.redirect('/account', 303);
    })
    .post('/account/sessions/end-others', (c) => {
      accounts.endOtherSessions(c.req.raw);
      return c.redirect('/account', 303);
    })
    .post('/account/data', async (c) => {
      const data = await accounts.ownData(c.req.raw);
      if (!data) return c.redirect('/enter', 303);
      c.header('Content-Disposition', 'attachment; filename="my-data.json"');
      return c.json(data);
    })
    .get('/account/delete', (c) => {
      const person = accounts.personOf(c.req.raw);
      if (!person) return c.redirect('/enter', 303);
      return notYetDeleted(c, person) ?? page(c, 'Delete your account', deletePage(person));
    })
    .post('/account/delete', async (c) => {
      const person = accounts.personOf(c.req.raw);
      if (!person) return c.redirect('/enter', 303);
      const notYet = notYetDeleted(c, person);
      if (notYet) return notYet;
      if (readEmail((await fieldsOf(c))['email']) !== person.email)
        return page(c, 'Delete your account', deletePage(person, true), 422);
      accounts.forget(c.req.raw);
      keepSession(c, accounts, '');
      return c.redirect('/enter/deleted', 303);
    })
    .get('/enter/deleted', (c) => page(c, 'Your account is deleted', deletedPage()))
    .route('/', emailRoutes(accounts, { page, tooMany, showWrong: (c, email) => showAccount(c, { email }) }))
    .route('/', passkeyRoutes(accounts))
    .route('/', pushRoutes(accounts));

  /** The account of whoever looks at it; with what they have typed that was wrong. */
  function showAccount(c: Context, wrong: WrongFields = {}): Response | Promise<Response> {
    const { person, session } = accounts.visitOf(c.req.raw) ?? {};
    if (!person || session === undefined) return c.redirect('/enter', 303);
    const { database, origin } = accounts;
    const sessions = accounts.sessionsOf(c.req.raw);
    const passkeys = passkeysOf(database, person.id);
    const key = takesPushes(origin) ? pushKeysOf(database).publicKey : null;
    const push = { key, session, browsers: subscribedBrowsers(database, person.email) };
    const body = accountPage({
      ...{ person, sessions, passkeys, canKeep, push, wrong },
      sendsMail: accounts.sendsMail,
    });
    return page(c, 'Your account', body, Object.keys(wrong).length === 0 ? 200 : 422);
  }

  /** Says that an account cannot be deleted while somebody may take it back; `undefined` when it can. */
  function notYetDeleted(c: Context, { id, zone }: Person): Response | Promise<Response> | undefined {
    const until = canBeTakenUntil(accounts.database, id, accounts.now);
    if (until === undefined) return undefined;
    return page(c, 'Your account cannot be deleted yet', notYetDeletedPage(until, momentsIn(zone)), 409);
  }
}
