import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { renderHtml, type ReportDocument } from '@ec/reports';
import { turnReport } from '../../src/report/report.js';
import { explorerView, ORDER_SHEET } from './explorer-view.js';
import { fleetView } from './fleet-view.js';

const full = turnReport(explorerView(), ORDER_SHEET);

function read(doc: ReportDocument): Document {
  return new JSDOM(renderHtml(doc, { details: true })).window.document;
}

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
    const page = read(full);
    for (const link of page.querySelectorAll('a')) {
      expect(page.querySelector(link.getAttribute('href') ?? 'none')).not.toBeNull();
    }
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.querySelectorAll('[src], link, script, iframe, object')).toHaveLength(0);
  });

  test('passes every rule of axe that needs no layout', async () => {
    const { window } = new JSDOM(renderHtml(full, { details: true }), {
      runScripts: 'outside-only',
      pretendToBeVisual: true,
    });
    const inPage = window.eval(`${axe.source}; axe`) as typeof axe;
    const { violations, passes } = await inPage.run(window.document, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(passes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['document-title', 'html-has-lang', 'heading-order', 'region', 'bypass']),
    );
  });
});
