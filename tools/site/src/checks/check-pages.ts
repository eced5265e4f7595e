import type { Browser, Page } from 'puppeteer-core';
import { tooWide } from './too-wide.ts';
import { violations } from './violations.ts';

/** A page of every kind. */
const PAGES = [
  '',
  'documentation/',
  'guides/tutorial/',
  'rulebook/combat/',
  'balance/game-pacing/',
  'orders/',
  'packages/engine/',
  'api/engine/sqlite/',
  'decisions/0011-simulations-are-the-same-bytes/',
  'play/',
  'playground/',
  'dice/',
  'cluster/',
  'experiments/',
  'rules/proxima/',
];

const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;

/** Longest time that a page may take to come to rest, in milliseconds: trials take long where cores are few. */
const PATIENCE = 120_000;

/** Pages that are tried in every browser; in the first, all of them. */
const IN_ALL = new Set(['', 'rulebook/combat/', 'play/', 'playground/']);

/** Opens pages in all widths and colour schemes; returns what is wrong with them. */
export async function checkPages(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  let at = '';
  page.on('pageerror', (error) => faults.push(`${name}, ${at}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${name}, ${at}: ${message.text()}`);
  });
  const paths = PAGES.filter((path) => name === 'chrome' || IN_ALL.has(path));
  for (const path of paths) {
    at = `/${path}`;
    for (const scheme of SCHEMES) {
      await page
        .emulateMediaFeatures(name === 'chrome' ? [{ name: 'prefers-color-scheme', value: scheme }] : [])
        .catch(() => undefined);
      await page.goto(`${address}${path}`, { waitUntil: 'load' });
      // what runs in the page has come to rest
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll<HTMLElement>('ec-cluster, ec-dice, ec-play, ec-playground')].every(
            ({ dataset }) => ['ready', 'done'].includes(dataset['state'] ?? ''),
          ),
        { timeout: PATIENCE },
      );
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), scheme);
      for (const width of WIDTHS)
        faults.push(...(await tooWide(page, width)).map((found) => `${name}, ${at}, ${scheme}: ${found}`));
      await atRest(page);
      faults.push(...(await violations(page)).map((found) => `${name}, ${at}, ${scheme}: ${found}`));
    }
  }
  await page.close();
  console.log(`${name}: ${paths.length} pages in ${WIDTHS.length} widths and two colour schemes`);
  return faults;
}

/** The page makes code that scrolls reachable a moment after its width has changed. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('pre')].every(
      (pre) => pre.scrollWidth <= pre.clientWidth || pre.tabIndex === 0,
    ),
  );
}
