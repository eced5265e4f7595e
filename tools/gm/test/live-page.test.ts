import { expect, test } from 'vitest';
import { chromium, OpenPage } from './browser.js';
import { LiveFolder, LiveTable, SECOND } from './live-table.js';

test.runIf(chromium !== undefined)(
  'a link with a token opens the desk in a browser, which shows the board, the time that is left and what was handed in, and follows the ticks',
  async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    await using page = await OpenPage.open(chromium ?? '', `${table.page}#${folder.tokens.get(1)}`);
    const text = (selector: string) => `document.querySelector('${selector}')?.textContent.replace(/\\s+/g, ' ').trim()`;
    const shown = (selector: string) => page.evaluate(text(selector));
    const board = `document.querySelector('ec-board')?.shadowRoot?.textContent`;
    const click = (how: string, orders: string) =>
      page.evaluate(`document.querySelector('textarea').value = ${JSON.stringify(orders)}; document.querySelector('form[data-live]:has(textarea) button[value="${how}"]').click()`);

    // the token is in no address and in no history
    await page.shows('location.pathname + location.hash', /^\/games\/game\/seats\/1$/);
    expect(await page.evaluate('history.length')).toBeLessThanOrEqual(3);
    await page.evaluate(`document.querySelector('details').open = true`);
    await page.shows(board, /A1/);
    // no script reaches into the report, and the report into nothing
    expect(await page.evaluate(`document.querySelector('iframe').contentDocument`)).toBeNull();
    await page.shows(text('.countdown'), /^(?:1:00|0:\d\d)$/);
    expect(await shown('#standing')).toBe('Duel, turn 1 is next');

    await click('add', 'A1 -> Z9 1');
    await page.shows(text('.answer'), /^Nothing was changed\. line 1, column 7: /);
    await click('replace', 'A1 -> G1 1\nA1 -> Z9 1');
    await page.shows(text('.answer'), /^For turn 1\. .*line 2, column 7: /);
    await click('replace', 'A1 -> G1 2');
    await page.shows(text('.lines'), /^A1 -> G1 2 .*Delete$/);
    await click('add', 'A1 -> A2 1');
    await page.shows(text('.lines'), /^A1 -> G1 2 .*Delete A1 -> A2 1 .*Delete$/);
    await click('replace', '');
    await page.shows(text('#handed-in'), /^Nothing for turn 1 yet\.$/);

    await table.tick(60 * SECOND);
    await page.shows(text('#standing'), /turn 2 is next$/);
    await page.shows(text('.countdown'), /^0:(?:10|0\d)$/);
    // the refusals that the test has provoked, and nothing else
    expect(page.complaints.filter((complaint) => !/status of 422/.test(complaint))).toEqual([]);
    await table.stop();
    await page.shows(text('.line'), /^No connection; the page tries again\.$/);
  },
); // prettier-ignore

test('the first address of the server is that of its one game', async () => {
  using folder = await LiveFolder.make();
  await using table = await LiveTable.open(folder);
  const found = await fetch(new URL('/', table.page), { redirect: 'manual' });
  expect([found.status, found.headers.get('location')]).toEqual([302, '/games/game']);
  expect(await (await fetch(new URL('/games.json', table.page))).json()).toMatchObject([{ id: 'game' }]);
});

test('a token opens the desk of its seat without scripts, and another one that of the other', async () => {
  using folder = await LiveFolder.make();
  await using table = await LiveTable.open(folder);
  const enter = (token: string) =>
    fetch(`${table.page}/enter`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
      redirect: 'manual',
    });
  for (const seat of [1, 2]) {
    const entered = await enter(folder.tokens.get(seat) ?? '');
    expect([entered.status, entered.headers.get('location')]).toEqual([303, `/games/game/seats/${seat}`]);
    const [cookie = ''] = entered.headers.getSetCookie()[0]?.split(';') ?? [];
    const own = await fetch(`${table.page}/seats/${seat}`, { headers: { Cookie: cookie } });
    expect(await own.text()).toContain('<ec-board');
    const other = await fetch(`${table.page}/seats/${3 - seat}`, { headers: { Cookie: cookie } });
    expect([other.status, await other.text()]).toEqual([401, expect.stringContaining('with its token')]);
    // somebody who tries both seats can change from one to the other, but by a button alone
    const page = await (await fetch(table.page, { headers: { Cookie: cookie } })).text();
    expect(page).toMatch(/name="token"[^>]*data-from-hash=""/);
  }
  expect((await enter('1-aaaaa')).status).toBe(401);
});
