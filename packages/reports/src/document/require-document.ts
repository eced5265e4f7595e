import { ANCHORS, STROKES, TONES, type PictureBlock, type PictureShape } from '../pictures/picture.js';
import { isSafeLine } from './plain-line.js';
import {
  REPORT_SCHEMA,
  type Cell,
  type LinesBlock,
  type NotesBlock,
  type ReportDocument,
  type TableBlock,
} from './types.js';

const SECTION_ID = /^[a-z][a-z0-9-]*$/;

/**
 * Refuses a document that breaks a promise of its type that TypeScript cannot check.
 *
 * @throws RangeError when it is no object, what should be a list is none, the schema is unknown, a section or column ID is repeated or malformed, a block is of no known kind, a mark
 * is not `true`, a table has no columns or a row of another length, a number is not a safe integer, a note refers to no section that
 * all readers see, a picture has no size or an unknown tone, stroke or anchor, a curve has no two points, or a line of a `lines` block, a picture or an order holds a line break or another character that could steer a terminal (a
 * caller's bug)
 */
export function requireDocument(doc: ReportDocument): void {
  requireObject(doc, 'document');
  const schema: string = doc.schema;
  if (schema !== REPORT_SCHEMA) {
    throw new RangeError(`schema: expected ${REPORT_SCHEMA}, received ${schema}`);
  }
  requireList(doc.sections, 'sections');
  for (const [i, section] of doc.sections.entries()) {
    requireObject(section, `section ${i + 1}`);
    requireList(section.blocks, `section ${section.id}, blocks`);
  }
  const ids = new Set<string>();
  const shown = new Set(doc.sections.flatMap(({ id, detail }) => (detail ? [] : [id])));
  for (const { id, detail, isNews, blocks } of doc.sections) {
    if (!SECTION_ID.test(id)) {
      throw new RangeError(`section ID: expected a letter, then a-z, 0-9 and dashes, received "${id}"`);
    }
    if (ids.has(id)) throw new RangeError(`section ID: expected each once, received "${id}" again`);
    ids.add(id);
    requireMark(detail, `section ${id}, detail`);
    requireMark(isNews, `section ${id}, isNews`);
    for (const block of blocks) {
      requireObject(block, `section ${id}, block`);
      requireKind(block.kind, `section ${id}, block`);
      if (block.kind === 'table') requireTable(block, `section ${id}, table "${block.caption}"`);
      if (block.kind === 'notes') requireNotes(block, shown, `section ${id}, note`);
      if (block.kind === 'lines') requireLines(block, `section ${id}, lines`);
      if (block.kind === 'picture') requirePicture(block, `section ${id}, picture`);
      if (block.kind === 'facts') {
        requireList(block.facts, `section ${id}, facts`);
        for (const { label, value } of block.facts) {
          if (!isCell(value)) throw new RangeError(`section ${id}, fact "${label}": ${cellFault(value)}`);
        }
      }
    }
  }
}

function requireObject(value: object, where: string): void {
  const given: unknown = value;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RangeError(`${where}: expected an object, received ${JSON.stringify(given)}`);
}

function requireList(value: readonly unknown[], where: string): void {
  if (!Array.isArray(value))
    throw new RangeError(`${where}: expected a list, received ${JSON.stringify(value)}`);
}

function requireMark(mark: unknown, where: string): void {
  if (mark !== undefined && mark !== true)
    throw new RangeError(`${where}: expected true or nothing, received ${JSON.stringify(mark)}`);
}

/** Kinds of blocks that can be written. */
const KINDS: readonly string[] = ['paragraph', 'facts', 'notes', 'table', 'lines', 'picture'];

function requireKind(kind: string, where: string): void {
  if (!KINDS.includes(kind))
    throw new RangeError(`${where}: expected one of ${KINDS.join(', ')}, received ${JSON.stringify(kind)}`);
}

