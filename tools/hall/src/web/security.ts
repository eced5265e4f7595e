import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { isReading, refusal } from './refusal.js';

/** Names under which this machine is reached. */
const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

/** What every page of the hall may do: load its own files, ask its own server, show its own reports. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((one) => `${one}=()`)
    .join(', '),
  // What a page shows is for whoever asked for it, and changes with every turn.
  'Cache-Control': 'private, no-store',
};

/** For two years, browsers reach a hall behind TLS by TLS alone. */
const BY_TLS = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Headers of every answer that does not bring its own, by name.
 *
 * @param address - the hall's public address
 */
export function headersOf(address: string): Readonly<Record<string, string>> {
  return { ...HEADERS, ...(address.startsWith('https:') && BY_TLS) };
}

/**
 * Puts {@link headersOf} on every answer.
 *
 * @param address - the hall's public address
 */
export function ownHeaders(address: string): MiddlewareHandler {
  const headers = Object.entries(headersOf(address));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** What a report may do when it is opened: be looked at, in a page of the hall, too. Its own style is named by its hash. */
export function reportPolicy(html: string): string {
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return `default-src 'none'; style-src ${styles.length > 0 ? styles.join(' ') : "'none'"}; frame-ancestors 'self'; sandbox allow-popups`;
}

/**
 * Refuses requests for another host: a web page that points its own name at this machine gets nothing.
 *
 * @param address - the hall's public address
 */
export function ownHostOnly(address: string): MiddlewareHandler {
  const own = new Set([...LOCAL, new URL(address).hostname]);
  return async (c, next) => {
    const host = (c.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
    // A request line may name a host as well, which counts before that of the header.
    if (own.has(host) && own.has(new URL(c.req.url).hostname)) return next();
    return refusal(c, 421, 'wrong-host', `Host: expected ${[...own].join(', ')}, received another`);
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** Refuses methods that no route of the hall has. */
export const ownMethodsOnly: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  c.header('Allow', METHODS.join(', '));
  return refusal(c, 405, 'no-method', `expected one of the methods ${METHODS.join(', ')}, received another`);
};

/** Refuses changes that another site's page asks for with the cookies of whoever looks at it. */
export const sameSiteOnly: MiddlewareHandler = async (c, next) => {
  if (isReading(c) || isOwn(c)) return next();
  return refusal(
    c,
    403,
    'other-site',
    'expected a request from a page of this hall, received one from another site',
  );
};

/** Whether a request comes from a page of the hall, or from no page at all. */
function isOwn(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === c.req.header('host');
  // No browser leaves out both; a program that brings a token has no cookies that others could use.
  return c.req.header('cookie') === undefined;
}
