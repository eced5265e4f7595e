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

  it('matrix games: a caller who miscounts gets an error', () => {
    expect(() => solveMatrixGame([1, 2, 3], 2, 2)).toThrow('expected 2 × 2 entries, received 3');
  });
});
