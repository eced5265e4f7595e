import { isIPv6 } from 'node:net';

/** Characters of the longest address. */
const LONGEST = 45;

/** Groups of an IPv6 address that name the network of one household. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** From where a request comes. */
export interface Client {
  /** As a proxy states it; `undefined` where none does. */
  readonly address: string | undefined;
  /** What the browser calls itself. */
  readonly browser: string;
}

/** Characters that are kept of a browser's name. */
const BROWSER_LONGEST = 200;

/** From where a request comes; its address is in the last entry of `X-Forwarded-For`, which a proxy in front of the hall writes. */
export function clientOf({ headers }: Request): Client {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, LONGEST);
  const browser = headers.get('user-agent')?.slice(0, BROWSER_LONGEST) ?? '';
  return { address: address === '' ? undefined : address, browser };
}

/** The network of an address, of which one person may have all: the first 64 bits for IPv6, else the address itself. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
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

/** A browser in words, such as `Firefox on Linux`, from what it calls itself. */
export function describeBrowser(browser: string): string {
  const find = (names: Readonly<Record<string, RegExp>>): string | undefined =>
    Object.entries(names).find(([, pattern]) => pattern.test(browser))?.[0];
  const program = find(PROGRAMS);
  const system = find(SYSTEMS);
  if (program === undefined) return system === undefined ? 'another program' : `a program on ${system}`;
  return system === undefined ? program : `${program} on ${system}`;
}

/** In this order: most call themselves by the names of those below them, too. */
const PROGRAMS = {
  Edge: /\bEdg(?:e|A|iOS)?\//,
  Opera: /\bOPR\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chromium: /\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//,
  Safari: /\bSafari\//,
};

const SYSTEMS = {
  Android: /\bAndroid\b/,
  iOS: /\b(?:iPhone|iPad)\b/,
  macOS: /\bMacintosh\b/,
  Windows: /\bWindows\b/,
  Linux: /\bLinux\b/,
};
