import { basename } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { accountOf } from './account-of.ts';
import { serveFolder } from './serve-folder.ts';

/** A page that cannot work without a thread. */
interface Needing {
  readonly path: string;
  /** Name of the script of the thread. */
  readonly thread: RegExp;
  /** Where the page says that the thread is missing. */
  readonly says: string;
  /** What its user then presses. */
  readonly again: string;
  /** Where it works. */
  readonly works: string;
}

const PLAYGROUND = {
  path: 'playground/',
  says: 'ec-playground[data-state="done"] [role="alert"]',
  again: 'ec-playground button[type="submit"]',
  works: 'ec-playground[data-state="done"] figure',
};

const PAGES: readonly Needing[] = [
  { ...PLAYGROUND, thread: /^bench-[^.]*\.js$/ },
  { ...PLAYGROUND, thread: /^trial-thread-[^.]*\.js$/ },
  {
    path: 'play/',
    thread: /^table-thread-[^.]*\.js$/,
    says: 'ec-play[data-state="ready"] [role="alert"]',
    again: 'ec-play button.main',
    works: 'ec-play[data-state="ready"][data-turn="0"]',
  },
];

/** Longest time that a page may take to say that a thread is missing, or to work, in milliseconds. */
const PATIENCE = 120_000;

/** Opens pages where a thread is missing; returns those threads of which the page does not say so, or without which it does not go on once they are there. */
export async function checkThreads(
  browser: Browser,
  name: string,
  folder: string,
  base: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, thread, says, again, works } of PAGES) {
    let isMissing = true;
    await using served = await serveFolder(folder, base, (file) => isMissing && thread.test(basename(file)));
    const page = await browser.newPage();
    const account = accountOf(page);
    try {
      await page.goto(`${served.address}${path}`);
      await page.waitForSelector(says, { timeout: PATIENCE });
      isMissing = false;
      await page.click(again);
      await page.waitForSelector(works, { timeout: PATIENCE });
    } catch (error) {
      faults.push(`${name}, ${path} without ${String(thread)}: ${String(error)}\n${await account()}`);
    }
    await page.close();
  }
  console.log(`${name}: ${PAGES.length} threads missing, and there again`);
  return faults;
}
