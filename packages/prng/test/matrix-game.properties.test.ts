import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { solveMatrixGame } from '../src/matrix-game.js';

const thousandths = fc.integer({ min: -1000, max: 1000 }).map((n) => n / 1000);

const matrix = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .chain(([rows, columns]) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      wins: fc.array(fc.oneof(fc.constantFrom(-1, 0, 1), thousandths), {
        minLength: rows * columns,
        maxLength: rows * columns,
      }),
    }),
  );

test.prop([matrix], { numRuns: 2000 })(
  'matrix games: neither side can do better than the value, whatever it chooses',
  ({ wins, rows, columns }) => {
    const { value, row, column } = solveMatrixGame(wins, rows, columns);
    for (const chances of [row, column]) {
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
    for (let j = 0; j < columns; j++) {
      const won = row.reduce((sum, chance, i) => sum + chance * (wins[i * columns + j] ?? 0), 0);
      expect(won).toBeGreaterThanOrEqual(value - 1e-11);
    }
    for (let i = 0; i < rows; i++) {
      const won = column.reduce((sum, chance, j) => sum + chance * (wins[i * columns + j] ?? 0), 0);
      expect(won).toBeLessThanOrEqual(value + 1e-11);
    }
  },
);

test.prop([matrix, fc.nat({ max: 1_000_000 }), fc.infiniteStream(fc.integer({ min: -1000, max: 1000 }))], {
  numRuns: 500,
})(
  'matrix games: when no entry changes by more than so much, neither does the value, so that errors of rounds add up and do not grow',
  ({ wins, rows, columns }, millionths, changes) => {
    const most = millionths / 1_000_000;
    const changed = wins.map((entry) => entry + (most * (changes.next().value ?? 0)) / 1000);
    const [before, after] = [wins, changed].map((each) => solveMatrixGame(each, rows, columns).value);
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThanOrEqual(most + 1e-11);
  },
);

test.prop([matrix, fc.integer({ min: -290, max: 290 }), fc.constantFrom(0, 0, 1, -1, 1e6, -1e10, 1e12)], {
  numRuns: 1000,
})(
  'matrix games: neither side can do better, in whatever unit the entries are, and whatever all have in common',
  ({ wins, rows, columns }, power, common) => {
    const unit = 10 ** power;
    const entries = wins.map((entry) => (Math.round(entry * 1000) + common) * unit);
    const { value, row, column } = solveMatrixGame(entries, rows, columns);
    // entries without what they have in common are exact, unless their unit is rounded
    const own = (entry: number) => entry / unit - common;
    const slack = 1e-6 + Math.abs(common) * 1e-15;
    for (let j = 0; j < columns; j++) {
      const won = row.reduce((sum, chance, i) => sum + chance * own(entries[i * columns + j] ?? 0), 0);
      expect(won).toBeGreaterThanOrEqual(own(value) - slack);
    }
    for (let i = 0; i < rows; i++) {
      const won = column.reduce((sum, chance, j) => sum + chance * own(entries[i * columns + j] ?? 0), 0);
      expect(won).toBeLessThanOrEqual(own(value) + slack);
    }
  },
);
