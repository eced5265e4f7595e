import { Hono, type Context } from 'hono';
import type { Markup } from '../web/page.js';
import type { Accounts, Person } from './accounts.js';
import { changeEmail, emailLinkOf, isChangedBy, takeBack } from './change-email.js';
import { readEmail } from './email.js';
import { badEmailLinkPage, emailConfirmPage, emailRefusedPage, emailSentPage } from './email-pages.js';
import { badLinkPage, codePage } from './entry-pages.js';
import { fieldsOf, sentBack, textOf } from './fields.js';
import { keepSession } from './session-cookie.js';

/** Shows a page of an account. */
export type ShowPage = (
  c: Context,
  title: string,
  body: Markup,
  status?: 200 | 409 | 410 | 422 | 429,
) => Response | Promise<Response>;

/** What the routes of a new address share with those of accounts. */
export interface EmailPages {
  readonly page: ShowPage;
  /** The page of an account, with what was typed in place of a new address. */
  readonly showWrong: (c: Context, wrong: string) => Response | Promise<Response>;
  /** Says that a client has asked for too many links. */
  readonly tooMany: (c: Context) => Response | Promise<Response>;
}

/** Pages by which people change the address of their account, or take it back. */
export function emailRoutes(accounts: Accounts, { page, showWrong, tooMany }: EmailPages): Hono {
  const TITLE = 'Your new address';
  /** Does something for somebody who has come in. */
  const asPerson = async (
    c: Context,
    act: (person: Person) => Response | Promise<Response>,
  ): Promise<Response> => {
    const person = accounts.personOf(c.req.raw);
    return person ? act(person) : c.redirect(`/enter?next=${encodeURIComponent('/account/email')}`, 303);
  };
  const badLink = (c: Context) => page(c, 'This link does not work', badEmailLinkPage(), 410);
  return new Hono()
    .post('/account/email', (c) =>
      asPerson(c, async (person) => {
        const fields = await fieldsOf(c);
        const email = readEmail(fields['email']);
        if (email === undefined || email === person.email || person.isHost)
          return showWrong(c, textOf(fields, 'email'));
        if (!accounts.askForEmail(c.req.raw, person, email)) return tooMany(c);
        return c.redirect('/account/email/sent', 303);
      }),
    )
    .get('/account/email/sent', (c) => asPerson(c, () => page(c, TITLE, emailSentPage())))
    .get('/account/email', (c) => asPerson(c, () => page(c, TITLE, codePage('/account/email/code'))))
    .post('/account/email/code', (c) =>
      asPerson(c, async (person) => {
        const secret = textOf(await fieldsOf(c), 'token').trim();
        const link = emailLinkOf(accounts, person, secret);
        return link ? page(c, TITLE, emailConfirmPage(person, link.email, secret)) : badLink(c);
      }),
    )
    .post('/account/email/change', (c) =>
      asPerson(c, async (person) => {
        const { token } = sentBack(await fieldsOf(c));
        const link = emailLinkOf(accounts, person, token);
        if (!link) return isChangedBy(accounts, person, token) ? c.redirect('/account', 303) : badLink(c);
        const fault = await changeEmail(accounts, c.req.raw, person, link);
        return fault === undefined
          ? c.redirect('/account', 303)
          : page(c, 'Your address was not changed', emailRefusedPage(fault), 409);
      }),
    )
    .post('/enter/take-back', async (c) => {
      const { token, form } = sentBack(await fieldsOf(c));
      const session = await takeBack(accounts, c.req.raw, token, form);
      if (session === undefined) return page(c, 'This link does not work', badLinkPage(), 410);
      keepSession(c, accounts, session);
      return c.redirect('/account', 303);
    });
}
