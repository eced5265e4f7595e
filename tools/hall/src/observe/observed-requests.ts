import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Observe } from './hall-event.js';

/** Route of what only goes through the hall's checks. */
const CHECKS = '/*';

/** Tells of every request that is answered. Of its address, only the pattern, and the ID of a game that is there. */
export function observedRequests(observe: Observe): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const { status } = c.res;
    const route = routePath(c, -1);
    const game = status === 404 ? undefined : c.req.param('game');
    observe({
      event: 'request',
      method: c.req.method,
      route: route === CHECKS ? 'none' : route,
      status,
      milliseconds: Math.round(10 * (performance.now() - began)) / 10,
      ...(game !== undefined && { game }),
    });
  };
}
