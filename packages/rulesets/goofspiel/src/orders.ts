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
      // Of several the last counts, which `check` tells.
      mayRepeat: true,
    },
  ],
});

/** Warnings about orders that another takes the place of, and about sizes that are used up: sending one is running out of time (G-02, G-03). */
export function check(placed: readonly PlacedOrder<FleetOrder>[], view: GoofspielView): Diagnostic[] {
  const left = view.fleets[view.side];
  const sizes = SIZES.filter((size) => (left[size - 1] ?? 0) > 0);
  const last = placed.at(-1);
  return placed.flatMap((order) => {
    const { span, line, column } = order;
    const warning = (code: string, message: string): Diagnostic[] => [
      { code, severity: 'warning', span, line, column, message },
    ];
    if (view.outcome.status === 'over') return warning('game-over', 'the game is over');
    if (last && order !== last) return warning('replaced', `the order of line ${last.line} takes its place`);
    if (left[order.order.size - 1] !== 0) return [];
    const mistake = Mistake.inValue('used-up', `a size that is left: ${sizes.join(', ')}`);
    return [orders.diagnose('warning', order, 'size', mistake)];
  });
}

/** An order sheet for the next turn: valid as it stands, without orders. */
export function template({ game, turn, names, side }: GoofspielView): string {
  const title = `${game}, ${names[side]}, order for turn ${turn + 1}`;
  return `; ${title.replaceAll(/\s+/g, ' ')}\n; fleet 5\n`;
}
