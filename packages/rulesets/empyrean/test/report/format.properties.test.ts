import { magnitude } from '@ec/economy';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { formatMagnitude } from '../../src/report/format-magnitude.js';
import { formatTurn } from '../../src/report/format-turn.js';

test.prop([fc.integer({ min: 1, max: 1_000_000 })])('Turn: year and quarter give the turn back', (turn) => {
  const [year = 0, quarter = 0] = formatTurn(turn).split('.').map(Number);
  expect((year - 1) * 4 + quarter).toBe(turn);
  expect([1, 2, 3, 4]).toContain(quarter);
});

test.prop([fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })])(
  'Sensor: a figure is at least its order of magnitude as shown, and below ten times that',
  (value) => {
    const shown = String(formatMagnitude(magnitude(value)));
    expect(shown).toMatch(/^1(?:,?0)*s$/);
    const least = BigInt(shown.replace(/[,s]/g, ''));
    expect(least <= BigInt(value) && BigInt(value) < 10n * least).toBe(true);
  },
);
