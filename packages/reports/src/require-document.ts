import { isSafeLine } from './plain-line.js';
import { REPORT_SCHEMA, type Cell, type LinesBlock, type ReportDocument, type TableBlock } from './types.js';

const SECTION_ID = /^[a-z][a-z0-9-]*$/;

/**
 * Refuses a document that breaks a promise of its type which TypeScript cannot see.
 *
 * @throws RangeError when the schema is unknown, a section or column ID is repeated or malformed, the mark of a
 * detail is not `true`, a table has no columns or a row of another length, a number is not a safe integer, or a line of a
 * `lines` block holds a line break or another character that could steer a terminal (a caller's bug)
 */
export function requireDocument(doc: ReportDocument): void {
  const schema: string = doc.schema;
  if (schema !== REPORT_SCHEMA) {
    throw new RangeError(`schema: expected ${REPORT_SCHEMA}, received ${schema}`);
  }
  const ids = new Set<string>();
  for (const { id, detail, blocks } of doc.sections) {
    if (!SECTION_ID.test(id)) {
      throw new RangeError(`section ID: expected a letter, then a-z, 0-9 and dashes, received "${id}"`);
    }
    if (ids.has(id)) throw new RangeError(`section ID: expected each once, received "${id}" again`);
    ids.add(id);
    const mark: unknown = detail;
    if (mark !== undefined && mark !== true) {
      throw new RangeError(
        `section ${id}, detail: expected true or nothing, received ${JSON.stringify(mark)}`,
      );
    }
    for (const block of blocks) {
      if (block.kind === 'table') requireTable(block, `section ${id}, table "${block.caption}"`);
      if (block.kind === 'lines') requireLines(block, `section ${id}, lines`);
      if (block.kind === 'facts') {
        for (const { label, value } of block.facts) requireCell(value, `section ${id}, fact "${label}"`);
      }
    }
  }
}

function requireTable({ columns, rows }: TableBlock, where: string): void {
  const ids = new Set(columns.map(({ id }) => id));
  if (columns.length === 0) throw new RangeError(`${where}: expected at least one column, received none`);
  if (ids.has('') || ids.size < columns.length) {
    throw new RangeError(
      `${where}: expected unique column IDs, received ${columns.map(({ id }) => id).join()}`,
    );
  }
  rows.forEach((row, index) => {
    if (row.length !== columns.length) {
      throw new RangeError(
        `${where}, row ${index + 1}: expected ${columns.length} cells, received ${row.length}`,
      );
    }
    for (const cell of row) requireCell(cell, `${where}, row ${index + 1}`);
  });
}

function requireLines({ lines }: LinesBlock, where: string): void {
  lines.forEach((line, index) => {
    if (!isSafeLine(line)) {
      throw new RangeError(
        `${where}, line ${index + 1}: expected no control characters, received ${JSON.stringify(line)}`,
      );
    }
  });
}

function requireCell(cell: Cell, where: string): void {
  if (typeof cell === 'number' && !Number.isSafeInteger(cell)) {
    throw new RangeError(`${where}: expected a text or a safe integer, received ${cell}`);
  }
}
