import { addressIn, networkIn } from '../limits/network-of.js';

/** From where a request comes. */
export interface Client {
  /** As a proxy states it; `undefined` where none does. */
  readonly address: string | undefined;
  /** Network of the address, of which one person may have all. */
  readonly network: string | undefined;
  /** What the browser calls itself. */
  readonly browser: string;
}

/** Characters that are kept of a browser's name. */
const BROWSER_LONGEST = 200;

/** From where a request comes. */
export function clientOf({ headers }: Request): Client {
  const forwardedFor = headers.get('x-forwarded-for') ?? undefined;
  const browser = headers.get('user-agent')?.slice(0, BROWSER_LONGEST) ?? '';
  return { address: addressIn(forwardedFor), network: networkIn(forwardedFor), browser };
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
