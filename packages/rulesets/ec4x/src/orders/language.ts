import type { ReadOrders, SheetContext } from '@ec/engine';
import { MAX_GAME_NAME_LENGTH } from '@ec/engine';
import {
  formatOrder,
  orderLanguage,
  lenient,
  textSlot,
  type OrderLanguage,
  type StatementOf,
} from '@ec/orders-parser';
import { PHASE_NAMES } from '../phases/phase-names.js';
import type { Ec4xHeader, Ec4xOrder } from './orders.js';
import * as slot from './slots.js';
import { ECONOMY_STATEMENTS } from './statements/economy.js';
import { FLEET_STATEMENTS } from './statements/fleet-orders.js';
import { FORCE_STATEMENTS } from './statements/forces.js';
import { POLITICAL_STATEMENTS } from './statements/politics.js';

/** All statements of the order language. */
export const STATEMENTS: readonly [StatementOf<Ec4xOrder>, ...StatementOf<Ec4xOrder>[]] = [
  ...ECONOMY_STATEMENTS,
  ...FORCE_STATEMENTS,
  ...FLEET_STATEMENTS,
  ...POLITICAL_STATEMENTS,
];

/**
 * The order language.
 *
 * @see
 */
export const ec4xLanguage: OrderLanguage<Ec4xOrder, Ec4xHeader> = orderLanguage({
  title: 'Orders of EC4X',
  page: 'https://github.com/ec-engine/ec/blob/main/docs/ec4x/orders.md',
  introduction:
    'One statement a line; blanks stand between its words, in lists too. A semicolon or two slashes open a comment. Case matters only between quotation marks.',
  phases: PHASE_NAMES,
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';', '//'] },
  reading: lenient,
  header: {
    word: 'house',
    meaning:
      'May open the sheet, and must then name the right House, turn and game; otherwise no order of the sheet counts.',
    example: 'house 2, turn 5, game "EC-5"',
    hasCommas: true,
    fields: [
      { key: 'house', name: 'house', label: 'house', type: slot.house },
      { key: 'turn', name: 'turn', label: 'turn', type: slot.whole('a turn by its number') },
      {
        key: 'game',
        name: 'game',
        label: 'game',
        type: textSlot('the name of the game in quotation marks', MAX_GAME_NAME_LENGTH),
      },
    ],
  },
  statements: STATEMENTS,
});

/**
 * Reads orders; never throws. A header for another House, turn or game refuses them all.
 *
 * @param sheet - what the header must say where the sheet has one
 * @see
 */
export function parse(
  source: string,
  { game, seat: house, turn }: Partial<SheetContext> = {},
): ReadOrders<Ec4xOrder> {
  const { header, ...orders } = ec4xLanguage.parse(source, { house, turn, game });
  return header ? { ...orders, seat: header.house } : orders;
}

/**
 * Writes an order in its canonical form.
 *
 * @throws RangeError when a value cannot be written (a caller's bug)
 */
export function format(order: Ec4xOrder): string {
  return formatOrder(ec4xLanguage, order);
}
