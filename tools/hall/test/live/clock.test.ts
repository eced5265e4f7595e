import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clockOf } from '../../src/live/clock.js';

const HOUR = 3_600_000;

test('a clock that is set back by an hour waits for five milliseconds, and not for an hour', async () => {
  // what it says when it is asked, before and after it is set back
  const times = [0, -HOUR, -HOUR + 5];
  const clock = clockOf(() => times.shift() ?? expect.fail());
  await clock.until(5, new AbortController().signal);
  expect(times).toEqual([]);
});

test('a wait ends before any that is longer, and with its signal', async () => {
  /** What ends first: a wait, or a timer of so many milliseconds. */
  const first = (wait: Promise<void>, milliseconds: number): Promise<string> =>
    Promise.race([wait.then(() => 'wait'), setTimeout(milliseconds, 'timer')]);
  const times = [10, 15];
  const clock = clockOf(() => times.shift() ?? expect.fail());
  expect(await first(clock.until(15, new AbortController().signal), 15)).toBe('wait');
  const gone = new AbortController();
  const wait = clockOf(() => 0).until(3_600_000, gone.signal);
  gone.abort();
  expect(await first(wait, 15)).toBe('wait');
});
