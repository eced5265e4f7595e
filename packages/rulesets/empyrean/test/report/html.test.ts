import { renderHtml } from '@ec/reports';
import { pageFaults } from '@ec/test-kit/page-faults';
import { readPage } from '@ec/test-kit/read-page';
import { runAxe } from '@ec/test-kit/run-axe';
import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import { explorerView, ORDER_SHEET } from './explorer-view.js';
import { fleetView } from './fleet-view.js';

const full = renderHtml(turnReport(explorerView(), ORDER_SHEET), { details: true });

describe('the turn report in HTML', () => {
  test('a script in the name of a ship or the unit of a trade is text', () => {
    const view = fleetView();
    for (const holding of view.holdings) {
      holding.name = '<script>1</script>';
      for (const row of [...holding.trades, ...holding.transfers, ...holding.ledger])
        row.unit = '<b>FUEL</b>';
      for (const group of holding.factories) group.change = '<i>ASW-1</i>';
    }
    const html = renderHtml(turnReport(view), { details: true });
    expect(html).toContain('<h2 id="h-ship-12">Ship 12 &quot;&lt;script&gt;1&lt;/script&gt;&quot;</h2>');
    expect(html).toContain('&lt;b&gt;FUEL&lt;/b&gt;');
    expect(html).toContain('&lt;i&gt;ASW-1&lt;/i&gt;');
    expect(html).not.toMatch(/<(?:script|b|i)>/);
  });

  test('every link leads to a place in the page, every ID is unique, nothing is loaded', () => {
    expect(pageFaults(readPage(full))).toEqual([]);
  });

  test('passes every rule of axe that needs no layout', async () => {
    const { violations, passes } = await runAxe(full);
    expect(violations).toEqual([]);
    expect(passes).toEqual(
      expect.arrayContaining(['document-title', 'html-has-lang', 'heading-order', 'region', 'bypass']),
    );
  });
});
