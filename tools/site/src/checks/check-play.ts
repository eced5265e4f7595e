import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { GAMES } from '../play/games.ts';
import { eventually } from './eventually.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Turns of the main game, and of each other one. */
const TURNS = 10;
const FEWER = 2;

/** Most keys from the top of the page to the orders. */
const MOST_KEYS = 60;

/** Longest time that a turn may take, in milliseconds. */
const PATIENCE = 60_000;

/** Plays every game in the page with the keyboard alone; returns those whose saved file is not the same game for `ec`. */
export async function checkPlay(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { id } of GAMES) {
    const what = `${name}, play, ${id}`;
    const page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(`${what}: ${String(error)}`));
    try {
      await page.goto(`${address}play/#game=${id}`, { waitUntil: 'load' });
      const turns = id === GAMES[0].id ? TURNS : FEWER;
      await ready(page, 0);
      await reachOrders(page);
      for (let turn = 1; turn <= turns; turn++) {
        await page.keyboard.type(' ');
        await page.keyboard.down('Control');
        await page.keyboard.press('Enter');
        await page.keyboard.up('Control');
        await ready(page, turn);
        // The heading of the report has the focus; the next stop leads to the orders.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      const { hash, file } = await page.evaluate(async () => {
        const play = document.querySelector('ec-play') as HTMLElement & { exported: () => Promise<string> };
        return { hash: play.dataset['hash'] ?? '', file: await play.exported() };
      });
      const imported = hashOf(file);
      if (imported !== hash)
        faults.push(`${what}: expected the hash ${hash} after "ec import", received ${imported}`);
      await page.reload({ waitUntil: 'load' });
      await ready(page, turns);
    } catch (error) {
      faults.push(`${what}: ${String(error)}`);
    }
    await page.close();
  }
  console.log(`${name}: ${GAMES.length} games played with the keyboard, and imported`);
  return faults;
}

/** Waits until a turn has been played. */
async function ready(page: Page, turn: number): Promise<void> {
  await page.waitForSelector(`ec-play[data-state="ready"][data-turn="${turn}"]`, { timeout: PATIENCE });
}

/** Goes to the orders with the Tab key. */
async function reachOrders(page: Page): Promise<void> {
  for (let key = 0; key < MOST_KEYS; key++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.trim() === 'Go to the orders')) break;
  }
  await page.keyboard.press('Enter');
  const focus = await eventually(
    () => page.evaluate(() => document.activeElement?.localName),
    (name) => name === 'ec-order-editor',
  );
  if (focus !== 'ec-order-editor')
    throw new Error(`expected the orders within ${MOST_KEYS} keys, received none`);
}

/** Hash of the game that `ec` makes of a file. */
function hashOf(file: string): string {
  using folder = new TemporaryFolder();
  folder.write('game.json', file);
  const ec = (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'tools/gm/dist/bin.js'), ...words],
      { cwd: folder.path, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  ec('import', 'game.json', 'game.ec');
  const status = JSON.parse(ec('status', 'game.ec', '--json')) as {
    readonly turn: { readonly hash: string };
  };
  return status.turn.hash;
}
