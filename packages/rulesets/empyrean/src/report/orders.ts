import type { DiagnosticView, OrderView, TurnView } from '../view/turn-view.js';
import { empyreanLanguage } from '../orders/language.js';
import { whereToRead } from '@ec/engine';
import type { ReportBlock, ReportSection, TableBlock } from '@ec/reports';

/**
 * What became of every order, and the lines that could not be read.
 *
 * @see E-16, E-17
 */
export function ordersSection({ orders, diagnostics }: TurnView): ReportSection {
  const blocks: ReportBlock[] = [];
  if (orders.length > 0) blocks.push(resultsTable(orders));
  if (diagnostics.length > 0) blocks.push(diagnosticsTable(diagnostics));
  if (blocks.length === 0) blocks.push({ kind: 'paragraph', text: 'No orders this turn.' });
  const failed = [
    ...orders.filter(({ status }) => status !== 'done').map(({ text }) => text),
    ...diagnostics.map(() => ''),
  ];
  const reading = failed.length > 0 ? whereToRead(empyreanLanguage, failed) : undefined;
  if (reading !== undefined) blocks.push({ kind: 'paragraph', text: reading });
  return { id: 'orders', title: 'Order results', blocks };
}

function resultsTable(orders: readonly OrderView[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Orders and their results',
    columns: [
      { id: 'line', title: 'Line', align: 'right' },
      { id: 'order', title: 'Order', align: 'left' },
      { id: 'status', title: 'Result', align: 'left' },
      { id: 'reason', title: 'Reason', align: 'left' },
    ],
    rows: orders.map(({ line, text, status, reason }) => [line, text, status, reason]),
  };
}

function diagnosticsTable(diagnostics: readonly DiagnosticView[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Lines that could not be read',
    columns: [
      { id: 'line', title: 'Line', align: 'right' },
      { id: 'column', title: 'Column', align: 'right' },
      { id: 'message', title: 'Problem', align: 'left' },
    ],
    rows: diagnostics.map(({ line, column, message }) => [line, column, message]),
  };
}
