import { basename } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { accountOf } from './account-of.ts';
import { serveFolder } from './serve-folder.ts';

/** A page that cannot work without a script that it loads by itself. */
interface Needing {
  readonly path: string;
  /** Name of the script. */
  readonly script: RegExp;
  /** What its user presses before the script is needed; nothing when absent. */
  readonly first?: string;
  /** Where the page says that the script is missing. */
  readonly says: string;
  /** What its user then presses; the page is loaded again when absent. */
  readonly again?: string;
  /** Where it works. */
  readonly works: string;
}

const PLAYGROUND = {
  path: 'playground/',
  says: 'ec-playground[data-state="done"] [role="alert"]',
  again: 'ec-playground button[type="submit"]',
  works: 'ec-playground[data-state="done"] figure',
};

const PLAY = {
  path: 'play/',
  says: 'ec-play[data-state="ready"] [role="alert"]',
  works: 'ec-play[data-state="ready"][data-turn="0"]',
};

const PAGES: readonly Needing[] = [
  { ...PLAYGROUND, script: /^bench-[^.]*\.js$/ },
  { ...PLAYGROUND, script: /^trial-thread-[^.]*\.js$/ },
  { ...PLAY, script: /^table-thread-[^.]*\.js$/, again: 'ec-play button.main' },
  { ...PLAY, script: /^desk\.[^.]*\.js$/ },
  {
    path: 'guides/randomness/',
    script: /^sample\.[^.]*\.js$/,
    first: '.run-sample',
    says: '.run-sample + [role="alert"]',
    works: 'ec-sample[data-state="done"]',
  },
];

/** Longest time that a page may take to say that a script is missing, or to work, in milliseconds. */
const PATIENCE = 120_000;

/** Opens pages where a script is missing; returns those scripts of which the page does not say so, or without which it does not go on once they are there. */
export async function checkMissingScripts(
  browser: Browser,
  name: string,
  folder: string,
  base: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, script, first, says, again, works } of PAGES) {
    let isMissing = true;
    await using served = await serveFolder(folder, base, (file) => isMissing && script.test(basename(file)));
    const page = await browser.newPage();
    const account = accountOf(page);
    try {
      await page.goto(`${served.address}${path}`);
      if (first !== undefined) await press(page, first);
      await page.waitForSelector(says, { timeout: PATIENCE });
      isMissing = false;
      if (again === undefined) {
        await page.reload();
        if (first !== undefined) await press(page, first);
      } else await press(page, again);
      await page.waitForSelector(works, { timeout: PATIENCE });
    } catch (error) {
      faults.push(`${name}, ${path} without ${String(script)}: ${String(error)}\n${await account()}`);
    }
    await page.close();
  }
  console.log(`${name}: ${PAGES.length} scripts missing, and there again`);
  return faults;
}

/** Presses a button once it is there. */
async function press(page: Page, button: string): Promise<void> {
  const found = await page.waitForSelector(button, { timeout: PATIENCE });
  await found?.click();
}
