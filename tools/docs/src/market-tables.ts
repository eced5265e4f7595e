import { formatRate, matchBook, rate, type Bid, type Offer } from '@ec/economy';
import type { Table } from './markdown-table.ts';

const ASKS = [
  { name: 'Ash', quantity: 100, price: rate(1, 2) },
  { name: 'Birch', quantity: 200, price: rate(2, 5) },
  { name: 'Cedar', quantity: 300, price: rate(3, 5) },
] as const satisfies readonly (Offer & { readonly name: string })[];

const BIDS = [
  { name: 'Dale', quantity: 200, price: rate(11, 20), purse: 0 },
  { name: 'Elm', quantity: 250, price: rate(3, 5), purse: 1 },
] as const satisfies readonly (Bid & { readonly name: string })[];

/** Gold of each bidder. */
const PURSES = [1000, 1000];

/** Tables of the example on the market's page. */
export const marketTables = { 'market-book': book, 'market-trades': trades };

function book(): Table {
  const rows = [
    ...ASKS.map((ask) => ({ ...ask, side: 'sells' })),
    ...BIDS.map((bid) => ({ ...bid, side: 'buys' })),
  ].map(({ name, side, quantity, price }) => [name, side, quantity, formatRate(price)]);
  return { columns: ['Trader', 'Order', 'Missiles', 'Price of one'], rows };
}

function trades(): Table {
  const rows = matchBook(ASKS, BIDS, PURSES).map(({ ask, bid, quantity, paid, received }) => [
    BIDS[bid]?.name ?? '',
    ASKS[ask]?.name ?? '',
    quantity,
    formatRate(ASKS[ask]?.price ?? rate(0)),
    paid,
    received,
    paid - received,
  ]);
  return {
    columns: ['Buyer', 'Seller', 'Missiles', 'Price of one', 'Gold paid', 'Seller receives', 'Commission'],
    rows,
  };
}
