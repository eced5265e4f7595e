/**
 * Builds the site under a path, and tries it: links, anchors and pictures of every page; pages of every kind in Chromium and Firefox, wide and
 * narrow, light and dark, with what axe finds; the playground, whose figures must be those of the command line; scripts that are missing; a cluster; a report on a phone; the order editor; samples of code; games in the page, which must be the same for `ec`; all of it without a network; and what Lighthouse says: `node src/checks/check-site.ts [--keep] [--only cluster,play]`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { brokenTargets, builtPages } from './built-site.ts';
import { checkCluster } from './check-cluster.ts';
import { checkDesk } from './check-desk.ts';
import { checkKeptGames } from './check-kept-games.ts';
import { checkLighthouse } from './check-lighthouse.ts';
import { checkMissingScripts } from './check-missing-scripts.ts';
import { checkOffline } from './check-offline.ts';
import { checkPages } from './check-pages.ts';
import { checkPlay } from './check-play.ts';
import { checkPlayground } from './check-playground.ts';
import { checkReport } from './check-report.ts';
import { checkSamples } from './check-samples.ts';
import { openBrowsers } from './open-browsers.ts';
import { serveFolder } from './serve-folder.ts';

const SITE = join(import.meta.dirname, '../..');

/** Path under which the site is served, as by a host with one folder a project. */
const BASE = '/some/where/';

/** Most that the front page may weigh, compressed and without pictures, in bytes. */
const MOST_FRONT_PAGE = 60_000;

const OUT = 'dist/checked';
const folder = join(SITE, OUT);

/** What is tried in each browser, by the name that `--only` takes. */
const CHECKS: Readonly<
  Record<string, (browser: Browser, name: string, address: string) => Promise<string[]>>
> = {
  pages: checkPages,
  playground: checkPlayground,
  'missing-scripts': (browser, name) => checkMissingScripts(browser, name, folder, BASE),
  cluster: checkCluster,
  report: checkReport,
  desk: checkDesk,
  samples: checkSamples,
  play: checkPlay,
  'kept-games': checkKeptGames,
  offline: (browser, name) => checkOffline(browser, name, folder, BASE),
  lighthouse: async (browser, name, address) => (name === 'chrome' ? checkLighthouse(browser, address) : []),
};

const { values } = parseArgs({ options: { keep: { type: 'boolean' }, only: { type: 'string' } } });
const checks = (values.only?.split(',') ?? Object.keys(CHECKS)).map((what) => {
  const check = CHECKS[what];
  if (!check)
    throw new RangeError(`--only: expected some of ${Object.keys(CHECKS).join(', ')}, received ${what}`);
  return { what, check };
});
const faults: string[] = [];

if (!values.keep) {
  const { status } = spawnSync(process.execPath, ['src/build.ts', '--base', BASE, '--out', OUT], {
    cwd: SITE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

const files = new Set(globSync('**/*', { cwd: folder }).map((path) => path.replaceAll('\\', '/')));
const pages = builtPages(folder);
const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: join(SITE, '../..'), encoding: 'utf8' });
const sources = stdout.split('\0').filter((path) => path !== '');
faults.push(...brokenTargets(pages, files, BASE, sources).map((link) => `leads nowhere: ${link}`));
console.log(
  `${pages.size} pages, ${[...pages.values()].reduce((sum, { targets }) => sum + targets.length, 0)} links`,
);

const front = pages.get('index.html');
const weighed = (front?.targets ?? []).filter((target) => /\.(?:css|js)$/.test(target));
const weight = ['index.html', ...new Set(weighed.map((target) => target.slice(BASE.length)))]
  .map((file) => gzipSync(readFileSync(join(folder, file))).length)
  .reduce((sum, bytes) => sum + bytes, 0);
console.log(`front page: ${(weight / 1000).toFixed(1)} kB with its scripts and styles, compressed`);
if (weight > MOST_FRONT_PAGE)
  faults.push(`front page: expected at most ${MOST_FRONT_PAGE} bytes, received ${weight}`);

await using served = await serveFolder(folder, BASE);
for (const { name, browser } of await openBrowsers()) {
  for (const { what, check } of checks)
    faults.push(
      // what fails altogether is a fault, and the others are tried all the same
      ...(await check(browser, name, served.address).catch((error: unknown) => [
        `${name}, ${what}: ${String(error)}`,
      ])),
    );
  await browser.close();
}

for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'the site is as it should be' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
