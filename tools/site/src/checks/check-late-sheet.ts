import type { Page } from 'puppeteer-core';
import { countsOf } from './counts-of.ts';
import { enterByToken } from './enter-hall.ts';
import { eventually } from './eventually.ts';
import { waitForEditor, writeOrder } from './write-order.ts';

/** A game, and how a turn of it is resolved while its desks are open. */
export interface LateGame {
  /** Address of its page. */
  readonly address: string;
  readonly token: string;
  readonly turn: () => void;
}

/**
 * Writes orders at a desk and hands none in while turns are resolved: what the hall has kept, and then what only the tab has, comes back for the next
 * turn, with that turn in its heading, and counts when it is handed in.
 *
 * @param player - a page of somebody who is signed out
 * @returns what is not as it should be
 */
export async function checkLateSheet(player: Page, { address, token, turn }: LateGame): Promise<string[]> {
  const faults: string[] = [];
  const expectSheet = async (place: string, parts: readonly string[]): Promise<void> => {
    const missingIn = (sheet: string): string[] => parts.filter((part) => !sheet.includes(part));
    const sheet = await eventually(
      () =>
        player.evaluate(
          () => document.querySelector<HTMLElement & { value: string }>('ec-order-editor')?.value ?? '',
        ),
      (text) => missingIn(text).length === 0,
    );
    const missing = missingIn(sheet);
    if (missing.length > 0)
      faults.push(`${place}: expected ${missing.join(', ')} in the sheet, received ${sheet}`);
  };
  await enterByToken(player, address, token);
  // the browser warns whoever leaves what the tab alone has
  player.on('dialog', (dialog) => void dialog.accept());

  await writeOrder(player, 'tax 41');
  await said(player, 'What you have written is kept.');
  turn();
  await player.reload();
  await waitForEditor(player);
  await expectSheet('a draft that the hall has', ['turn 2,', 'tax 41']);
  const notice = await player.evaluate(() => document.querySelector('.orders .notice')?.textContent ?? '');
  if (!notice.includes('hand them in for turn 2 if they fit'))
    faults.push(`expected a word about the draft, received ${notice}`);

  turn();
  await writeOrder(player, '; a later word');
  await said(player, 'What you have written is in this tab alone.');
  await player.reload();
  await waitForEditor(player);
  await said(
    player,
    'It was written for turn 2; hand it in for this turn if it fits. What you have written is kept.',
  );
  await expectSheet('a sheet that the tab has', ['turn 3,', 'tax 41', 'a later word']);
  await player.click('form[data-clerk] button.main');
  const counts = await countsOf(player);
  if (counts !== 'counts') faults.push(`expected a late sheet that counts, received ${counts}`);
  return faults;
}

/** Waits until the desk says something. */
async function said(page: Page, words: string): Promise<void> {
  await page
    .waitForFunction(
      (text) => document.querySelector('form[data-clerk] [role="status"]')?.textContent?.includes(text),
      { timeout: 15_000 },
      words,
    )
    .catch(async () => {
      const text = await page.evaluate(
        () => document.querySelector('form[data-clerk] [role="status"]')?.textContent,
      );
      throw new Error(`expected the desk to say "${words}", received "${text}"`);
    });
}
