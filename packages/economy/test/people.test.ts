import { describe, expect, it } from 'vitest';
import {
  births,
  deathsAmong,
  feed,
  foodDue,
  grow,
  headCount,
  NOBODY,
  SHIP_WAGES,
  standardOfLiving,
  starvedShare,
  vacancy,
  WAGES,
  wagesDue,
  wagesPaid,
} from '../src/index.js';
import { ratio } from '@ec/prng'; // prettier-ignore

const nobody = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };
const home = { UEM: 3_700_000, USK: 3_700_000, PRO: 1_000_000, SLD: 1_500_000, SPY: 20, CNW: 10_000, TRN: 0 };

it('E-03: spies and construction workers count twice: the home colony has 9,920,040 population units', () => {
  expect(headCount(home)).toBe(9_920_040);
});

describe('seed "Population": wages', () => {
  it('home colony: 462,500 + 375,000 + 375,000 + 5,000 for construction workers + 12.5 for spies', () => {
    expect(wagesDue(home, WAGES)).toBe(1_217_512);
  });

  it('each class by itself', () => {
    expect(wagesDue({ ...nobody, USK: 8 }, WAGES)).toBe(1);
    expect(wagesDue({ ...nobody, PRO: 8 }, WAGES)).toBe(3);
    expect(wagesDue({ ...nobody, SLD: 8 }, WAGES)).toBe(2);
    expect(wagesDue({ ...nobody, SPY: 8 }, WAGES)).toBe(5);
    expect(wagesDue({ ...nobody, CNW: 8 }, WAGES)).toBe(4);
    expect(wagesDue({ ...nobody, UEM: 8, TRN: 8 }, WAGES)).toBe(0);
  });

  it('soldiers aboard ships cost 0.005', () => {
    expect(wagesDue({ ...nobody, SLD: 200 }, SHIP_WAGES)).toBe(1);
  });

  it('E-30: short of goods, all there are is paid', () => {
    expect([wagesPaid(100, 60), wagesPaid(100, 100), wagesPaid(100, 101)]).toEqual([60, 100, 100]);
  });
});

describe('seed "Starvation rule", E-30', () => {
  it('S = (M − R) ÷ M with M = 1/16', () => {
    expect(starvedShare(ratio(1, 16))).toEqual(ratio(0));
    expect(starvedShare(ratio(1, 32))).toEqual(ratio(1, 2));
    expect(starvedShare(ratio(1, 64))).toEqual(ratio(3, 4));
    expect(starvedShare(ratio(0))).toEqual(ratio(1));
    expect(starvedShare(ratio(1, 4))).toEqual(ratio(0));
  });

  it('seed "Food": 9,920,040 heads on full rations eat 2,480,010', () => {
    expect(foodDue(9_920_040, ratio(1))).toBe(2_480_010);
    expect(feed(9_920_040, ratio(1), 3_000_000)).toMatchObject({ eaten: 2_480_010, starved: ratio(0) });
  });

  it('a quarter of the ration is just enough; 20 % of it starves a fifth', () => {
    expect(feed(1600, ratio(1, 4), 1000)).toMatchObject({ eaten: 100, starved: ratio(0) });
    expect(feed(1600, ratio(1, 5), 1000)).toMatchObject({ eaten: 80, starved: ratio(1, 5) });
  });

  it('E-30: short of food everyone eats the same: 50 food for 1,600 heads are 1/32 each', () => {
    expect(feed(1600, ratio(1), 50)).toMatchObject({ eaten: 50, starved: ratio(1, 2) });
  });

  it('E-01: a truncated food bill starves nobody: ten heads on a quarter ration eat 0 of 0.625', () => {
    expect(feed(10, ratio(1, 4), 100)).toMatchObject({ eaten: 0, starved: ratio(0) });
  });

  it('an empty colony eats nothing', () => {
    expect(feed(0, ratio(1), 5)).toMatchObject({ eaten: 0, starved: ratio(0) });
  });

  it('E-18: deaths in proportion are truncated by class', () => {
    expect([deathsAmong(7, ratio(1, 2)), deathsAmong(1, ratio(1, 2)), deathsAmong(9, ratio(1))]).toEqual([
      3, 0, 9,
    ]);
  });
});

