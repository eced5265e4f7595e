import { readFileSync } from 'node:fs';
import { STYLE } from './style.js';

/** A file that pages load. */
interface Asset {
  readonly type: string;
  readonly text: () => string;
}

/** A script that was built beside this one. */
function script(name: string): Asset {
  let text: string | undefined;
  return {
    type: 'text/javascript; charset=utf-8',
    text: () => (text ??= readFileSync(new URL(`pages/${name}`, import.meta.url), 'utf8')),
  };
}

/** What pages load, by the names under `/assets/`. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map([
  ['hall.css', { type: 'text/css; charset=utf-8', text: () => STYLE }],
  ['page.js', script('page.js')],
  ['desk.js', script('desk.js')],
  ['passkeys.js', script('passkeys.js')],
]);
