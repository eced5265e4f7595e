import { describe, expect, test } from 'vitest';
import { pu, signed, xmr } from '../../src/arithmetic/figures.js';

describe('X-13: figures as readers see them', () => {
  test('money has three decimals, people have three, cut', () => {
    expect([0, 5, 213_612, -500, -1_500].map(xmr)).toEqual(['0.000', '0.005', '213.612', '-0.500', '-1.500']);
    expect([999, 419_093_738].map(pu)).toEqual(['0.000', '419.093']);
  });

  test('what is won has a sign', () => {
    expect([5, 0, -3].map(signed)).toEqual(['+5', '0', '-3']);
  });
});
