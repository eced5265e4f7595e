import { formatInteger, formatRatio, ratio } from '@ec/prng';
import { matchBook, type Bid, type Offer } from '@ec/economy';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';

/** How a book of offers and bids is matched, by an example. */
export const MARKET: RulebookSection = {
  id: 'market',
  title: 'Markets',
  tables: { 'market-book': book, 'market-trades': trades },
};

const ASKS = [
  { name: 'Ash', quantity: 100, price: ratio(1, 2) },
  { name: 'Birch', quantity: 200, price: ratio(2, 5) },
  { name: 'Cedar', quantity: 300, price: ratio(3, 5) },
] as const satisfies readonly (Offer & { readonly name: string })[];

const BIDS = [
  { name: 'Dale', quantity: 200, price: ratio(11, 20), purse: 0 },
  { name: 'Elm', quantity: 250, price: ratio(3, 5), purse: 1 },
] as const satisfies readonly (Bid & { readonly name: string })[];

/** Gold of each bidder. */
const GOLD = 1000;
const PURSES = BIDS.map(() => GOLD);

const MISSILES = figureColumn('missiles', 'Missiles');
const PRICE = figureColumn('price', 'Price of one');

function book(): TableBlock {
  const rows = [
    ...ASKS.map((ask) => ({ ...ask, side: 'sells' })),
    ...BIDS.map((bid) => ({ ...bid, side: 'buys' })),
  ].map(({ name, side, quantity, price }) => [name, side, quantity, formatRatio(price)]);
  return table(
    `An example: a book before the market opens; every buyer has ${formatInteger(GOLD)} gold`,
    [textColumn('trader', 'Trader'), textColumn('side', 'Order'), MISSILES, PRICE],
    rows,
  );
}

function trades(): TableBlock {
  return table(
    'The trades of that book',
    [
      textColumn('buyer', 'Buyer'),
      textColumn('seller', 'Seller'),
      MISSILES,
      PRICE,
      figureColumn('paid', 'Gold paid'),
      figureColumn('received', 'Seller receives'),
      figureColumn('commission', 'Commission'),
    ],
    matchBook(ASKS, BIDS, PURSES).map(({ ask, bid, quantity, paid, received }) => [
      BIDS[bid]?.name ?? '',
      ASKS[ask]?.name ?? '',
      quantity,
      formatRatio(ASKS[ask]?.price ?? ratio(0)),
      paid,
      received,
      paid - received,
    ]),
  );
}
