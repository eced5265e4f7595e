import type { MiddlewareHandler } from 'hono';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what changes something and does not come from a page of this hall: another site's page would ask for it with the cookies of whoever
 * looks at it. The kind of content makes no difference.
 *
 * @param origin - of the hall
 */
export function ownRequestsOnly(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const isOwn = site === undefined ? c.req.header('origin') === origin : site === 'same-origin';
    if (READING.has(c.req.method) || isOwn) return next();
    return c.text('expected a request from a page of this hall, received another\n', 403);
  };
}

/**
 * Refuses requests for another host than the hall's.
 *
 * @param origin - of the hall
 */
export function ownHostOnly(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (c, next) => {
    if (c.req.header('host')?.toLowerCase() === host) return next();
    return c.text(`Host: expected ${host}, received another\n`, 421);
  };
}
