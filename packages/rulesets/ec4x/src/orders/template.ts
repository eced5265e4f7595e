import { formatHeader, formatOrder } from '@ec/orders-parser';
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
    formatOrder(ec4xLanguage, { kind: 'tax', percent: own.tax }),
    ...own.fleets.map((fleet) => formatOrder(ec4xLanguage, standingOrder(view, fleet))),
  ];
  const header = formatHeader(ec4xLanguage, { house: own.id, turn: turn + 1, game });
  return [header, ...inForce.map((order) => `; ${order}`)].map((line) => `${line}\n`).join('');
}
