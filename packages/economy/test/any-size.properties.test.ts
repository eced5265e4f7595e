import { ratio } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  changeStock,
  feed,
  fuelledSensors,
  grow,
  headCount,
  jumpFuel,
  jumpNeeds,
  lifeSupportCapacity,
  massHundredths,
  matchBook,
  NOBODY,
  runLifeSupport,
  staffGroup,
  structuralRoom,
  structuralUnits,
  transferCapacity,
  unitMass,
  type ItemCode,
  type Stack,
} from '../src/index.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** Quantities of all sizes, the greatest among them as often as the least. */
const quantity = fc.oneof(
  fc.maxSafeNat(),
  fc.nat(1000).map((less) => MOST - less),
  fc.double({ min: 0, max: 53, noNaN: true }).map((power) => Math.floor(2 ** power) - (power === 53 ? 1 : 0)),
);
const level = fc.integer({ min: 1, max: 10 });

/** What a function of safe integers gives: the exact result, or a RangeError where that is no safe integer. */
function expectExact(made: () => number, exact: bigint): void {
  if (exact <= BigInt(MOST)) expect(made()).toBe(Number(exact));
  else expect(made).toThrow(RangeError);
}

const stacksOf = (code: ItemCode): fc.Arbitrary<Stack[]> =>
  fc.uniqueArray(fc.record({ code: fc.constant(code), techLevel: level, quantity }), {
    maxLength: 3,
    selector: ({ techLevel }) => techLevel,
  });

const sum = (stacks: readonly Stack[], each: (stack: Stack) => number): bigint =>
  stacks.reduce((all, stack) => all + BigInt(stack.quantity) * BigInt(each(stack)), 0n);

