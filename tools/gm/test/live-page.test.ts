import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { chromium, OpenPage } from './browser.js';
import { LiveFolder, LiveTable, SECOND } from './live-table.js';

test('the page is one text that loads nothing, and its policy lets its one script run, which parses', async () => {
  using folder = await LiveFolder.make();
  await using table = await LiveTable.open(folder);
  const response = await table.client().ask('/');
  const page = await response.text();
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts.length).toBe(1);
  const [script = ''] = scripts;
  expect(() => new Script(script)).not.toThrow();
  expect(page).not.toMatch(/ (?:src|href)=|@import|url\(/);
  // on a small screen the report stays above the orders, and the board in the report above its tables
  expect(page).toMatch(/main \{ position: sticky/);
  expect(script).toMatch(/section:has\(svg\).* position: sticky/);
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test.runIf(chromium !== undefined)(
  'a browser shows the report, the time that is left and what was handed in, and follows the ticks',
  async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    await using page = await OpenPage.open(chromium ?? '', `${table.address}/#${folder.tokens.get(1)}`);
    const text = (id: string) => `document.getElementById('${id}').textContent`;
    const shown = (id: string) => page.evaluate(text(id));
    const report = `document.getElementById('report').contentDocument?.body?.innerText`;
    const click = (id: string, orders: string) =>
      page.evaluate(`document.getElementById('text').value = ${JSON.stringify(orders)}; document.getElementById('${id}').click()`);

    await page.shows(report, /Duel, tick 0[^]*You are red\./);
    expect(await shown('game')).toBe('Duel, turn 0');
    expect(await shown('countdown')).toMatch(/^(?:1:00|0:5\d)$/);

    await click('add', 'A1 -> Z9 1');
    await page.shows(text('answer'), /^nothing was changed, because of the mistakes\n1:7: error: .*\n {2}A1 -> Z9 1\nHow orders are written: https:.*#standard$/);
    await click('replace', 'A1 -> G1 1\nA1 -> Z9 1');
    await page.shows(text('answer'), /^the other orders are for turn 1\n[^]*\n2:7: error: /);
    await click('replace', 'A1 -> G1 2');
    await page.shows(text('counting'), /^A1 -> G1 2$/);
    await click('add', 'A1 -> A2 1');
    await page.shows(text('counting'), /^A1 -> G1 2\nA1 -> A2 1$/);
    await click('replace', 'A1 -> A2 2');
    await page.shows(text('counting'), /^A1 -> A2 2$/);
    expect(await shown('answer')).toMatch(/^these orders are for turn 1\n/);

    await table.tick(60 * SECOND);
    await page.shows(report, /Duel, tick 1/);
    await page.shows(text('handed'), /^Handed in for turn 2$/);
    expect(await shown('countdown')).toMatch(/^0:(?:10|0\d)$/);
    // the frame has the report's style, and no script of anybody
    expect(await page.evaluate(`document.getElementById('report').contentWindow.getComputedStyle(document.getElementById('report').contentDocument.querySelector('table')).borderCollapse`)).toBe('collapse');
    // the board stays in view
    expect(await page.evaluate(`document.getElementById('report').contentWindow.getComputedStyle(document.getElementById('report').contentDocument.querySelector('svg').closest('section')).position`)).toBe('sticky');

    await page.evaluate(`location.hash = '1-wrong'`);
    await page.shows(text('answer'), /^expected the token of a seat, received another$/);
    expect(await page.evaluate(`document.getElementById('entry').hidden`)).toBe(false);
    // the refusals that the test has provoked, and nothing else
    expect(page.complaints.filter((text) => !/status of (?:401|422)/.test(text))).toEqual([]);
    await table.stop();
    await page.shows(text('line'), /^no connection, trying again$/);
  },
); // prettier-ignore
