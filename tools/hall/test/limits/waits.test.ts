import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counted } from '../../src/limits/counted.js';
import { passed } from '../../src/limits/passed.js';
import { Slowed } from '../../src/limits/slowed.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a promise has settled. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

test('what is done more often than twice in 10 s is told after how many seconds it may be done again', async () => {
  const counted = new Counted({ most: 2, period: 10_000 });
  expect([await counted.count('ada'), await counted.count('ada')]).toEqual([0, 0]);
  expect(await counted.count('ada')).toBe(10);
  expect(await counted.count('bo')).toBe(0);
  await vi.advanceTimersByTimeAsync(4_500);
  // 5.5 s are left
  expect(await counted.count('ada')).toBe(6);
  await vi.advanceTimersByTimeAsync(5_500);
  expect(await counted.count('ada')).toBe(0);
});

test('a wait ends when its time has passed, and leaves nothing behind', async () => {
  const { signal } = new AbortController();
  const wait = passed(100, signal);
  await vi.advanceTimersByTimeAsync(99);
  expect(await isDone(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isDone(wait)).toBe(true);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a wait ends when its signal is given, before it or meanwhile, and its timer with it', async () => {
  const gone = new AbortController();
  const wait = passed(100, gone.signal);
  expect(await isDone(wait)).toBe(false);
  gone.abort();
  expect([await isDone(wait), await isDone(passed(100, gone.signal))]).toEqual([true, true]);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever asks in vain waits a second and a 64th; the next a 64th longer', async () => {
  const slowed = new Slowed({ delay: 6_400, waiting: 2, streams: 1 });
  const [first, second] = [slowed.wait(() => []), slowed.wait(() => [])];
  // there is room for two
  expect(await isDone(slowed.wait(() => []))).toBe(true);
  await vi.advanceTimersByTimeAsync(6_499);
  expect(await isDone(first)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([await isDone(first), await isDone(second)]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isDone(second)).toBe(true);
  // both have made room, and a signal ends the wait
  const gone = new AbortController();
  const waits = [slowed.wait(() => [gone.signal]), slowed.wait(() => [gone.signal])];
  expect(await Promise.all(waits.map(isDone))).toEqual([false, false]);
  gone.abort();
  expect(await Promise.all(waits.map(isDone))).toEqual([true, true]);
});

test('of an address so many streams can be opened in ten seconds; where nobody states it, any number', async () => {
  const slowed = new Slowed({ delay: 0, waiting: 0, streams: 2 });
  const open = async (address: string | undefined): Promise<number[]> => [
    await slowed.streamsIn(address),
    await slowed.streamsIn(address),
    await slowed.streamsIn(address),
  ];
  expect(await open('192.0.2.1')).toEqual([0, 0, 10]);
  expect(await open('192.0.2.2')).toEqual([0, 0, 10]);
  expect(await open(undefined)).toEqual([0, 0, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await slowed.streamsIn('192.0.2.1')).toBe(0);
});
