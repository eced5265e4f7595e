import {
  integerSlot,
  Mistake,
  orderLanguage,
  type Diagnostic,
  type OrderLanguage,
  type PlacedOrder,
} from '@ec/orders-parser';
import { SIZES, type FleetOrder, type GoofspielView } from './types.js';

/**
 * The order language: one order, of which the last of a sheet counts.
 *
 * @see G-02
 */
export const orders: OrderLanguage<FleetOrder, Record<never, never>> = orderLanguage<FleetOrder>({
  title: 'Orders of Goofspiel',
  introduction: 'One order a turn; a semicolon opens a comment.',
  phases: ['round'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  statements: [
    {
      kind: 'fleet',
      phase: 1,
      meaning: 'Sends a fleet of this size to the planet that is fought over.',
      example: 'fleet 5',
      fields: [
        { keyword: 'fleet' },
        { key: 'size', name: 'size', type: integerSlot('a size', { high: SIZES.length }) },
      ],
      once: { per: [] },
    },
  ],
});

/** Warnings about sizes that are used up: sending one is running out of time (G-03). */
export function check(placed: readonly PlacedOrder<FleetOrder>[], view: GoofspielView): Diagnostic[] {
  const left = view.fleets[view.side];
  const sizes = SIZES.filter((size) => (left[size - 1] ?? 0) > 0);
  return placed
    .filter(({ order }) => left[order.size - 1] === 0)
    .map((order) => {
      const mistake = Mistake.inValue('used-up', `a size that is left: ${sizes.join(', ')}`);
      return orders.diagnose('warning', order, 'size', mistake);
    });
}

/** An order sheet for the next turn: valid as it stands, without orders. */
export function template({ game, turn, names, side }: GoofspielView): string {
  const title = `${game}, ${names[side]}, order for turn ${turn + 1}`;
  return `; ${title.replaceAll(/\s+/g, ' ')}\n; fleet 5\n`;
}
