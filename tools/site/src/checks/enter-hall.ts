/** Ways into a hall: by a token, by the link for the host, by a mail. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'puppeteer-core';
import type { Hall } from './opened-hall.ts';
import { violations } from './violations.ts';

/** Presses Enter where that leads to another page, and waits for it. */
export async function follow(page: Page): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
}

/** Goes from the page of a game to a desk of it. */
export async function enterByToken(page: Page, game: string, token: string): Promise<void> {
  await page.goto(game);
  await page.focus('input[name="token"]');
  await page.keyboard.type(token);
  await follow(page);
}

export async function enterAsMaster(page: Page, { address, host }: Hall): Promise<void> {
  await page.goto(host);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name="key"]')?.value !== '',
  );
  await page.focus('input[name="key"]');
  await follow(page);
  await page.goto(`${address}/games/four/master`);
}

/**
 * Enters by the link of a mail, which waits in the hall's own file.
 *
 * @returns what is not as it should be
 */
export async function enterByMail(page: Page, { address, folder }: Hall): Promise<string[]> {
  await page.goto(`${address}/enter`);
  await page.focus('input[name="email"]');
  await page.keyboard.type('ada@example.org');
  await follow(page);
  using database = new DatabaseSync(join(folder, 'hall.db'), { readOnly: true });
  const body = String(database.prepare('SELECT body FROM outbox ORDER BY id DESC').get()?.['body']);
  const [link] = /http:\S+/.exec(body) ?? [];
  if (link === undefined) return [`expected a mail with a link, received "${body}"`];
  await page.goto(link);
  // the page's script goes on with the code behind #
  await page.waitForSelector('form[action="/enter/link"]');
  const faults = (await violations(page)).map((found) => `the page of a link: ${found}`);
  await page.focus('form[action="/enter/link"] button');
  await follow(page);
  return faults;
}
