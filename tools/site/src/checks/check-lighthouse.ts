import lighthouse, { desktopConfig } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/** Front page, a guide, and the playground, which runs trials on all cores of the phone while it is measured. */
const PLAYGROUND = 'playground/';
const PAGES = ['', 'guides/tutorial/', PLAYGROUND];

/** What is measured. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Least score in every category, of 100 (included). */
const LEAST = 95;

/** Least score for speed of the playground on a phone, whose processor is taken to be four times as slow. */
const LEAST_ON_PHONE = 75;

/** Measures pages with Lighthouse, as a phone on a slow network and as a computer; returns scores that are too low. */
export async function checkLighthouse(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [device, config] of [
    ['phone', undefined],
    ['computer', desktopConfig],
  ] as const) {
    for (const path of PAGES) {
      const page = await browser.newPage();
      const measured = await lighthouse(
        `${address}${path}`,
        { logLevel: 'error', onlyCategories: CATEGORIES },
        config,
        page,
      );
      await page.close();
      const scores = Object.values(measured?.lhr.categories ?? {}).map(({ id, title, score }) => {
        const isSlow = device === 'phone' && path === PLAYGROUND && id === 'performance';
        return [title, Math.round(100 * (score ?? 0)), isSlow ? LEAST_ON_PHONE : LEAST] as const;
      });
      const said = scores.map(([title, score]) => `${title} ${score}`).join(', ');
      console.log(`Lighthouse, ${device}, /${path}: ${said}`);
      if (scores.length === 0 || scores.some(([, score, least]) => score < least))
        faults.push(
          `Lighthouse, ${device}, /${path}: expected at least ${scores.map(([, , least]) => least).join(', ')}, received ${said}`,
        );
    }
  }
  return faults;
}
