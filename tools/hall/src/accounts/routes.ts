import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import type { Accounts } from './accounts.js';
import { readEmail } from './email.js';
import { ownHostOnly, ownRequestsOnly } from './own-requests.js';
import {
  accountPage,
  badLinkPage,
  confirmPage,
  enterPage,
  sentPage,
  tooManyPage,
  type Markup,
} from './pages.js';

/** Puts a page's own part into the page of a hall. */
export type PageOf = (c: Context, title: string, body: Markup) => Response | Promise<Response>;

/** Bytes of the longest form. */
const FORM_BYTES = 16_384;

/** Seconds after which somebody who has asked for too many links may try again. */
const LATER = 3_600;

/** Seconds for which a browser keeps the secret of its session: as long as browsers do. When the session is over, the hall decides. */
const COOKIE_AGE = 400 * 86_400;

/** Pages by which people come in, and those of their accounts: everything below `/enter` and `/account`. They need no scripts. */
export function accountRoutes(accounts: Accounts, pageOf: PageOf): Hono {
  const page = (c: Context, title: string, body: Markup, status: 200 | 404 | 410 | 422 | 429 = 200) => {
    c.status(status);
    // A page that a link leads to has the link's secret in its address; nobody else learns it.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cache-Control', 'private, no-store');
    return pageOf(c, title, body);
  };
  const routes = new Hono();
  for (const path of ['/enter/*', '/account/*'])
    routes
      .use(path, ownHostOnly(accounts.origin))
      .use(path, ownRequestsOnly(accounts.origin))
      .use(path, bodyLimit({ maxSize: FORM_BYTES }));
  return routes
    .get('/enter', (c) => {
      const next = c.req.query('next') ?? '';
      if (accounts.personOf(c.req.raw)) return c.redirect('/account', 303);
      return page(c, 'Enter', enterPage({ next }));
    })
    .post('/enter', async (c) => {
      const { email: typed, next } = await formOf(c);
      const email = readEmail(typed);
      if (email === undefined) return page(c, 'Enter', enterPage({ next, wrong: typed ?? '' }), 422);
      if (accounts.askForLink(c.req.raw, email, next ?? '')) return c.redirect('/enter/sent', 303);
      c.header('Retry-After', String(LATER));
      return page(c, 'Too many links', tooManyPage(), 429);
    })
    .get('/enter/sent', (c) => page(c, 'Look at your mail', sentPage()))
    .get('/enter/link', (c) => {
      const secret = c.req.query('token') ?? '';
      const link = accounts.linkOf(secret);
      return link
        ? page(c, 'Enter', confirmPage(link.email, secret))
        : page(c, 'This link does not work', badLinkPage(), 410);
    })
    .post('/enter/link', async (c) => {
      const { token } = await formOf(c);
      const entered = accounts.enterByLink(c.req.raw, token ?? '');
      if (!entered) return page(c, 'This link does not work', badLinkPage(), 410);
      keepSession(c, accounts, entered.session);
      return c.redirect(entered.next, 303);
    })
    .get('/account', (c) => {
      const person = accounts.personOf(c.req.raw);
      if (!person) return c.redirect('/enter', 303);
      return page(c, 'Your account', accountPage(person, accounts.sessionsOf(c.req.raw)));
    })
    .post('/account/leave', (c) => {
      accounts.leave(c.req.raw);
      keepSession(c, accounts, '');
      return c.redirect('/', 303);
    })
    .post('/account/sessions/end', async (c) => {
      const { session } = await formOf(c);
      accounts.endSession(c.req.raw, Number(session));
      return c.redirect('/account', 303);
    })
    .post('/account/sessions/end-others', (c) => {
      accounts.endOtherSessions(c.req.raw);
      return c.redirect('/account', 303);
    });
}

/** Fields of a form that are texts; of several of one name, the last. */
async function formOf(c: Context): Promise<Readonly<Record<string, string | undefined>>> {
  const fields = Object.entries(await c.req.parseBody());
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
}

/** Has the browser keep the secret of its session; drops it when there is none. */
function keepSession(c: Context, { cookie, isSecure }: Accounts, secret: string): void {
  setCookie(c, cookie, secret, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Lax',
    maxAge: secret === '' ? 0 : COOKIE_AGE,
  });
}
