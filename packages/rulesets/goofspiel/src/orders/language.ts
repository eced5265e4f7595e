import type { ReadOrders } from '@ec/engine';
import { formatOrder, integerSlot, lenient, orderLanguage, type OrderLanguage } from '@ec/orders-parser';
import { SIZES } from '../state.js';
import type { FleetOrder } from './orders.js';

/**
 * The order language: a single statement. The last one of a sheet counts.
 *
 * @see G-02
 */
export const goofspielLanguage: OrderLanguage<FleetOrder, Record<never, never>> = orderLanguage<FleetOrder>({
  title: 'Orders of Goofspiel',
  page: 'https://github.com/ec-engine/ec/blob/main/docs/goofspiel/README.md',
  introduction: 'One order a turn; a semicolon opens a comment.',
  phases: ['round'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  reading: lenient,
  statements: [
    {
      kind: 'fleet',
      phase: 'round',
      rule: 'G-02, G-03',
      meaning: 'Sends a fleet of this size to the planet that is fought over.',
      example: 'fleet 5',
      fields: [
        { keyword: 'fleet' },
        { key: 'size', name: 'size', type: integerSlot('a size', { high: SIZES.length }) },
      ],
      once: { per: [], lastCounts: true },
    },
  ],
});

/** Reads a seat's order sheet; never throws. */
export function parse(text: string): ReadOrders<FleetOrder> {
  return goofspielLanguage.parse(text);
}

/**
 * Writes an order in its canonical form.
 *
 * @throws RangeError when a value cannot be written (a caller's bug)
 */
export function format(order: FleetOrder): string {
  return formatOrder(goofspielLanguage, order);
}
