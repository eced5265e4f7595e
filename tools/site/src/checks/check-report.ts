import type { Browser } from 'puppeteer-core';
import { tooWide } from './too-wide.ts';
import { violations } from './violations.ts';

/** Width of a phone in dots. */
const PHONE = 360;

/** Least height of letters in a picture, in dots. */
const LEAST_LETTERS = 10;

/** Opens a whole report as a page of its own on a phone; returns what cannot be read, or reached with the keyboard. */
export async function checkReport(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  try {
    await page.goto(`${address}report/whole.html`, { waitUntil: 'load' });
    faults.push(...(await tooWide(page, PHONE)).map((found) => `${name}, report: ${found}`));
    const letters = await page.evaluate(() =>
      [...document.querySelectorAll<SVGSVGElement>('svg')].flatMap((svg) => {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        return [...svg.querySelectorAll('text')].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        );
      }),
    );
    const least = Math.min(...letters);
    if (!(letters.length > 0 && least >= LEAST_LETTERS))
      faults.push(`${name}, report: expected letters of at least ${LEAST_LETTERS} dots, received ${least}`);
    faults.push(...(await violations(page)).map((found) => `${name}, report: ${found}`));
  } catch (error) {
    faults.push(`${name}, report: ${String(error)}`);
  }
  await page.close();
  console.log(`${name}: a report read on a phone`);
  return faults;
}
