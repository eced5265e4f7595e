import type { Browser, Page } from 'puppeteer-core';
import { serveFolder } from './serve-folder.ts';

/** Addresses that have not been opened before the network is gone, with what stands there. */
const PAGES = [
  ['guides/tutorial/', 'h1'],
  ['guides/tutorial/?from=a-letter', 'h1'],
  ['play/', 'ec-play[data-state="ready"]'],
  ['cluster/', 'ec-cluster[data-state="ready"]'],
] as const;

/** An address as somebody types it, and where it leads: links of a page are relative to it. */
const UNFINISHED = ['guides/randomness', 'guides/randomness/'] as const;

/** An address that there is not. */
const UNKNOWN = 'nowhere/at-all/';

/** Words that stand on some page. */
const SEARCHED = 'deuterium rebels';

/** Longest time in which the site is kept, in milliseconds. */
const PATIENCE = 60_000;

/** Opens the front page, takes the server away, opens other addresses, and searches; returns what does not work. */
export async function checkOffline(
  browser: Browser,
  name: string,
  folder: string,
  base: string,
): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  const served = await serveFolder(folder, base);
  try {
    await page.goto(served.address, { waitUntil: 'load' });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  } finally {
    await served[Symbol.asyncDispose]();
  }
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      faults.push(`${name}, without a network, ${what}: ${String(error)}`);
    }
  };
  const open = (path: string): Promise<unknown> =>
    page.goto(`${served.address}${path}`, { waitUntil: 'load' });
  for (const [path, selector] of PAGES)
    await attempt(path, async () => {
      await open(path);
      await page.waitForSelector(selector, { timeout: PATIENCE });
    });
  await attempt(UNFINISHED[0], async () => {
    await open(UNFINISHED[0]);
    const expected = `${served.address}${UNFINISHED[1]}`;
    if (page.url() !== expected) throw new Error(`expected ${expected}, received ${page.url()}`);
  });
  await attempt(UNKNOWN, async () => {
    await open(UNKNOWN);
    const title = await page.title();
    if (!title.startsWith('404')) throw new Error(`expected the page 404, received "${title}"`);
  });
  await attempt('search', () => search(page));
  await page.close();
  console.log(`${name}: ${PAGES.length} pages opened without a network, and searched`);
  return faults;
}

/** Searches as a reader does, from the page that is open. */
async function search(page: Page): Promise<void> {
  await page.waitForSelector('button[data-open-modal]:not([disabled])', { timeout: PATIENCE });
  await page.click('button[data-open-modal]');
  await page.waitForSelector('site-search input', { timeout: PATIENCE });
  await page.type('site-search input', SEARCHED);
  await page.waitForSelector('site-search .pagefind-ui__result-link', { timeout: PATIENCE });
}
