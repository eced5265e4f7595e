import {
  plainLine,
  requireDocument,
  type ReportBlock,
  type ReportDocument,
  type TableBlock,
} from '@ec/reports';
import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/universal';
import { sheetNames } from './sheet-names.js';

/** Least and greatest width of a column, in characters. */
const WIDTH = { least: 8, most: 60 } as const;

/**
 * A report as the bytes of a workbook: a sheet for each section, with its blocks one below the other and figures as numbers. Sections
 * that other formats show as details are sheets like all others.
 *
 * @param doc - with at least one section, as a workbook has at least one sheet
 * @throws RangeError when the document is malformed or has no sections (a caller's bug)
 */
export async function renderWorkbook(doc: ReportDocument): Promise<Uint8Array> {
  requireDocument(doc);
  const { sections } = doc;
  if (sections.length === 0) throw new RangeError('sections: expected at least one, received none');
  const names = sheetNames(sections.map(({ title }) => plainLine(title)));
  const sheets = sections.map(({ blocks }, i) => ({ ...sheetOf(blocks), sheet: names[i] ?? '' }));
  const blob = await writeExcelFile(sheets).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** Blocks as rows, with an empty row between two blocks; the head of a table that comes first stays in sight. */
function sheetOf(blocks: readonly ReportBlock[]): Sheet<Blob> {
  const data = blocks.map(rowsOf).flatMap((rows, i) => (i === 0 ? rows : [[], ...rows]));
  const [first] = blocks;
  const columns = Array.from({ length: Math.max(1, ...data.map((row) => row.length)) }, (_, i) => ({
    width: widthOf(data, i),
  }));
  return {
    data,
    columns,
    ...(first?.kind === 'table' && { stickyRowsCount: headOf(first).length }),
  };
}

/** As wide as the longest cell of a column in rows with several cells: a sentence alone in its row may run over the next columns. */
function widthOf(data: readonly Row[], column: number): number {
  const lengths = data
    .filter((row) => row.length > 1)
    .map((row) => String((row[column] as CellObject | undefined)?.value ?? '').length);
  return Math.min(WIDTH.most, Math.max(WIDTH.least, ...lengths) + 1);
}

function rowsOf(block: ReportBlock): CellObject[][] {
  switch (block.kind) {
    case 'paragraph':
      return [[cell(block.text)]];
    case 'facts':
      return block.facts.map(({ label, value }) => [cell(label), figureOr(value)]);
    case 'notes':
      return block.notes.map(({ text, order }) => [
        cell(text),
        ...(order === undefined ? [] : [cell(order)]),
      ]);
    case 'lines':
    case 'picture':
      return block.lines.map((line) => [{ value: written(line), type: String, fontFamily: 'Courier New' }]);
    case 'table': {
      const rows = block.rows.map((row) =>
        row.map((value, i) => (block.columns[i]?.align === 'right' ? figureOr(value) : cell(value))),
      );
      return [...headOf(block), ...rows];
    }
  }
}

/** Caption and titles of a table. */
function headOf({ caption, columns }: TableBlock): CellObject[][] {
  const titles = columns.map(({ title }) => bold(title));
  return caption === '' ? [titles] : [[bold(caption)], titles];
}

function bold(text: string): CellObject {
  return { ...cell(text), fontWeight: 'bold' };
}

function cell(value: string | number): CellObject {
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: written(plainLine(value)), type: String };
}

/** Most characters of a cell. */
const TEXT_MAX = 32_767;

/**
 * As much of a text as a cell holds, with codes, such as `_xFFFD_`, for what would not come back as it is: what looks like such a code,
 * characters that the writer leaves out, and the first character of a name that every object inherits, such as `valueOf`, because the
 * writer would take it for a text that it knows.
 */
function written(text: string): string {
  const plain = text
    .slice(0, TEXT_MAX)
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, codesOf)
    .replaceAll(LEFT_OUT, codesOf);
  return plain in {} ? codesOf(plain.charAt(0)) + plain.slice(1) : plain;
}

/** U+FFFD, and what Unicode keeps free of characters. */
const LEFT_OUT = /[\p{Noncharacter_Code_Point}\uFFFD]/gu;

/** The code of each UTF-16 unit. */
function codesOf(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const digits = text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0');
    return `_x${digits}_`;
  }).join('');
}

/** A text that is a number becomes that number, with as many decimals. */
function figureOr(value: string | number): CellObject {
  if (typeof value === 'number') return cell(value);
  const [figure, decimals = ''] = FIGURE.exec(value) ?? [];
  if (figure === undefined) return cell(value);
  const format = decimals === '' ? '0' : `0.${'0'.repeat(decimals.length)}`;
  return { value: Number(figure), type: Number, format };
}

/** Numbers that a workbook holds without loss; `007` is no number but a name. */
const FIGURE = /^[+-]?(?:0|[1-9]\d{0,8})(?:\.(\d{1,6}))?$/;
