import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { shipsCost, shipsMade } from '../../src/formulas/production.js';
import { isAtMost } from '../../src/numbers/epsilon.js';

const figure = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true });

test.prop([figure(0, 5000), figure(1, 500), figure(0.01, 10), figure(0, 1000)])(
  'N-10: no ship more could be paid, and the ships made are paid',
  (production, mass, resources, stock) => {
    const { ships, carry, materials } = shipsMade(production, mass, resources, stock);
    expect(isAtMost(shipsCost(mass, ships, resources, stock), production)).toBe(true);
    expect(isAtMost(shipsCost(mass, ships + 1, resources, stock), production)).toBe(false);
    expect(carry).toBeGreaterThanOrEqual(0);
    expect(materials).toBeLessThanOrEqual(stock);
  },
);
