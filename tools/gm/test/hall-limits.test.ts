/** What one client can ask of a hall. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { WRONG_TOKENS } from '@ec/hall/live';
import { HALL_LIMITS } from '@ec/hall/serve';
import { describe, expect, test } from 'vitest';
import { sheetOf } from './stored-folder.js';
import { TestHall } from './test-hall.js';

const HOUR = 3_600_000;

describe('a hall', () => {
  test('lets an address open so many streams in ten seconds, says when it may open more, and lets others in', async () => {
    const slow = { delay: 0, waiting: 8, streams: 2 };
    await using hall = await TestHall.open({ limits: { ...HALL_LIMITS, slow } });
    const open = async (address: string) => {
      const headers = { 'X-Forwarded-For': address, Accept: 'application/json' };
      return hall.ask('/games/game/events', { headers });
    };
    const streams = [];
    for (let i = 0; i < 3; i++) streams.push(await open('192.0.2.1'));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 429]);
    const wait = Number(streams[2]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
    expect(await streams[2]?.json()).toMatchObject({ error: { code: 'too-many' } });
    const other = await open('192.0.2.2');
    expect(other.status).toBe(200);
    for (const { body } of [...streams, other]) if (body?.locked === false) await body.cancel();
  });

  test('answers guesses late, as many as may wait for that; neither the owner of the seat nor anybody else is kept waiting', async () => {
    // No guess is answered before the hall closes.
    const slow = { delay: HOUR, waiting: 1, streams: 64 };
    await using hall = await TestHall.open({ limits: { ...HALL_LIMITS, slow } });
    const guess = async (path: string) => {
      const headers = { Authorization: 'Bearer 1-aaaaa' };
      return (await hall.ask(`/games/game${path}`, { headers })).status;
    };
    for (let i = 1; i <= WRONG_TOKENS; i++) expect(await guess('/seats/1/orders')).toBe(401);
    const guesses = [guess('/seats/1/orders'), guess('/seats/1/report')];
    // one waits; for the other there is no room to do so
    expect(await Promise.race(guesses)).toBe(429);
    expect((await hall.asSeat(1, '/orders')).status).toBe(200);
    expect((await hall.ask('/games/game')).status).toBe(200);
    const answered: number[] = [];
    for (const one of guesses) void one.then((status) => answered.push(status));
    expect((await hall.asSeat(1, '/orders')).status).toBe(200);
    expect(answered).toEqual([429]);
    await hall.served[Symbol.asyncDispose]();
    expect(await Promise.all(guesses)).toEqual([429, 429]);
    // the first at once, the others together when the hall closes
    const log = (await hall.folder.log()).filter(({ code }) => code === 'wrong-token');
    expect(log.map(({ seat, times }) => [seat, times])).toEqual([[1, WRONG_TOKENS + 2]]);
  });

  test('takes orders whose length is not stated', async () => {
    await using hall = await TestHall.open();
    const body = new Blob([sheetOf(1, 1)]).stream();
    const sent = { method: 'POST', body, duplex: 'half' } as const;
    const taken = await hall.asSeat(1, '/orders', sent);
    expect([taken.status, await taken.json()]).toMatchObject([200, { counts: true, text: sheetOf(1, 1) }]);
  });

  test('takes a request to change something that has no body and states no length, as programs send it', async () => {
    await using hall = await TestHall.open();
    const { host, port } = new URL(hall.address);
    const statuses = [];
    for (const method of ['POST', 'PUT']) {
      const socket = connect(Number(port), '127.0.0.1');
      const token = hall.folder.token(1);
      const headers = [`Host: ${host}`, `Authorization: Bearer ${token}`, 'Connection: close'].join('\r\n');
      socket.end(`${method} /games/game/seats/1/draft HTTP/1.1\r\n${headers}\r\n\r\n`);
      statuses.push([method, (await text(socket)).split(' ')[1]]);
    }
    expect(statuses).toEqual([
      ['POST', '404'],
      ['PUT', '204'],
    ]);
  });

  test('refuses a body that is too long with a code for programs, and on a page for people', async () => {
    await using hall = await TestHall.open();
    const body = 'x'.repeat(300_000);
    const unstated = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' } as const;
    expect((await hall.asSeat(1, '/orders', unstated)).status).toBe(413);
    const path = '/orders';
    const refused = await hall.asSeat(1, path, { method: 'POST', body });
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: { code: 'too-long', message: 'expected at most 262144 bytes, received more' } },
    ]);
    const told = await hall.ask(`/games/game/seats/1${path}`, { method: 'POST', body });
    expect([told.status, told.headers.get('content-type')]).toEqual([413, 'text/html; charset=UTF-8']);
    const shown = await told.text();
    expect(shown).toContain('<link rel="stylesheet"');
    expect(shown).toContain('Go back, make it shorter and send it again.');
  });
});
