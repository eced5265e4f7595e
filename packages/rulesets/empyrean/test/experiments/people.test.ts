import { resolveParameters } from '@ec/engine';
import { Distribution, ratio } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { marketBook } from '../../src/experiments/market-book.js';
import { researchTime } from '../../src/experiments/research-time.js';
import { starvation } from '../../src/experiments/starvation.js';
import { measured } from '@ec/balance/testing';

describe('starvation: what is missing of a sixteenth of a unit', async () => {
  const { at } = await measured(null, 'starvation', { trials: 100 });

  it.each([
    [0, 100],
    [5, 80],
    [10, 60],
    [20, 20],
    [24, 4],
    [25, 0],
    [100, 0],
  ])('on a ration of %d percent, %d percent starve', (ration, starved) => {
    expect(at('starved', ration)).toBeCloseTo(starved, 1);
  });

  it('half rations turn 30 % × 1/2 of the loyal rebel (E-47)', () => {
    expect(at('rebels', 50)).toBeCloseTo(15, 3);
  });

  it('who orders half rations and has a tenth gets a tenth: 1 − 16 × 0.025 starve', async () => {
    const { found } = await measured(null, 'starvation', {
      trials: 100,
      parameters: { ration: 50, food: 10 },
    });
    expect(found('starvedOnOrder', 'value').mean.estimate).toBeCloseTo(60, 1);
    expect(found('starvedOfAll', 'value')).toMatchObject({ min: 6_000, max: 6_000 });
  });

  it.each([
    [50, 20, 2_000],
    [10, 50, 6_000],
    [25, 100, 0],
    [0, 0, 10_000],
  ])('on a ration of %d with food for %d percent, %d of 10,000 starve', (ration, food, starve) => {
    const given = resolveParameters(starvation.parameters, { ration, food });
    expect(starvation.exact?.(given)).toEqual({ starvedOfAll: Distribution.point(starve) });
  });
});

describe('home-colony: the idle historical colony of the rulebook', async () => {
  const { at, share } = await measured(null, 'home-colony', { trials: 1 });
  it.each([
    ['idlePeople', 1, 10_152_837],
    ['idlePeople', 10, 12_497_652],
    ['idlePeople', 12, 0],
    ['fuelStock', 1, 1_254_999],
    ['fuelStock', 11, 0],
    ['nonMetallicsStock', 6, 0],
    ['foodStock', 11, 0],
    ['idleLevel', 7, 1],
    ['idleLevel', 8, 2],
  ])('%s at the end of quarter %d is %d', (measure, quarter, figure) => {
    expect(at(measure, quarter)).toBe(figure);
  });

  it('a bot that cares for mines and farms has twice the people after ten years, and level 4', () => {
    expect(share('idleSurvives')).toBe(0);
    expect(at('industrialistPeople', 40)).toBe(24_303_589);
    expect(at('industrialistLevel', 40)).toBe(4);
  });

  it('with its hundred thousand farms its people do not become fewer in two years, without farms they do', async () => {
    expect(share('idleFed')).toBe(1);
    const without = await measured(null, 'home-colony', { trials: 1, parameters: { farms: 0 } });
    expect(without.share('idleFed')).toBe(0);
    expect(without.at('idlePeople', 8)).toBe(0);
  });

  it('begins with the stocks that are asked for', async () => {
    const parameters = { food: 1234, fuel: 56_000, nonMetallics: 7, goods: 890 };
    const begun = await measured(null, 'home-colony', { trials: 1, parameters });
    expect(begun.at('foodStock', 0)).toBe(1234);
    expect(begun.at('fuelStock', 0)).toBe(56_000);
    expect(begun.at('nonMetallicsStock', 0)).toBe(7);
    expect(begun.at('goodsStock', 0)).toBe(890);
  });

  it('nobody outlives a quarter on a ration of nothing', async () => {
    const hungry = await measured(null, 'home-colony', { trials: 1, parameters: { ration: 0 } });
    expect(hungry.at('idlePeople', 1)).toBe(0);
  });
});

describe('population-growth: 0.25 % and up to 2.25 % more are born, 0.0625 % of all then die', async () => {
  const { at } = await measured(null, 'population-growth', { trials: 10 });

  it('comfort on an empty planet: 2.5 % less 0.0625 % × 1.025', () => {
    expect(at('byVacancy', 100)).toBeCloseTo(2.5 - 0.0625 * 1.025, 3);
  });

  it('a full planet, or misery: 0.25 % less 0.0625 % × 1.0025', () => {
    expect(at('byVacancy', 0)).toBeCloseTo(0.25 - 0.0625 * 1.0025, 3);
    expect(at('byLiving', 0)).toBeCloseTo(0.25 - 0.0625 * 1.0025, 3);
  });

  it('half of the usual life with half of the room: 0.25 % + 2.25 % × 1/4', async () => {
    const half = await measured(null, 'population-growth', { trials: 10, parameters: { vacancy: 50 } });
    const born = 0.25 + 2.25 / 4;
    expect(half.at('byLiving', 50)).toBeCloseTo(born - 0.0625 * (1 + born / 100), 3);
  });
});

