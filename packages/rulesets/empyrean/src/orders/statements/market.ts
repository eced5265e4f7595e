import { integerSlot, rateSlot, type StatementOf } from '@ec/orders-parser';
import type { EmpyreanOrder } from '../orders.js';
import { quantitySlot, unitKindSlot } from '../slots/unit-slots.js';
import { ITEMS, actor, level, someone, permissionSlot } from './fields.js';

const quantity = {
  key: 'quantity',
  name: 'quantity',
  type: quantitySlot('a number of units'),
} as const;

const item = { key: 'item', name: 'unit', type: unitKindSlot('a resource or kind of goods', ITEMS) } as const;

const price = { key: 'price', name: 'price', type: rateSlot('a price such as 0.5', true) } as const;

const fee = { key: 'price', name: 'price', type: rateSlot('a price such as 25,000') } as const;

/**
 * Trade.
 *
 * @see E-15
 */
export const MARKET_STATEMENTS: readonly StatementOf<EmpyreanOrder>[] = [
  {
    kind: 'permission',
    phase: 'market and trade station activity',
    rule: 'E-27',
    meaning: 'Lets somebody trade at a trade station of yours from this turn on, or no longer.',
    example: '31, permission, 112, granted',
    fields: [
      { ...actor, type: integerSlot('the ID of a trade station of yours') },
      { keyword: 'permission' },
      someone,
      {
        key: 'permission',
        name: 'granted',
        type: permissionSlot('may trade', 'may not trade'),
      },
    ],
    once: { per: ['actorId', 'party'] },
  },
  {
    kind: 'buy',
    phase: 'market and trade station activity',
    rule: 'E-27',
    meaning: 'Bids for units at the market or trade station, at no more than a price in gold for each.',
    example: '7, buy, 1,000, food, 0.25',
    fields: [actor, { keyword: 'buy' }, quantity, item, price],
  },
  {
    kind: 'buy-technology',
    phase: 'market and trade station activity',
    rule: 'E-27',
    meaning: 'Bids for a technology level, at no more than a price in gold.',
    example: '7, buy, TL-6, 25000',
    fields: [actor, { keyword: 'buy' }, level, fee],
  },
  {
    kind: 'sell',
    phase: 'market and trade station activity',
    rule: 'E-27',
    meaning: 'Offers stored units at the market or trade station, at no less than a price in gold for each.',
    example: '7, sell, 250, missiles-1, 1.5',
    fields: [actor, { keyword: 'sell' }, quantity, item, price],
  },
  {
    kind: 'sell-technology',
    phase: 'market and trade station activity',
    rule: 'E-27',
    meaning: 'Offers a technology level to all who pay a price in gold.',
    example: '7, sell, TL-4, 9000',
    fields: [actor, { keyword: 'sell' }, level, fee],
  },
];