describe('figures of any size are exact, or refused where the result is no safe integer', () => {
  test.prop([quantity, quantity, quantity])('population units', (UEM, SPY, TRN) => {
    expectExact(() => headCount({ ...NOBODY, UEM, SPY, TRN }), BigInt(UEM) + 2n * BigInt(SPY) + BigInt(TRN));
  });

  test.prop([stacksOf('SEN')])('mass', (stacks) => {
    expectExact(
      () => massHundredths(stacks),
      sum(stacks, ({ techLevel }) => unitMass('SEN', techLevel)),
    );
  });

  test.prop([stacksOf('LFS')])('life support', (stacks) => {
    expectExact(
      () => lifeSupportCapacity(stacks),
      sum(stacks, ({ techLevel }) => techLevel * techLevel),
    );
  });

  test.prop([quantity, quantity])('structure', (STU, LSTU) => {
    const units = [['STU', STU], ['LSTU', LSTU]] as const; // prettier-ignore
    const assembled = units.map(([code, number]): Stack => ({ code, techLevel: 0, quantity: number }));
    expectExact(() => structuralUnits(assembled), BigInt(STU) + BigInt(LSTU));
  });

  test.prop([quantity, level, quantity])('transports', (professionals, techLevel, number) => {
    const flying = [BigInt(number), 10n * BigInt(professionals)].reduce((a, b) => (a < b ? a : b));
    expectExact(
      () => transferCapacity([{ code: 'TPT', techLevel, quantity: number }], professionals),
      flying * 200n * BigInt(techLevel * techLevel),
    );
  });

  test.prop([quantity, fc.constantFrom('orbit' as const, 'star' as const)])(
    'fuel of a jump within a system',
    (engines, kind) => {
      expectExact(
        () => jumpFuel(engines, { kind }),
        (BigInt(engines) * 40n * (kind === 'orbit' ? 1n : 2n)) / 10n,
      );
    },
  );

  test.prop([quantity, fc.integer({ min: 1, max: 100 })])(
    'fuel of a jump of whole light years',
    (engines, years) => {
      expectExact(
        () => jumpFuel(engines, { kind: 'system', squaredDistance: years * years }),
        BigInt(engines) * 40n * BigInt(years),
      );
    },
  );

  test.prop([quantity, level, quantity])('sensors that see', (sensors, techLevel, fuel) => {
    // sensors × TL ÷ 20 is less than one unit above the fuel
    const most = (20n * (BigInt(fuel) + 1n) - 1n) / BigInt(techLevel);
    const seeing = most < BigInt(sensors) ? most : BigInt(sensors);
    expect(fuelledSensors(sensors, techLevel, fuel)).toBe(Number(seeing));
  });

  test.prop([quantity, quantity, quantity, fc.integer({ min: 0, max: 20 })])(
    'units that labour and fuel are enough for',
    (units, professionals, fuel, halfFuel) => {
      const needs = { unskilled: 3, professionals: 1, halfFuel };
      const { working, left } = staffGroup(units, needs, {
        unskilled: MOST,
        professionals,
        automation: 0,
        fuel,
      });
      const limits = [BigInt(units), BigInt(professionals), BigInt(MOST) / 3n];
      if (halfFuel > 0) limits.push((2n * BigInt(fuel)) / BigInt(halfFuel));
      expect(working).toBe(Number(limits.reduce((a, b) => (a < b ? a : b))));
      expect(BigInt(left.fuel)).toBe(BigInt(fuel) - (BigInt(working) * BigInt(halfFuel)) / 2n);
    },
  );

  test.prop([quantity, quantity])('unemployables that find work', (UEM, USK) => {
    fc.pre(BigInt(UEM) + BigInt(USK) <= BigInt(MOST));
    const isCrowded = 10n * BigInt(UEM) > 3n * (BigInt(UEM) + BigInt(USK));
    expect(grow({ ...NOBODY, UEM, USK }, 0).promoted).toBe(isCrowded ? Number(BigInt(UEM) / 50n) : 0);
  });

  test.prop([quantity, quantity])('a stock that grows', (there, more) => {
    const stock = changeStock([], 'FUEL', there);
    expectExact(
      () => changeStock(stock, 'FUEL', more).reduce((all, stack) => all + stack.quantity, 0),
      BigInt(there) + BigInt(more),
    );
  });

  test.prop([quantity, quantity])('people who starve on any ration', (part, whole) => {
    const ration = ratio(Math.min(part, whole), Math.max(1, part, whole));
    const { starved } = feed(1000, ration, 1_000_000);
    // nobody at a quarter of the full ration, and below it what is missing of that
    const missing = BigInt(ration.denominator) - 4n * BigInt(ration.numerator);
    const { numerator, denominator } = ratio(missing > 0n ? missing : 0n, BigInt(ration.denominator));
    expect(starved).toEqual({ numerator: Number(numerator), denominator: Number(denominator) });
  });
});

describe('what exceeds 2^53 − 1 is refused by its name', () => {
  const full: Stack = { code: 'HEN', techLevel: 1, quantity: MOST };

  it.each<[string, () => unknown]>([
    ['engines', () => jumpNeeds([full, { ...full, techLevel: 2 }], MOST, { kind: 'orbit' })],
    ['fuel of the jump', () => jumpFuel(MOST, { kind: 'system', squaredDistance: 2 })],
    ['mass in hundredths', () => structuralRoom('trade-station', NOBODY, [], [full])],
    ['mass housed in two-hundredths', () => structuralRoom('open', { ...NOBODY, UEM: MOST }, [], [])],
    ['population units carried', () => runLifeSupport([{ ...full, code: 'LFS', techLevel: 10 }], MOST, MOST)],
    [
      'unskilled workers and automation',
      () =>
        staffGroup(
          1,
          { unskilled: 3, professionals: 1, halfFuel: 1 },
          { unskilled: MOST, professionals: 1, automation: 1, fuel: 1 },
        ),
    ],
    [
      'gold paid for an ask',
      () => {
        const price = ratio(MOST);
        const bid = { quantity: 1, price };
        return matchBook([{ quantity: 2, price }], [{ ...bid, purse: 0 }, { ...bid, purse: 1 }], [MOST, MOST]); // prettier-ignore
      },
    ],
  ])('%s', (name, made) => {
    expect(made).toThrow(RangeError);
    expect(made).toThrow(`${name}: expected an integer from 0 to 2^53 − 1`);
  });
});