describe('unrest', async () => {
  const { at } = await measured(null, 'unrest', { trials: 1 });

  it('who is paid and fed does not rebel', () => {
    expect(at('rebelsByPay', 10)).toBe(0);
    expect(at('risingByPay', 10)).toBe(81);
  });

  it('without wages and soldiers rebels appear in quarter 1, and rise in quarter 2 and take the colony', () => {
    expect(at('risingBySoldiers', 0)).toBe(2);
    expect(at('lostBySoldiers', 0)).toBe(2);
    expect(at('risingsBySoldiers', 0)).toBe(1);
  });

  it('who pays nobody has lost the colony after two years, and fewer people than others after one quarter', async () => {
    const gainAfter = async (quarters: number) => {
      const run = await measured(null, 'unrest', { trials: 1, parameters: { quarters } });
      const { mean } = run.found('gain', 'value');
      return { gain: mean.estimate, paid: run.at('peopleByPay', 10), unpaid: run.at('peopleByPay', 0) };
    };
    const late = await gainAfter(8);
    expect(late.gain).toBe(-late.paid);
    const soon = await gainAfter(1);
    expect(soon.gain).toBe(soon.unpaid - soon.paid);
    expect(soon.gain).toBeLessThan(0);
  });

  it('lower wages never put a rebellion off', () => {
    const risings = Array.from({ length: 11 }, (_, tenth) => at('risingByPay', tenth));
    expect(risings.toSorted((a, b) => a - b)).toEqual(risings);
  });
});

describe('research-time: 62,500 points a quarter of 250,000 factories, and 100,000 for level 2', () => {
  it('levels come when 100,000 × (2^n − 1) points are together', async () => {
    const { found } = await measured(null, 'research-time', { trials: 10, parameters: { atWork: 100 } });
    const quarters = found('oldFactories', 'series').at.map(({ mean }) => mean.estimate);
    expect(quarters).toEqual([2, 5, 12, 24, 50, 101, 204, 408, 818]);
  });

  it('better factories make the second level twice as fast as the first would', async () => {
    const { at } = await measured(null, 'research-time', { trials: 10, parameters: { atWork: 100 } });
    expect(at('newFactories', 2)).toBe(2);
    expect(at('newFactories', 10)).toBeLessThan(at('oldFactories', 7) + 100);
  });

  const fourth = (given: Readonly<Record<string, number>>) =>
    researchTime.exact?.(resolveParameters(researchTime.parameters, given)).fourth as Distribution;

  it('with all at work: 700,000 points for level 4 are there in quarter 12', () => {
    expect(fourth({ atWork: 100 }).probability(12)).toEqual(ratio(1n, 1n));
  });

  it('2,800,000 factories, all or all but one percent at work: 700,000 and 693,000 points, so one level a quarter', () => {
    expect(fourth({ factories: 2_800_000, atWork: 99 }).probability(3)).toEqual(ratio(1n, 1n));
  });

  it('933,336 factories, 99 or 100 percent at work: only three full quarters bring 700,000 points in time', () => {
    // 100 % is 233,334 points a quarter, 99 % 231,000; of eight ways through three quarters one has enough.
    expect(fourth({ factories: 933_336, atWork: 99 }).probability(3)).toEqual(ratio(1n, 8n));
  });

  it('nothing is said of factories that are no multiple of four, nor of centuries', () => {
    const known = (given: Readonly<Record<string, number>>) =>
      researchTime.exact?.(resolveParameters(researchTime.parameters, given));
    expect([known({ factories: 250_001 }), known({ atWork: 1 })]).toEqual([{}, {}]);
  });
});

describe('market-book: the lowest asks meet the highest bids (E-27)', () => {
  const traded = (given: Readonly<Record<string, number>>) =>
    marketBook.exact?.(resolveParameters(marketBook.parameters, given)).traded as Distribution;
  const twoPrices = { ask: 1, askRange: 1, bid: 1, bidRange: 1 };

  it('one of each, who name 1 or 2 gold: they trade unless the seller wants 2 and the buyer gives 1', () => {
    const one = traded({ ...twoPrices, sellers: 1, buyers: 1 });
    expect(one.probability(1)).toEqual(ratio(3n, 4n));
  });

  it('one seller and two buyers: only two bids of 1 leave a seller who wants 2 alone', () => {
    expect(traded({ ...twoPrices, sellers: 1, buyers: 2 }).probability(1)).toEqual(ratio(7n, 8n));
  });

  it('two of each: both trade unless one ask is above the bid that it meets', () => {
    // Of 16 books: both ask 1, whatever is bid (4); one asks 2 or both do, and both bid 2 (3).
    expect(traded({ ...twoPrices, sellers: 2, buyers: 2 }).probability(2)).toEqual(ratio(7n, 16n));
  });

  it('bids below every ask move nothing, and of 100 gold the market keeps 1', async () => {
    expect(
      traded({ ask: 50, bid: 1, bidRange: 48 })
        .entries()
        .map(([units]) => units),
    ).toEqual([0]);
    const { found } = await measured(null, 'market-book', {
      trials: 1,
      parameters: { ask: 100, askRange: 0, bid: 100, bidRange: 0 },
    });
    expect(found('traded', 'value')).toMatchObject({ min: 10, max: 10 });
    expect(found('kept', 'value').mean.estimate).toBe(1);
  });
});
