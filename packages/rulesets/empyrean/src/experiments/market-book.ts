import { matchBook, type Bid, type Offer } from '@ec/economy';
import { defineExperiment, integer, integerOf, ownRow, perTrial, quantity, series } from '@ec/balance';
import type { Parameters } from '@ec/engine';
import { Distribution, ratio, type Prng } from '@ec/prng';

/** Most traders on a side, and widest range of prices. */
const MOST_TRADERS = 20;
const WIDEST = 200;

/** Gold of every buyer: more than anything costs. */
const PURSE = 1_000_000;

const TRADERS = [1, MOST_TRADERS] as const;
const LEAST = [1, 1_000] as const;
const RANGE = [0, WIDEST] as const;

/** Traders who each offer, or ask for, one unit at a price that they draw. */
export interface MarketSide {
  readonly traders: number;
  /** Lowest price. */
  readonly least: number;
  /** Number of prices. */
  readonly prices: number;
}

/** What each trial of {@link marketBook} is given: as many sellers and buyers as the parameters say. */
export interface MarketBook {
  readonly sellers: MarketSide;
  readonly buyers: MarketSide;
}

/** How much of a market's book is traded. */
export const marketBook = defineExperiment({
  id: 'market-book',
  title: "A market's book",
  question:
    'How much changes hands when traders ask and bid without knowing of each other, and at which price (E-27)?',
  parameters: [
    ownRow('sellers', 10, TRADERS, 'traders', 'Sellers of one unit each.'),
    ownRow('buyers', 10, TRADERS, 'traders', 'Buyers of one unit each.'),
    ownRow('ask', 40, LEAST, 'gold', 'Lowest price that a seller asks.'),
    ownRow(
      'askRange',
      40,
      RANGE,
      'gold',
      'What a seller asks at most beyond it; every price is equally likely.',
    ),
    ownRow('bid', 40, LEAST, 'gold', 'Lowest price that a buyer bids.'),
    ownRow(
      'bidRange',
      40,
      RANGE,
      'gold',
      'What a buyer bids at most beyond it; every price is equally likely.',
    ),
  ],
  measures: {
    ...perTrial(1, {
      traded: integer('Units that change hands', { min: 0, max: MOST_TRADERS }),
    }),
    price: quantity('What a buyer pays', 'gold'),
    kept: quantity('What the market keeps', 'percent of the price'),
    ...perTrial(1, {
      byBuyers: series(quantity('Sellers who sell', 'percent'), {
        step: 'buyers',
        first: 1,
        length: MOST_TRADERS,
      }),
    }),
  },
  prepare: bookOf,
  trial(rng, { sellers, buyers }, record) {
    const asks = offers(sellers, rng.numbered(0));
    const bids = offers({ ...buyers, traders: MOST_TRADERS }, rng.numbered(1)).map((offer, purse): Bid => ({
      ...offer,
      purse,
    }));
    const purses = bids.map(() => PURSE);
    const trades = matchBook(asks, bids.slice(0, buyers.traders), purses);
    record.traded(trades.length);
    for (const { paid, received } of trades) {
      record.price(paid);
      record.kept((100 * (paid - received)) / paid);
    }
    for (let number = 1; number <= MOST_TRADERS; number++) {
      const { length } = matchBook(asks, bids.slice(0, number), purses);
      record.byBuyers(number, (100 * length) / sellers.traders);
    }
  },
  exact: (parameters) => ({ traded: tradedDistribution(bookOf(parameters)) }),
  expectations: [
    { kind: 'matches-exact', measure: 'traded', because: 'the cheapest asks meet the highest bids (E-27)' },
  ],
});

function bookOf(parameters: Parameters): MarketBook {
  const side = (traders: string, price: string): MarketSide => ({
    traders: integerOf(parameters, traders),
    least: integerOf(parameters, price),
    prices: integerOf(parameters, `${price}Range`) + 1,
  });
  return { sellers: side('sellers', 'ask'), buyers: side('buyers', 'bid') };
}

function offers({ traders, least, prices }: MarketSide, rng: Prng): Offer[] {
  return Array.from({ length: traders }, () => ({
    quantity: 1,
    price: ratio(rng.between(least, least + prices - 1)),
  }));
}

/**
 * Distribution of the units that change hands: `k` or more do when the `k`-th lowest ask is at most the `k`-th highest bid, as the lowest
 * ask meets the highest bid, the second the second, and so on.
 */
function tradedDistribution({ sellers, buyers }: MarketBook): Distribution {
  const most = Math.min(sellers.traders, buyers.traders);
  const all = ways(sellers.traders, sellers.prices, sellers.prices)[0] ?? 0n;
  const allBids = ways(buyers.traders, buyers.prices, buyers.prices)[0] ?? 0n;
  // ways in which `k` or more are traded, by `k`
  const atLeast = [all * allBids, ...Array.from({ length: most + 1 }, () => 0n)];
  for (let bid = 0; bid < buyers.prices; bid++) {
    const cheap = Math.min(sellers.prices, Math.max(0, buyers.least + bid - sellers.least + 1));
    const asked = ways(sellers.traders, cheap, sellers.prices);
    const [atThis, above] = [0, 1].map((more) =>
      ways(buyers.traders, buyers.prices - bid - more, buyers.prices),
    );
    for (let k = 1; k <= most; k++)
      atLeast[k] = (atLeast[k] ?? 0n) + (asked[k] ?? 0n) * ((atThis?.[k] ?? 0n) - (above?.[k] ?? 0n));
  }
  return Distribution.of(
    Array.from({ length: most + 1 }, (_, k) => [k, (atLeast[k] ?? 0n) - (atLeast[k + 1] ?? 0n)]),
  );
}

/**
 * Ways in which at least `k` of some traders draw one of the good prices, by `k` from 0 to their number.
 *
 * @param good - number of good prices, 0 (included) to `prices` (included)
 */
function ways(traders: number, good: number, prices: number): bigint[] {
  const [yes, no] = [BigInt(good), BigInt(prices - good)];
  // ways in which exactly `k` do: one trader after the other
  let exactly = [1n];
  for (let trader = 0; trader < traders; trader++)
    exactly = Array.from(
      { length: trader + 2 },
      (_, k) => (exactly[k] ?? 0n) * no + (exactly[k - 1] ?? 0n) * yes,
    );
  let sum = 0n;
  return exactly
    .toReversed()
    .map((one) => (sum += one))
    .toReversed();
}
