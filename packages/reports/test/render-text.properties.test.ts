import { formatInteger } from '@ec/economy';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { renderText } from '../src/index.js';
import { anyDocument, anyTable, documentOf } from './documents.js';

/** Columns that a line takes at least: two for an ideograph or Hangul syllable, none for a mark that combines. */
function columns(line: string): number {
  let total = 0;
  for (const character of line) {
    if (/[\p{Unified_Ideograph}\uac00-\ud7a3]/u.test(character)) total += 2;
    else if (!/\p{Mn}/u.test(character)) total += 1;
  }
  return total;
}

test.prop([anyDocument, fc.integer({ min: 40, max: 160 })])(
  'no line of any document is wider than the page, ends in a blank or holds a control character',
  (doc, width) => {
    for (const line of renderText(doc, { width, details: true }).split('\n')) {
      expect(columns(line)).toBeLessThanOrEqual(width);
      expect(line).not.toMatch(/ $|\p{Cc}/u);
    }
  },
);

test.prop([anyTable, fc.integer({ min: 40, max: 160 })])(
  'every number of a table stands whole on a line',
  (table, width) => {
    const text = renderText(documentOf(table), { width });
    for (const cell of table.rows.flat()) {
      if (typeof cell === 'number' && formatInteger(cell).length <= 12)
        expect(text).toContain(formatInteger(cell));
    }
  },
);
