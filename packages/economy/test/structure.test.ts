import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  GOODS_CODES,
  headCount,
  HOLDING_KINDS,
  massHundredths,
  RESOURCE_CODES,
  STRUCTURAL_UNITS_PER_MASS_UNIT,
  structuralNeed,
  structuralRoom,
  structuralUnits,
  unitOf,
  type ItemCode,
  type Stack,
} from '../src/index.js';

const nobody = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };
// 12 mass units of people, 14 of farms, and 24 of food that count half: 38 in all
const people = { ...nobody, UEM: 10, SPY: 1 };
const farms: Stack = { code: 'FRM', techLevel: 1, quantity: 2 };
const food: Stack = { code: 'FOOD', techLevel: 0, quantity: 4 };
const structure = (quantity: number): Stack => ({ code: 'STU', techLevel: 0, quantity });
const light = (quantity: number): Stack => ({ code: 'LSTU', techLevel: 0, quantity });

/** Kinds whose people and machines need housing too. */
const HOUSING_KINDS = HOLDING_KINDS.filter((kind) => kind !== 'trade-station');

// kind, structural units for 38 mass units, two-hundredths of a mass unit that one structural unit houses
const LIMITS = [
  ['open', 38, 200],
  ['enclosed', 190, 40],
  ['orbiting', 380, 20],
  ['ship', 380, 20],
] as const;

describe.each(LIMITS)('seed "Colony", "Ship": structure of kind %s', (kind, need, eachHouses) => {
  it('seed "Colony": 12 of people, 14 assembled and 24 stored at half their mass', () => {
    expect(structuralNeed(kind, people, [farms], [food])).toBe(need);
  });

  it('seed "Colony": that many units leave no room, one fewer is too few, one more leaves room', () => {
    expect(structuralRoom(kind, people, [farms, structure(need)], [food])).toBe(0);
    expect(structuralRoom(kind, people, [farms, structure(need - 1)], [food])).toBe(-eachHouses);
    expect(structuralRoom(kind, people, [farms, structure(need + 1)], [food])).toBe(eachHouses);
  });

  it('seed "Light Structural Unit": light ones substitute without exception', () => {
    expect(structuralRoom(kind, people, [farms, light(need)], [food])).toBe(0);
    expect(structuralRoom(kind, people, [farms, structure(30), light(need - 30)], [food])).toBe(0);
  });

  it('seed "Colony": moved from storage into work, a unit counts its whole mass', () => {
    expect(structuralRoom(kind, nobody, [structure(1000)], [farms])).toBe(1000 * eachHouses - 1400);
    expect(structuralRoom(kind, nobody, [structure(1000), farms], [])).toBe(1000 * eachHouses - 2800);
  });
});

it('seed "Trade Station": 3,000 structural units house 300 mass units, twice that stored, and all people and machines', () => {
  const station = [structure(3000), { code: 'LFS', techLevel: 1, quantity: 500 } as const];
  expect(structuralRoom('trade-station', { ...nobody, PRO: 100 }, station, [])).toBe(60_000);
  expect(
    structuralRoom('trade-station', { ...nobody, PRO: 100 }, station, [{ ...food, quantity: 100 }]),
  ).toBe(0);
  expect(structuralNeed('trade-station', { ...nobody, PRO: 100 }, station, [])).toBe(0);
});

it.each([...RESOURCE_CODES, ...GOODS_CODES].filter((code) => code !== 'STU' && code !== 'LSTU'))(
  'seed "Colony": two stored %s count as one assembled',
  (code) => {
    const stack = (quantity: number): Stack => ({
      code,
      techLevel: unitOf(code).hasTechLevel ? 3 : 0,
      quantity,
    });
    for (const kind of HOUSING_KINDS) {
      expect(structuralNeed(kind, nobody, [], [stack(2000)])).toBe(
        structuralNeed(kind, nobody, [stack(1000)], []),
      );
    }
  },
);

describe('seed "Colony": structural mass of the colony itself is not counted', () => {
  it('seed "Structural Unit": a regular or light unit houses one mass unit', () => {
    expect(structuralUnits([structure(7), light(5), farms])).toBe(12);
    expect(structuralUnits([])).toBe(0);
  });

  it('seed "Colony": assembled structure needs no structure', () => {
    expect(structuralNeed('ship', nobody, [structure(1000), light(1000)], [])).toBe(0);
    expect(massHundredths([farms])).toBe(1400);
  });

  it('seed "Colony": structure in storage houses nothing', () => {
    expect(structuralRoom('open', people, [farms], [food])).toBe(-200 * 38);
  });

  it('seed "Colony": structure in storage is cargo: 400 STU of mass 0.5 and 400 LSTU of 0.05 count 110', () => {
    expect(structuralNeed('open', nobody, [], [structure(400), light(400)])).toBe(110);
  });

  it('seed "Colony": structure in storage takes room as cargo: 4 STU of mass 0.5 count 1', () => {
    expect(structuralRoom('open', nobody, [structure(1)], [structure(4)])).toBe(0);
  });
});

describe('E-01: fractions', () => {
  it('E-01: room is exact: one stored consumer good takes 0.3 of a mass unit', () => {
    const good: Stack = { code: 'CNGD', techLevel: 0, quantity: 1 };
    expect(structuralRoom('open', nobody, [structure(1)], [good])).toBe(200 - 60);
    expect(structuralRoom('ship', nobody, [structure(3)], [good])).toBe(0);
    expect(structuralRoom('ship', nobody, [structure(2)], [good])).toBe(-20);
  });

  it('E-12: the margin is applied before truncation: 38 and 10 % are 41.8, 190 and 10 % are 209', () => {
    expect(structuralNeed('open', people, [farms], [food], 10)).toBe(41);
    expect(structuralNeed('enclosed', people, [farms], [food], 10)).toBe(209);
  });
});

const codes: ItemCode[] = ['GOLD', 'FOOD', 'MTSP', 'CNGD'];
const goods = fc.array(
  fc.record({ code: fc.constantFrom(...codes), techLevel: fc.constant(0), quantity: fc.nat(1e6) }),
  { maxLength: 3 },
);
const count = fc.nat(1e6);
const crowd = fc.record({
  UEM: count,
  USK: count,
  PRO: count,
  SLD: count,
  SPY: count,
  CNW: count,
  TRN: count,
});

test.prop([fc.constantFrom(...HOUSING_KINDS), crowd, goods, goods, fc.nat(1e8)])(
  'seed "Structural Unit": room is what the structure houses less people, assembled units and half of what is stored, exactly; more units than needed always leave room',
  (kind, population, assembled, stored, units) => {
    const each = BigInt(STRUCTURAL_UNITS_PER_MASS_UNIT[kind]);
    const housed =
      200n * BigInt(headCount(population)) +
      2n * BigInt(massHundredths(assembled)) +
      BigInt(massHundredths(stored));
    const room = structuralRoom(kind, population, [...assembled, structure(units)], stored);
    expect(BigInt(room) * each).toBe(200n * BigInt(units) - housed * each);
    const need = structuralNeed(kind, population, assembled, stored);
    expect(BigInt(need)).toBe((housed * each) / 200n);
    if (units > need) expect(room).toBeGreaterThan(0);
    if (room >= 0) expect(units).toBeGreaterThanOrEqual(need);
  },
);
