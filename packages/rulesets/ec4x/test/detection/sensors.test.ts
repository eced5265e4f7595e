import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { raiderCheck, sensorsOf, spyCheck } from '../../src/detection/sensors.js';
import { checkChance } from '../../src/dice/d20-check.js';

describe('seed 2.4.2, X-45: what the Scouts of a fleet detect with together', () => {
  test.each([
    { name: 'T23: one of ELI 2, two of ELI 3, one of ELI 4', levels: [2, 3, 3, 4], eli: 3, modifier: 1 },
    { name: 'T23: three of ELI 4', levels: [4, 4, 4], eli: 4, modifier: 2 },
    { name: 'one alone', levels: [5], eli: 5, modifier: 0 },
    { name: 'the index is rounded down: (1 + 4) / 2', levels: [1, 4], eli: 2, modifier: 0 },
    { name: 'Scouts of ELI 0 do not count', levels: [0, 3, 0, 3], eli: 3, modifier: 1 },
    { name: 'the order does not matter', levels: [4, 3, 2, 3], eli: 3, modifier: 1 },
  ])('$name: ELI $eli, +$modifier', ({ levels, eli, modifier }) => {
    expect(sensorsOf(levels)).toEqual({ eli, modifier });
  });

  test('none able detect nothing', () => {
    expect(sensorsOf([])).toBeNull();
    expect(sensorsOf([0, 0])).toBeNull();
  });
});

describe('seed 2.4.2, X-45: rolls against spies', () => {
  test('T23: ELI 3 with +1 finds a spy of ELI 2 (> 7) on 7–20, 70 %', () => {
    const check = spyCheck({ eli: 3, modifier: 1 }, 2);
    expect(check).toEqual({ above: 7, modifier: 1 });
    expect(checkChance(check)).toEqual(ratio(7n, 10n));
  });

  test('T23: ELI 1 never finds a spy of ELI 5', () => {
    expect(checkChance(spyCheck({ eli: 1, modifier: 9 }, 5))).toEqual(ratio(0n, 1n));
  });

  test('a spy of ELI 0 is found like one of ELI 1', () => {
    expect(spyCheck({ eli: 2, modifier: 0 }, 0)).toEqual(spyCheck({ eli: 2, modifier: 0 }, 1));
  });

  test('five Scouts add no more than 2', () => {
    expect(spyCheck({ eli: 4, modifier: 4 }, 4)).toEqual({ above: 12, modifier: 2 });
  });

  test('a level outside the table is the caller’s bug', () => {
    expect(() => sensorsOf([1, 9])).toThrow('Scout, ELI: expected 0 (included) to 5 (included), received 9');
    expect(() => spyCheck({ eli: 6, modifier: 0 }, 1)).toThrow(RangeError);
    expect(() => spyCheck({ eli: 1, modifier: 0 }, 6)).toThrow(RangeError);
  });
});

describe('seed 2.4.3, X-45: rolls against cloaked fleets', () => {
  test('T24: three Scouts of ELI 3 (> 9, +2) find CLK 2 on 8–20, 65 %', () => {
    const sensors = sensorsOf([3, 3, 3]);
    expect(sensors).not.toBeNull();
    if (sensors === null) return;
    const check = raiderCheck(sensors, 2);
    expect(check).toEqual({ above: 9, modifier: 2 });
    expect(checkChance(check)).toEqual(ratio(13n, 20n));
  });

  test('five Scouts add 4, and six no more', () => {
    expect(raiderCheck({ eli: 1, modifier: 4 }, 1)).toEqual({ above: 14, modifier: 4 });
    expect(raiderCheck({ eli: 1, modifier: 5 }, 1)).toEqual({ above: 14, modifier: 4 });
  });

  test('X-33: the boon of cloaking adds 2 to the number; never stays never', () => {
    expect(raiderCheck({ eli: 5, modifier: 0 }, 1, 2)).toEqual({ above: 3, modifier: 0 });
    expect(raiderCheck({ eli: 4, modifier: 0 }, 7, 2)).toEqual({ above: null, modifier: 0 });
  });

  test('a Raider of CLK 0 does not cloak: to ask for it is the caller’s bug', () => {
    expect(() => raiderCheck({ eli: 1, modifier: 0 }, 0)).toThrow(RangeError);
  });
});
