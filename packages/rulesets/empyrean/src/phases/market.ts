import {
  comparePrices,
  matchBook,
  quantityOf,
  type Bid,
  type ItemCode,
  type Offer,
  type Trade,
} from '@ec/economy';
import { formatInteger, type Ratio } from '@ec/prng';
import { DONE, refused, type SeatOrder, type OrderResult } from '@ec/engine';
import { carryOut, inDrawnOrder, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { changeUnits } from '../holdings/ledger.js';
import { formatTraded, holdingOf, isAmong, isSamePlace, seatsOf } from '../lookup.js';
import { notYours, partly, levelKnown, levelTooHigh } from '../orders/results.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';

type TradeOrder = OrderOf<'buy' | 'sell' | 'buy-technology' | 'sell-technology'>;

/** A market: that of a home world, or a trade station. */
interface Market {
  readonly key: string;
  /** The trade station that keeps the commission; undefined for a home market. */
  readonly station: Holding | undefined;
}

/** An order in a market's book. */
interface Entry {
  readonly placed: SeatOrder<TradeOrder>;
  readonly trader: Holding;
  readonly market: Market;
  readonly item: Item;
  readonly isBid: boolean;
  readonly price: Ratio;
  /** Units offered or asked for. */
  readonly quantity: number;
  /** Units traded so far. */
  traded: number;
  /** Why no more were traded. */
  lack: Lack;
  /** Gold that a buyer then had left. */
  gold: number;
}

/** What was lacking for an entry that was not met in full: a trading partner, units in storage, or gold. */
type Lack = 'partner' | 'stock' | 'gold';

/** What is traded: units of one kind, or a technology level (without a code). */
interface Item {
  readonly code: ItemCode | null;
  readonly techLevel: number;
}

/**
 * Phase 10: permissions to trade take effect, then every market matches the bids and offers for each item.
 *
 * @see seed "Trade Station", "Home Planet Market"; E-13, E-27
 */
export const market: EmpyreanPhase = {
  name: 'market and trade station activity',
  run(turn) {
    carryOut(turn, ordersOf(turn, 'permission'), permit);
    const orders = ordersOf(turn, 'buy', 'sell', 'buy-technology', 'sell-technology');
    const entries = inDrawnOrder(turn, orders).flatMap((placed) => {
      const entry = enter(turn.state, placed);
      if ('traded' in entry) return [entry];
      turn.conclude(placed, entry);
      return [];
    });
    const books = Map.groupBy(entries, ({ market: { key }, item }) => `${key} ${formatTraded(item)}`);
    for (const key of [...books.keys()].sort()) match(turn, books.get(key) ?? []);
    for (const entry of entries) turn.conclude(entry.placed, resultOf(entry));
  },
};

function permit({ party, permission }: OrderOf<'permission'>, station: Holding): OrderResult {
  if (station.kind !== 'trade-station') return refused('no-station', `${station.id} is no trade station`);
  const others = station.traders.filter(({ kind, id }) => kind !== party.kind || id !== party.id);
  station.traders = permission === 'granted' ? [...others, party] : others;
  return DONE;
}

/** The entry of an order in a book, or the reason why it cannot be entered. */
function enter(state: EmpyreanState, placed: SeatOrder<TradeOrder>): Entry | OrderResult {
  const { order, seat } = placed;
  const trader = holdingOf(state, order.actorId);
  if (trader?.empireId !== seat) return notYours(order.actorId);
  const where = marketFor(state, trader);
  if (!where) return refused('no-market', 'there is no market here that you may use');
  const { price } = order;
  const isBid = order.kind === 'buy' || order.kind === 'buy-technology';
  if ('techLevel' in order) {
    const { techLevel } = order;
    if (!isBid && techLevel > trader.techLevel) return levelTooHigh(`TL-${techLevel}`, trader.techLevel);
    if (isBid && techLevel <= trader.techLevel) return levelKnown(trader);
    return {
      placed,
      trader,
      market: where,
      item: { code: null, techLevel },
      isBid,
      price,
      quantity: 1,
      traded: 0,
      lack: 'partner',
      gold: 0,
    };
  }
  const { code, techLevel } = order.item;
  if (code === 'GOLD') return refused('not-for-sale', 'gold is what is paid with');
  const item = { code, techLevel };
  return {
    placed,
    trader,
    market: where,
    item,
    isBid,
    price,
    quantity: order.quantity,
    traded: 0,
    lack: 'partner',
    gold: 0,
  };
}

/** The market that a ship or colony uses: that of the home world, or else the first trade station where it may trade. */
function marketFor({ homeWorlds, holdings }: EmpyreanState, trader: Holding): Market | undefined {
  const { planetId, kind, empireId } = trader;
  if (planetId !== null && homeWorlds.includes(planetId))
    return { key: `home ${planetId}`, station: undefined };
  if (kind === 'open' || kind === 'enclosed') return undefined;
  const station = holdings.find(
    (known) =>
      known.kind === 'trade-station' &&
      isSamePlace(known, trader) &&
      (known.empireId === empireId || isAmong(known.traders, trader)),
  );
  return station && { key: `station ${station.id}`, station };
}

/** Matches the book of one item and hands goods and gold over. */
function match({ emit }: EmpyreanTurn, book: readonly Entry[]): void {
  const asks = book.filter(({ isBid }) => !isBid);
  const bids = book.filter(({ isBid }) => isBid);
  const traders = [...new Set(bids.map(({ trader }) => trader))];
  const offers = asksOf(asks, bids.length);
  const purses = traders.map(({ stored }) => quantityOf(stored, 'GOLD'));
  const orders: Bid[] = bids.map(({ trader, price, quantity }) => {
    return { price, quantity, purse: traders.indexOf(trader) };
  });
  for (const trade of matchBook(offers, orders, purses)) {
    const [ask, bid] = [asks[trade.ask], bids[trade.bid]];
    if (ask && bid) handOver(ask, bid, trade, emit);
  }
  for (const [i, ask] of asks.entries()) {
    if (ask.traded === (offers[i]?.quantity ?? 0)) ask.lack = 'stock';
  }
  for (const bid of bids) {
    const isOffered = offers.some(
      ({ quantity, price }, i) => quantity > (asks[i]?.traded ?? 0) && comparePrices(price, bid.price) <= 0,
    );
    if (isOffered) bid.lack = 'gold';
    bid.gold = quantityOf(bid.trader.stored, 'GOLD');
  }
}

/** Offers that can be met: at most what is in storage, first order first; a technology level is offered to every bidder. */
function asksOf(asks: readonly Entry[], bidders: number): Offer[] {
  const left = new Map<Holding, number>();
  return asks.map(({ trader, item: { code, techLevel }, price, quantity }) => {
    if (code === null) return { price, quantity: bidders };
    const stock = left.get(trader) ?? quantityOf(trader.stored, code, techLevel);
    const offered = Math.min(stock, quantity);
    left.set(trader, stock - offered);
    return { price, quantity: offered };
  });
}

function handOver(ask: Entry, bid: Entry, trade: Trade, emit: EmpyreanTurn['emit']): void {
  const { code, techLevel } = ask.item;
  const { quantity, paid, received } = trade;
  const { trader: seller } = ask;
  const { trader: buyer } = bid;
  ask.traded += quantity;
  bid.traded += quantity;
  changeUnits(buyer, 'stored', 'GOLD', 0, -paid, 'sent');
  changeUnits(seller, 'stored', 'GOLD', 0, received, 'received');
  if (ask.market.station) changeUnits(ask.market.station, 'stored', 'GOLD', 0, paid - received, 'received');
  if (code === null) {
    if (buyer.techLevel < techLevel) {
      buyer.techLevel = techLevel;
      emit({ kind: 'advanced', seats: seatsOf(buyer), holdingId: buyer.id, techLevel, points: 0 });
    }
  } else {
    changeUnits(seller, 'stored', code, techLevel, -quantity, 'sent');
    changeUnits(buyer, 'stored', code, techLevel, quantity, 'received');
  }
  const stationId = ask.market.station?.id ?? null;
  const { starId, orbit } = seller;
  const event = {
    kind: 'traded',
    stationId,
    starId,
    orbit,
    code,
    techLevel,
    quantity,
    price: ask.price,
  } as const;
  emit({ ...event, seats: seatsOf(seller), holdingId: seller.id, side: 'sold', gold: received });
  emit({ ...event, seats: seatsOf(buyer), holdingId: buyer.id, side: 'bought', gold: paid });
}

function resultOf({ item: { code }, isBid, quantity, traded, lack, gold }: Entry): OrderResult {
  if (code === null && !isBid) {
    return traded > 0
      ? { ...DONE, reason: `sold ${traded} ${traded === 1 ? 'time' : 'times'}` }
      : refused('no-match', 'nobody paid the price');
  }
  if (traded >= quantity) return DONE;
  const [why, reason] = lackText(lack, isBid, gold);
  return code === null ? refused(why, reason) : partly(traded, quantity, why, reason);
}

/** Code and reason of a lack. */
function lackText(lack: Lack, isBid: boolean, gold: number): readonly [code: string, reason: string] {
  switch (lack) {
    case 'stock':
      return ['none-there', 'no more were in storage'];
    case 'gold':
      return ['no-gold', `the gold that was left, ${formatInteger(gold)}, was too little`];
    case 'partner':
      return ['no-match', isBid ? 'no more was offered at the price' : 'no more was asked for at the price'];
  }
}
