import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { Desk, lasting } from './desk.js';
import { freePort } from './free-port.js';
import { bin } from './game-folder.js';
import { Client, take, heard } from './live-table.js';

const guide = readFileSync(new URL('../../../docs/guides/live.md', import.meta.url), 'utf8').replaceAll(
  '\r\n',
  '\n',
);

/** What the guide does before the game is live, the output of `ec live` that it shows, and what it does meanwhile. */
const [, before = '', shown = '', after = ''] =
  /^([^]*?)```console\n\$ ec live duel\.ec\n([^]*?)```\n([^]*)$/.exec(guide) ?? [];

test.skipIf(process.platform === 'win32')(
  'the duel that the guide plays: the game goes live and answers as the guide says, until Ctrl-C',
  async () => {
    using desk = new Desk();
    await desk.follow(before);
    // Another game may use the default port.
    const port = `${await freePort()}`;
    const ported = (text: string): string => text.replaceAll('127.0.0.1:8078', `127.0.0.1:${port}`);
    const keyless = (text: string): string => text.replace(/(?<=\/host#)[\w-]{22}$/m, 'KEY');
    const live = spawn(process.execPath, [bin, 'live', 'duel.ec', '--port', port], {
      cwd: desk.path,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    using _ = { [Symbol.dispose]: () => live.kill('SIGKILL') };
    let said = '';
    for await (const line of createInterface(live.stdout)) {
      said += `${line}\n`;
      if (said.split('\n').length > shown.split('\n').length - 1) break;
    }
    live.stdout.resume();
    expect(ruled(keyless(said))).toBe(ruled(ported(shown)));
    await desk.follow(ported(after));

    const page = `http://127.0.0.1:${port}/games/duel`;
    const ada = new Client(page, desk.token('1'));
    expect(await ada.json('/orders')).toMatchObject({ turn: 1, text: 'A1 => J10 4\n' });
    const [tick] = await take(heard(page), 1);
    expect(Object.keys(JSON.parse(tick?.data ?? '') as object)).toEqual(['turn', 'now', 'next']);
    const exit = once(live, 'exit');
    live.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
  },
); // prettier-ignore

test('the guide lists the routes for programs, and the status codes of answers', () => {
  const own = ['GET …/report', 'GET …/board', 'GET …/orders', 'POST …/orders', 'PUT …/orders'];
  const routes = ['GET /games/duel/status', 'GET /games/duel/events', ...own].map((route) =>
    route.replace('…', '/games/duel/seats/1'),
  );
  const [, listedRoutes = ''] = /\n\| Route [^\n]*\n([^]*?)\n\n/.exec(guide) ?? [];
  expect([...listedRoutes.matchAll(/^\| `([^`]*)`/gm)].map(([, route]) => route)).toEqual(routes);
  const [, codes = ''] = /\n\| Status \|[^\n]*\n([^]*?)\n\n/.exec(guide) ?? [];
  const listed = [...codes.matchAll(/^\| +(\d{3}) \|/gm)].map(([, code]) => code);
  expect(listed).toEqual([
    '200',
    '422',
    '400',
    '401',
    '404',
    '405',
    '409',
    '413',
    '415',
    '421',
    '429',
    '503',
  ]);
});

/** A text whose lines of dashes are as long as they may be: ports have four digits or five. */
function ruled(text: string): string {
  return lasting(text).replaceAll(/-{3,}|={3,}/g, '---');
}
