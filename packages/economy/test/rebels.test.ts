import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  UNREST_WEIGHTS,
  crowding,
  grievancesOf,
  rebelChange,
  unrestOf,
  type UnrestWeights,
  type Grievances,
  type Hardship,
} from '../src/index.js';
import { ratio } from '@ec/prng';

/** Weights with which E-32 began, as round figures to check by hand. */
const FIRST_WEIGHTS = { ...UNREST_WEIGHTS, unpaid: ratio(1, 100), unfed: ratio(1, 100) };

const content: Hardship = { paid: ratio(1), fed: ratio(1), starved: ratio(0) };
const none = ratio(0);
const nothing: Grievances = { unpaid: none, unfed: none, starved: none, crowded: none };
const everything: Grievances = { unpaid: ratio(1), unfed: ratio(1), starved: ratio(1), crowded: ratio(1) };

const changeWith = (
  weights: UnrestWeights,
  grievances: Partial<Grievances>,
  loyal: number,
  rebels = 0,
  isForeign = false,
): number =>
  rebelChange(loyal, rebels, unrestOf({ ...nothing, ...grievances }, weights, isForeign), weights.calmed);

const change = (grievances: Partial<Grievances>, loyal: number, rebels = 0, isForeign = false): number =>
  changeWith(FIRST_WEIGHTS, grievances, loyal, rebels, isForeign);

describe('E-32: crowding beyond habitability × 10,000,000', () => {
  it('E-32: as a share of what the planet carries, at most 1', () => {
    expect(crowding(250_000_000, 25)).toEqual(none);
    expect(crowding(10_000_001, 1)).toEqual(ratio(1, 10_000_000));
    expect(crowding(15_000_000, 1)).toEqual(ratio(1, 2));
    expect(crowding(20_000_000, 1)).toEqual(ratio(1));
    expect(crowding(90_000_000, 1)).toEqual(ratio(1));
  });

  it('E-32: a planet that carries nobody is crowded with anybody, and not when empty', () => {
    expect(crowding(1, 0)).toEqual(ratio(1));
    expect(crowding(0, 0)).toEqual(none);
  });
});

describe('E-32: unrest of parts of parts', () => {
  const weights = { ...UNREST_WEIGHTS, unpaid: ratio(3, 4), unfed: ratio(2, 5) };

  it('E-32: two thirds of a grievance at a weight of three quarters turn half of 100', () => {
    expect(changeWith(weights, { unpaid: ratio(2, 3) }, 100)).toBe(50);
  });

  it('E-32: ⅔ × ¾ and ⅗ × ⅖ add up: 50 and 24 of 100', () => {
    expect(changeWith(weights, { unpaid: ratio(2, 3), unfed: ratio(3, 5) }, 100)).toBe(74);
  });

  it('E-32: a grievance without a weight leaves people to calm down: 10 % of 50 rebels', () => {
    const calm = { ...UNREST_WEIGHTS, unpaid: ratio(0), calmed: ratio(1, 10) };
    expect(changeWith(calm, { unpaid: ratio(1) }, 100, 50)).toBe(-5);
  });
});

describe('E-32: grievances', () => {
  it('E-32: content people have none', () => {
    expect(grievancesOf(content, none)).toEqual({ ...nothing, unpaid: ratio(0n, 1n), unfed: ratio(0n, 1n) });
  });

  it('E-32: a quarter of the wages missing, two fifths of the rations, one in twenty starved', () => {
    const hardship = { paid: ratio(3, 4), fed: ratio(3, 5), starved: ratio(1, 20) };
    expect(grievancesOf(hardship, ratio(1, 3))).toEqual({
      unpaid: ratio(1n, 4n),
      unfed: ratio(2n, 5n),
      starved: ratio(1, 20),
      crowded: ratio(1, 3),
    });
  });
});

