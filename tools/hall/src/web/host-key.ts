import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'ec-host';

/** The key of whoever started the hall: it opens the game master's desk of every game, until the hall is closed. */
export class HostKey {
  /** 128 random bits. */
  readonly text = randomBytes(16).toString('base64url');

  /** Whether it is the key. */
  is(key: string): boolean {
    const [given, own] = [Buffer.from(key), Buffer.from(this.text)];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  /** Whether a request comes from a browser that has given the key. */
  isKeptBy(c: Context): boolean {
    return this.is(getCookie(c, COOKIE) ?? '');
  }

  /** Lets a browser keep the key until it is closed. */
  keep(c: Context, isSecure: boolean): void {
    setCookie(c, COOKIE, this.text, { path: '/', httpOnly: true, secure: isSecure, sameSite: 'Lax' });
  }
}
