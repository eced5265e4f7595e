import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ratio, type Ratio } from '@ec/prng';
import { SHIP_WAGES, WAGES, wagesDue, wagesPaid, type PayRates } from '../src/index.js';

const count = fc.nat(50_000_000);
const population = fc.record({
  UEM: count,
  USK: count,
  PRO: count,
  SLD: count,
  SPY: count,
  CNW: count,
  TRN: count,
});
// wages of up to 1,000 consumer goods for each unit, in fractions as fine as there are
const wage = fc
  .tuple(fc.nat(1000), fc.nat(2 ** 40), fc.integer({ min: 1, max: 2 ** 40 }))
  .map(([whole, n, d]) => (whole % 2 === 0 ? ratio(whole) : ratio(n % d, d)));
const pay: fc.Arbitrary<PayRates> = fc.oneof(
  fc.record({ USK: wage, PRO: wage, SLD: wage }),
  fc.constant(WAGES),
  fc.constant(SHIP_WAGES),
);

/** Units times a ratio, over the product of the denominators. */
const part = (units: number, { numerator }: Ratio, ...others: Ratio[]): bigint =>
  BigInt(units) * BigInt(numerator) * others.reduce((all, { denominator }) => all * BigInt(denominator), 1n);

test.prop([population, pay])(
  'seed "Population", E-01, E-03: wages are the exact sum over all classes, truncated once; spies and construction workers draw both halves',
  (people, { USK, PRO, SLD }) => {
    const { CNW, SPY } = people;
    const sum =
      part(people.USK + CNW, USK, PRO, SLD) +
      part(people.PRO + SPY + CNW, PRO, USK, SLD) +
      part(people.SLD + SPY, SLD, USK, PRO);
    const denominator = BigInt(USK.denominator) * BigInt(PRO.denominator) * BigInt(SLD.denominator);
    expect(BigInt(wagesDue(people, { USK, PRO, SLD }))).toBe(sum / denominator);
  },
);

test.prop([population])(
  'seed "Population": at the rulebook\'s rates, in eighths of a consumer good',
  (people) => {
    const { USK, PRO, SLD, SPY, CNW } = people;
    expect(wagesDue(people, WAGES)).toBe(Math.floor((USK + 3 * PRO + 2 * SLD + 5 * SPY + 4 * CNW) / 8));
  },
);

test.prop([population, pay, fc.nat(1000)])(
  'E-30: the unemployable and trainees are paid nothing, and nobody is paid beyond what is due or there',
  (people, rates, goods) => {
    const due = wagesDue(people, rates);
    expect(wagesDue({ ...people, UEM: 0, TRN: 0 }, rates)).toBe(due);
    const paid = wagesPaid(due, goods);
    expect(paid).toBe(due < goods ? due : goods);
  },
);
