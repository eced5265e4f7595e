import type { Page } from 'puppeteer-core';

/** Waits for the editor of a desk. */
export async function waitForEditor(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.querySelector('ec-order-editor')?.shadowRoot?.querySelector('.cm-content'),
  );
}

/** Writes a line at the end of the sheet in the editor of a desk. */
export async function writeOrder(page: Page, line: string): Promise<void> {
  await waitForEditor(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('ec-order-editor')?.focus());
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
  await page.keyboard.press('Enter');
  await page.keyboard.type(line);
  await page.keyboard.press('Escape');
}