it('nobody is none of each class, so that a population made of it has them all', () => {
  expect(NOBODY).toEqual({ UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 });
});

describe('seed "Population", E-33: growth', () => {
  const content = { paid: ratio(1), fed: ratio(1) };
  const wanting = { ...content, paid: ratio(0) };

  it('E-47: births are 0.25 % when all is full or nobody is paid, 2.5 % with all room and all wages', () => {
    expect(births(10_000, ratio(0), content)).toBe(25);
    expect(births(10_000, ratio(1), wanting)).toBe(25);
    expect(births(10_000, ratio(1), content)).toBe(250);
  });

  it('births: half the room and half the wages are 0.25 % + 2.25 % × 1/4', () => {
    expect(births(160_000, ratio(1, 2), { ...content, paid: ratio(1, 2) })).toBe(1300); // 400 + 900
  });

  it('births: two thirds of the wages and three quarters of the rations are half of all that could be lived on', () => {
    const half = { paid: ratio(2, 3), fed: ratio(3, 4) };
    expect(standardOfLiving(half)).toEqual(ratio(1, 2));
    expect(births(160_000, ratio(1), half)).toBe(2200); // 400 + 3,600 × 1/2
    expect(births(160_000, ratio(1, 3), half)).toBe(1000); // 400 + 3,600 × 1/3 × 1/2
  });

  it('standard of living: wages share × ration share, cut off to hundredths of a percent', () => {
    expect(standardOfLiving(content)).toEqual(ratio(1));
    expect(standardOfLiving({ paid: ratio(1, 2), fed: ratio(1, 2) })).toEqual(ratio(1, 4));
    expect(standardOfLiving({ paid: ratio(2, 3), fed: ratio(1) })).toEqual(ratio(6_666, 10_000));
  });

  it('vacancy: habitability 25 carries 250,000,000 population units', () => {
    expect(vacancy(62_500_000, 25)).toEqual(ratio(3, 4));
    expect(vacancy(250_000_000, 25)).toEqual(ratio(0));
    expect(vacancy(300_000_000, 25)).toEqual(ratio(0));
    expect(vacancy(1, 0)).toEqual(ratio(0));
  });

  it('5 % of the trainees graduate, as far as one professional teaches 100', () => {
    expect(grow({ ...nobody, USK: 1e6, PRO: 100, TRN: 1000 }, 0).graduates).toBe(50);
    expect(grow({ ...nobody, USK: 1e6, PRO: 4, TRN: 1000 }, 0).graduates).toBe(20); // 400 are taught
  });

  it('2 % of the unemployables find work while they are more than 30 % of all', () => {
    expect(grow({ ...nobody, UEM: 301, USK: 699 }, 0).promoted).toBe(6);
    expect(grow({ ...nobody, UEM: 300, USK: 700 }, 0).promoted).toBe(0);
  });

  it('births count on both sides of the 30 %: they are unemployable, and they are people', () => {
    // 310 of 1,010 are more than 30 %, where 290 of 1,010 would not be: 2 % of 310 are 6.2
    expect(grow({ ...nobody, UEM: 290, USK: 700 }, 20).promoted).toBe(6);
    // 300 of 1,000 are not, where 300 of the 995 from before would be
    expect(grow({ ...nobody, UEM: 295, USK: 700 }, 5).promoted).toBe(0);
  });

  it('one in 1,600 dies in each class, truncated; a dead spy is two population units', () => {
    const { population, deaths } = grow({ ...nobody, USK: 3200, PRO: 1599, SPY: 1600 }, 0);
    expect(population).toMatchObject({ USK: 3198, PRO: 1599, SPY: 1599 });
    expect(deaths).toBe(4);
  });

  it('the four steps follow each other', () => {
    // births 1,000: UEM 4,200 of 11,000 is over 30 %, 84 are promoted; deaths 4,116/1,600 = 2 and 6,884/1,600 = 4
    const { population, births: born, promoted, deaths } = grow({ ...nobody, UEM: 3200, USK: 6800 }, 1000);
    expect([born, promoted, deaths]).toEqual([1000, 84, 6]);
    expect(population).toMatchObject({ UEM: 4114, USK: 6880 });
  });
});
