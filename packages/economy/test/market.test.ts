import { describe, expect, it } from 'vitest';
import {
  afterCommission,
  COMMISSION_PERCENT,
  comparePrices,
  matchBook,
  type Bid,
  type Offer,
  type Trade,
} from '../src/index.js';
import { parseRatio, ratio, type Ratio } from '@ec/prng';

const gold = (price: string): Ratio => parseRatio(price) ?? ratio(0);
const ask = (quantity: number, price: string): Offer => ({ quantity, price: gold(price) });
const bid = (quantity: number, price: string, purse = 0): Bid => ({ quantity, price: gold(price), purse });

describe('E-27: offers that cross', () => {
  it('E-27: the price is the ask: 100 units at 2 for a bid of 3 cost 200, of which the seller receives 198', () => {
    expect(matchBook([ask(100, '2')], [bid(100, '3')], [1000])).toEqual([
      { ask: 0, bid: 0, quantity: 100, paid: 200, received: 198 },
    ]);
  });

  it('E-27: a bid equal to the ask crosses it, one a hundredth below does not', () => {
    expect(matchBook([ask(1, '2.5')], [bid(1, '2.5')], [10])).toHaveLength(1);
    expect(matchBook([ask(1, '2.5')], [bid(1, '2.49')], [10])).toEqual([]);
  });

  it('E-27: nothing crosses: what does not match lapses', () => {
    expect(matchBook([ask(10, '3'), ask(10, '4')], [bid(10, '2'), bid(10, '1')], [1000])).toEqual([]);
    expect(matchBook([], [bid(10, '2')], [1000])).toEqual([]);
    expect(matchBook([ask(10, '2')], [], [])).toEqual([]);
  });

  it('E-27: asks from low to high meet bids from high to low', () => {
    // the bid of 5 takes 30 at 2 and 10 at 4; the bid of 4 takes the other 40 at 4, and 20 of it lapse
    const asks = [ask(50, '4'), ask(30, '2')];
    const bids = [bid(60, '4', 0), bid(40, '5', 1)];
    expect(matchBook(asks, bids, [1000, 1000])).toEqual([
      { ask: 1, bid: 1, quantity: 30, paid: 60, received: 59 }, // 59.4
      { ask: 0, bid: 1, quantity: 10, paid: 40, received: 39 }, // 39.6
      { ask: 0, bid: 0, quantity: 40, paid: 160, received: 159 }, // 198 of the 200 in all
    ]);
  });

  it('E-27: a book that crosses in part: the bid of 3 stops before the ask of 4', () => {
    expect(matchBook([ask(5, '2'), ask(5, '4')], [bid(8, '3')], [1000])).toEqual([
      { ask: 0, bid: 0, quantity: 5, paid: 10, received: 9 },
    ]);
  });

  it('E-27: one large offer is filled by many small ones, on either side', () => {
    const one = matchBook([ask(100, '1')], [bid(30, '1'), bid(30, '1'), bid(30, '1')], [1000]);
    expect(one.map(({ bid: index, quantity }) => [index, quantity])).toEqual([[0, 30], [1, 30], [2, 30]]); // prettier-ignore
    const other = matchBook([ask(30, '1'), ask(30, '1'), ask(30, '1')], [bid(80, '1')], [1000]);
    expect(other.map(({ ask: index, quantity }) => [index, quantity])).toEqual([[0, 30], [1, 30], [2, 20]]); // prettier-ignore
  });

  it('E-27: at equal prices, the offer first in the book comes first', () => {
    const sellers = matchBook([ask(10, '2'), ask(10, '2.0'), ask(10, '2')], [bid(15, '2')], [1000]);
    expect(sellers.map(({ ask: index, quantity }) => [index, quantity])).toEqual([[0, 10], [1, 5]]); // prettier-ignore
    const buyers = matchBook([ask(15, '2')], [bid(10, '3'), bid(10, '3'), bid(10, '3')], [1000]);
    expect(buyers.map(({ bid: index, quantity }) => [index, quantity])).toEqual([[0, 10], [1, 5]]); // prettier-ignore
  });
});

