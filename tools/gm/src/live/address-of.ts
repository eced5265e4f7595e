import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address that a request comes from: as a proxy in front of the server states it, in the last entry of `X-Forwarded-For`, or else that of
 * the connection. Nobody but programs of this machine reaches the server without a proxy.
 */
export function addressOf(c: Context): string {
  const stated = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, LONGEST);
  if (stated) return stated;
  const { incoming } = c.env as HttpBindings;
  return incoming.socket.remoteAddress ?? '';
}

/** Characters of the longest address. */
const LONGEST = 45;
