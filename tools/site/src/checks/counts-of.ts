import type { Page } from 'puppeteer-core';
import { eventually } from './eventually.ts';

/** What a desk says, in the end, of the sheet that was handed in last: `counts`, if it does. */
export function countsOf(page: Page): Promise<string> {
  return eventually(
    () =>
      page
        .evaluate(() => document.querySelector('#handed + ul li b')?.textContent ?? '')
        // the page has just been left for the next one
        .catch(() => ''),
    (text) => text === 'counts',
  );
}
