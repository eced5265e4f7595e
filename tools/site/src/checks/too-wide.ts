import type { Page } from 'puppeteer-core';
import { eventually } from './eventually.ts';

/** Makes the window so many dots wide; returns what is wrong with a page that must be scrolled sideways. */
export async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewport({ width, height: 900 });
  const { wide } = await eventually(
    () => page.evaluate(() => ({ window: innerWidth, wide: document.documentElement.scrollWidth })),
    (found) => found.window === width && found.wide <= width,
  );
  return wide > width ? [`${wide} pixels wide on a screen of ${width}`] : [];
}
