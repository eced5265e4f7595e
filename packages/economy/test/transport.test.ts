import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { transferCapacity, transferFuel, type Stack } from '../src/index.js';

const transports = (techLevel: number, quantity: number): Stack => ({ code: 'TPT', techLevel, quantity });

describe('seed "Transport": capacity (transfer)', () => {
  it.each([
    [1, 200], [2, 800], [3, 1800], [4, 3200], [5, 5000], [6, 7200], [7, 9800], [8, 12_800], [9, 16_200], [10, 20_000],
  ])('seed "Transport": a TPT-%i moves %i mass units a turn', (techLevel, capacity) => {
    expect(transferCapacity([transports(techLevel, 1)], 1)).toBe(capacity);
  }); // prettier-ignore

  it('seed "Transport": one professional flies ten', () => {
    expect(transferCapacity([transports(1, 25)], 3)).toBe(5000);
    expect(transferCapacity([transports(1, 25)], 2)).toBe(4000);
    expect(transferCapacity([transports(1, 25)], 1)).toBe(2000);
    expect(transferCapacity([transports(1, 25)], 0)).toBe(0);
    expect(transferCapacity([transports(1, 25)], 1000)).toBe(5000);
  });

  it('seed "Transport": of mixed levels the best are manned first: 8 × 1,800 and 2 × 200', () => {
    const fleet = [transports(1, 15), transports(3, 8)];
    expect(transferCapacity(fleet, 1)).toBe(14_800);
    expect(transferCapacity(fleet, 2)).toBe(16_800); // 8 × 1,800 and 12 × 200
    expect(transferCapacity(fleet, 3)).toBe(17_400); // all 23, the third professional has seats to spare
    expect(transferCapacity(fleet.toReversed(), 1)).toBe(14_800);
  });

  it('seed "Transport": nothing but transports moves anything', () => {
    expect(transferCapacity([{ code: 'ASC', techLevel: 5, quantity: 10 }], 10)).toBe(0);
    expect(transferCapacity([], 10)).toBe(0);
  });
});

describe('seed "Transport": fuel (transfer), TL² / 10 in proportion to the capacity used', () => {
  it.each([
    [0, 0],
    [1999_99, 0], // one hundredth short of a fuel unit
    [2000_00, 1],
    [3999_99, 1],
    [4000_00, 2],
    [20_000_00, 10],
  ])('seed "Transport": %i hundredths of a mass unit take %i fuel', (hundredths, fuel) => {
    expect(transferFuel(hundredths)).toBe(fuel);
  });

  it('seed "Transport": 20,000 TPT-1 fully laden burn 0.1 each, 2,000 in all', () => {
    expect(transferFuel(100 * transferCapacity([transports(1, 20_000)], 2000))).toBe(2000);
  });

  it('E-01: a full TPT-5 burns 2.5, truncated to 2; half full it burns 1.25, truncated to 1', () => {
    expect(transferFuel(5000_00)).toBe(2);
    expect(transferFuel(2500_00)).toBe(1);
  });
});

test.prop([fc.nat(1_000_000), fc.integer({ min: 1, max: 10 })])(
  'seed "Transport": a full load burns TL² / 10 for each transport, truncated once',
  (quantity, techLevel) => {
    const load = 100 * transferCapacity([transports(techLevel, quantity)], quantity);
    expect(BigInt(transferFuel(load))).toBe((BigInt(quantity) * BigInt(techLevel) * BigInt(techLevel)) / 10n);
  },
);

test.prop([fc.nat(Number.MAX_SAFE_INTEGER)])('E-01: fuel is the exact quotient, truncated', (hundredths) => {
  expect(BigInt(transferFuel(hundredths))).toBe(BigInt(hundredths) / 200_000n);
});

const fleets = fc.array(
  fc.record({
    code: fc.constant('TPT' as const),
    techLevel: fc.integer({ min: 1, max: 10 }),
    quantity: fc.nat(1000),
  }),
  { maxLength: 4 },
);

test.prop([fleets, fc.nat(500), fc.integer({ min: 1, max: 10 })])(
  'seed "Transport": another professional or transport never moves less',
  (fleet, professionals, techLevel) => {
    const capacity = transferCapacity(fleet, professionals);
    expect(transferCapacity(fleet, professionals + 1)).toBeGreaterThanOrEqual(capacity);
    expect(transferCapacity([...fleet, transports(techLevel, 1)], professionals)).toBeGreaterThanOrEqual(
      capacity,
    );
  },
);
