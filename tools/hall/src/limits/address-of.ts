import type { Context } from 'hono';

/** Characters of the longest address. */
const LONGEST = 45;

/**
 * The address that a request comes from, as a proxy in front of the server states it in the last entry of `X-Forwarded-For`. `undefined` where none
 * does: such requests come from this machine, by a tunnel perhaps, and any number of players may be behind them.
 */
export function addressOf(c: Context): string | undefined {
  return addressIn(c.req.header('x-forwarded-for'));
}

/** The address that an `X-Forwarded-For` states. */
export function addressIn(forwardedFor: string | undefined): string | undefined {
  const stated = forwardedFor?.split(',').at(-1)?.trim().slice(0, LONGEST);
  return stated === '' ? undefined : stated;
}
