import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  feed,
  foodDue,
  foodNeeded,
  hardshipOf,
  NOBODY,
  providedIn,
  SHIP_WAGES,
  WAGES,
  wagesNeeded,
  type Living,
} from '../src/index.js';
import { ratio, ratioToNumber } from '@ec/prng';

/** 8,000 workers who are to get 1,000 consumer goods and 2,000 food, and have them in storage. */
const content: Living = {
  payees: { USK: 8_000, PRO: 0, SLD: 0 },
  pay: WAGES,
  goods: 1_000,
  heads: 8_000,
  ration: ratio(1),
  food: 2_000,
  starved: 0,
};
const paid = (living: Partial<Living>, usual = WAGES): unknown =>
  hardshipOf({ ...content, ...living }, usual).paid;
const fed = (heads: number, ration: Living['ration'], food: number): unknown =>
  hardshipOf({ ...content, heads, ration, food }, WAGES).fed;

it('E-32: who is paid and fed in full has all, and nobody starved', () => {
  expect(hardshipOf(content, WAGES)).toEqual({ paid: ratio(1), fed: ratio(1), starved: ratio(0) });
  expect(hardshipOf({ ...content, starved: 400 }, WAGES).starved).toEqual(ratio(1, 20));
});

describe('E-30, E-32: the share of full rations', () => {
  it('E-01: seven on half a ration are half fed by a food unit, of which their bill of 7/8 takes nothing', () => {
    expect(feed(7, ratio(1, 2), 1)).toMatchObject({ eaten: 0, fed: ratio(1, 2) });
    expect(fed(7, ratio(1, 2), 1)).toEqual(ratio(1, 2));
  });

  it('E-01: seven on a full ration eat 1 food of 1.75: fed in full where there are 2, and to 4/7 where there is 1', () => {
    expect(foodDue(7, ratio(1))).toBe(1);
    expect(fed(7, ratio(1), 2)).toEqual(ratio(1));
    expect(fed(7, ratio(1), 1)).toEqual(ratio(4, 7));
  });

  it('E-01: eleven on 60 % eat 1 food of 1.65, and have 60 % of a full ration, not 1 of 2', () => {
    expect(fed(11, ratio(3, 5), 2)).toEqual(ratio(3, 5));
  });

  it('E-30: where food runs short they have what there is: 1 food for eleven is 4/11 of a ration, not 1 of 2', () => {
    expect(fed(11, ratio(1), 1)).toEqual(ratio(4, 11));
    expect(fed(8_000, ratio(1), 1_500)).toEqual(ratio(3, 4));
  });

  it('E-30: three without food are not fed, and starve, though their bill of 3/4 is cut off to nothing; one food unit feeds them in full', () => {
    expect(foodDue(3, ratio(1))).toBe(0);
    expect(fed(3, ratio(1), 0)).toEqual(ratio(0));
    expect(feed(3, ratio(1), 0).starved).toEqual(ratio(1));
    expect(fed(3, ratio(1), 1)).toEqual(ratio(1));
  });

  it('E-30: where nobody lives, nothing is missing', () => {
    expect(fed(0, ratio(1), 0)).toEqual(ratio(1));
  });

  it('E-30: what a store must hold is what is due, rounded up: 1 for three, 2 for seven or eight, none for nobody', () => {
    expect([3, 7, 8, 0].map((heads) => foodNeeded(heads, ratio(1)))).toEqual([1, 2, 2, 0]);
    expect(foodNeeded(19, ratio(1, 4))).toBe(2);
    expect(foodNeeded(16, ratio(1, 4))).toBe(1);
    expect(foodNeeded(7, ratio(0))).toBe(0);
  });
});

