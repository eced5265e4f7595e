import lighthouse, { desktopConfig } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { layoutTime } from './layout-time.ts';

/** Front page, a long guide, the playground, which runs trials on all cores while it is measured, and the dice. */
const PAGES = ['', 'guides/tutorial/', 'playground/', 'dice/'];

/** What is measured. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Least score in every category, of 100 (included). */
const LEAST = 95;

/** Times that a page is measured at most: what else the machine does can only make it look slow. */
const MOST_TIMES = 5;

/** What is imitated: settings of Lighthouse, and how many times as slow as a computer the device is taken to be. */
const DEVICES = [
  { device: 'phone', config: undefined, slowdown: 4 },
  { device: 'computer', config: desktopConfig, slowdown: 1 },
] as const;

/**
 * Milliseconds in which the computer for which those slowdowns are meant lays out the plain page. A machine that takes longer is slower already, so less is
 * added, and the device that is imitated stays the same. Lighthouse's own benchmark runs a script alone: where memory and other processes are slow, pages are
 * slow, and it does not tell.
 */
const LAYOUT_TIME = 20;

type Scores = readonly { readonly title: string; readonly score: number }[];

/** Measures pages with Lighthouse, as a phone on a slow network and as a computer; returns scores that are too low. */
export async function checkLighthouse(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { device, config, slowdown } of DEVICES) {
    for (const path of PAGES) {
      let took = 0;
      const measure = async (): Promise<Scores> => {
        took = await layoutTime(browser);
        const page = await browser.newPage();
        const cpuSlowdownMultiplier = slowdown * Math.min(1, LAYOUT_TIME / took);
        const flags = {
          logLevel: 'error',
          onlyCategories: CATEGORIES,
          throttling: { cpuSlowdownMultiplier },
        } as const;
        const measured = await lighthouse(`${address}${path}`, flags, config, page);
        await page.close();
        return Object.values(measured?.lhr.categories ?? {}).map(({ title, score }) => ({
          title,
          score: Math.round(100 * (score ?? 0)),
        }));
      };
      let scores = await measure();
      for (let again = 1; again < MOST_TIMES && !areGood(scores); again++) scores = await measure();
      const said = scores.map(({ title, score }) => `${title} ${score}`).join(', ');
      console.log(
        `Lighthouse, ${device}, /${path}: ${said}; a plain page is laid out in ${took.toFixed(0)} ms`,
      );
      if (!areGood(scores))
        faults.push(`Lighthouse, ${device}, /${path}: expected at least ${LEAST} each, received ${said}`);
    }
  }
  return faults;
}

function areGood(scores: Scores): boolean {
  return scores.length === CATEGORIES.length && scores.every(({ score }) => score >= LEAST);
}
