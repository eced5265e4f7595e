import type { Browser } from 'puppeteer-core';
import { serveFolder } from './serve-folder.ts';

/** Pages that have not been opened before the network is gone, with what stands on them. */
const PAGES = [
  ['guides/tutorial/', 'h1'],
  ['play/', 'ec-play[data-state="ready"]'],
  ['cluster/', 'ec-cluster[data-state="ready"]'],
] as const;

/** Longest time in which the site is kept, in milliseconds. */
const PATIENCE = 60_000;

/** Opens the front page, takes the server away, and opens other pages; returns those that are not there. */
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
  for (const [path, selector] of PAGES) {
    try {
      await page.goto(`${served.address}${path}`, { waitUntil: 'load' });
      await page.waitForSelector(selector, { timeout: PATIENCE });
    } catch (error) {
      faults.push(`${name}, without a network, ${path}: ${String(error)}`);
    }
  }
  await page.close();
  console.log(`${name}: ${PAGES.length} pages opened without a network`);
  return faults;
}
