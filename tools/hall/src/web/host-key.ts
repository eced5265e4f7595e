import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

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
  isKeptBy(request: Request): boolean {
    return this.is(parse(request.headers.get('Cookie') ?? '', COOKIE)[COOKIE] ?? '');
  }

  /** The header line `Set-Cookie` with which a browser keeps the key until it is closed. */
  cookie(isSecure: boolean): string {
    return serialize(COOKIE, this.text, { path: '/', httpOnly: true, secure: isSecure, sameSite: 'Lax' });
  }
}
