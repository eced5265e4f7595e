import { connect } from 'node:net';
import { once } from 'node:events';
import { gameMessages } from '@ec/engine/sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIVE_LIMITS } from '../src/live/routes.js';
import { Slowed } from '../src/live/slowed.js';
import { Streams } from '../src/live/streams.js';
import { Turns } from '../src/live/turns.js';
import { WRONG_TOKENS } from '../src/live/wrong-tokens.js';
import { Client, LiveFolder, LiveTable } from './live-table.js';

describe('turns', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const limits = { work: 100, period: 10_000, waiting: 2 };
  const here = new AbortController().signal;
  /** Work of so many milliseconds, which writes its name when it is done. */
  const working = (done: string[], name: string, milliseconds: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    done.push(name);
    return name;
  };

  test('of one player come one after the other, and do not wait for those of another', async () => {
    const turns = new Turns(limits);
    const done: string[] = [];
    const all = [
      turns.take('seat 1', here, working(done, '1a', 30)),
      turns.take('seat 1', here, working(done, '1b', 30)),
      turns.take('seat 2', here, working(done, '2a', 40)),
    ];
    await vi.advanceTimersByTimeAsync(45);
    expect(done).toEqual(['1a', '2a']);
    await vi.advanceTimersByTimeAsync(20);
    expect(await Promise.all(all)).toEqual(['1a', '1b', '2a']);
  });

  test('who has taken 100 ms waits for the next ten seconds; the other does not', async () => {
    const turns = new Turns(limits);
    const done: string[] = [];
    void turns.take('seat 1', here, working(done, 'much', 150));
    void turns.take('seat 1', here, working(done, 'more', 1));
    await vi.advanceTimersByTimeAsync(200);
    void turns.take('seat 2', here, working(done, 'other', 1));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(done).toEqual(['much', 'other']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(done).toEqual(['much', 'other', 'more']);
  });

  test('more than two that wait are refused, until there is room again', async () => {
    const turns = new Turns(limits);
    const done: string[] = [];
    const [first, ...others] = ['a', 'b', 'c', 'd'].map((name) =>
      turns.take('seat 1', here, working(done, name, 5)),
    );
    expect(await others.at(-1)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5);
    expect(await first).toBe('a');
    void turns.take('seat 1', here, working(done, 'e', 5));
    await vi.advanceTimersByTimeAsync(20);
    expect(done).toEqual(['a', 'b', 'c', 'e']);
  });

  test('who is gone when their turn comes costs nothing, and work that fails lets the next come', async () => {
    const turns = new Turns(limits);
    const done: string[] = [];
    const gone = new AbortController();
    const failed = turns.take('seat 1', here, () => Promise.reject(new Error('failed')));
    const left = turns.take('seat 1', gone.signal, working(done, 'left', 5));
    const next = turns.take('seat 1', here, working(done, 'next', 5));
    gone.abort();
    await expect(failed).rejects.toThrow('failed');
    await vi.advanceTimersByTimeAsync(20);
    expect(await Promise.all([left, next])).toEqual([undefined, 'next']);
    expect(done).toEqual(['next']);
  });
});

test('answers that come late make room for the next when they have come', async () => {
  const slowed = new Slowed({ delay: 3_600_000, waiting: 1, streams: 1 });
  await slowed.wait(AbortSignal.abort());
  const gone = new AbortController();
  const waited: string[] = [];
  const second = slowed.wait(gone.signal).then(() => waited.push('second'));
  // there is room for one alone
  await slowed.wait(gone.signal).then(() => waited.push('third'));
  gone.abort();
  await second;
  expect(waited).toEqual(['third', 'second']);
});

describe('streams of events', () => {
  test('a new one is always let in: the oldest of its address ends, else of the address with most', () => {
    const streams = new Streams({ each: 2, all: 4 });
    const ended: string[] = [];
    const opened = ['a', 'a', 'a', 'b', 'c', 'd'].map((address, i) => {
      const stream = streams.open(address);
      stream.signal.addEventListener('abort', () => ended.push(`${address}${i}`));
      return stream;
    });
    // the third of a ends its first; the sixth of all ends the oldest of a, which has two
    expect(ended).toEqual(['a0', 'a1']);
    expect(streams.size).toBe(4);
    for (const stream of opened) stream[Symbol.dispose]();
    expect(streams.size).toBe(0);
  });
});

test('streams of which nobody states the address are bounded together alone', () => {
  const streams = new Streams({ each: 2, all: 4 });
  const opened = Array.from({ length: 5 }, () => streams.open(undefined));
  expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false, false, false, false]);
});

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
    const guess = async () => (await new Client(table.address, '1-aaaaa').ask('/orders')).status;
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
    const { port } = new URL(table.address);
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
