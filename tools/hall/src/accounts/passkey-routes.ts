import { Hono, type Context } from 'hono';
import type { Accounts } from './accounts.js';
import { clientOf } from './client.js';
import { fieldsOf, textOf } from './fields.js';
import { removePasskey } from './kept-passkeys.js';
import { keepPasskey, passkeyCreation, passkeyEntry, readPasskey } from './passkeys.js';
import { readName } from './profile.js';
import { keepSession } from './session-cookie.js';

/** What the pages' script asks to come in by a passkey and to make one; removing one needs no script. */
export function passkeyRoutes(accounts: Accounts): Hono {
  return new Hono()
    .post('/enter/passkey/options', async (c) => {
      const { network } = clientOf(c.req.raw);
      const options = await passkeyEntry(accounts, network, accounts.now);
      return options
        ? c.json(options)
        : fault(c, 429, 'too-many', 'expected fewer attempts; try again later');
    })
    .post('/enter/passkey', async (c) => {
      const fields = await fieldsOf(c);
      const session = await accounts.enterByPasskey(c.req.raw, fields['response']);
      if (session === undefined)
        return fault(c, 401, 'wrong-passkey', 'This passkey is not known here, or it took too long.');
      keepSession(c, accounts, session);
      return c.json({ next: accounts.pathOf(textOf(fields, 'next')) });
    })
    .post('/account/passkeys/options', async (c) => {
      const person = accounts.personOf(c.req.raw);
      if (!person) return notIn(c);
      const options = await passkeyCreation(accounts, person, accounts.now);
      return options
        ? c.json(options)
        : fault(c, 429, 'too-many', 'You have too many passkeys. Remove one first.');
    })
    .post('/account/passkeys', async (c) => {
      const person = accounts.personOf(c.req.raw);
      if (!person) return notIn(c);
      const fields = await fieldsOf(c);
      const credential = await readPasskey(accounts, person, fields['response'], accounts.now);
      if (!credential)
        return fault(c, 422, 'wrong-passkey', 'The browser made no passkey, or it took too long.');
      const name = readName(fields['name']) ?? 'Passkey';
      const isNew = accounts.database.transaction(() => {
        const isKept = keepPasskey(accounts, person, credential, name, accounts.now);
        if (isKept) accounts.write(c.req.raw, person.email, 'passkey added', name);
        return isKept;
      });
      return isNew ? c.json({ name }) : fault(c, 409, 'known-passkey', 'This passkey is known already.');
    })
    .post('/account/passkeys/remove', async (c) => {
      const person = accounts.personOf(c.req.raw);
      if (!person) return c.redirect('/enter', 303);
      const id = textOf(await fieldsOf(c), 'id');
      accounts.database.transaction(() => {
        const name = removePasskey(accounts.database, person.id, id);
        if (name !== undefined) accounts.write(c.req.raw, person.email, 'passkey removed', name);
      });
      return c.redirect('/account', 303);
    });
}

function notIn(c: Context): Response {
  return fault(c, 401, 'not-in', 'Your session is over. Sign in again.');
}

function fault(c: Context, status: 401 | 409 | 422 | 429, code: string, message: string): Response {
  return c.json({ error: { code, message } }, status);
}
