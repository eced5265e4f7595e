import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { TestHall } from './test-hall.js';

describe('a body that is not what it says it is', () => {
  const wrong = [
    ['application/json', '{'],
    ['application/json', 'null'],
    ['application/json', '"x"'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=b', 'no part'],
  ] as const;
  test.each(wrong)('%s: %s is refused in words', async (type, body) => {
    await using hall = await TestHall.open();
    const headers = { 'Content-Type': type, Accept: 'application/json', Origin: hall.address };
    const asPlayer = { ...headers, Authorization: `Bearer ${hall.folder.token(1)}` };
    for (const [path, sent] of [
      ['/games/game/seats/1/press', asPlayer],
      ['/games/game/enter', headers],
      ['/enter', headers],
    ] as const) {
      const answer = await hall.ask(path, { method: 'POST', headers: sent, body });
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        400,
        { error: { code: 'wrong-body', message: /^expected .+, received / } },
      ]);
    }
    expect(hall.mails).toEqual([]);
  });
});

describe('browsers', () => {
  test('keep what pages load for good, under an address that changes with it, and nothing else', async () => {
    await using hall = await TestHall.open();
    const page = await hall.ask('/games/game');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const [, asset = ''] = /href="(\/assets\/hall\.css\?v=[0-9a-f]{16})"/.exec(await page.text()) ?? [];
    expect((await hall.ask(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const other = await hall.ask('/assets/hall.css?v=0');
    expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const events = await hall.ask('/games/game/events');
    expect(events.headers.get('cache-control')).toBe('private, no-store');
    await events.body?.cancel();
  });
});

describe("a game's master", () => {
  test('hears nothing of where the host keeps the game', async () => {
    await using hall = await TestHall.open();
    const cookie = `ec-host=${hall.served.hall.hostKey.text}`;
    for (const path of ['doctor', 'replay', 'status']) {
      const text = await (await hall.with(cookie, `/games/game/master/${path}`)).text();
      expect(text).not.toContain(hall.folder.path);
    }
    const wrong = await hall.with(cookie, '/games/game/master/calendar', { zone: 'Moon' });
    const said = await wrong.text();
    expect([wrong.status, said.includes('game.ec'), said.includes(hall.folder.path)]).toEqual([
      422,
      true,
      false,
    ]);
  });
});

describe('requests that no page makes', () => {
  test('whoever asks for the head of a stream of events holds none open', async () => {
    await using hall = await TestHall.open();
    const heads = Array.from({ length: 20 }, () => hall.ask('/games/game/events', { method: 'HEAD' }));
    for (const { status, headers } of await Promise.all(heads))
      expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(hall.served.hall.streams.size).toBe(0);
  });

  /** The first line of the answer to a request line and headers. */
  const answerTo = async (address: string, lines: readonly string[]): Promise<string> => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
    return (await text(socket)).split('\r\n')[0] ?? '';
  };

  test.each(['PROPFIND', 'TRACE', 'DELETE', 'OPTIONS'])(
    'a method of no route is refused: %s',
    async (method) => {
      await using hall = await TestHall.open();
      const { host } = new URL(hall.address);
      expect(await answerTo(hall.address, [`${method} / HTTP/1.1`, `Host: ${host}`])).toBe(
        'HTTP/1.1 405 Method Not Allowed',
      );
    },
  );

  test('the host of a request line is looked at, too', async () => {
    await using hall = await TestHall.open();
    const { host } = new URL(hall.address);
    const asked = (of: string): Promise<string> =>
      answerTo(hall.address, [`GET http://${of}/ HTTP/1.1`, `Host: ${host}`]);
    expect(await asked(host)).toBe('HTTP/1.1 200 OK');
    expect(await asked('evil.example')).toBe('HTTP/1.1 421 Misdirected Request');
  });
});