describe('E-30, E-32: the share of the rulebook’s wages', () => {
  const three = { USK: 0, PRO: 3, SLD: 0 };

  it('E-01: three professionals at half pay have half of it where there is a consumer good for their 9/16, and nothing where there is none', () => {
    const pay = { ...WAGES, PRO: ratio(3, 16) };
    expect(paid({ payees: three, pay, goods: 1 })).toEqual(ratio(1n, 2n));
    expect(paid({ payees: three, pay, goods: 0 })).toEqual(ratio(0n, 1n));
  });

  it('E-01: three professionals to whom 1.125 are due are paid in full by 2, and to 8/9 by 1', () => {
    expect(paid({ payees: three, goods: 2 })).toEqual(ratio(1));
    expect(paid({ payees: three, goods: 1 })).toEqual(ratio(8n, 9n));
  });

  it('E-30: what a store must hold is what is due, rounded up: 2 for three professionals, 3 for eight, none for trainees', () => {
    expect(wagesNeeded({ ...NOBODY, PRO: 3 }, WAGES)).toBe(2);
    expect(wagesNeeded({ ...NOBODY, PRO: 8 }, WAGES)).toBe(3);
    expect(wagesNeeded({ ...NOBODY, TRN: 8 }, WAGES)).toBe(0);
    const dear = ratio(Number.MAX_SAFE_INTEGER);
    expect(wagesNeeded({ ...NOBODY, PRO: 3 }, { ...WAGES, PRO: dear })).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('E-30: where goods run short they have what there is: 2 goods for eight professionals, to whom 3 are due', () => {
    expect(paid({ payees: { ...three, PRO: 8 }, goods: 2 })).toEqual(ratio(2n, 3n));
    expect(paid({ goods: 750 })).toEqual(ratio(3n, 4n));
  });

  it('E-32: all classes together: 80 workers without wages beside 80 soldiers who have theirs, 20 of 30', () => {
    const both = { USK: 80, PRO: 0, SLD: 80 };
    expect(paid({ payees: both, pay: { ...WAGES, USK: ratio(0) }, goods: 20 })).toEqual(ratio(2n, 3n));
  });

  it('E-32: paying more than the rulebook asks for is worth no more, and where nobody is paid nothing is missing', () => {
    expect(paid({ pay: { ...WAGES, USK: ratio(1) }, goods: 8_000 })).toEqual(ratio(1));
    expect(paid({ payees: { USK: 0, PRO: 0, SLD: 0 }, goods: 0 })).toEqual(ratio(1));
  });

  it('seed "Population": a ship’s soldiers are content with 1/200', () => {
    const crew = { payees: { USK: 0, PRO: 0, SLD: 100 }, pay: SHIP_WAGES, goods: 1 };
    expect(paid(crew, SHIP_WAGES)).toEqual(ratio(1));
    expect(paid(crew)).toEqual(ratio(1n, 50n));
  });

  it('E-01: a rate of fifteen digits stays exact: 4/10^15 less than 1/8 is short of 32/10^15', () => {
    const pay = { ...WAGES, USK: ratio(124_999_999_999_996, 1_000_000_000_000_000) };
    expect(paid({ pay, goods: 1_000 })).toEqual(ratio(31_249_999_999_999n, 31_250_000_000_000n));
  });
});

const percent = fc.integer({ min: 0, max: 100 });

test.prop([fc.integer({ min: 1, max: 1_000_000 }), percent])(
  'E-01: an order of a part of the rations or wages gives that part to any number of people, large or small',
  (heads, part) => {
    const payees = { USK: heads, PRO: heads, SLD: heads };
    const rate = (usual: Living['ration']): Living['ration'] =>
      ratio(usual.numerator * part, usual.denominator * 100);
    const pay = { USK: rate(WAGES.USK), PRO: rate(WAGES.PRO), SLD: rate(WAGES.SLD) };
    const ration = ratio(part, 100);
    const goods = wagesNeeded({ ...NOBODY, ...payees }, pay);
    const living = { payees, pay, goods, heads, ration, food: foodNeeded(heads, ration), starved: 0 };
    const hardship = hardshipOf(living, WAGES);
    expect(hardship.fed).toEqual(ration);
    expect(ratioToNumber(hardship.paid)).toBe(part / 100);
  },
);

test.prop([fc.integer({ min: 1, max: 1_000_000 }), percent, fc.nat(1_000_000)])(
  'E-30: less food never feeds better, and one unit less than is needed feeds worse',
  (heads, part, food) => {
    const ration = ratio(part, 100);
    const share = (of: number): number =>
      ratioToNumber(hardshipOf({ ...content, heads, ration, food: of }, WAGES).fed);
    const there = Math.min(food, foodNeeded(heads, ration));
    expect(share(there)).toBeLessThanOrEqual(part / 100);
    if (there > 0) expect(share(there - 1)).toBeLessThan(share(there));
  },
);

const few = fc.nat(20);

test.prop([few, percent, few, few, few, few])(
  'E-30: who is fed to less than a quarter starves, and nobody else; who got all that was due misses nothing, and nobody else',
  (heads, part, food, USK, PRO, goods) => {
    const ration = ratio(part, 100);
    const living = { ...content, payees: { USK, PRO, SLD: 0 }, heads, ration, food, goods };
    const { fed: share, paid: wages } = hardshipOf(living, WAGES);
    const { meals, wages: due } = providedIn(living);
    const isLess = 4n * BigInt(share.numerator) < BigInt(share.denominator);
    expect(feed(heads, ration, food).starved.numerator > 0).toBe(heads > 0 && isLess);
    expect(ratioToNumber(share) === part / 100).toBe(heads === 0 || food >= foodNeeded(heads, ration));
    expect(ratioToNumber(meals.met) === ratioToNumber(meals.due)).toBe(food >= foodNeeded(heads, ration));
    const isPaid = goods >= wagesNeeded({ ...NOBODY, USK, PRO }, WAGES);
    expect(ratioToNumber(wages) === 1).toBe(isPaid);
    expect(ratioToNumber(due.met) === ratioToNumber(due.due)).toBe(isPaid);
  },
);
