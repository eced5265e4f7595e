import { inputErrorAt } from '@ec/cli';
import { CsvError, parse } from 'csv-parse/sync';
import { readText } from '@ec/hall/game';

/** Where something starts, both from 1; the column counts UTF-16 units, as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A record of a CSV file, with the place at which each field starts. */
export interface CsvRecord {
  readonly fields: readonly string[];
  readonly places: readonly Place[];
}

/** Empty lines and comments before a record, and the blanks before a field. */
const BEFORE_RECORD = /(?:[ \t]*(?:#.*)?\n)*[ \t]*/y;
const BEFORE_FIELD = /[ \t]*/y;

const MESSAGES: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'expected a closing quote',
  CSV_INVALID_CLOSING_QUOTE: 'expected a comma after the closing quote; a quote within quotes is doubled',
  INVALID_OPENING_QUOTE: 'a field with quotes in it must be quoted, and the quotes in it doubled',
};

/** What stands between the fields of the first line that is no comment: a comma, unless it has none and something else. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const [, first = ''] = /^(?:[ \t]*(?:#.*)?\n)*(.*)/.exec(text) ?? [];
  if (first.includes(',')) return ',';
  if (first.includes(';')) return ';';
  return first.includes('\t') ? '\t' : ',';
}

/**
 * Reads a CSV file, with fields between commas or, as spreadsheets of many countries write them, semicolons or tabs. Empty lines, lines that start with `#`, blanks around fields and a byte order mark are skipped.
 *
 * The CSV reader states the byte at which each field ends; the places follow from that.
 *
 * @throws InputError at the field that is not CSV
 */
export function readCsv(file: string): CsvRecord[] {
  const text = readText(file).replaceAll(/\r\n?/g, '\n');
  const bytes = Buffer.from(text);
  // One character for each byte, so that expressions take byte offsets.
  const latin1 = bytes.toString('latin1');
  const records: CsvRecord[] = [];
  let places: Place[] = [];
  let next = 0;
  const nextPlace = (): Place => {
    const before = places.length === 0 ? BEFORE_RECORD : BEFORE_FIELD;
    before.lastIndex = next;
    before.test(latin1);
    const lines = bytes.toString('utf8', 0, before.lastIndex).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
  try {
    parse(bytes, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      comment: '#',
      comment_no_infix: true,
      cast(field, { bytes: end }) {
        places.push(nextPlace());
        next = end + 1;
        return field;
      },
      on_record(fields: string[]) {
        records.push({ fields, places });
        places = [];
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { line, column } = nextPlace();
    throw inputErrorAt(file, line, column, MESSAGES[error.code] ?? error.message);
  }
  return records;
}
