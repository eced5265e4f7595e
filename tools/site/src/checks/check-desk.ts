import type { Browser, Page } from 'puppeteer-core';
import { eventually } from './eventually.ts';
import { violations } from './violations.ts';

/** Longest time that the editor may take to answer, in milliseconds. */
const PATIENCE = 20_000;

/** Writes orders in a page as a player does: completed, mended, by the form; returns what did not work. */
export async function checkDesk(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(`${name}, desk: ${String(error)}`));
  try {
    await page.goto(`${address}play/#game=ec4x`, { waitUntil: 'load' });
    await page.waitForSelector('ec-play[data-state="ready"]', { timeout: PATIENCE });

    await write(page, 'txa 40');
    await below(page, 'Write tax');
    await clickBelow(page, 'Write tax');
    await sheet(page, 'tax 40');
    await below(page, '1 order is understood');

    await write(page, 'res');
    await page.waitForSelector('>>> .cm-tooltip-autocomplete', { timeout: PATIENCE });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sheet(page, 'research');
    await below(page, 'Phase');

    await write(page, '');
    await clickBelow(page, 'Fill in an order field by field');
    await page.waitForSelector('>>> .statement select', { timeout: PATIENCE });
    await page.select('>>> .statement select', 'tax');
    await page.waitForSelector('>>> .statement input', { timeout: PATIENCE });
    await page.type('>>> .statement input', '35');
    await clickBelow(page, 'Put it into the sheet');
    await sheet(page, 'tax 35');

    await page.setViewport({ width: 360, height: 900 });
    const long = `${'; a line of a long sheet\n'.repeat(80)}tax 45`;
    await page.evaluate((text) => {
      (document.querySelector('ec-order-editor') as HTMLElement & { value: string }).value = text;
    }, long);
    await below(page, '1 order is understood');
    faults.push(...(await violations(page)).map((found) => `${name}, desk, a long sheet: ${found}`));
  } catch (error) {
    faults.push(`${name}, desk: ${String(error)}`);
  }
  await page.close();
  console.log(`${name}: orders completed, mended and filled in`);
  return faults;
}

/** Puts a text in the place of the whole sheet, key by key. */
async function write(page: Page, text: string): Promise<void> {
  await page.evaluate(() => (document.querySelector('ec-order-editor') as HTMLElement).focus());
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

/** Waits until the sheet is a text. */
async function sheet(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      (document.querySelector('ec-order-editor') as HTMLElement & { value: string }).value.trim() === wanted,
    { timeout: PATIENCE },
    text,
  );
}

/** Waits until words stand below the sheet. */
async function below(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document
        .querySelector('ec-order-editor')
        ?.shadowRoot?.querySelector('.below')
        ?.textContent?.includes(wanted),
    { timeout: PATIENCE },
    words,
  );
}

/** Presses a button, or opens a part, below the sheet. */
async function clickBelow(page: Page, words: string): Promise<void> {
  const press = (wanted: string): boolean => {
    const parts = document
      .querySelector('ec-order-editor')
      ?.shadowRoot?.querySelectorAll<HTMLElement>('.below :is(button, summary, label)');
    const found = [...(parts ?? [])].find((part) =>
      part.textContent?.replaceAll(/\s+/g, ' ').includes(wanted),
    );
    found?.click();
    return found !== undefined;
  };
  const isDone = await eventually(() => page.evaluate(press, words), Boolean);
  if (!isDone) throw new Error(`expected "${words}" below the sheet, received none`);
}
