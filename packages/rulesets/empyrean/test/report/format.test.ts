import { describe, expect, test } from 'vitest';
import { formatTurn } from '../../src/report/format-turn.js';

describe('Turn: year.quarter', () => {
  test.each([
    [0, '0.0'],
    [1, '1.1'],
    [4, '1.4'],
    [5, '2.1'],
    [12, '3.4'],
    [400, '100.4'],
  ])('turn %i is %s', (turn, shown) => {
    expect(formatTurn(turn)).toBe(shown);
  });

  test.each([-1, 0.5, Number.NaN])('turn %d is refused', (turn) => {
    expect(() => formatTurn(turn)).toThrow(RangeError);
  });
});
