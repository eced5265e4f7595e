import type { PlacedOrder } from '@ec/orders-parser';
import { REPORT_SCHEMA, section, table, tableSection, type Cell, type ReportDocument } from '@ec/reports';
import type { Ec4xOrder } from '../orders/orders.js';
import type { House } from '../house.js';
import { houseOf } from '../lookup.js';
import type { Ec4xState } from '../state.js';
import { aloneIn, playEndOfTurn } from './look-ahead.js';
import { rehearse } from './rehearse.js';
import { xmr } from '../arithmetic/figures.js';
import type { Ec4xView } from '../view/view.js';

/**
 * What the orders of a House come to in the next Command phase, as far as it knows the game: how each ends, what money is left, and what the next
 * Income makes of it if nobody interferes. Acts of espionage and moves show only in the Conflict phase.
 *
 * @see
 */
export function forecast(orders: readonly PlacedOrder<Ec4xOrder>[], view: Ec4xView): ReportDocument {
  const { results, own, state } = rehearse(
    view,
    orders.map(({ order }) => order),
  );
  const rows = orders.map(({ line, text }, i): [number, ...Cell[]] => {
    const { status = 'waits', reason = '' } = results[i] ?? {};
    return [line, text, status, reason];
  });
  return {
    schema: REPORT_SCHEMA,
    title: `Forecast for ${own.name}`,
    subtitle: `${view.game}, turn ${view.turn + 1}`,
    sections: [
      ...tableSection('orders', 'Your orders', ['Line', 'Order', 'Result', 'Reason'], rows),
      section('money', 'Money', table('', ['Entry', 'XMR'], moneyRows(own, state))),
    ],
  };
}

function moneyRows({ ledger: now, treasury, id }: House, after: Ec4xState): Cell[][] {
  const state = aloneIn(after, id);
  const unpaid = playEndOfTurn(state).find((event) => event.kind === 'unpaid');
  const { ledger, treasury: then } = houseOf(state, id);
  const later = ledger.receipts - now.receipts;
  return [
    ['At the start of Command', xmr(now.opening)],
    ['Spending', xmr(-now.spending)],
    ['Receipts', xmr(now.receipts)],
    ['Left', xmr(treasury)],
    ...(later > 0 ? [['Receipts at the end of the turn', xmr(later)]] : []),
    ['Interest', xmr(ledger.interest)],
    ...(ledger.corruption > 0 ? [['Lost of idle money', xmr(-ledger.corruption)]] : []),
    ['Taxes (NCV)', xmr(ledger.taxes)],
    ['Maintenance', xmr(-ledger.maintenance)],
    ...(unpaid ? [['Maintenance that cannot be paid', xmr(unpaid.missing)]] : []),
    ['To spend then, if nobody interferes', xmr(then)],
  ];
}
