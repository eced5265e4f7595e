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

/** Programs that somebody may write, with what is said after them. */
const WRITTEN = [
  ['for (let i = 0; i < 1_000_000; i++) console.log(i);', 'Stopped: it printed 5000 times.'],
  ["import { nothing } from '@ec/prng';\nconsole.log(nothing);", 'Failed:'],
  ["setTimeout(() => console.log('later'), 100);", 'Done.', 'later'],
] as const;

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
  for (const [code, note, printed = ''] of WRITTEN) {
    await page.evaluate((text) => {
      const area = document.querySelector<HTMLTextAreaElement>('ec-sample textarea');
      if (area) area.value = text;
      area?.dispatchEvent(new Event('input'));
      document.querySelector<HTMLElement>('ec-sample button.main')?.click();
    }, code);
    try {
      await page.waitForFunction(
        (wanted, text) => {
          const sample = document.querySelector<HTMLElement>('ec-sample[data-state="done"]');
          const said = sample?.querySelector('[role="status"]')?.textContent ?? '';
          const lines = [...(sample?.querySelectorAll('pre') ?? [])].map(({ textContent }) => textContent);
          return said.startsWith(wanted) && !said.includes('undefined') && lines.join('').includes(text);
        },
        { timeout: PATIENCE },
        note,
        printed,
      );
    } catch (error) {
      faults.push(`${name}, a sample ${JSON.stringify(code)}: expected "${note}": ${String(error)}`);
    }
  }
  await page.close();
  console.log(`${name}: ${ran} samples of code run in the page`);
  return faults;
}
