import { expect, test } from 'vitest';
import { sweepFigure } from '../../src/reporting/figures/sweep-figure.js';
import { sweepLines } from '../../src/reporting/sweep-lines.js';

const point = (at: number, value: number, half: number) => ({
  at,
  values: [{ value, low: value - half, high: value + half, n: 10 }],
});

function shown(points: readonly ReturnType<typeof point>[], current = 0) {
  const head = { id: 'f', title: 'Profit', note: '', format: 'number' as const, unit: '' };
  const figure = sweepFigure({
    ...head,
    parameter: 'price',
    parameterUnit: '',
    current,
    lines: [''],
    points,
  });
  if (figure.kind !== 'sweep') throw new Error('expected a sweep');
  return sweepLines(figure);
}

test('each point of a sweep has its interval in place, with a line at 0: 36 columns from −7 to 28 are one for each', () => {
  expect(shown([point(1, -4, 3), point(2, 8, 4), point(10, 25, 3)], 2)).toEqual([
    `  1  ───●───│${' '.repeat(28)} −4.0 (−7.0 to −1.0)`,
    `  2         │   ────●────${' '.repeat(16)} 8.0 (4.0 to 12.0) *`,
    `  10        │${' '.repeat(21)}───●─── 25.0 (22.0 to 28.0)`,
    '  * without the sweep',
  ]);
});

test('an interval that crosses 0 shows where', () => {
  // columns from −7 to 28 again
  expect(shown([point(1, -3, 4), point(2, 24, 4), point(3, 3, 5)])?.[2]).toBe(
    `  3      ──┼──●─────${' '.repeat(20)} 3.0 (−2.0 to 8.0)`,
  );
});

test('without a 0 between them there is no line, and a single value has no width', () => {
  expect(shown([point(1, 5, 0)])).toEqual([`  1 ●${' '.repeat(35)} 5`]);
});

test('a sweep of more than 60 lines is not shown point by point', () => {
  expect(shown(Array.from({ length: 59 }, (_, i) => point(i + 1, i, 1)))).toHaveLength(59);
  expect(shown(Array.from({ length: 60 }, (_, i) => point(i + 1, i, 1)))).toBeUndefined();
});
