import { Hono, type Context } from 'hono';
import type { Accounts } from '../accounts/accounts.js';
import { fieldsOf, textOf } from '../accounts/fields.js';
import { takesPushes } from './takes-pushes.js';
import { isTooOften, readSubscription, subscribe, unsubscribe } from './subscriptions.js';

/** Routes by which a page's script turns notifications on, and by which a button, without any script, turns them off. */
export function pushRoutes(accounts: Accounts): Hono {
  const { database } = accounts;
  return new Hono()
    .post('/account/notifications', async (c) => {
      const visit = accounts.visitOf(c.req.raw);
      if (!visit) return fault(c, 401, 'not-in', 'Your session is over. Sign in again.');
      const subscription = takesPushes(accounts.origin) ? readSubscription(await fieldsOf(c)) : undefined;
      if (!subscription)
        return fault(c, 422, 'wrong-subscription', 'The hall cannot send notifications to this browser.');
      const { session, person } = visit;
      const isOn = database.transaction(() => {
        if (isTooOften(database, person.email, accounts.now)) return false;
        subscribe(database, session, subscription, accounts.now);
        accounts.write(c.req.raw, person.email, 'notifications on', `session ${session}`);
        return true;
      });
      return isOn ? c.body(null, 204) : fault(c, 429, 'too-many', 'expected fewer attempts; try again later');
    })
    .post('/account/notifications/end', async (c) => {
      const person = accounts.personOf(c.req.raw);
      if (!person) return c.redirect('/enter', 303);
      const id = Number(textOf(await fieldsOf(c), 'browser'));
      database.transaction(() => {
        const session = unsubscribe(database, person.email, id);
        if (session !== undefined)
          accounts.write(c.req.raw, person.email, 'notifications off', `session ${session}`);
      });
      return c.redirect('/account#notifications', 303);
    });
}

function fault(c: Context, status: 401 | 422 | 429, code: string, message: string): Response {
  return c.json({ error: { code, message } }, status);
}
