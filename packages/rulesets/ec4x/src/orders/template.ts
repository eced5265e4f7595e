import { ec4xLanguage } from './language.js';
import { standingOrder } from '../report/standing-order.js';
import type { Ec4xView } from '../view/view.js';

/**
 * An order sheet for the next turn: its header, and as comments the orders that are in force. As it stands it is a valid sheet without orders.
 *
 * @see
 */
export function template(view: Ec4xView): string {
  const { game, turn, own } = view;
  const inForce = [
    ec4xLanguage.format({ kind: 'tax', percent: own.tax }),
    ...own.fleets.map((fleet) => ec4xLanguage.format(standingOrder(view, fleet))),
  ];
  const header = ec4xLanguage.formatHeader({ house: own.id, turn: turn + 1, game });
  return [header, ...inForce.map((order) => `; ${order}`)].map((line) => `${line}\n`).join('');
}
