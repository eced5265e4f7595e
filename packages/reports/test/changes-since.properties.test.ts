import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { changesSince, REPORT_FORMATS, renderReport } from '../src/index.js';
import { anyDocument } from './documents.js';

describe('what changed', () => {
  test.prop([anyDocument, anyDocument])('can be shown in every format', (before, after) => {
    const changes = changesSince(before, after);
    for (const format of REPORT_FORMATS) expect(renderReport(changes, format)).not.toBe('');
  });

  test.prop([anyDocument])('is nothing between a report and itself', (doc) => {
    fc.pre(doc.sections.every(({ isNews }) => !isNews));
    expect(changesSince(doc, doc).sections).toMatchObject([{ id: 'unchanged' }]);
  });
});
