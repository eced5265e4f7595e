import { formatInteger } from '@ec/prng';
import { columnsTaken } from '@ec/test-kit/columns-taken';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { renderText } from '../src/index.js';
import { foldLine } from '../src/renderers/text-columns.js';
import { anyDocument, anyLines, anyTable, documentOf } from './documents.js';

test.prop([anyDocument, fc.integer({ min: 40, max: 160 })])(
  'no line of any document is wider than the page, ends in a blank or holds a control character',
  (doc, width) => {
    for (const line of renderText(doc, { width, details: true }).split('\n')) {
      expect(columnsTaken(line)).toBeLessThanOrEqual(width);
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

test.prop([anyLines, fc.integer({ min: 40, max: 160 })])(
  'the pieces of a line that is kept as it is make up the line again, except for the blanks at its end',
  ({ lines }, width) => {
    for (const line of lines) {
      const pieces = foldLine(line, width);
      const texts = pieces.map((piece, index) => {
        const isLast = index === pieces.length - 1;
        if (!isLast) expect(piece.endsWith('\\')).toBe(true);
        if (index > 0) expect(piece.startsWith('    ')).toBe(true);
        return piece.slice(index > 0 ? 4 : 0, isLast ? undefined : -1);
      });
      expect(texts.join('')).toBe(line.trimEnd());
    }
  },
);

test.prop([anyLines])('lines that fit the page stand under one another as they are', (block) => {
  const lines = block.lines.map((line) => [...line].slice(0, 20).join('').trimEnd());
  const text = renderText(documentOf({ kind: 'lines', lines }));
  expect(text.split('\n').slice(6, -1)).toEqual(lines);
});
