import type { OrderResult } from '@ec/engine';
import type { PlacedOrder } from '@ec/orders-parser';
import { REPORT_SCHEMA, section, table, tableSection, type Cell, type ReportDocument } from '@ec/reports';
import type { Ec4xOrder } from '../orders/orders.js';
import type { House } from '../house.js';
import { houseOf } from '../lookup.js';
import type { Ec4xState } from '../state.js';
import { aloneIn, playEndOfTurn } from './look-ahead.js';
import { withIndependents } from './known-state.js';
import { openMatters } from './open-matters.js';
import { asThingsStand, hangsOnOthers } from '../rehearsal/stances-of-others.js';
import { rehearse, SETTLED } from './rehearse.js';
import { xmr } from '../arithmetic/figures.js';
import type { Ec4xView } from '../view/view.js';

/**
 * What the orders of a House come to in the next Command phase, as far as it knows the game: how each ends, what money is left, and what the next
 * Income makes of it if nobody interferes. What chance and the Conflict phase decide is open: it is named, and is not in the figures.
 *
 * @see
 */
export function forecast(orders: readonly PlacedOrder<Ec4xOrder>[], view: Ec4xView): ReportDocument {
  const written = orders.map(({ order }) => order);
  const known = withIndependents(view);
  const { results, own, state } = rehearse(known, written);
  const settled = rehearse(known, written, SETTLED).results;
  const rows = orders.map(({ line, text, order }, i): [number, ...Cell[]] => {
    const result = settled[i];
    if (!result) return [line, text, 'open', whyOpen(results[i] ?? null)];
    return hangsOnOthers(order, result, { known: state, seat: own.id, sheet: written })
      ? [line, text, 'open', `It hangs on what others order; ${asThingsStand(result)}`]
      : [line, text, result.status, result.reason];
  });
  const open = openMatters(
    state,
    own,
    settled.map((result, i) => (result ? null : written[i]?.kind)),
  );
  return {
    schema: REPORT_SCHEMA,
    title: `Forecast for ${own.name}`,
    subtitle: `${view.game}, turn ${view.turn + 1}`,
    sections: [
      ...tableSection('orders', 'Your orders', ['Line', 'Order', 'Result', 'Reason'], rows),
      ...(open.length > 0
        ? [section('scope', 'Open, and not in the figures', { kind: 'lines', lines: open })]
        : []),
      section('money', 'Money', table('', ['Entry', 'XMR'], moneyRows(own, state))),
    ],
  };
}

/** Why an order is open, and how a purchase ends without a breakthrough. */
function whyOpen(withoutLuck: OrderResult | null): string {
  if (!withoutLuck) return 'It hangs on chance, and on what its target has.';
  const { status, reason } = withoutLuck;
  return `It hangs on a breakthrough. Without one: ${status === 'done' ? 'it is done.' : reason}`;
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
