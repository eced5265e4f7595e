import { anyText } from '@ec/test-kit/any-text';
import { fc } from '@fast-check/vitest';
import {
  ANCHORS,
  STROKES,
  TONES,
  type LinesBlock,
  type NotesBlock,
  type PictureBlock,
  type ReportBlock,
  type ReportColumn,
  type ReportDocument,
  type TableBlock,
} from '../src/index.js';

/** A document with one section that holds the given blocks. */
export function documentOf(...blocks: ReportBlock[]): ReportDocument {
  return {
    schema: 'ec-report/1',
    title: 'Report',
    subtitle: '',
    sections: [{ id: 'part', title: 'Part', blocks }],
  };
}

const anyCell = fc.oneof(anyText, fc.maxSafeInteger());

/** Any table with 1 to 12 columns and up to 6 rows. */
export const anyTable: fc.Arbitrary<TableBlock> = fc
  .array(fc.record({ title: anyText, align: fc.constantFrom<ReportColumn['align']>('left', 'right') }), {
    minLength: 1,
    maxLength: 12,
  })
  .chain((columns) =>
    fc.record({
      kind: fc.constant('table' as const),
      caption: anyText,
      columns: fc.constant(columns.map((column, i) => ({ id: `c${i}`, ...column }))),
      rows: fc.array(fc.array(anyCell, { minLength: columns.length, maxLength: columns.length }), {
        maxLength: 6,
      }),
    }),
  );

/** Any text that may stand in a block of lines. */
const anyLine = fc.oneof(anyText, fc.constantFrom('', '```', '   1, pay  ', '\\')).map(safe);

/** Any block of up to six lines. */
export const anyLines: fc.Arbitrary<LinesBlock> = fc.record({
  kind: fc.constant('lines' as const),
  lines: fc.array(anyLine, { maxLength: 6 }),
});

const dots = fc.maxSafeInteger();
const tone = fc.constantFrom(...TONES);

/** Any picture of up to six shapes. */
const anyPicture: fc.Arbitrary<PictureBlock> = fc.record({
  kind: fc.constant('picture' as const),
  alt: anyText,
  width: fc.integer({ min: 1 }),
  height: fc.integer({ min: 1 }),
  shapes: fc.array(
    fc.oneof(
      fc.record({
        shape: fc.constant('rectangle' as const),
        tone,
        x: dots,
        y: dots,
        width: dots,
        height: dots,
      }),
      fc.record({ shape: fc.constant('circle' as const), tone, x: dots, y: dots, radius: dots }),
      fc.record({ shape: fc.constant('arrow' as const), tone, x1: dots, y1: dots, x2: dots, y2: dots }),
      fc.record({
        shape: fc.constant('line' as const),
        tone,
        stroke: fc.constantFrom(...STROKES),
        x1: dots,
        y1: dots,
        x2: dots,
        y2: dots,
      }),
      fc.record({
        shape: fc.constant('bar' as const),
        tone,
        x: dots,
        y: dots,
        width: dots,
        height: dots,
      }),
      fc.record({
        shape: fc.constant('curve' as const),
        tone,
        points: fc.array(fc.tuple(dots, dots), { minLength: 2, maxLength: 4 }).map((points) => points.flat()),
      }),
      fc.record(
        {
          shape: fc.constant('text' as const),
          tone,
          x: dots,
          y: dots,
          text: anyText,
          anchor: fc.constantFrom(...ANCHORS),
        },
        { requiredKeys: ['shape', 'tone', 'x', 'y', 'text'] },
      ),
    ),
    { maxLength: 6 },
  ),
  lines: fc.array(anyLine, { maxLength: 6 }),
});

/** Any block of up to four notes, which refer to no section: {@link anyDocument} refers them to its own. */
const anyNotes: fc.Arbitrary<NotesBlock> = fc.record({
  kind: fc.constant('notes' as const),
  notes: fc.array(
    fc.record(
      { text: anyText, isUrgent: fc.constant(true as const), order: anyLine },
      { requiredKeys: ['text'] },
    ),
    { maxLength: 4 },
  ),
});

const anyBlock: fc.Arbitrary<ReportBlock> = fc.oneof(
  anyNotes,
  fc.record({ kind: fc.constant('paragraph' as const), text: anyText }),
  fc.record({
    kind: fc.constant('facts' as const),
    facts: fc.array(fc.record({ label: anyText, value: anyCell }), { maxLength: 5 }),
  }),
  anyTable,
  anyLines,
  anyPicture,
);

/** Any well-formed document of up to three sections, details among them. */
export const anyDocument: fc.Arbitrary<ReportDocument> = fc
  .record({
    schema: fc.constant('ec-report/1' as const),
    title: anyText,
    subtitle: anyText,
    sections: fc.uniqueArray(
      fc.record(
        {
          id: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
          title: anyText,
          detail: fc.constant(true as const),
          blocks: fc.array(anyBlock, { maxLength: 3 }),
        },
        { requiredKeys: ['id', 'title', 'blocks'] },
      ),
      { maxLength: 3, selector: ({ id }) => id },
    ),
  })
  .map(withReferences);

/** A document whose notes refer to the section that comes next, where all readers see it. */
function withReferences(doc: ReportDocument): ReportDocument {
  const { sections } = doc;
  const referring = sections.map((part, i) => {
    const next = sections[(i + 1) % sections.length];
    if (!next || next.detail) return part;
    const blocks = part.blocks.map((block): ReportBlock =>
      block.kind === 'notes'
        ? { ...block, notes: block.notes.map((note) => ({ ...note, section: next.id })) }
        : block,
    );
    return { ...part, blocks };
  });
  return { ...doc, sections: referring };
}

/** What any renderer may show of a text, written without the package's own code. */
export function shown(text: string): string {
  return safe(text.split(/\s+/).join(' ').trim());
}

/** A text with U+FFFD for every character that could steer a terminal, start a line or turn the writing direction. */
function safe(text: string): string {
  return [...text]
    .map((c) => (/^[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]$/u.test(c) ? '\ufffd' : c))
    .join('');
}
