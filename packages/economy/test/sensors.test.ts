import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fuelledSensors, magnitude, sensorFuel } from '../src/index.js';

const techLevel = fc.integer({ min: 1, max: 10 });
const many = fc.oneof(fc.nat(100), fc.nat(10 ** 12));

describe('seed "Sensor": TL / 20 fuel a turn, truncated once', () => {
  it.each([
    [19, 1, 0],
    [20, 1, 1],
    [39, 1, 1],
    [40, 1, 2],
    [1, 10, 0],
    [2, 10, 1],
    [7, 3, 1], // 21 ÷ 20
    [0, 5, 0],
  ])('seed "Sensor": %i SEN-%i draw %i', (sensors, level, fuel) => {
    expect(sensorFuel(sensors, level)).toBe(fuel);
  });
});

describe('E-17 upkeep: sensors without fuel are blind', () => {
  it.each([
    [39, 1, 1, 39],
    [40, 1, 1, 39], // the fortieth would take a second unit
    [40, 1, 2, 40],
    [20, 1, 0, 19], // 19 ÷ 20 is truncated to nothing
    [5, 10, 0, 1], // so is 10 ÷ 20
    [5, 10, 1, 3],
    [5, 10, 2, 5],
    [5, 10, 1000, 5],
    [0, 3, 7, 0],
  ])('E-17 upkeep: of %i SEN-%i with %i fuel %i see', (sensors, level, fuel, seeing) => {
    expect(fuelledSensors(sensors, level, fuel)).toBe(seeing);
  });
});

test.prop([many, techLevel])('seed "Sensor": the fuel is the exact quotient, truncated', (sensors, level) => {
  expect(BigInt(sensorFuel(sensors, level))).toBe((BigInt(sensors) * BigInt(level)) / 20n);
});

test.prop([many, techLevel, many])(
  'E-17 upkeep: as many see as there is fuel for, and not one could more',
  (sensors, level, fuel) => {
    const seeing = fuelledSensors(sensors, level, fuel);
    expect(seeing).toBeGreaterThanOrEqual(0);
    expect(seeing).toBeLessThanOrEqual(sensors);
    expect((BigInt(seeing) * BigInt(level)) / 20n <= BigInt(fuel)).toBe(true);
    if (seeing < sensors) expect((BigInt(seeing + 1) * BigInt(level)) / 20n > BigInt(fuel)).toBe(true);
  },
);

describe('seed "Sensor": approximation = log₁₀, truncated', () => {
  it.each([
    [1, 0],
    [9, 0],
    [10, 1],
    [99, 1],
    [100, 2],
    [999_999, 5],
    [1_000_000, 6],
    [99_000_000, 7],
    [Number.MAX_SAFE_INTEGER, 15],
  ])('seed "Sensor": of %i it is %i', (value, order) => {
    expect(magnitude(value)).toBe(order);
  });

  it('seed "Sensor": 0 has no logarithm', () => {
    expect(magnitude(0)).toBeNull();
  });
});

test.prop([fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })])(
  'seed "Sensor": a figure lies between its power of ten and the next',
  (value) => {
    const order = BigInt(magnitude(value) ?? -1);
    expect(10n ** order <= BigInt(value) && BigInt(value) < 10n ** (order + 1n)).toBe(true);
  },
);
