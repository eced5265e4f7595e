import { describe, expect, test } from 'vitest';
import { stays, taskForceRoe } from '../../src/combat/engagement.js';

describe('seed 5.1.1, X-53: who stays', () => {
  test.each([
    [6, 15, false],
    [7, 15, true],
    [8, 20, true],
    [5, 6, true],
    [5, 7, false],
  ])('T22: AS 10 with rule %d against %d: %s', (roe, hostile, expected) => {
    expect(stays(roe, 10, hostile)).toBe(expected);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 4],
    [4, 6],
    [5, 8],
    [6, 12],
    [7, 18],
    [8, 24],
    [9, 36],
  ])('rule %d stays with AS 12 against up to %d', (roe, most) => {
    expect(stays(roe, 12, most)).toBe(roe > 0);
    expect(stays(roe, 12, most + 1)).toBe(false);
  });

  test('rule 0 never stays, rule 10 always', () => {
    expect(stays(0, 1000, 0)).toBe(false);
    expect(stays(10, 0, 1000)).toBe(true);
  });

  test('there is no rule 11', () => {
    expect(() => stays(11, 1, 1)).toThrow(
      new RangeError('rule of engagement: expected 0 (included) to 10 (included), received 11'),
    );
  });

  test('seed 5.2: a task force takes the highest rule of its fleets; with a Starbase, or of fighters only, it stays', () => {
    expect(taskForceRoe([0, 6, 3], false)).toBe(6);
    expect(taskForceRoe([0, 6, 3], true)).toBe(10);
    expect(taskForceRoe([], false)).toBe(10);
  });
});
