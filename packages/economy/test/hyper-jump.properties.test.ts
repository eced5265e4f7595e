import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { jumpFuel, jumpNeeds, type Jump, type Stack } from '../src/index.js';

const techLevel = fc.integer({ min: 1, max: 10 });
const drives: fc.Arbitrary<Stack[]> = fc.uniqueArray(
  fc.record({ code: fc.constant('HEN' as const), techLevel, quantity: fc.integer({ min: 1, max: 100_000 }) }),
  { selector: ({ techLevel: level }) => level, minLength: 1, maxLength: 4 },
);
/** Hundredths of a mass unit, the engines not counted. */
const load = fc.nat(10 ** 13);
/** The farthest corners of the largest cluster are 3 × 99² apart. */
const squared = fc.integer({ min: 1, max: 3 * 99 * 99 });
const jump: fc.Arbitrary<Jump> = fc.oneof(
  fc.constant({ kind: 'orbit' as const }),
  fc.constant({ kind: 'star' as const }),
  squared.map((squaredDistance) => ({ kind: 'system' as const, squaredDistance })),
);

/** Mass of engines in hundredths of a mass unit. */
const massOf = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, { techLevel: level, quantity }) => sum + 4500 * level * quantity, 0);

test.prop([drives, load, jump])(
  'E-29: as many engines as it takes, at the lowest level, and not one more',
  (assembled, hundredths, to) => {
    const { range, engines, enginesNeeded } = jumpNeeds(assembled, massOf(assembled) + hundredths, to);
    expect(range).toBe(Math.min(...assembled.map(({ techLevel: level }) => level)));
    expect(engines).toBe(assembled.reduce((sum, { quantity }) => sum + quantity, 0));
    const moved = 100_000n * BigInt(range);
    expect(BigInt(enginesNeeded) * moved >= BigInt(hundredths)).toBe(true);
    expect((BigInt(enginesNeeded) - 1n) * moved < BigInt(hundredths)).toBe(true);
  },
);

test.prop([drives, load, jump])(
  'E-29: other things aboard, and the order of the engines, change nothing but the load',
  (assembled, hundredths, to) => {
    const mass = massOf(assembled) + hundredths;
    const others: Stack[] = [
      { code: 'SPD', techLevel: 1, quantity: 7 },
      ...assembled.toReversed(),
      { code: 'STU', techLevel: 0, quantity: 9 },
    ];
    expect(jumpNeeds(others, mass, to)).toEqual(jumpNeeds(assembled, mass, to));
  },
);

test.prop([drives, load, jump])(
  'E-29: the fuel is that of the engines needed',
  (assembled, hundredths, to) => {
    const { enginesNeeded, fuel } = jumpNeeds(assembled, massOf(assembled) + hundredths, to);
    expect(fuel).toBe(jumpFuel(enginesNeeded, to));
  },
);

test.prop([drives, squared])('E-29: in range is up to the level, included', (assembled, squaredDistance) => {
  const { range, isInRange } = jumpNeeds(assembled, massOf(assembled), { kind: 'system', squaredDistance });
  expect(isInRange).toBe(BigInt(squaredDistance) <= BigInt(range) * BigInt(range));
});

test.prop([fc.nat(10 ** 12), squared])(
  'E-01, E-29: the fuel is the root of (40 × engines)² × distance², truncated once',
  (engines, squaredDistance) => {
    const fuel = BigInt(jumpFuel(engines, { kind: 'system', squaredDistance }));
    const square = (40n * BigInt(engines)) ** 2n * BigInt(squaredDistance);
    expect(fuel * fuel <= square && square < (fuel + 1n) * (fuel + 1n)).toBe(true);
  },
);

test.prop([fc.nat(2 ** 40)])(
  'E-29: within a system 4 fuel an engine, and twice that to another star',
  (engines) => {
    expect(jumpFuel(engines, { kind: 'orbit' })).toBe(4 * engines);
    expect(jumpFuel(engines, { kind: 'star' })).toBe(8 * engines);
  },
);
