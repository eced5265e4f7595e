import { section, table, type ReportSection } from '@ec/reports';
import { xmr } from '../arithmetic/figures.js';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';

/**
 * Money since the Command phase: what was there, came, went and is left.
 *
 * @see X-23
 */
export function ledgerSection(reporter: Reporter): ReportSection[] {
  const { ledger, treasury } = reporter.view.own;
  const rows = [
    ['At the start of Command', xmr(ledger.opening)],
    ['Spending', xmr(-ledger.spending)],
    ['Receipts', xmr(ledger.receipts)],
    ['Interest', xmr(ledger.interest)],
    ...(ledger.corruption > 0 ? [['Lost of idle money', xmr(-ledger.corruption)]] : []),
    ['Taxes (NCV)', xmr(ledger.taxes)],
    ['Maintenance', xmr(-ledger.maintenance)],
    ['To spend now', xmr(treasury)],
  ];
  return [section('ledger', 'Ledger', table('', ['Entry', 'XMR'], rows), ...newsBlocks(reporter, 'ledger'))];
}
