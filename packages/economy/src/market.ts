import { requireQuantity, truncatedProduct, type Ratio } from '@ec/prng';

/** Percentage of the price that the market keeps. */
export const COMMISSION_PERCENT = 1;

/** An offer in a market's book; offers at the same price are in order of precedence. */
export interface Offer {
  /** Units offered or asked for, at least 0 (included). */
  readonly quantity: number;
  /** Gold for one unit. */
  readonly price: Ratio;
}

/** A bid, and the purse that pays for it. */
export interface Bid extends Offer {
  /** Index of the bidder's purse; bids of one bidder share it. */
  readonly purse: number;
}

/** Units that changed hands. */
export interface Trade {
  /** Index of the ask. */
  readonly ask: number;
  /** Index of the bid. */
  readonly bid: number;
  readonly quantity: number;
  /** Gold that the buyer pays. */
  readonly paid: number;
  /** Gold that the seller receives. */
  readonly received: number;
}

/**
 * Matches one book: asks from low to high meet bids from high to low while the bid is at least the ask. The price is the
 * ask's; at the same price, the offer that is first in the book comes first. Units that do not match lapse.
 *
 * The sum that a buyer owes in a book is exact and truncated once, so that many small bids gain nothing; so is the sum that a
 * seller receives for an ask.
 *
 * @param purses - gold of each buyer, at the indexes that the bids name
 * @throws RangeError when a quantity, a part of a price or a purse is not an integer from 0 to 2^53 − 1, or the gold paid for an ask exceeds
 *   2^53 − 1
 * @see E-27
 */
export function matchBook(asks: readonly Offer[], bids: readonly Bid[], purses: readonly number[]): Trade[] {
  for (const offer of [...asks, ...bids]) requireOffer(offer);
  for (const gold of purses) requireQuantity('purse', gold);
  const accounts = purses.map((gold) => new Account(gold));
  const offered = asks.map(({ quantity }) => quantity);
  const takings = asks.map(() => 0);
  const cheapest = ranked(asks, (a, b) => comparePrices(a.price, b.price));
  const trades: Trade[] = [];
  let sold = 0;
  for (const bid of ranked(bids, (a, b) => comparePrices(b.price, a.price))) {
    const order = bids[bid];
    const account = order && accounts[order.purse];
    if (!account) continue;
    let wanted = order.quantity;
    while ((offered[cheapest[sold] ?? -1] ?? 1) === 0) sold += 1;
    for (const ask of cheapest.slice(sold)) {
      const offer = asks[ask];
      if (!offer || wanted === 0 || comparePrices(order.price, offer.price) < 0) break;
      const available = offered[ask] ?? 0;
      if (available === 0) continue;
      const quantity = Math.min(available, wanted, account.mostAt(offer.price));
      if (quantity === 0) break;
      const paid = account.pay(quantity, offer.price);
      const before = takings[ask] ?? 0;
      requireQuantity('gold paid for an ask', before + paid);
      takings[ask] = before + paid;
      offered[ask] = available - quantity;
      wanted -= quantity;
      const received = afterCommission(before + paid) - afterCommission(before);
      trades.push({ ask, bid, quantity, paid, received });
    }
  }
  return trades;
}

function requireOffer({ quantity, price }: Offer): void {
  requireQuantity('quantity offered or asked for', quantity);
  requireQuantity('numerator of a price', price.numerator);
  requireQuantity('denominator of a price', price.denominator);
}

/** A buyer's gold, and what is owed for all that was bought, as an exact fraction. */
class Account {
  readonly #gold: bigint;
  #owed = 0n;
  #parts = 1n;

  constructor(gold: number) {
    this.#gold = BigInt(gold);
  }

  /** Most units that the rest of the gold is enough for. */
  mostAt({ numerator, denominator }: Ratio): number {
    if (numerator === 0) return Number.MAX_SAFE_INTEGER;
    const left = (this.#gold + 1n) * this.#parts - this.#owed;
    return Number((left * BigInt(denominator) - 1n) / (BigInt(numerator) * this.#parts));
  }

  /** Buys units; returns the gold that this takes. */
  pay(quantity: number, { numerator, denominator }: Ratio): number {
    const before = this.#owed / this.#parts;
    this.#owed = this.#owed * BigInt(denominator) + BigInt(quantity) * BigInt(numerator) * this.#parts;
    this.#parts *= BigInt(denominator);
    const shared = greatestCommonDivisor(this.#owed, this.#parts);
    this.#owed /= shared;
    this.#parts /= shared;
    return Number(this.#owed / this.#parts - before);
  }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/**
 * What a seller receives of a price, truncated.
 *
 * @param paid - gold, at least 0 (included)
 * @see seed "Trade Station"; E-27
 */
export function afterCommission(paid: number): number {
  return truncatedProduct([paid, 100 - COMMISSION_PERCENT], [100]);
}

/** Compares two prices exactly: below 0 when the first is lower. */
export function comparePrices(a: Ratio, b: Ratio): number {
  const [first, second] = [
    BigInt(a.numerator) * BigInt(b.denominator),
    BigInt(b.numerator) * BigInt(a.denominator),
  ];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Indexes in the order of a comparison; equal ones keep their order. */
function ranked<T>(offers: readonly T[], compare: (a: T, b: T) => number): number[] {
  return offers
    .map((offer, index) => ({ offer, index }))
    .sort((a, b) => compare(a.offer, b.offer))
    .map(({ index }) => index);
}
