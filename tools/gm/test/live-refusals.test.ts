import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { gameMessages } from '@ec/engine/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, LiveFolder, LiveTable } from './live-table.js';

let folder: LiveFolder;
let table: LiveTable;
beforeAll(async () => {
  folder = await LiveFolder.make();
  table = await LiveTable.open(folder);
});
afterAll(async () => {
  await table[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const PRIVATE = ['/report', '/report?format=json', '/orders'];

describe('tokens', () => {
  test('are needed for a report and for orders, and for nothing else', async () => {
    const anybody = table.client();
    for (const path of PRIVATE)
      expect(await anybody.json(path)).toEqual({
        status: 401,
        error: {
          code: 'no-token',
          message: 'expected somebody who plays this seat, received a request of somebody else',
        },
      });
    for (const method of ['POST', 'PUT'])
      expect(await anybody.json('/orders', { method, body: 'A1 -> J10 1' })).toMatchObject({ status: 401 });
    for (const path of ['', '/status']) expect((await anybody.ask(path)).status).toBe(200);
  });

  test('that are wrong are refused and noted, without being repeated anywhere', async () => {
    const right = folder.tokens.get(1) ?? '';
    const wrong = [right.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')), right.replace(/^1/, '2'), '7-aaaaa', 'x'];
    for (const token of wrong) {
      const said = await new Client(table.page, token).json('/orders');
      expect(said).toEqual({
        status: 401,
        error: { code: 'wrong-token', message: 'expected the token of a seat, received another' },
      });
    }
    expect((await new Client(table.page, '"').json('/orders')).status).toBe(401);
    // another scheme is no token
    const headers = { Accept: 'application/json', Authorization: 'Basic MTphYWFhYQ==' };
    expect(await table.client().json('/orders', { headers })).toMatchObject({ status: 401, error: { code: 'no-token' } });
    const log = gameMessages(table.stored).filter(({ code }) => code === 'wrong-token');
    // the first at once, and what follows within ten seconds together
    expect(log.map(({ seat }) => seat)).toEqual([1]);
    for (const token of wrong.slice(0, 3)) expect(JSON.stringify(log)).not.toContain(token);
  }); // prettier-ignore

  test('are asked for anew with each request: after the right one, another is as wrong as before', async () => {
    const right = folder.tokens.get(1) ?? '';
    const statusOf = async (token: string) => (await new Client(table.page, token).ask('/orders')).status;
    expect(await statusOf(right)).toBe(200);
    const others = [right.slice(0, -1), `${right}a`, right.toUpperCase(), right.replace('1-', '01-'), '1-', folder.tokens.get(2)?.replace(/^2/, '1') ?? ''];
    for (const other of others) {
      expect(await statusOf(other)).toBe(401);
      expect(await statusOf(right)).toBe(200);
    }
    const said = await new Client(table.page, others[0]).add('A1 -> A2 1');
    expect(said).toMatchObject({ status: 401, error: { code: 'wrong-token' } });
    expect(await table.client(1).json('/orders')).toMatchObject({ receipt: null, text: '' });
  }); // prettier-ignore

  test('show their own seat alone: reports differ, and the status shows neither orders nor addresses', async () => {
    const [ada, bo] = await Promise.all(
      [1, 2].map(async (seat) => (await table.client(seat).ask('/report?format=text')).text()),
    );
    expect([ada, bo]).toMatchObject([expect.stringMatching(/You are red/), expect.stringMatching(/You are blue/)]);
    const before = await (await table.client().ask('/status')).text();
    await table.client(1).add('A1 -> J10 1');
    expect(await (await table.client().ask('/status')).text()).toBe(before);
    expect(before).not.toContain('example.org');
  }); // prettier-ignore

  test('count from the moment they are given until there is another', async () => {
    const old = table.client(2);
    expect((await old.json('/orders')).status).toBe(200);
    const { stdout } = await folder.ec('seats token', '2', '--json');
    const { token } = JSON.parse(stdout) as { token: string };
    for (const path of PRIVATE) expect((await old.ask(path)).status).toBe(401);
    expect(await old.add('A1 -> A2 1')).toMatchObject({ status: 401 });
    expect((await new Client(table.page, token).json('/orders')).status).toBe(200);
    folder.tokens.set(2, token);
  });

  test('are worth nothing once the player has left the seat', async () => {
    using other = await LiveFolder.make();
    await using left = await LiveTable.open(other);
    expect((await left.client(2).ask('/orders')).status).toBe(200);
    expect((await other.ec('seats remove', '2')).code).toBe(0);
    expect((await left.client(2).ask('/orders')).status).toBe(401);
    expect((await left.client(1).ask('/orders')).status).toBe(200);
  });
});

describe('what is refused', () => {
  test('orders while somebody else is changing the game: 503, nothing is kept, and what is read is answered', async () => {
    const bo = table.client(2);
    using other = new DatabaseSync(folder.file);
    other.exec('BEGIN IMMEDIATE');
    expect(await bo.add('J10 -> A1 1')).toEqual({
      status: 503,
      error: { code: 'busy', message: 'somebody else is changing the game: try again when they are done' },
    });
    for (const path of ['/status', '/orders', '/report']) expect((await bo.ask(path)).status).toBe(200);
    other.exec('ROLLBACK');
    expect(await bo.json('/orders')).toMatchObject({ receipt: null, text: '' });
    expect(await bo.add('J10 -> A1 1')).toMatchObject({ status: 200, counts: true });
  });

  test('an unknown route or method', async () => {
    const ada = table.client(1);
    for (const [path, method] of [['/report/1', 'GET'], ['/status', 'POST'], ['/game.ec', 'GET'], ['/../game.ec', 'GET'], ['/../../game.ec', 'GET'], ['/../other', 'GET']] as const)
      expect(await ada.json(path, { method })).toMatchObject({ status: 404, error: { code: 'no-page' } });
    expect(await ada.json('/orders', { method: 'DELETE' })).toMatchObject({ status: 405, error: { code: 'no-method' } });
  }); // prettier-ignore

  test('what a hall with one game does not have: accounts, letters, sign-ups and roles', async () => {
    const ada = table.client(1);
    for (const [path, method] of [['/press', 'GET'], ['/press', 'POST'], ['/ask', 'POST'], ['/master/invite', 'POST'], ['/master/give-desk', 'POST'], ['/../../enter', 'GET'], ['/../../account', 'GET']] as const)
      expect(await ada.json(path, { method })).toMatchObject({ status: 404, error: { code: 'no-page' } });
    const pages = await Promise.all(['', '/seats/1'].map(async (path) => (await ada.ask(path, { headers: { Authorization: `Bearer ${folder.tokens.get(1)}` } })).text()));
    for (const page of pages) expect(page).not.toMatch(/"\/enter|"\/account|\/press"/);
  }); // prettier-ignore

  test('a report of an unknown turn', async () => {
    const ada = table.client(1);
    expect(await ada.json('/report?turn=9')).toMatchObject({
      status: 404,
      error: { code: 'no-turn', message: 'turn: expected a turn from 0 to 0, received 9' },
    });
    for (const turn of ['-1', '1.5', '1e3', "0'--", '9999999'])
      expect(await ada.json(`/report?turn=${turn}`)).toEqual({
        status: 400,
        error: { code: 'wrong-input', message: `turn: expected an integer from 0 to 0, received ${turn}` },
      });
  });

  test('more than 64 KiB of orders, whether the length is stated or not, or reached by adding', async () => {
    const ada = table.client(1);
    const long = ';'.repeat(2 ** 16 + 1);
    const refused = { status: 413, error: { code: 'too-long', message: 'expected orders of at most 65536 bytes in all, received more' } };
    expect(await ada.add(`; ${'x'.repeat(40_000)}`)).toMatchObject({ status: 200, counts: true });
    expect(await ada.add(`; ${'x'.repeat(40_000)}`)).toMatchObject(refused);
    expect(await ada.replace(long)).toMatchObject(refused);
    const body = new Blob([long]).stream();
    expect(await ada.json('/orders', { method: 'PUT', body, duplex: 'half' } as RequestInit)).toMatchObject(refused);
  }); // prettier-ignore

  test('another name of the host, with which a web page would lead a browser here', async () => {
    const { port } = new URL(table.page);
    const asked = async (host: string): Promise<number | undefined> => {
      const options = { host: '127.0.0.1', port, path: '/games/game/status', setHost: false, headers: { Host: host } };
      const [response] = (await once(request(options).end(), 'response')) as [IncomingMessage];
      await text(response);
      return response.statusCode;
    };
    for (const host of [`localhost:${port}`, 'LOCALHOST', '127.0.0.1', `[::1]:${port}`]) expect(await asked(host)).toBe(200);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example', '0.0.0.0'])
      expect(await asked(host)).toBe(421);
  }); // prettier-ignore

  test('other web pages: no answer allows another origin', async () => {
    const { headers } = await table.client().ask('/status', { headers: { Origin: 'https://evil.example' } });
    expect([...headers.keys()].filter((key) => key.startsWith('access-control'))).toEqual([]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
