import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Accounts } from './accounts.js';

/** Seconds for which a browser keeps the secret of its session: as long as browsers do. When the session is over, the hall decides. */
const COOKIE_AGE = 400 * 86_400;

/** Has the browser keep the secret of its session; drops it when there is none. */
export function keepSession(c: Context, { cookie, isSecure }: Accounts, secret: string): void {
  setCookie(c, cookie, secret, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Lax',
    maxAge: secret === '' ? 0 : COOKIE_AGE,
  });
}