function requireTable({ columns, rows }: TableBlock, where: string): void {
  requireList(columns, `${where}, columns`);
  requireList(rows, `${where}, rows`);
  if (columns.length === 0) throw new RangeError(`${where}: expected at least one column, received none`);
  for (const { id, isDate } of columns) requireMark(isDate, `${where}, column ${id}, isDate`);
  if (!columns.every(({ id }, i) => id !== '' && columns.findIndex((other) => other.id === id) === i)) {
    throw new RangeError(
      `${where}: expected unique column IDs, received ${columns.map(({ id }) => id).join()}`,
    );
  }
  rows.forEach((row, index) => {
    const fault = rowFault(row, columns.length);
    if (fault !== undefined) throw new RangeError(`${where}, row ${index + 1}: ${fault}`);
  });
}

/** What is wrong with a row; where it stands is said only then. */
function rowFault(row: readonly Cell[], columns: number): string | undefined {
  if (!Array.isArray(row)) return `expected a list, received ${JSON.stringify(row)}`;
  if (row.length !== columns) return `expected ${columns} cells, received ${row.length}`;
  const cell = row.find((one) => !isCell(one));
  return cell === undefined ? undefined : cellFault(cell);
}

function requireNotes({ notes }: NotesBlock, shown: ReadonlySet<string>, where: string): void {
  requireList(notes, where);
  notes.forEach(({ isUrgent, section, order }, index) => {
    const place = `${where} ${index + 1}`;
    requireMark(isUrgent, `${place}, isUrgent`);
    if (section !== undefined && !shown.has(section))
      throw new RangeError(
        `${place}: expected the ID of a section that is no detail, received ${JSON.stringify(section)}`,
      );
    if (order !== undefined) requireLines({ lines: [order] }, `${place}, order`);
  });
}

function requireLines({ lines }: Pick<LinesBlock, 'lines'>, where: string): void {
  requireList(lines, where);
  lines.forEach((line, index) => {
    if (typeof line !== 'string' || !isSafeLine(line)) {
      throw new RangeError(
        `${where}, line ${index + 1}: expected no control characters, received ${JSON.stringify(line)}`,
      );
    }
  });
}

/** Everything that a renderer writes into an attribute is an integer or a known word. */
function requirePicture({ width, height, shapes, lines }: PictureBlock, where: string): void {
  requireLines({ lines }, where);
  if (!Number.isSafeInteger(width) || !Number.isSafeInteger(height) || Math.min(width, height) < 1) {
    throw new RangeError(`${where}: expected a size of at least 1 by 1, received ${width} by ${height}`);
  }
  shapes.forEach((shape, index) => {
    const fault = shapeFault(shape);
    if (fault !== undefined) throw new RangeError(`${where}, shape ${index + 1}${fault}`);
  });
}

/** What is wrong with a shape, after its place. */
function shapeFault(shape: PictureShape): string | undefined {
  if (!TONES.includes(shape.tone)) return `: expected a tone of ${TONES.join(', ')}, received ${shape.tone}`;
  if (shape.shape === 'line' && !STROKES.includes(shape.stroke))
    return `: expected a stroke of ${STROKES.join(', ')}, received ${shape.stroke}`;
  if (shape.shape === 'text' && shape.anchor !== undefined && !ANCHORS.includes(shape.anchor))
    return `: expected an anchor of ${ANCHORS.join(', ')}, received ${shape.anchor}`;
  if (shape.shape === 'curve') return pointsFault(shape.points);
  for (const key in shape) {
    const value: unknown = shape[key as keyof typeof shape];
    if (!Number.isSafeInteger(value) && !WORDS.has(key))
      return `, ${key}: expected a safe integer, received ${String(value)}`;
  }
  return undefined;
}

/** Properties of shapes that are no figures. */
const WORDS: ReadonlySet<string> = new Set(['shape', 'tone', 'stroke', 'anchor', 'text']);

function pointsFault(points: readonly number[]): string | undefined {
  if (points.length >= 4 && points.length % 2 === 0 && points.every(Number.isSafeInteger)) return undefined;
  return `, points: expected x and y of at least two points, safe integers, received ${points.join(', ')}`;
}

function isCell(cell: Cell): boolean {
  return typeof cell !== 'number' || Number.isSafeInteger(cell);
}

function cellFault(cell: Cell): string {
  return `expected a text or a safe integer, received ${cell}`;
}
