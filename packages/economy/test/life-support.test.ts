import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { births, lifeSupportCapacity, runLifeSupport, spareLifeSupport, type Stack } from '../src/index.js';
import { ratio } from '@ec/prng';

const lifeSupport = (techLevel: number, quantity: number): Stack => ({ code: 'LFS', techLevel, quantity });

// 2 × 9 + 5 × 1 = 23 heads for 2 × 3 + 5 × 1 = 11 fuel
const mixed = [lifeSupport(1, 5), lifeSupport(3, 2)];

describe('seed "Life Support": TL² population units each', () => {
  it.each([
    [1, 1], [2, 4], [3, 9], [4, 16], [5, 25], [6, 36], [7, 49], [8, 64], [9, 81], [10, 100],
  ])('seed "Life Support": a LFS-%i carries %i', (techLevel, carried) => {
    expect(lifeSupportCapacity([lifeSupport(techLevel, 1)])).toBe(carried);
  }); // prettier-ignore

  it('seed "Life Support": levels add up, and nothing else carries anybody', () => {
    expect(lifeSupportCapacity(mixed)).toBe(23);
    expect(lifeSupportCapacity([...mixed, { code: 'AUT', techLevel: 4, quantity: 9 }])).toBe(23);
    expect(lifeSupportCapacity([])).toBe(0);
  });
});

describe('seed "Life Support", E-17 upkeep: TL fuel each', () => {
  it.each([
    [1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6], [7, 7], [8, 8], [9, 9], [10, 10],
  ])('seed "Life Support": a LFS-%i draws %i fuel', (techLevel, fuel) => {
    expect(runLifeSupport([lifeSupport(techLevel, 1)], 1, 100).fuel).toBe(fuel);
    expect(runLifeSupport([lifeSupport(techLevel, 1)], 1, fuel - 1)).toEqual({ carried: 0, fuel: 0 });
  }); // prettier-ignore

  it('E-17: only as many run as the people need: 37 to 40 heads take ten LFS-2, 36 take nine', () => {
    expect(runLifeSupport([lifeSupport(2, 10)], 40, 100)).toEqual({ carried: 40, fuel: 20 });
    expect(runLifeSupport([lifeSupport(2, 10)], 37, 100)).toEqual({ carried: 40, fuel: 20 });
    expect(runLifeSupport([lifeSupport(2, 10)], 36, 100)).toEqual({ carried: 36, fuel: 18 });
    expect(runLifeSupport([lifeSupport(2, 10)], 0, 100)).toEqual({ carried: 0, fuel: 0 });
  });

  it('E-17: mixed levels with all the fuel they ask for: the highest level runs first', () => {
    expect(runLifeSupport(mixed, 20, 100)).toEqual({ carried: 20, fuel: 8 }); // 2 × 9 + 2 × 1
    expect(runLifeSupport(mixed, 18, 100)).toEqual({ carried: 18, fuel: 6 });
    expect(runLifeSupport(mixed, 23, 11)).toEqual({ carried: 23, fuel: 11 });
  });

  it('E-17: the highest level runs first in whatever order the stacks are: 3 fuel run one LFS-3 for 9 heads', () => {
    expect(runLifeSupport([lifeSupport(3, 2), lifeSupport(1, 5)], 20, 3)).toEqual({ carried: 9, fuel: 3 });
  });

  it('E-17: more people than life support carries', () => {
    expect(runLifeSupport(mixed, 1000, 100)).toEqual({ carried: 23, fuel: 11 });
  });

  it.each([
    [10, 22], // 2 × 9 + 4 × 1
    [7, 19], // 2 × 9 + 1
    [6, 18],
    [5, 11], // 9 + 2 × 1
    [4, 10],
    [3, 9],
    [2, 2], // too little for a LFS-3
    [1, 1],
  ])('E-17: mixed levels with %i fuel carry %i of 23', (fuel, carried) => {
    expect(runLifeSupport(mixed, 23, fuel)).toEqual({ carried, fuel });
  });

  it('E-17: fuel that is not enough for one more unit stays in storage', () => {
    expect(runLifeSupport([lifeSupport(5, 3)], 75, 14)).toEqual({ carried: 50, fuel: 10 });
  });

  it('E-17: without fuel nobody is carried', () => {
    expect(runLifeSupport(mixed, 23, 0)).toEqual({ carried: 0, fuel: 0 });
  });
});

describe('E-33: vacancy from spare life support', () => {
  it('E-33: 60 heads under life support for 80 leave a quarter', () => {
    expect(spareLifeSupport(60, 80)).toEqual(ratio(1, 4));
    expect(spareLifeSupport(0, 80)).toEqual(ratio(1));
  });

  it('E-33: none is spare where all of it is taken, or there is none', () => {
    expect(spareLifeSupport(80, 80)).toEqual(ratio(0));
    expect(spareLifeSupport(81, 80)).toEqual(ratio(0));
    expect(spareLifeSupport(1, 0)).toEqual(ratio(0));
    expect(spareLifeSupport(0, 0)).toEqual(ratio(0));
  });

  it('E-47: paid and fed, with a quarter spare, 4,800 heads bear 0.25 % and 2.25 % × 1/4: 12 and 27', () => {
    const content = { paid: ratio(1), fed: ratio(1) };
    expect(births(4800, spareLifeSupport(4800, 6400), content)).toBe(39);
  });
});

const units = fc.array(
  fc.record({
    code: fc.constant('LFS' as const),
    techLevel: fc.integer({ min: 1, max: 10 }),
    quantity: fc.nat(1000),
  }),
  { maxLength: 4 },
);

test.prop([units, fc.nat(100_000), fc.nat(20_000)])(
  'E-17: never more fuel than there is, never more people than fit, and more fuel never carries fewer',
  (assembled, heads, fuel) => {
    const run = runLifeSupport(assembled, heads, fuel);
    const more = runLifeSupport(assembled, heads, fuel + 1);
    expect(run.fuel).toBeLessThanOrEqual(fuel);
    expect(run.carried).toBeLessThanOrEqual(lifeSupportCapacity(assembled));
    expect(Math.min(heads, more.carried)).toBeGreaterThanOrEqual(Math.min(heads, run.carried));
  },
);

test.prop([units, fc.nat(100_000)])(
  'E-17: with fuel for all, everyone who fits lives, and no whole unit runs for nobody',
  (assembled, heads) => {
    const { carried } = runLifeSupport(assembled, heads, 1e6);
    const capacity = lifeSupportCapacity(assembled);
    expect(Math.min(heads, carried)).toBe(Math.min(heads, capacity));
    expect(carried).toBeLessThan(heads + 100);
  },
);
