import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STYLE } from './style.js';

/** A file that pages load. */
interface Asset {
  readonly type: string;
  readonly text: () => string;
  /** Part of the hash of its text: under an address with it, browsers keep the file for good. */
  readonly version: () => string;
}

/** Hexadecimal digits of a version. */
const VERSION = 16;

function asset(type: string, read: () => string): Asset {
  let text: string | undefined;
  let version: string | undefined;
  const textOf = (): string => (text ??= read());
  return {
    type: `${type}; charset=utf-8`,
    text: textOf,
    version: () => (version ??= createHash('sha256').update(textOf()).digest('hex').slice(0, VERSION)),
  };
}

/** A script that was built beside this one. */
function script(name: string): Asset {
  return asset('text/javascript', () => readFileSync(new URL(`pages/${name}`, import.meta.url), 'utf8'));
}

/** What pages load, by the names under `/assets/`. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map([
  ['hall.css', asset('text/css', () => STYLE)],
  ['page.js', script('page.js')],
  ['desk.js', script('desk.js')],
  ['live-desk.js', script('live-desk.js')],
  ['passkeys.js', script('passkeys.js')],
  ['notifications.js', script('notifications.js')],
  ['push-worker.js', script('push-worker.js')],
]);

/** Path of a file that pages load, as it is now. */
export function pathOfAsset(name: string): string {
  return `/assets/${name}?v=${ASSETS.get(name)?.version() ?? ''}`;
}
