import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { foodDue, hardshipOf, SHIP_WAGES, WAGES, type Living } from '../src/index.js';
import { ratio, ratioToNumber } from '@ec/prng';

/** 8,000 workers who are paid 1,000 consumer goods and eat 2,000 food. */
const content: Living = {
  payees: { USK: 8_000, PRO: 0, SLD: 0 },
  pay: WAGES,
  wagesPaid: 1_000,
  heads: 8_000,
  ration: ratio(1),
  foodEaten: 2_000,
  starved: 0,
};
const paid = (living: Partial<Living>, usual = WAGES): unknown =>
  hardshipOf({ ...content, ...living }, usual).paid;
const fed = (heads: number, ration: Living['ration'], foodEaten: number): unknown =>
  hardshipOf({ ...content, heads, ration, foodEaten }, WAGES).fed;

it('E-32: who is paid and fed in full has all, and nobody starved', () => {
  expect(hardshipOf(content, WAGES)).toEqual({ paid: ratio(1), fed: ratio(1), starved: ratio(0) });
  expect(hardshipOf({ ...content, starved: 400 }, WAGES).starved).toEqual(ratio(1, 20));
});

describe('E-30, E-32: the share of full rations', () => {
  it('E-01: seven on half a ration are half fed: their bill of 7/8 food is cut off to nothing, as that of a full ration is to 1', () => {
    expect(foodDue(7, ratio(1))).toBe(1);
    expect(foodDue(7, ratio(1, 2))).toBe(0);
    expect(fed(7, ratio(1, 2), 0)).toEqual(ratio(1, 2));
  });

  it('E-01: seven on a full ration eat 1 food, of 1.75, and are fed in full', () => {
    expect(fed(7, ratio(1), 1)).toEqual(ratio(1));
  });

  it('E-01: eleven on 60 % eat 1 food of 1.65, and have 60 % of a full ration, not 1 of 2', () => {
    expect(fed(11, ratio(3, 5), 1)).toEqual(ratio(3, 5));
  });

  it('E-30: where food runs short they have what there is: 1 food for eleven is 4/11 of a ration, not 1 of 2', () => {
    expect(fed(11, ratio(1), 1)).toEqual(ratio(4, 11));
    expect(fed(8_000, ratio(1), 1_500)).toEqual(ratio(3, 4));
  });

  it('E-30: three who eat less than a food unit in all are fed in full, as where nobody lives', () => {
    expect(fed(3, ratio(1), 0)).toEqual(ratio(1));
    expect(fed(0, ratio(1), 0)).toEqual(ratio(1));
  });
});

describe('E-30, E-32: the share of the rulebook’s wages', () => {
  const three = { USK: 0, PRO: 3, SLD: 0 };

  it('E-01: three professionals at half pay have half of it: 9/16 of a consumer good are cut off to nothing, 9/8 to 1', () => {
    expect(paid({ payees: three, pay: { ...WAGES, PRO: ratio(3, 16) }, wagesPaid: 0 })).toEqual(
      ratio(1n, 2n),
    );
  });

  it('E-01: three professionals who are paid 1, of 1.125, are paid in full', () => {
    expect(paid({ payees: three, wagesPaid: 1 })).toEqual(ratio(1));
  });

  it('E-30: where goods run short they have what there is: 2 goods for eight professionals, to whom 3 are due', () => {
    expect(paid({ payees: { ...three, PRO: 8 }, wagesPaid: 2 })).toEqual(ratio(2n, 3n));
    expect(paid({ wagesPaid: 750 })).toEqual(ratio(3n, 4n));
  });

  it('E-32: all classes together: 80 workers without wages beside 80 soldiers who have theirs, 20 of 30', () => {
    const both = { USK: 80, PRO: 0, SLD: 80 };
    expect(paid({ payees: both, pay: { ...WAGES, USK: ratio(0) }, wagesPaid: 20 })).toEqual(ratio(2n, 3n));
  });

  it('E-32: paying more than the rulebook asks for is worth no more, and where nobody is paid nothing is missing', () => {
    expect(paid({ pay: { ...WAGES, USK: ratio(1) }, wagesPaid: 8_000 })).toEqual(ratio(1));
    expect(paid({ payees: { USK: 0, PRO: 0, SLD: 0 }, wagesPaid: 0 })).toEqual(ratio(1));
  });

  it('seed "Population": a ship’s soldiers are content with 1/200', () => {
    const crew = { payees: { USK: 0, PRO: 0, SLD: 100 }, pay: SHIP_WAGES, wagesPaid: 0 };
    expect(paid(crew, SHIP_WAGES)).toEqual(ratio(1));
    expect(paid(crew)).toEqual(ratio(1n, 50n));
  });

  it('E-01: a rate of fifteen digits stays exact: 4/10^15 less than 1/8 is short of 32/10^15', () => {
    const pay = { ...WAGES, USK: ratio(124_999_999_999_996, 1_000_000_000_000_000) };
    expect(paid({ pay, wagesPaid: 999 })).toEqual(ratio(31_249_999_999_999n, 31_250_000_000_000n));
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
    // 3/4 of a consumer good for one of each class
    const wagesPaid = Math.floor((3 * heads * part) / 400);
    const ration = ratio(part, 100);
    const living = { payees, pay, wagesPaid, heads, ration, foodEaten: foodDue(heads, ration), starved: 0 };
    const hardship = hardshipOf(living, WAGES);
    expect(hardship.fed).toEqual(ration);
    expect(ratioToNumber(hardship.paid)).toBe(part / 100);
  },
);

test.prop([fc.integer({ min: 1, max: 1_000_000 }), percent, fc.nat(1_000_000)])(
  'E-30: less food never feeds better',
  (heads, part, food) => {
    const ration = ratio(part, 100);
    const share = (foodEaten: number): number =>
      ratioToNumber(hardshipOf({ ...content, heads, ration, foodEaten }, WAGES).fed);
    const eaten = Math.min(food, foodDue(heads, ration));
    expect(share(eaten)).toBeLessThanOrEqual(part / 100);
    if (eaten > 0) expect(share(eaten - 1)).toBeLessThan(share(eaten));
  },
);
