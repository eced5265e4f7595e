import { connect } from 'node:net';
import { once } from 'node:events';
import { gameMessages } from '@ec/engine/sqlite';
import { describe, expect, test, vi } from 'vitest';
import { LIVE_LIMITS, WRONG_TOKENS } from '@ec/hall/live';
import { Client, LiveFolder, LiveTable } from './live-table.js';

describe('a live game', () => {
  test('wrong tokens are answered 429 after 20 in a minute, of an address and for a seat; the right one always works', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    const right = folder.tokens.get(1) ?? '';
    const ask = async (token: string, from: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': `10.0.0.1, ${from}` };
      const response = await table.client().ask('/orders', { headers });
      return [response.status, Number(response.headers.get('retry-after') ?? 0)] as const;
    };
    // by address, whatever the seat
    for (let i = 1; i <= WRONG_TOKENS; i++) expect((await ask('9-aaaaa', '192.0.2.1'))[0]).toBe(401);
    const [status, wait] = await ask('9-aaaaa', '192.0.2.1');
    expect(status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await ask('9-aaaaa', '192.0.2.2'))[0]).toBe(401);
    // for a seat, whatever the address
    for (let i = 1; i <= WRONG_TOKENS; i++) expect((await ask('1-aaaaa', `192.0.2.${100 + i}`))[0]).toBe(401);
    expect((await ask('1-aaaaa', '192.0.2.200'))[0]).toBe(429);
    // the owner, from the attacker's address and from another
    for (const from of ['192.0.2.1', '192.0.2.200']) expect((await ask(right, from))[0]).toBe(200);
    await table.stop();
    const log = gameMessages(table.stored).filter(({ code }) => code === 'wrong-token');
    expect(log.map(({ seat, times }) => [seat, times])).toEqual([
      [null, 22],
      [1, 21],
    ]);
  });

  test('answers to guesses come late, as many as may wait for that; the owner of the seat is not kept waiting', async () => {
    using folder = await LiveFolder.make();
    // No guess is answered before the game ends.
    const limits = { ...LIVE_LIMITS, slow: { ...LIVE_LIMITS.slow, delay: 3_600_000, waiting: 1 } };
    await using table = await LiveTable.open(folder, { limits });
    const guess = async () => (await new Client(table.page, '1-aaaaa').ask('/orders')).status;
    for (let i = 1; i <= WRONG_TOKENS; i++) expect(await guess()).toBe(401);
    const guesses = [guess(), guess()];
    // one waits; for the other there is no room to do so
    expect(await Promise.race(guesses)).toBe(429);
    expect((await table.client(1).ask('/orders')).status).toBe(200);
    const answered: number[] = [];
    for (const one of guesses) void one.then((status) => answered.push(status));
    expect((await table.client(1).ask('/report')).status).toBe(200);
    expect(answered).toEqual([429]);
    await table.stop();
    expect(await Promise.all(guesses)).toEqual([429, 429]);
  });

  test('requests that wait are refused above the limit, with 429 and the time to ask again', async () => {
    using folder = await LiveFolder.make();
    const limits = { ...LIVE_LIMITS, turns: { work: 1, period: 100, waiting: 2 } };
    await using table = await LiveTable.open(folder, { limits });
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => (await table.client(1).ask('/report?format=xlsx')).status),
    );
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    expect((await table.client(1).json('/orders')).status).toBe(200);
  });

  test('of one address so many streams are open, and a new one ends the oldest', async () => {
    using folder = await LiveFolder.make();
    const limits = { ...LIVE_LIMITS, streams: { each: 2, all: 8 } };
    await using table = await LiveTable.open(folder, { limits });
    const streams = [];
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    for (let i = 0; i < 3; i++) streams.push(await table.client().ask('/events', { headers }));
    // the first has come to its end
    expect(await streams[0]?.text()).toContain('event: tick');
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of streams.slice(1)) await body?.cancel();
  });

  test('somebody who never finishes a request is cut off', { timeout: 30_000 }, async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    const { port } = new URL(table.page);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /status HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    socket.resume();
    await once(socket, 'close');
    expect((await table.client().ask('/status')).status).toBe(200);
  });

  test('the message of a bug stays with the host: no seed and no path reach a player', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    using told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    using _ = vi.spyOn(table.live, 'submit').mockRejectedValue(new Error(`seed 7, turn 1: ${folder.file}`));
    const said = await table.client(1).add('A1 -> J10 1');
    expect(said).toMatchObject({ status: 500 });
    expect(JSON.stringify(said)).not.toMatch(/seed|game\.ec/);
    expect(told.mock.calls.join()).toContain('seed 7');
  });
});
