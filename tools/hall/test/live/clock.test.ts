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
