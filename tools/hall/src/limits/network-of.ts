import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Characters of the longest address. */
const LONGEST = 45;

/** Groups of an IPv6 address that name the network of one household. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** An IPv4 address as a proxy states it that listens for both kinds at once. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network that a request comes from, by which limits count. `undefined` where no proxy states an address: such requests come from this machine,
 * by a tunnel perhaps, and any number of players may be behind them.
 */
export function networkOf(c: Context): string | undefined {
  return networkIn(c.req.header('x-forwarded-for'));
}

/** The network of the address that an `X-Forwarded-For` states, of which one person may have all: the first 64 bits for IPv6, else the address itself. */
export function networkIn(forwardedFor: string | undefined): string | undefined {
  const address = addressIn(forwardedFor);
  const mapped = MAPPED.exec(address ?? '')?.[1];
  return mapped ?? (address !== undefined && isIPv6(address) ? firstGroups(address) : address);
}

/** The address that an `X-Forwarded-For` states: the last entry, which a proxy in front of the hall writes. */
export function addressIn(forwardedFor: string | undefined): string | undefined {
  const stated = forwardedFor?.split(',').at(-1)?.trim().slice(0, LONGEST);
  return stated === '' ? undefined : stated;
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
