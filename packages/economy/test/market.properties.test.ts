import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { afterCommission, comparePrices, matchBook, type Offer, type Trade } from '../src/index.js';
import { ratio } from '@ec/prng';

const price = fc
  .tuple(fc.nat(40), fc.integer({ min: 1, max: 8 }))
  .map(([numerator, denominator]) => ratio(numerator, denominator));
const quantity = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.nat(1000));
const asks = fc.array(fc.record({ quantity, price }), { maxLength: 6 });
const bids = fc.array(fc.record({ quantity, price, purse: fc.nat(2) }), { maxLength: 6 });
const purses = fc.array(fc.oneof(fc.nat(30), fc.nat(10_000)), { minLength: 3, maxLength: 3 });

/** Totals of a figure of the trades, by index. */
const totals = (
  trades: readonly Trade[],
  length: number,
  key: (trade: Trade) => number,
  figure: 'quantity' | 'paid' | 'received',
): number[] =>
  Array.from({ length }, (_, index) =>
    trades.filter((trade) => key(trade) === index).reduce((sum, trade) => sum + trade[figure], 0),
  );

/** Sum of quantities times prices, truncated once: all denominators divide 840. */
const sumOf = (terms: readonly (readonly [number, Offer['price']])[]): number =>
  Math.floor(
    terms.reduce(
      (sum, [units, { numerator, denominator }]) => sum + (units * numerator * 840) / denominator,
      0,
    ) / 840,
  );

const at = <T>(values: readonly T[], index: number): T => {
  const value = values[index];
  if (value === undefined) throw new RangeError(`index: expected one of ${values.length}, received ${index}`);
  return value;
};

test.prop([asks, bids, purses])(
  'seed "Trade Station", E-27: of what is paid for an ask the seller receives 99 %, truncated once',
  (asks, bids, purses) => {
    const trades = matchBook(asks, bids, purses);
    const paid = totals(trades, asks.length, ({ ask }) => ask, 'paid');
    const received = totals(trades, asks.length, ({ ask }) => ask, 'received');
    expect(received).toEqual(paid.map(afterCommission));
    for (const trade of trades) expect(trade.received).toBeGreaterThanOrEqual(0);
  },
);

test.prop([asks, bids, purses])(
  'E-27: a buyer owes the asks of all units together, truncated once, which is never more than was bid',
  (asks, bids, purses) => {
    const trades = matchBook(asks, bids, purses);
    const spent = totals(trades, purses.length, ({ bid }) => at(bids, bid).purse, 'paid');
    for (const [purse, gold] of spent.entries()) {
      const bought = trades.filter(({ bid }) => at(bids, bid).purse === purse);
      const owed = sumOf(bought.map(({ ask, quantity }) => [quantity, at(asks, ask).price]));
      const offered = sumOf(bought.map(({ bid, quantity }) => [quantity, at(bids, bid).price]));
      expect(gold).toBe(owed);
      expect(gold).toBeLessThanOrEqual(offered);
    }
    for (const { quantity } of trades) expect(quantity).toBeGreaterThan(0);
  },
);

test.prop([asks, bids, purses])(
  'E-27: nobody sells more than they offer, buys more than they bid for, or pays more than their purse holds',
  (asks, bids, purses) => {
    const trades = matchBook(asks, bids, purses);
    for (const [i, sold] of totals(trades, asks.length, ({ ask }) => ask, 'quantity').entries()) {
      expect(sold).toBeLessThanOrEqual(at(asks, i).quantity);
    }
    for (const [i, bought] of totals(trades, bids.length, ({ bid }) => bid, 'quantity').entries()) {
      expect(bought).toBeLessThanOrEqual(at(bids, i).quantity);
    }
    const spent = totals(trades, purses.length, ({ bid }) => at(bids, bid).purse, 'paid');
    for (const [i, gold] of spent.entries()) expect(gold).toBeLessThanOrEqual(at(purses, i));
  },
);

test.prop([asks, bids, purses])(
  'E-27: no two offers meet twice, and cheaper asks and higher bids trade first',
  (asks, bids, purses) => {
    const trades = matchBook(asks, bids, purses);
    expect(new Set(trades.map(({ ask, bid }) => `${ask} ${bid}`)).size).toBe(trades.length);
    for (const [i, trade] of trades.entries()) {
      const next = trades[i + 1];
      if (!next) continue;
      expect(comparePrices(at(bids, trade.bid).price, at(bids, next.bid).price)).toBeGreaterThanOrEqual(0);
      if (next.bid !== trade.bid) continue;
      expect(comparePrices(at(asks, trade.ask).price, at(asks, next.ask).price)).toBeLessThanOrEqual(0);
    }
  },
);

test.prop([asks, bids, purses])(
  'E-27: a crossing pair is never left unmatched while the buyer has gold for one unit more',
  (asks, bids, purses) => {
    const trades = matchBook(asks, bids, purses);
    const sold = totals(trades, asks.length, ({ ask }) => ask, 'quantity');
    const bought = totals(trades, bids.length, ({ bid }) => bid, 'quantity');
    const spent = totals(trades, purses.length, ({ bid }) => at(bids, bid).purse, 'paid');
    for (const [i, ask] of asks.entries()) {
      for (const [j, bid] of bids.entries()) {
        if (comparePrices(bid.price, ask.price) < 0) continue;
        const isFilled = at(sold, i) === ask.quantity || at(bought, j) === bid.quantity;
        const left = at(purses, bid.purse) - at(spent, bid.purse);
        expect(isFilled || left * ask.price.denominator < ask.price.numerator).toBe(true);
      }
    }
  },
);

/** Each unit's price, as often as it is offered. */
const unitPrices = (offers: readonly Offer[]): Offer['price'][] =>
  offers.flatMap(({ quantity, price }) => Array.from({ length: quantity }, () => price));

test.prop([
  fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }), price }), { maxLength: 6 }),
  fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }), price, purse: fc.constant(0) }), {
    maxLength: 6,
  }),
])(
  'E-27: with gold enough, as many units change hands as bids from high to low find an ask from low to high that is no higher',
  (asks, bids) => {
    const demand = unitPrices(bids).toSorted((a, b) => comparePrices(b, a));
    const supply = unitPrices(asks).toSorted(comparePrices);
    const crossing = demand.filter((offer, i) => {
      const asked = supply[i];
      return asked !== undefined && comparePrices(offer, asked) >= 0;
    });
    const trades = matchBook(asks, bids, [1e9]);
    expect(trades.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(crossing.length);
  },
);
