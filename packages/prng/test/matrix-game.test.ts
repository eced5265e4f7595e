import { describe, expect, it } from 'vitest';
import { solveMatrixGame } from '../src/matrix-game.js';

const CLOSE = 12;

describe('matrix games', () => {
  it.each([
    {
      name: 'matching pennies',
      matrix: [
        [1, -1],
        [-1, 1],
      ],
      value: 0,
      row: [1 / 2, 1 / 2],
      column: [1 / 2, 1 / 2],
    },
    {
      name: 'odd or even',
      matrix: [
        [-2, 3],
        [3, -4],
      ],
      value: 1 / 12,
      row: [7 / 12, 5 / 12],
      column: [7 / 12, 5 / 12],
    },
    {
      name: 'a saddle point',
      matrix: [
        [3, 1, 2],
        [0, -1, 4],
      ],
      value: 1,
      row: [1, 0],
      column: [0, 1, 0],
    },
    { name: 'one choice', matrix: [[-5]], value: -5, row: [1], column: [1] },
    {
      name: 'rock, paper, scissors',
      matrix: [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      value: 0,
      row: [1 / 3, 1 / 3, 1 / 3],
      column: [1 / 3, 1 / 3, 1 / 3],
    },
    {
      // 2p − (1 − p) = −p + (1 − p) at p = 2/5, and the third column is never better for the second player than the first
      name: 'a useless column',
      matrix: [
        [2, -1, 3],
        [-1, 1, -1],
      ],
      value: 1 / 5,
      row: [2 / 5, 3 / 5],
      column: [2 / 5, 3 / 5, 0],
    },
  ])('matrix games: $name', ({ matrix, value, row, column }) => {
    const solved = solveMatrixGame(matrix.flat(), matrix.length, matrix[0]?.length ?? 0);
    expect(solved.value).toBeCloseTo(value, CLOSE);
    for (const [i, chance] of row.entries()) expect(solved.row[i]).toBeCloseTo(chance, CLOSE);
    for (const [j, chance] of column.entries()) expect(solved.column[j]).toBeCloseTo(chance, CLOSE);
  });

  it('matrix games: entries that are nearly alike leave no error behind', () => {
    // found by chance: the tableau of the simplex method alone gave chances that were 7e-13 away from 1 in all
    const matrix = [
      [-0.004, 0, 0.001],
      [1, 0.523, -1],
      [1, 1, -1],
      [1, -1, -0.999],
      [-1, -1, -1],
    ];
    const { value, row, column } = solveMatrixGame(matrix.flat(), 5, 3);
    const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
    expect(sum(row)).toBeCloseTo(1, 15);
    expect(sum(column)).toBeCloseTo(1, 15);
    const against = matrix.map((entries) => sum(entries.map((entry, j) => entry * (column[j] ?? 0))));
    expect(Math.max(...against)).toBeCloseTo(value, 14);
  });

  // a quarter of the second row and three quarters of the third win −2/4 + 3/4 = 1/4 against the first column, and 1/4 + 0 against the second
  it.each([
    ['1e10', 1e10, 0],
    ['1e-10', 1e-10, 0],
    ['1e300', 1e300, 0],
    ['1e-300', 1e-300, 0],
    ['1, which all have 2^40 times', 1, 2 ** 40],
  ])('matrix games: in units of %s the chances are the same', (_, unit, common) => {
    const entries = [1, -2, -2, 1, 1, 0].map((entry) => (entry + common) * unit);
    const { value, row, column } = solveMatrixGame(entries, 3, 2);
    expect(value / unit - common).toBeCloseTo(1 / 4, common === 0 ? 9 : 3);
    for (const [i, chance] of [0, 1 / 4, 3 / 4].entries()) expect(row[i]).toBeCloseTo(chance, 9);
    for (const [j, chance] of [1 / 4, 3 / 4].entries()) expect(column[j]).toBeCloseTo(chance, 9);
  });

  it('matrix games: the greatest and the smallest doubles are entries', () => {
    for (const unit of [Number.MAX_VALUE, Number.MIN_VALUE]) {
      const { value, row } = solveMatrixGame([unit, -unit, -unit, unit], 2, 2);
      expect([value, ...row]).toEqual([0, expect.closeTo(1 / 2, 12), expect.closeTo(1 / 2, 12)]);
    }
  });

  it.each<[string, readonly number[], number, number]>([
    ['matrix: expected finite entries, received NaN', [1, 0, 0, NaN], 2, 2],
    ['matrix: expected finite entries, received -Infinity', [1, -Infinity], 1, 2],
    ['rows: expected an integer from 1', [1, 2, 3], 1.5, 2],
    ['columns: expected an integer from 1', [], 1, 0],
  ])('matrix games: %s', (message, wins, rows, columns) => {
    expect(() => solveMatrixGame(wins, rows, columns)).toThrow(RangeError);
    expect(() => solveMatrixGame(wins, rows, columns)).toThrow(message);
  });

  it('matrix games: a caller who miscounts gets an error', () => {
    expect(() => solveMatrixGame([1, 2, 3], 2, 2)).toThrow('expected 2 × 2 entries, received 3');
  });
});
