import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { ManualClock } from '../../src/live/manual-clock.js';

/** Names of what has come to its end, in order. */
function waiting(clock: ManualClock, waits: Readonly<Record<string, number>>): string[] {
  const { signal } = new AbortController();
  const done: string[] = [];
  for (const [name, time] of Object.entries(waits))
    void clock.until(time, signal).then(() => done.push(name));
  return done;
}

/** Lets what was woken go on. */
const settled = (): Promise<void> => Promise.resolve().then(() => undefined);

test('a clock of a test begins on 27 November 2026 at noon, or when it is told to', () => {
  expect(new ManualClock().now()).toBe(Date.UTC(2026, 10, 27, 12));
  expect(new ManualClock(5).now()).toBe(5);
});

test('it wakes those whose time has come, and nobody else', async () => {
  const clock = new ManualClock(100);
  const done = waiting(clock, { past: 99, now: 100, soon: 110, later: 111 });
  await settled();
  expect(done).toEqual(['past', 'now']);
  clock.pass(9);
  await settled();
  expect(done).toEqual(['past', 'now']);
  clock.pass(1);
  await settled();
  expect(done).toEqual(['past', 'now', 'soon']);
  clock.to(200);
  await settled();
  expect(done).toEqual(['past', 'now', 'soon', 'later']);
  expect(clock.now()).toBe(200);
});

test('set back by an hour, it lets nobody wait longer than they would have', async () => {
  const clock = new ManualClock(3_600_000);
  const done = waiting(clock, { soon: 3_600_010 });
  clock.to(0);
  await settled();
  expect([clock.now(), done]).toEqual([0, []]);
  clock.pass(9);
  await settled();
  expect(done).toEqual([]);
  clock.pass(1);
  await settled();
  expect(done).toEqual(['soon']);
});

test('a signal ends a wait, given before it or meanwhile, and nothing is left of it', async () => {
  const clock = new ManualClock(0);
  const done: string[] = [];
  void clock.until(10, AbortSignal.abort()).then(() => done.push('never'));
  const gone = new AbortController();
  void clock.until(10, gone.signal).then(() => done.push('gone'));
  await settled();
  expect(done).toEqual(['never']);
  gone.abort();
  await settled();
  expect(done).toEqual(['never', 'gone']);
  const other = new AbortController();
  void clock.until(10, other.signal).then(() => done.push('other'));
  expect(getEventListeners(other.signal, 'abort')).toHaveLength(1);
  clock.pass(10);
  await settled();
  expect(done).toEqual(['never', 'gone', 'other']);
  expect(getEventListeners(other.signal, 'abort')).toEqual([]);
});