describe('E-32: loyal units that turn rebel', () => {
  it('E-32: 1 % × wage shortfall', () => {
    expect(change({ unpaid: ratio(1) }, 1000)).toBe(10);
    expect(change({ unpaid: ratio(1, 4) }, 1000)).toBe(2); // 2.5
  });

  it('E-32: 1 % × ration shortfall', () => {
    expect(change({ unfed: ratio(1) }, 1000)).toBe(10);
    expect(change({ unfed: ratio(2, 5) }, 1000)).toBe(4);
  });

  it('E-32: 5 % × starved share', () => {
    expect(change({ starved: ratio(1) }, 1000)).toBe(50);
    expect(change({ starved: ratio(1, 2) }, 1000)).toBe(25);
  });

  it('E-32: 0.5 % × crowding', () => {
    expect(change({ crowded: ratio(1) }, 1000)).toBe(5);
    expect(change({ crowded: ratio(1, 5) }, 1000)).toBe(1);
  });

  it('E-32: all together 7.5 %, 15 % for a foreign race', () => {
    expect(change(everything, 1000)).toBe(75);
    expect(change(everything, 1000, 0, true)).toBe(150);
  });

  it('E-32: each by itself is doubled for a foreign race', () => {
    expect(change({ unpaid: ratio(1) }, 1000, 0, true)).toBe(20);
    expect(change({ unfed: ratio(1) }, 1000, 0, true)).toBe(20);
    expect(change({ starved: ratio(1) }, 1000, 0, true)).toBe(100);
    expect(change({ crowded: ratio(1) }, 1000, 0, true)).toBe(10);
  });

  it('E-01: summed and doubled before truncation: halves of a percent make a whole, 1.5 doubled is 3', () => {
    expect(change({ unpaid: ratio(1, 2), unfed: ratio(1, 2) }, 100)).toBe(1);
    expect(change({ unpaid: ratio(1) }, 150)).toBe(1);
    expect(change({ unpaid: ratio(1) }, 150, 0, true)).toBe(3);
  });

  it('E-32: a share of the loyal, whatever the number of rebels', () => {
    expect(change(everything, 1000, 1_000_000)).toBe(75);
    expect(change(everything, 0, 1_000_000)).toBe(0);
    expect(change(everything, 13, 0)).toBe(0); // 0.975
  });

  it('E-32: never more than the loyal, whatever the weights', () => {
    const harsh = { ...FIRST_WEIGHTS, unpaid: ratio(1), unfed: ratio(1) };
    expect(changeWith(harsh, everything, 1000)).toBe(1000);
    expect(changeWith({ ...harsh, unfed: none, starved: none }, everything, 1000, 0, true)).toBe(1000);
  });
});

describe('E-32: calming', () => {
  it('E-32: with nothing wrong, 1 % of the rebels turn loyal', () => {
    expect(change({}, 1000, 1000)).toBe(-10);
    expect(change({}, 1000, 250)).toBe(-2);
    expect(change({}, 0, 1000)).toBe(-10);
  });

  it('E-32: and no more of them under a foreign owner', () => {
    expect(change({}, 1000, 1000, true)).toBe(-10);
  });

  it('E-32: the least grievance keeps rebels rebels', () => {
    expect(change({ unpaid: ratio(1, 1_000_000) }, 10, 1000)).toBe(0);
  });

  it('E-32: fewer than a hundred rebels do not change, and no change is 0, not −0', () => {
    expect(change({}, 1000, 0)).toBe(0);
    expect(change({}, 1000, 99)).toBe(0);
  });
});

const share = fc
  .tuple(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }))
  .map(([n, d]) => ratio(Math.min(n, d), d));
const grievances = fc.record({ unpaid: share, unfed: share, starved: share, crowded: share });
const units = fc.nat(50_000_000);
const KEYS = ['unpaid', 'unfed', 'starved', 'crowded'] as const;

test.prop([units, units, grievances, fc.boolean()])(
  'E-32: the exact sum of shares, truncated once; rebels never fall below 0 nor rise by more than the loyal',
  (loyal, rebels, felt, isForeign) => {
    const turned = change(felt, loyal, rebels, isForeign);
    expect(turned).toBeLessThanOrEqual(loyal);
    expect(turned).toBeGreaterThanOrEqual(-rebels);
    // in half percents of the loyal: 2, 2, 10 and 1, each over its own denominator, brought to that of all four
    const halfPercents = { unpaid: 2n, unfed: 2n, starved: 10n, crowded: 1n };
    const common = KEYS.reduce((all, key) => all * BigInt(felt[key].denominator), 1n);
    const numerator = KEYS.reduce(
      (all, key) =>
        all + halfPercents[key] * BigInt(felt[key].numerator) * (common / BigInt(felt[key].denominator)),
      0n,
    );
    const exact = (BigInt(loyal) * numerator * (isForeign ? 2n : 1n)) / (200n * common);
    if (numerator > 0n) expect(BigInt(turned)).toBe(exact);
    else expect(-BigInt(turned)).toBe(BigInt(rebels) / 100n);
  },
);

test.prop([units, units, grievances, fc.constantFrom(...KEYS), fc.boolean()])(
  'E-32: a grievance made complete never turns fewer, nor does a foreign owner',
  (loyal, rebels, felt, key, isForeign) => {
    const turned = change(felt, loyal, rebels, isForeign);
    const worse = change({ ...felt, [key]: ratio(1) }, loyal, rebels, isForeign);
    expect(worse).toBeGreaterThanOrEqual(turned);
    expect(change(felt, loyal, rebels, true)).toBeGreaterThanOrEqual(turned);
  },
);
