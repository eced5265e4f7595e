import { expect, test } from 'vitest';
import { formatDuration, formatTick, lengthIn } from '../src/game/when.js';

const NOW = Date.parse('2026-12-01T18:00:00Z');
const HOUR = 3_600_000;

test('the next turn of a live game has its date from 24 hours on', () => {
  expect(formatTick(NOW + 10_000, NOW)).toBe('18:00:10 UTC');
  // the next day, and no doubt which
  expect(formatTick(NOW + 24 * HOUR - 1_000, NOW)).toBe('17:59:59 UTC');
  expect(formatTick(NOW + 24 * HOUR, NOW)).toBe('2026-12-02 18:00 UTC');
  expect(formatTick(NOW + 168 * HOUR + 10_000, NOW)).toBe('2026-12-08 18:00:10 UTC');
});

test.each([
  [1_000, '1 s'],
  [90_000, '90 s'],
  [300_000, '5 min'],
  [36 * HOUR, '36 h'],
  [24 * HOUR, '1 day'],
  [168 * HOUR, '7 days'],
])('%i ms are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test.each([
  ['10s', 10_000],
  ['5m', 300_000],
  ['36h', 36 * HOUR],
  ['7d', 168 * HOUR],
  ['2w', 336 * HOUR],
  ['0s', 0],
  ['', NaN],
  ['10', NaN],
  ['10y', NaN],
  ['-10s', NaN],
  ['10000s', NaN],
  ['undefined', NaN],
])('%s is a length of %d ms', (text, milliseconds) => {
  expect(lengthIn(text)).toBe(milliseconds);
});
