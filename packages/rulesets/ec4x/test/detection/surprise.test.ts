import { describe, expect, test } from 'vitest';
import { encounter, isTaskForceUndetected, type Approach } from '../../src/detection/surprise.js';

const ALL_HOSTILE = (): boolean => true;
const hidden = (house: number): Approach => ({ house, isUndetected: true });
const seen = (house: number): Approach => ({ house, isUndetected: false });

describe('seed 5.1.3, X-47: undetected task forces', () => {
  test.each([
    { name: 'all its fleets are', fleets: [true, true], hasStarbase: false, expected: true },
    { name: 'one fleet was found', fleets: [true, false], hasStarbase: false, expected: false },
    { name: 'a Starbase is with it', fleets: [true], hasStarbase: true, expected: false },
    { name: 'it has fighters only', fleets: [], hasStarbase: false, expected: false },
  ])('$name: $expected', ({ fleets, hasStarbase, expected }) => {
    const own = fleets.map((isUndetected) => ({ isUndetected }));
    expect(isTaskForceUndetected(own, hasStarbase)).toBe(expected);
  });
});

describe('X-48: surprise and ambush', () => {
  test('an undetected attacker surprises, an undetected owner of the colony ambushes', () => {
    expect(encounter([hidden(1), seen(2)], 2, ALL_HOSTILE).advantages).toEqual(new Map([[1, 'surprise']]));
    expect(encounter([seen(1), hidden(2)], 2, ALL_HOSTILE).advantages).toEqual(new Map([[2, 'ambush']]));
    expect(encounter([seen(1), seen(2)], 2, ALL_HOSTILE).advantages.size).toBe(0);
  });

  test('both undetected: the owner alone has it', () => {
    const { advantages, fights } = encounter([hidden(1), hidden(2)], 2, ALL_HOSTILE);
    expect(advantages).toEqual(new Map([[2, 'ambush']]));
    expect(fights(1, 2)).toBe(true);
  });

  test('both undetected where neither owns a colony: they do not meet', () => {
    const { fights } = encounter([hidden(1), hidden(2)], null, ALL_HOSTILE);
    expect(fights(1, 2)).toBe(false);
    expect(encounter([hidden(1), hidden(2)], 3, ALL_HOSTILE).fights(2, 1)).toBe(false);
  });

  test('three Houses: the two undetected strangers surprise the third, and do not meet each other', () => {
    const { advantages, fights } = encounter([hidden(1), seen(2), hidden(3)], 2, ALL_HOSTILE);
    expect(advantages).toEqual(
      new Map([
        [1, 'surprise'],
        [3, 'surprise'],
      ]),
    );
    expect([fights(1, 2), fights(2, 3), fights(1, 3)]).toEqual([true, true, false]);
  });

  test('who is not hostile does not fight, and takes no advantage away', () => {
    const hostile = (one: number, other: number): boolean => one + other === 4;
    const { advantages, fights } = encounter([hidden(1), hidden(2), seen(3)], 2, hostile);
    expect(fights(1, 2)).toBe(false);
    expect(advantages.get(1)).toBe('surprise');
  });
});
