import type { Browser, KeyInput } from 'puppeteer-core';
import { clusterOf, FIRST_CLUSTER, planetRows, reachOf, systemRows } from '../cluster/shown-cluster.ts';
import { eventually } from './eventually.ts';

/** Most draw calls of a picture, whatever the number of stars (included). */
const MOST_CALLS = 4;

/** Most frames that are measured, some at a time, for so many seconds: a processor with other work draws few. */
const FRAMES = 120;
const TURN = 10;
const MOST_SECONDS = 30;

const SETTINGS = { ...FIRST_CLUSTER, stars: 500, level: 6 };

/** What the map of a cluster offers to those who measure it. */
interface ClusterMap extends HTMLElement {
  readonly frames: (count: number) => Promise<number[]>;
  readonly cost: { readonly calls: number; readonly triangles: number } | undefined;
}

/** Looks at a cluster of 500 stars, and picks a system with the keyboard; returns what differs from the rules, or costs too much. */
export async function checkCluster(browser: Browser, name: string, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(`${name}, cluster: ${String(error)}`));
  await page.goto(`${address}cluster/#stars=${SETTINGS.stars}&level=${SETTINGS.level}`, {
    waitUntil: 'load',
  });
  await page.waitForSelector('ec-cluster[data-state="ready"]');
  const cluster = clusterOf(SETTINGS);
  const reached = reachOf(cluster, 1, SETTINGS.level)[0];
  await page.focus('ec-cluster .reach button');
  await page.keyboard.press('Enter');
  const wanted = {
    title: `System ${reached?.name}`,
    planets: planetRows(cluster, reached?.id ?? 0).length,
    systems: systemRows(cluster).length,
  };
  const isWanted = (found: typeof wanted): boolean => JSON.stringify(found) === JSON.stringify(wanted);
  const shown = await eventually(
    () =>
      page.evaluate(() => ({
        title: document.querySelector('ec-cluster h2')?.textContent ?? '',
        planets: document.querySelectorAll('ec-cluster section tbody tr').length,
        systems: document.querySelectorAll('ec-cluster details tbody tr').length,
      })),
    isWanted,
  );
  if (!isWanted(shown))
    faults.push(`${name}, cluster: expected ${JSON.stringify(wanted)}, received ${JSON.stringify(shown)}`);
  await page.evaluate((stars) => (location.hash = `#stars=${stars}&system=2`), SETTINGS.stars);
  await page.waitForFunction(
    (title) => document.querySelector('ec-cluster h2')?.textContent === title,
    {},
    `System ${systemRows(cluster)[1]?.name}`,
  );
  const took: number[] = [];
  const end = performance.now() + MOST_SECONDS * 1000;
  while (took.length < FRAMES && performance.now() < end)
    took.push(
      ...(await page.evaluate(
        async (count) => document.querySelector<ClusterMap>('ec-cluster')?.frames(count) ?? [],
        TURN,
      )),
    );
  const cost = await page.evaluate(() => document.querySelector<ClusterMap>('ec-cluster')?.cost);
  const { calls, triangles } = cost ?? { calls: 0, triangles: 0 };
  const canvas = cost ? await page.$('ec-cluster canvas') : null;
  for (const keys of canvas ? [['+'], ['Shift', 'ArrowLeft']] : []) {
    await canvas?.focus();
    const picture = async (): Promise<string | undefined> => canvas?.screenshot({ encoding: 'base64' });
    const before = await picture();
    for (const key of keys) await page.keyboard.down(key as KeyInput);
    for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    const after = await eventually(picture, (found) => found !== before);
    if (after === before)
      faults.push(
        `${name}, cluster: expected another picture after ${keys.join(' and ')}, received the same`,
      );
  }
  if (calls > MOST_CALLS)
    faults.push(`${name}, cluster: expected at most ${MOST_CALLS} draw calls, received ${calls}`);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    cost
      ? `${name}: 500 stars, ${calls} draw calls, ${triangles} triangles; the page spends ${at(0.5)} ms on a frame, ${at(0.95)} ms on the slowest of 20`
      : `${name}: no WebGL here; the tables alone were tried`,
  );
  await page.close();
  return faults;
}
