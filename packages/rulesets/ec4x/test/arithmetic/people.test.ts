import { describe, expect, test } from 'vitest';
import { exponential } from '../../src/arithmetic/exponential.js';
import { people, transferUnits, withoutSettlers, withSettlers } from '../../src/arithmetic/people.js';

const micro = (figure: string): number => Number(figure.replace('.', ''));
const MOST = 3000;

describe('X-15: the exponential', () => {
  test.each([
    [0n, 1_000_000_000_000n],
    // e to 12 decimals
    [100_000_000_000n, 2_718_281_828_459n],
    // e^10 = 22026.465794806716…
    [1_000_000_000_000n, 22_026_465_794_806_716n],
    // e^22 = 3584912846.131591561681…
    [2_200_000_000_000n, 3_584_912_846_131_591_561_681n],
  ])('X-15: e to the power of %i × 10⁻¹¹ is %i × 10⁻¹²', (x, expected) => {
    expect(exponential(x)).toBe(expected);
  });

  test('X-15: what is beyond its range is a mistake of the caller', () => {
    expect(() => exponential(-1n)).toThrow(RangeError);
    expect(() => exponential(2_200_000_000_001n)).toThrow(RangeError);
  });
});

describe('X-15: PTU and PU', () => {
  test.each([
    [0, '0.000000'],
    [1, '1.006591'],
    [20, '20.140423'],
    [60, '60.483197'],
    [180, '182.262846'],
    [420, '434.790365'],
  ])('T01: %i PU are %s PTU', (pu, ptu) => {
    expect(transferUnits(pu * 1e6)).toBe(micro(ptu));
  });

  test.each([
    [500, '525.708984'],
    [1000, '1712.369843'],
    [2000, '510895.533091'],
  ])('T02: %i PU are %s PTU', (pu, ptu) => {
    expect(transferUnits(pu * 1e6)).toBe(micro(ptu));
  });

  test.each([
    [0, '0.000000'],
    [1, '0.993452'],
    [182, '179.742666'],
    [526, '500.247542'],
    [1712, '999.934953'],
    [100_000, '1749.662730'],
    [510_896, '2000.000139'],
  ])('T03: %i PTU are %s PU', (ptu, pu) => {
    expect(people(ptu * 1e6, MOST)).toBe(micro(pu));
  });

  test.each([
    [1, '419.093738'],
    [10, '410.914932'],
    [50, '374.110071'],
  ])('T04: of 420 PU, %i PTU leave %s', (ptu, left) => {
    expect(withoutSettlers(420e6, ptu)).toBe(micro(left));
  });

  test('T04: 10 PTU onto 60 PU make 69.900319', () => {
    expect(withSettlers(60e6, 10, MOST)).toBe(micro('69.900319'));
  });

  test('X-15: no transfer makes more people than the limit', () => {
    expect(withSettlers(2999e6, 1e9, MOST)).toBe(3000e6);
  });

  test('X-15: negative numbers and fractions are mistakes of the caller', () => {
    expect(() => transferUnits(-1)).toThrow(RangeError);
    expect(() => people(0.5, MOST)).toThrow(RangeError);
    expect(() => people(1e6, -5)).toThrow('people, most: expected an integer from 0 to 3200 PU, received -5');
    expect(() => withoutSettlers(1e6, 2)).toThrow(RangeError);
  });
});
