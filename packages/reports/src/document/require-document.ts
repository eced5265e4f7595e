import { shown } from '@ec/prng';
import {
  numberOf,
  requireKnown,
  requireLines,
  requireList,
  requireObject,
  requireText,
  type Place,
} from './require-field.js';
import { requirePicture } from './require-picture.js';
import {
  REPORT_SCHEMA,
  type Cell,
  type FactsBlock,
  type NotesBlock,
  type ReportBlock,
  type ReportColumn,
  type ReportDocument,
  type ReportSection,
  type TableBlock,
} from './types.js';

const SECTION_ID = /^[a-z][a-z0-9-]*$/;

/**
 * Refuses a document that breaks a promise of its type: one that a program without types made, or a promise that TypeScript cannot check.
 * Every renderer begins with it.
 *
 * @throws RangeError that names the place, when a field is missing or of another type than its own, the schema is unknown, a section or
 * column ID is repeated or malformed, a block is of no known kind, a mark is not `true`, a table has no columns or a row of another
 * length, a number is not a safe integer, a note refers to no section that all readers see, a picture has no size or an unknown shape,
 * tone, stroke or anchor, a curve has no two points, or a line of a `lines` block, a picture or an order holds a line break or another
 * character that could steer a terminal (a caller's bug)
 */
export function requireDocument(doc: ReportDocument): void {
  requireObject(doc, () => 'document');
  const schema: unknown = doc.schema;
  if (schema !== REPORT_SCHEMA) {
    throw new RangeError(
      `schema: expected ${REPORT_SCHEMA}, received ${typeof schema === 'string' ? schema : shown(schema)}`,
    );
  }
  requireText(doc.title, () => 'title');
  requireText(doc.subtitle, () => 'subtitle');
  requireList(doc.sections, () => 'sections');
  const seen = new Set<string>();
  const ids = new Set<string>();
  for (const section of doc.sections) {
    requireSection(section, () => `section ${numberOf(section, doc.sections)}`);
    if (ids.has(section.id))
      throw new RangeError(`section ID: expected each once, received "${section.id}" again`);
    ids.add(section.id);
    if (!section.detail) seen.add(section.id);
  }
  for (const { id, blocks } of doc.sections)
    for (const block of blocks) requireBlock(block, seen, () => `section ${id}`);
}

/** Checks everything of a section but its blocks, which may refer to later sections. */
function requireSection(section: ReportSection, where: Place): void {
  requireObject(section, where);
  const { id, title, detail, isNews, blocks } = section;
  requireText(id, where, ', ID');
  if (!SECTION_ID.test(id))
    throw new RangeError(`section ID: expected a letter, then a-z, 0-9 and dashes, received ${shown(id)}`);
  const named = (): string => `section ${id}`;
  requireText(title, named, ', title');
  requireMark(detail, named, ', detail');
  requireMark(isNews, named, ', isNews');
  requireList(blocks, named, ', blocks');
}

/** Kinds of blocks that can be written. */
const KINDS = ['paragraph', 'facts', 'notes', 'table', 'lines', 'picture'] as const;

function requireBlock(block: ReportBlock, seen: ReadonlySet<string>, where: Place): void {
  requireObject(block, where, ', block');
  switch (block.kind) {
    case 'paragraph':
      return requireText(block.text, where, ', paragraph');
    case 'facts':
      return requireFacts(block, where);
    case 'notes':
      return requireNotes(block, seen, where);
    case 'table':
      requireText(block.caption, where, ', table, caption');
      return requireTable(block, () => `${where()}, table "${block.caption}"`);
    case 'lines':
      return requireLines(block.lines, where, ', lines');
    case 'picture':
      return requirePicture(block, where);
    default:
      return requireKnown((block as ReportBlock).kind, KINDS, where, ', block');
  }
}

function requireMark(mark: unknown, where: Place, part: string): void {
  if (mark !== undefined && mark !== true)
    throw new RangeError(`${where()}${part}: expected true or nothing, received ${shown(mark)}`);
}

function requireFacts({ facts }: FactsBlock, where: Place): void {
  requireList(facts, where, ', facts');
  for (const fact of facts) {
    const place = (): string => `${where()}, fact ${numberOf(fact, facts)}`;
    requireObject(fact, place);
    const { label, value } = fact;
    requireText(label, place, ', label');
    if (!isCell(value)) throw new RangeError(`${where()}, fact "${label}": ${cellFault(value)}`);
  }
}

function requireNotes({ notes }: NotesBlock, seen: ReadonlySet<string>, where: Place): void {
  requireList(notes, where, ', note');
  for (const note of notes) {
    const place = (): string => `${where()}, note ${numberOf(note, notes)}`;
    requireObject(note, place);
    const { text, isUrgent, section, order } = note;
    requireText(text, place, ', text');
    requireMark(isUrgent, place, ', isUrgent');
    if (section !== undefined && !seen.has(section))
      throw new RangeError(
        `${place()}: expected the ID of a section that is no detail, received ${shown(section)}`,
      );
    if (order !== undefined) requireLines([order], place, ', order');
  }
}

function requireTable({ columns, rows }: TableBlock, where: Place): void {
  requireList(columns, where, ', columns');
  requireList(rows, where, ', rows');
  if (columns.length === 0) throw new RangeError(`${where()}: expected at least one column, received none`);
  for (const column of columns)
    requireColumn(column, () => `${where()}, column ${numberOf(column, columns)}`);
  if (!columns.every(isFirstOfItsId)) {
    throw new RangeError(
      `${where()}: expected unique column IDs, received ${columns.map(({ id }) => id).join()}`,
    );
  }
  for (const row of rows) {
    const fault = rowFault(row, columns.length);
    if (fault !== undefined) throw new RangeError(`${where()}, row ${numberOf(row, rows)}${fault}`);
  }
}

function isFirstOfItsId({ id }: ReportColumn, place: number, columns: readonly ReportColumn[]): boolean {
  for (let i = 0; i < place; i++) if (columns[i]?.id === id) return false;
  return id !== '';
}

const ALIGNS = ['left', 'right'] as const;

function requireColumn(column: ReportColumn, where: Place): void {
  requireObject(column, where);
  requireText(column.id, where, ', ID');
  requireText(column.title, where, ', title');
  requireKnown(column.align, ALIGNS, where, ', align');
  requireMark(column.isDate, where, ', isDate');
}

/** What is wrong with a row, after its place. */
function rowFault(row: readonly Cell[], columns: number): string | undefined {
  if (!Array.isArray(row)) return `: expected a list, received ${shown(row)}`;
  if (row.length !== columns) return `: expected ${columns} cells, received ${row.length}`;
  const wrong = row.findIndex(isNoCell);
  return wrong < 0 ? undefined : `, cell ${wrong + 1}: ${cellFault(row[wrong])}`;
}

function isCell(cell: unknown): boolean {
  return typeof cell === 'string' || Number.isSafeInteger(cell);
}

function isNoCell(cell: unknown): boolean {
  return !isCell(cell);
}

function cellFault(cell: unknown): string {
  return `expected a text or a safe integer, received ${shown(cell)}`;
}
