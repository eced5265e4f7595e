import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Slowed } from '../../src/limits/slowed.js';
import { Streams } from '../../src/limits/streams.js';
import { Turns } from '../../src/limits/turns.js';
import { soon } from '../live/soon.js';

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
    expect(await soon(Promise.all(all))).toEqual(['1a', '1b', '2a']);
  });

  test('who has taken 100 ms waits for the next ten seconds; the other does not', async () => {
    const turns = new Turns(limits);
    const done: string[] = [];
    void turns.take('seat 1', here, working(done, 'much', 100));
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
    expect(await soon(others.at(-1) ?? expect.fail())).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5);
    expect(await soon(first ?? expect.fail())).toBe('a');
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
    await expect(soon(failed)).rejects.toThrow('failed');
    await vi.advanceTimersByTimeAsync(20);
    expect(await soon(Promise.all([left, next]))).toEqual([undefined, 'next']);
    expect(done).toEqual(['next']);
  });
});

test('answers that come late make room for the next when they have come', async () => {
  const slowed = new Slowed({ delay: 3_600_000, waiting: 1, streams: 1 });
  expect(await soon(slowed.wait(() => [AbortSignal.abort()]))).toBeUndefined();
  const gone = new AbortController();
  const waited: string[] = [];
  const second = slowed.wait(() => [gone.signal]).then(() => waited.push('second'));
  // there is room for one alone
  await soon(slowed.wait(() => [gone.signal]).then(() => waited.push('third')));
  gone.abort();
  await soon(second);
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

test('an address that has as many as it may ends its own oldest stream, and nobody else’s', () => {
  const streams = new Streams({ each: 2, all: 9 });
  const opened = ['a', 'b', 'b', 'b', 'a'].map((address) => streams.open(address));
  expect(opened.map(({ signal }) => signal.aborted)).toEqual([false, true, false, false, false]);
});

test('where there are too many of all, the address that has most ends one; of those that have as many, the first', () => {
  const streams = new Streams({ each: 9, all: 3 });
  const ended = (addresses: readonly string[]): boolean[] =>
    addresses.map((address) => streams.open(address)).map(({ signal }) => signal.aborted);
  expect(ended(['a', 'b', 'b', 'c'])).toEqual([false, true, false, false]);
  const others = new Streams({ each: 9, all: 2 });
  const opened = ['a', 'b', 'c'].map((address) => others.open(address));
  expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
});

test('streams of which nobody states the address are bounded together alone', () => {
  const streams = new Streams({ each: 2, all: 4 });
  const opened = Array.from({ length: 5 }, () => streams.open(undefined));
  expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false, false, false, false]);
});