describe('E-27: gold must be there', () => {
  it('E-27: 20 gold buy 6 of 10 units at 3, and none at 4 with the 2 that are left', () => {
    expect(matchBook([ask(10, '3'), ask(10, '4')], [bid(20, '5')], [20])).toEqual([
      { ask: 0, bid: 0, quantity: 6, paid: 18, received: 17 },
    ]);
  });

  it('E-27: the last of a purse goes to the next ask: 20 gold buy 5 at 3 and 1 at 5', () => {
    expect(matchBook([ask(5, '3'), ask(10, '5')], [bid(20, '5')], [20])).toEqual([
      { ask: 0, bid: 0, quantity: 5, paid: 15, received: 14 },
      { ask: 1, bid: 0, quantity: 1, paid: 5, received: 4 },
    ]);
  });

  it('E-27: two bids of one buyer draw on one purse', () => {
    expect(matchBook([ask(10, '2')], [bid(4, '3', 0), bid(4, '2', 0)], [12])).toEqual([
      { ask: 0, bid: 0, quantity: 4, paid: 8, received: 7 },
      { ask: 0, bid: 1, quantity: 2, paid: 4, received: 4 }, // 11 of the 12 in all
    ]);
  });

  it('E-27: thirty bids of 2 at 0.375 take 22 gold for 60 units, as one bid of 60 does', () => {
    const many = Array.from({ length: 30 }, () => bid(2, '0.375', 0));
    const gold = (trades: readonly Trade[]): number => trades.reduce((sum, { paid }) => sum + paid, 0);
    expect(gold(matchBook([ask(1000, '0.375')], many, [100]))).toBe(22);
    expect(gold(matchBook([ask(1000, '0.375')], [bid(60, '0.375')], [100]))).toBe(22);
  });

  it('E-27: a bid without gold leaves the goods to the next', () => {
    expect(matchBook([ask(10, '2')], [bid(10, '9', 0), bid(10, '2', 1)], [1, 20])).toEqual([
      { ask: 0, bid: 1, quantity: 10, paid: 20, received: 19 },
    ]);
  });

  it('E-27: goods offered free take no gold', () => {
    expect(matchBook([ask(10, '0')], [bid(10, '0')], [0])).toEqual([
      { ask: 0, bid: 0, quantity: 10, paid: 0, received: 0 },
    ]);
  });
});

describe('E-01: fractional prices are exact', () => {
  it('E-01: 100 units at 0.29 cost 29, where binary fractions make it 28.999…', () => {
    expect(100 * 0.29).toBeLessThan(29);
    expect(matchBook([ask(100, '0.29')], [bid(100, '0.29')], [29])).toEqual([
      { ask: 0, bid: 0, quantity: 100, paid: 29, received: 28 },
    ]);
  });

  it('E-01: 7 units at 0.3 cost 2.1, truncated to 2', () => {
    expect(matchBook([ask(7, '0.3')], [bid(7, '1')], [100])).toEqual([
      { ask: 0, bid: 0, quantity: 7, paid: 2, received: 1 },
    ]);
  });

  it('E-01: 2 gold are enough for 6 units at a third', () => {
    const third = ratio(1, 3);
    expect(
      matchBook([{ quantity: 6, price: third }], [{ quantity: 20, price: third, purse: 0 }], [2]),
    ).toEqual([{ ask: 0, bid: 0, quantity: 6, paid: 2, received: 1 }]);
  });

  it('E-01: prices are compared as ratios', () => {
    expect(comparePrices(ratio(1, 3), ratio(333_333, 1_000_000))).toBe(1);
    expect(comparePrices(ratio(2, 4), ratio(1, 2))).toBe(0);
    expect(comparePrices(ratio(1, 1_000_000), ratio(1, 999_999))).toBe(-1);
  });
});

describe('seed "Trade Station": 1 % commission, paid by the seller', () => {
  it.each([
    [0, 0], [1, 0], [99, 98], [100, 99], [101, 99], [150, 148], [200, 198], [1_000_000, 990_000],
  ])('seed "Trade Station": of %i gold the seller receives %i', (paid, received) => {
    expect(afterCommission(paid)).toBe(received);
  }); // prettier-ignore

  it('seed "Trade Station": the figure is 1 %', () => {
    expect(COMMISSION_PERCENT).toBe(1);
  });
});

describe('E-27: offers at the edges', () => {
  it('E-27: an ask for no units hides no dearer one', () => {
    expect(matchBook([ask(1, '1'), ask(0, '2'), ask(5, '3')], [bid(6, '3')], [100])).toEqual([
      { ask: 0, bid: 0, quantity: 1, paid: 1, received: 0 },
      { ask: 2, bid: 0, quantity: 5, paid: 15, received: 14 },
    ]);
  });

  it('E-27: a price as small as can be written, 0.00000000000001, meets a full purse', () => {
    expect(matchBook([ask(1, '0.00000000000001')], [bid(1, '1')], [20_000])).toEqual([
      { ask: 0, bid: 0, quantity: 1, paid: 0, received: 0 },
    ]);
  });

  it('E-27: the cheaper ask is bought up before the dearer: 2 units at 2/3 cost 1 gold', () => {
    const asks = [
      { quantity: 2, price: ratio(2, 3) },
      { quantity: 1, price: ratio(1) },
    ];
    const trades = matchBook(asks, [{ quantity: 2, price: ratio(1), purse: 0 }], [1]);
    expect(trades.reduce((sum, { ask: index, quantity }) => sum + (index === 0 ? quantity : 0), 0)).toBe(2);
    expect(trades.filter(({ ask: index }) => index === 1)).toEqual([]);
  });
});
