import { describe, expect, test } from 'vitest';
import {
  renderReport,
  REPORT_FORMATS,
  type CircleShape,
  type LineShape,
  type PictureBlock,
  type ReportColumn,
  type ReportDocument,
} from '../src/index.js';
import { documentOf } from './documents.js';

const column: ReportColumn = { id: 'a', title: 'A', align: 'left' };
const part = { id: 'part', title: 'Part', blocks: [] };

const picture: PictureBlock = {
  kind: 'picture',
  alt: 'A dot',
  width: 10,
  height: 20,
  shapes: [],
  lines: ['o'],
};
const circle: CircleShape = { shape: 'circle', tone: 'red', x: 5, y: 5, radius: 2 };
const line: LineShape = { shape: 'line', tone: 'red', stroke: 'dashed', x1: 5, y1: 5, x2: 9, y2: 5 };

/** What a program without types leaves out. */
const none = undefined as never;

const MALFORMED: [string, ReportDocument, string][] = [
  [
    'a fraction',
    documentOf({ kind: 'facts', facts: [{ label: 'x', value: 0.5 }] }),
    'section part, fact "x"',
  ],
  [
    'a row too short',
    documentOf({ kind: 'table', caption: 'T', columns: [column], rows: [['a'], []] }),
    'section part, table "T", row 2: expected 1 cells, received 0',
  ],
  ...[null, undefined, 2n, true, ['a'], Number.NaN, 2 ** 53].map((cell): [string, ReportDocument, string] => [
    `a cell that is ${String(cell)}`,
    documentOf({ kind: 'table', caption: 'T', columns: [column], rows: [['a'], [cell as never]] }),
    `section part, table "T", row 2, cell 1: expected a text or a safe integer, received ${Array.isArray(cell) ? 'a list' : String(cell)}`,
  ]),
  [
    'a fact that is nothing',
    documentOf({ kind: 'facts', facts: [none] }),
    'section part, fact 1: expected an object, received undefined',
  ],
  [
    'a note without a text',
    documentOf({ kind: 'notes', notes: [{ text: none }] }),
    'section part, note 1, text: expected a text, received undefined',
  ],
  [
    'a paragraph of a number',
    documentOf({ kind: 'paragraph', text: 7 as never }),
    'section part, paragraph: expected a text, received 7',
  ],
  [
    'a column without a side',
    documentOf({ kind: 'table', caption: 'T', columns: [{ ...column, align: none }], rows: [] }),
    'section part, table "T", column 1, align: expected one of left, right, received undefined',
  ],
  [
    'a circle without a radius',
    documentOf({ ...picture, shapes: [{ ...circle, radius: none }] }),
    'section part, picture, shape 1, radius: expected a safe integer, received undefined',
  ],
  [
    'an unknown shape',
    documentOf({ ...picture, shapes: [{ ...circle, shape: 'star' as never }] }),
    'section part, picture, shape 1: expected one of rectangle, bar, circle, line, curve, arrow, text, received "star"',
  ],
  [
    'a section without an ID',
    { ...documentOf(), sections: [{ ...part, id: none }] },
    'section 1, ID: expected a text',
  ],
  ['a title that is nothing', { ...documentOf(), title: none }, 'title: expected a text, received undefined'],
  [
    'no columns',
    documentOf({ kind: 'table', caption: 'T', columns: [], rows: [] }),
    'expected at least one column',
  ],
  [
    'a column twice',
    documentOf({ kind: 'table', caption: 'T', columns: [column, column], rows: [] }),
    'unique column IDs, received a,a',
  ],
  [
    'a line break in a line',
    documentOf({ kind: 'lines', lines: ['a', 'b\nc'] }),
    'section part, lines, line 2: expected no control characters, received "b\\nc"',
  ],
  ...['\t', '\u001b[2J', '\u0085', '\u2028', '\u202e', '\u2066', '\ud800'].map(
    (text): [string, ReportDocument, string] => [
      `${JSON.stringify(text)} in a line`,
      documentOf({ kind: 'lines', lines: [text] }),
      'section part, lines, line 1',
    ],
  ),
  [
    'a picture without size',
    documentOf({ ...picture, width: 0 }),
    'section part, picture: expected a size of at least 1 by 1, received 0 by 20',
  ],
  [
    'a fraction of a dot',
    documentOf({ ...picture, shapes: [{ ...circle, x: 0.5 }] }),
    'section part, picture, shape 1, x: expected a safe integer, received 0.5',
  ],
  [
    'an unknown colour',
    JSON.parse(JSON.stringify(documentOf({ ...picture, shapes: [circle] })).replace('red', 'x y')),
    'section part, picture, shape 1, tone: expected one of text, quiet, red, blue, green, orange, violet, teal, pink, brown, line, meadow, sand, stone, water, received "x y"',
  ],
  [
    'an unknown stroke',
    JSON.parse(JSON.stringify(documentOf({ ...picture, shapes: [line] })).replace('dashed', 'wavy')),
    'section part, picture, shape 1, stroke: expected one of solid, dashed, dotted, received "wavy"',
  ],
  [
    'markup in place of a number',
    JSON.parse(JSON.stringify(documentOf({ ...picture, shapes: [circle] })).replace('"x":5', '"x":"5"')),
    'section part, picture, shape 1, x: expected a safe integer, received "5"',
  ],
  [
    'a control character in the lines of a picture',
    documentOf({ ...picture, lines: ['a\tb'] }),
    'section part, picture, line 1',
  ],
  ['a section twice', { ...documentOf(), sections: [part, part] }, 'received "part" again'],
  ['a section ID with a blank', { ...documentOf(), sections: [{ ...part, id: 'a b' }] }, 'received "a b"'],
  [
    'a mark that is not true',
    JSON.parse(
      '{"schema":"ec-report/1","title":"","subtitle":"","sections":[{"id":"part","title":"","detail":false,"blocks":[]}]}',
    ),
    'section part, detail: expected true or nothing, received false',
  ],
  [
    'a block of an unknown kind',
    JSON.parse(
      '{"schema":"ec-report/1","title":"","subtitle":"","sections":[{"id":"part","title":"","blocks":[{"kind":"graph"}]}]}',
    ),
    'section part, block: expected one of paragraph, facts, notes, table, lines, picture, received "graph"',
  ],
  ['nothing', none, 'document: expected an object, received undefined'],
  [
    'sections that are no list',
    { ...documentOf(), sections: none },
    'sections: expected a list, received undefined',
  ],
  [
    'a section without blocks',
    { ...documentOf(), sections: [{ ...part, blocks: none }] },
    'section part, blocks: expected a list',
  ],
  [
    'a block that is nothing',
    documentOf(none),
    'section part, block: expected an object, received undefined',
  ],
  [
    'facts that are no list',
    documentOf({ kind: 'facts', facts: none }),
    'section part, facts: expected a list',
  ],
  [
    'rows that are no list',
    documentOf({ kind: 'table', caption: 'T', columns: [column], rows: none }),
    'rows: expected a list',
  ],
  ['a line that is a number', documentOf({ kind: 'lines', lines: [7 as unknown as string] }), 'received 7'],
  [
    'another schema',
    JSON.parse('{"schema":"ec-report/2","title":"","subtitle":"","sections":[]}'),
    'expected ec-report/1, received ec-report/2',
  ],
];

test('a value of another type is shown as what it is', () => {
  expect(() => renderReport({ ...documentOf(), title: 1n as never }, 'text')).toThrow(
    new RangeError('title: expected a text, received 1n'),
  );
  expect(() => renderReport(documentOf(), 1n as never)).toThrow(
    new RangeError('format: expected one of text, markdown, html, json, received 1n'),
  );
  expect(() => renderReport(documentOf(), 'text', { width: '80' as never })).toThrow(
    new RangeError('width: expected an integer, at least 40, received "80"'),
  );
});

test('a format that there is not is named', () => {
  expect(() => renderReport(documentOf(), 'pdf' as 'text')).toThrow(
    'format: expected one of text, markdown, html, json, received "pdf"',
  );
});

describe('a malformed document is a caller’s bug in every format', () => {
  test.each(MALFORMED)('%s', (_, doc, message) => {
    for (const format of REPORT_FORMATS) {
      expect(() => renderReport(doc, format)).toThrow(RangeError);
      expect(() => renderReport(doc, format)).toThrow(message);
    }
  });
});
