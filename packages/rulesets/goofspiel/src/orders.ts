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
      once: { per: [], lastCounts: true },
    },
  ],
});

/** A warning about the order that counts where its size is used up, as sending one is running out of time, or the game is over (G-02 to G-04). */
export function check(placed: readonly PlacedOrder<FleetOrder>[], view: GoofspielView): Diagnostic[] {
  const last = placed.at(-1);
  if (!last) return [];
  const { span, line, column } = last;
  if (view.outcome.status === 'over')
    return [{ code: 'game-over', severity: 'warning', span, line, column, message: 'the game is over' }];
  const left = view.fleets[view.side];
  if (left[last.order.size - 1] !== 0) return [];
  const sizes = SIZES.filter((size) => (left[size - 1] ?? 0) > 0);
  const mistake = Mistake.inValue('used-up', `a size that is left: ${sizes.join(', ')}`);
  return [orders.diagnose('warning', last, 'size', mistake)];
}

/** An order sheet for the next turn: valid as it stands, without orders. */
export function template({ game, turn, names, side }: GoofspielView): string {
  const title = `${game}, ${names[side]}, order for turn ${turn + 1}`;
  return `; ${title.replaceAll(/\s+/g, ' ')}\n; fleet 5\n`;
}
