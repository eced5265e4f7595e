import { describe, expect, test } from 'vitest';
import { renderReport, renderText } from '@ec/reports';
import { turnReport } from '../../src/report/report.js';
import { fleetView } from './fleet-view.js';

describe('details of the turn report', () => {
  const report = turnReport(fleetView());

  test.each(['text', 'markdown', 'html'] as const)('%s shows ledgers only when asked', (format) => {
    expect(renderReport(report, format)).not.toContain('ledger');
    expect(renderReport(report, format, { details: false })).not.toContain('ledger');
    expect(renderReport(report, format, { details: true })).toContain('ledger');
  });

  test('JSON always has them', () => {
    expect(renderReport(report, 'json')).toContain('"id": "ship-12-ledger"');
    expect(renderReport(report, 'json', { details: false })).toBe(
      renderReport(report, 'json', { details: true }),
    );
  });

  test('go with a width', () => {
    const lines = renderText(report, { width: 80, details: true }).split('\n');
    expect(lines).toContain('Ship 12 "Dawn": ledger');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
