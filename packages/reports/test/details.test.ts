import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { renderReport, renderText, REPORT_FORMATS, type ReportDocument } from '../src/index.js';
import { anyDocument } from './documents.js';
import { sampleReport } from './sample.js';

describe('details', () => {
  const report = sampleReport();

  test.each(['text', 'markdown', 'html'] as const)('%s shows a detail only when asked', (format) => {
    expect(renderReport(report, format)).not.toContain('ledger');
    expect(renderReport(report, format, { details: false })).not.toContain('ledger');
    expect(renderReport(report, format, { details: true })).toContain('ledger');
  });

  test('JSON always has them', () => {
    expect(renderReport(report, 'json')).toContain('"id": "pier-1-ledger"');
    expect(renderReport(report, 'json', { details: false })).toBe(
      renderReport(report, 'json', { details: true }),
    );
  });

  test.each(['text', 'markdown', 'html'] as const)('%s refuses an option that there is not', (format) => {
    const misspelt = { widht: 80 } as object;
    expect(() => renderReport(report, format, misspelt)).toThrow(
      'options: expected details and width, received "widht"',
    );
  });

  test('work with a width', () => {
    const lines = renderText(report, { width: 80, details: true }).split('\n');
    expect(lines).toContain('Pier 1 "Long Pier": ledger');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  property.prop([anyDocument, fc.constantFrom(...REPORT_FORMATS.filter((format) => format !== 'json'))])(
    'left out, they are as if they were not there; asked for, they are sections like any other',
    (doc, format) => {
      const sections = doc.sections.filter(({ detail }) => detail === undefined);
      expect(renderReport(doc, format)).toBe(renderReport({ ...doc, sections }, format));
      expect(renderReport(doc, format, { details: true })).toBe(renderReport(withoutMarks(doc), format));
    },
  );
});

function withoutMarks(doc: ReportDocument): ReportDocument {
  return { ...doc, sections: doc.sections.map(({ id, title, blocks }) => ({ id, title, blocks })) };
}
