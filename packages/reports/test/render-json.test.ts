import { fc, test as property } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderJson, renderReport, REPORT_FORMATS, renderText, type PictureBlock } from '../src/index.js';
import { anyDocument, documentOf } from './documents.js';
import { sampleReport } from './sample.js';

const schema: object = JSON.parse(
  readFileSync(new URL('../schema/report-1.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true }).compile(schema);

const PICTURE: PictureBlock = {
  kind: 'picture',
  alt: 'A dot',
  width: 9,
  height: 9,
  shapes: [],
  lines: ['.'],
};

describe('JSON', () => {
  test('a report with every kind of block fits the published schema, its numbers are numbers', () => {
    const read: unknown = JSON.parse(renderJson(sampleReport()));
    expect(validate(read), JSON.stringify(validate.errors)).toBe(true);
    expect(renderJson(sampleReport())).toContain('3700000');
  });

  test.each([
    ['another version', { ...documentOf(), schema: 'ec-report/2' }],
    ['a fraction', documentOf({ kind: 'facts', facts: [{ label: 'x', value: 0.5 }] })],
    ['a section that is no detail but says so', withDetail(false)],
    ['a line break in a line', documentOf({ kind: 'lines', lines: ['a\nb'] })],
    ['a direction override in a line', documentOf({ kind: 'lines', lines: ['a\u202eb'] })],
    ['half a surrogate pair in a line', documentOf({ kind: 'lines', lines: ['a\ud800'] })],
    ['a picture without size', documentOf({ ...PICTURE, width: 0 })],
    [
      'a fraction of a dot',
      documentOf({ ...PICTURE, shapes: [{ shape: 'circle', tone: 'red', x: 0.5, y: 1, radius: 1 }] }),
    ],
    ['a line break in the lines of a picture', documentOf({ ...PICTURE, lines: ['a\nb'] })],
    [
      'half a point',
      documentOf({ ...PICTURE, shapes: [{ shape: 'curve', tone: 'red', points: [1, 2, 3] }] }),
    ],
    ['an order of two lines', documentOf({ kind: 'notes', notes: [{ text: '', order: 'a\nb' }] })],
    ['an extra member', { ...documentOf(), extra: true }],
    ['a table without columns', documentOf({ kind: 'table', caption: '', columns: [], rows: [] })],
  ])('the schema refuses %s', (_, doc) => {
    expect(validate(doc)).toBe(false);
  });

  property.prop([anyDocument])('any document fits the schema and comes back the same', (doc) => {
    const read: unknown = JSON.parse(renderJson(doc));
    expect(validate(read)).toBe(true);
    expect(read).toEqual(doc);
  });
});

function withDetail(detail: unknown): object {
  return { ...documentOf(), sections: [{ id: 'part', title: 'Part', detail, blocks: [] }] };
}

describe('formats', () => {
  test('each format starts as its kind does', () => {
    const doc = documentOf();
    expect(REPORT_FORMATS.map((format) => renderReport(doc, format).split('\n')[0])).toEqual([
      'Report',
      '# Report',
      '<!doctype html>',
      '{',
    ]);
    expect(renderReport(doc, 'text')).toBe(renderText(doc, { width: 132 }));
  });

  property.prop([anyDocument, fc.constantFrom(...REPORT_FORMATS)])(
    'every document renders in every format, the same each time',
    (doc, format) => {
      expect(renderReport(doc, format)).toBe(renderReport(structuredClone(doc), format));
    },
  );
});
