import type { PlacedOrder } from '@ec/orders-parser';
import { REPORT_SCHEMA, section, table, tableSection, type Cell, type ReportDocument } from '@ec/reports';
import type { Ec4xOrder } from '../orders/orders.js';
import { rehearse } from './rehearse.js';
import { xmr } from '../report/figures.js';
import type { Ec4xView } from '../view/view.js';

/**
 * What the orders of a House come to in the next Command phase, as far as it knows the game: how each ends, and what money is left. Acts of
 * espionage and moves show only in the Conflict phase.
 *
 * @see X-21
 */
export function forecast(orders: readonly PlacedOrder<Ec4xOrder>[], view: Ec4xView): ReportDocument {
  const { results, own } = rehearse(
    view,
    orders.map(({ order }) => order),
  );
  const rows = orders.map(({ line, text }, i): [number, ...Cell[]] => {
    const { status = 'waits', reason = '' } = results[i] ?? {};
    return [line, text, status, reason];
  });
  const { opening, spending, receipts } = own.ledger;
  const money = [
    ['At the start of Command', xmr(opening)],
    ['Spending', xmr(-spending)],
    ['Receipts', xmr(receipts)],
    ['Left', xmr(own.treasury)],
  ];
  return {
    schema: REPORT_SCHEMA,
    title: `Forecast for ${own.name}`,
    subtitle: `${view.game}, turn ${view.turn + 1}`,
    sections: [
      ...tableSection('orders', 'Your orders', ['Line', 'Order', 'Result', 'Reason'], rows),
      section('money', 'Money', table('', ['Entry', 'XMR'], money)),
    ],
  };
}
