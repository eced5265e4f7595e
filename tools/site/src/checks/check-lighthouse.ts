import lighthouse, { desktopConfig } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/** Front page, a guide, and the playground, which runs trials on all cores of the phone while it is measured. */
const PLAYGROUND = 'playground/';
const PAGES = ['', 'guides/tutorial/', PLAYGROUND];

/** What is measured. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Least score in every category, of 100 (included). */
const LEAST = 95;

/**
 * Least score for speed of the playground on a phone, whose processor is taken to be four times as slow: it runs trials while it is measured. On a quiet
 * machine it has 75 to 80; the bound leaves room for a busy one, and tells of a page that has become much slower.
 */
const LEAST_ON_PHONE = 60;

/** Times that a page is measured at most: what else the machine does can only make it look slow. */
const MOST_TIMES = 3;

/** What is imitated: settings of Lighthouse, and how many times as slow as this machine the device is taken to be. */
const DEVICES = [
  { device: 'phone', config: undefined, slowdown: 4 },
  { device: 'computer', config: desktopConfig, slowdown: 1 },
] as const;

/**
 * Power of the machine, as Lighthouse's own benchmark gives it, for which those slowdowns are meant: the middle of what its documentation calls a
 * high-end desktop. A weaker or busy machine is slower already, so less is added; the device that is imitated stays the same.
 */
const FULL_POWER = 1750;

type Scores = readonly { readonly title: string; readonly score: number; readonly least: number }[];

/** Measures pages with Lighthouse, as a phone on a slow network and as a computer; returns scores that are too low. */
export async function checkLighthouse(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  let power = FULL_POWER;
  for (const { device, config, slowdown } of DEVICES) {
    for (const path of PAGES) {
      const isOnPhone = device === 'phone' && path === PLAYGROUND;
      const measure = async (): Promise<Scores> => {
        const page = await browser.newPage();
        const cpuSlowdownMultiplier = slowdown * Math.min(1, power / FULL_POWER);
        const flags = {
          logLevel: 'error',
          onlyCategories: CATEGORIES,
          throttling: { cpuSlowdownMultiplier },
        } as const;
        const measured = await lighthouse(`${address}${path}`, flags, config, page);
        await page.close();
        power = measured?.lhr.environment.benchmarkIndex ?? power;
        return Object.values(measured?.lhr.categories ?? {}).map(({ id, title, score }) => {
          const least = isOnPhone && id === 'performance' ? LEAST_ON_PHONE : LEAST;
          return { title, score: Math.round(100 * (score ?? 0)), least };
        });
      };
      let scores = await measure();
      for (let again = 1; again < MOST_TIMES && !areGood(scores); again++) scores = await measure();
      const said = scores.map(({ title, score }) => `${title} ${score}`).join(', ');
      console.log(`Lighthouse, ${device}, /${path}: ${said}; power of this machine ${Math.round(power)}`);
      if (!areGood(scores))
        faults.push(
          `Lighthouse, ${device}, /${path}: expected at least ${scores.map(({ least }) => least).join(', ')}, received ${said}`,
        );
    }
  }
  return faults;
}

function areGood(scores: Scores): boolean {
  return scores.length === CATEGORIES.length && scores.every(({ score, least }) => score >= least);
}
