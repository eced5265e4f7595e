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
    expect(ruled(said)).toBe(ruled(ported(shown)));
    await desk.follow(ported(after));

    const address = `http://127.0.0.1:${port}`;
    const ada = new Client(address, desk.token('1'));
    expect(await ada.json('/orders')).toMatchObject({ turn: 1, text: 'A1 => J10 4\n' });
    const [tick] = await take(heard(address), 1);
    expect(Object.keys(JSON.parse(tick?.data ?? '') as object)).toEqual(['turn', 'now', 'next']);
    const exit = once(live, 'exit');
    live.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
  },
); // prettier-ignore

test('the guide lists every route, and the status codes of answers', () => {
  const source = readFileSync(new URL('../../hall/src/live/routes.ts', import.meta.url), 'utf8');
  const routes = [...source.matchAll(/\.get\('(\/\w*)'/g)].map(([, path]) => `\`GET ${path}\``);
  expect(routes.length).toBe(5);
  for (const route of [...routes, '`POST /orders`', '`PUT /orders`']) expect(guide).toContain(`| ${route} `);
  const [, codes = ''] = /\n\| Status \|[^\n]*\n([^]*?)\n\n/.exec(guide) ?? [];
  const listed = [...codes.matchAll(/^\| +(\d{3}) \|/gm)].map(([, code]) => code);
  expect(listed).toEqual(['200', '422', '400', '401', '404', '409', '413', '421', '429', '503']);
});

/** A text whose lines of dashes are as long as they may be: ports have four digits or five. */
function ruled(text: string): string {
  return lasting(text).replaceAll(/-{3,}|={3,}/g, '---');
}
