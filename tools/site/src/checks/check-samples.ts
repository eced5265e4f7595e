import type { Browser } from 'puppeteer-core';

/** Pages whose samples are run. */
const PAGES = [
  'guides/cluster/',
  'guides/designer/',
  'guides/randomness/',
  'packages/combat/',
  'packages/empyrean/',
  'packages/engine/',
  'api/desk/clerk/',
  'api/orders-parser/',
];

/** Longest time that a sample may take, in milliseconds. */
const PATIENCE = 60_000;

/** Output that a sample states behind what prints it. */
const STATED = /console\.log\(.*\); \/\/ (.*)$/gm;

/** Runs all samples of some pages; returns those that do not print what they state. */
export async function checkSamples(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  let ran = 0;
  for (const path of PAGES) {
    await page.goto(`${address}${path}`, { waitUntil: 'load' });
    const count = await page.evaluate(() => document.querySelectorAll('.run-sample').length);
    if (count === 0) faults.push(`${name}, /${path}: expected samples that run, received none`);
    for (let at = 0; at < count; at++) {
      await page.evaluate(() => document.querySelector<HTMLElement>('.run-sample')?.click());
      await page.waitForFunction(
        (wanted) => document.querySelectorAll('ec-sample[data-state="done"]').length === wanted,
        { timeout: PATIENCE },
        at + 1,
      );
    }
    const samples = await page.evaluate(() =>
      [...document.querySelectorAll('ec-sample')].map((sample) => ({
        code: sample.querySelector('textarea')?.value ?? '',
        note: sample.querySelector('[role="status"]')?.textContent ?? '',
        printed: [...sample.querySelectorAll('pre')].flatMap((one) => (one.textContent ?? '').split('\n')),
      })),
    );
    ran += samples.length;
    for (const { code, note, printed } of samples) {
      const stated = [...code.matchAll(STATED)].map(([, text = '']) => text);
      const missing = stated.filter((line) => !printed.includes(line));
      if (note !== 'Done.' || missing.length > 0)
        faults.push(
          `${name}, /${path}: a sample ended with "${note}" and did not print ${JSON.stringify(missing)}`,
        );
    }
  }
  await page.close();
  console.log(`${name}: ${ran} samples of code run in the page`);
  return faults;
}
