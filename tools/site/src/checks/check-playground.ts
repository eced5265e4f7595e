import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { FIRST, formatSettings, type Settings } from '../playground/settings.ts';
import { accountOf } from './account-of.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** What is run in the page and by the command line: a formula, a comparison's side with a changed parameter, whole games, a map, and a search for a value. */
const RUNS: readonly Partial<Settings>[] = [
  { experiment: 'dice-sum', trials: '20000' },
  { seed: '7', trials: '300', set: { antiMissiles: '3300' } },
  { game: 'goofspiel', experiment: 'single-bout', seed: '1', trials: '200' },
  { game: 'ec4x', experiment: 'squadron-duels', seed: 'seed', trials: '100' },
  { seed: '7', trials: '100', vary: ['distance=1:3', 'missileLevel=1,2'] },
  { seed: '7', trials: '150', target: '1500', measure: 'hits', along: 'antiMissiles=0:6000:1000' },
  {
    game: 'galaxyng',
    experiment: 'kill-chance',
    trials: '4000',
    target: '50%',
    measure: 'hit',
    along: 'attack=100:1000:20',
  },
];

/** Longest time that a run may take in the page, in milliseconds. */
const PATIENCE = 120_000;

/** Where a run has come to its end, good or bad. */
const ENDED = 'ec-playground[data-state="done"], ec-playground [role="alert"]';

/** Runs experiments in the page; returns those whose figures are not the bytes that the command beside them prints. */
export async function checkPlayground(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const first = await firstChart(browser, address);
  console.log(
    `${name}: the first chart of the playground after ${(first / 1000).toFixed(1)} s on a cold cache`,
  );
  const page = await browser.newPage();
  const account = accountOf(page);
  for (const changed of RUNS) {
    const settings: Settings = { ...FIRST, ...changed };
    const what = `${name}, playground, ${settings.experiment}`;
    await page.goto('about:blank');
    await page.goto(`${address}playground/#${formatSettings(settings)}`, { waitUntil: 'load' });
    try {
      await page.waitForSelector(ENDED, { timeout: PATIENCE });
    } catch (error) {
      throw new Error(`${what}: no end within ${PATIENCE / 1000} s\n${await account()}`, { cause: error });
    }
    const shown = await page.evaluate(async () => {
      const playground = document.querySelector('ec-playground') as unknown as { csv: () => Promise<string> };
      return {
        command: document.querySelector('ec-playground pre')?.textContent ?? '',
        error: document.querySelector('ec-playground [role="alert"]')?.textContent ?? '',
        csv: await playground.csv(),
      };
    });
    if (shown.error !== '') faults.push(`${what}: ${shown.error}`);
    else if (shown.csv !== figuresOf(shown.command))
      faults.push(`${what}: other figures than "${shown.command}"`);
  }
  await page.close();
  console.log(`${name}: ${RUNS.length} runs of the playground beside their commands`);
  return faults;
}

/** Figures that a command prints, as CSV. */
function figuresOf(command: string): string {
  using folder = new TemporaryFolder();
  const file = folder.of('figures.csv');
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)]
    .map(([, quoted, word]) => quoted ?? word ?? '')
    .slice(1);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools/balance/dist/bin.js'), ...words, '--out', file],
    { cwd: join(ROOT, 'tools/site'), encoding: 'utf8' },
  );
  return status === 0 ? readFileSync(file, 'utf8') : stderr;
}

/** Milliseconds from the opening of the playground to its first chart, with nothing kept of an earlier visit. */
async function firstChart(browser: Browser, address: string): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${address}playground/`);
  await page.waitForFunction(() => {
    const chart = document.querySelector<HTMLImageElement>('ec-playground figure img');
    return chart?.complete === true && chart.naturalWidth > 0;
  });
  const after = await page.evaluate(() => performance.now());
  await context.close();
  return after;
}
