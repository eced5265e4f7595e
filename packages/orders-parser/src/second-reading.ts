/**
 * A statement that cannot be read as it stands is read once more as spreadsheets and mail programs mangle it, and as people write numbers:
 * `7;ration;50%`, `7, transfer, 50 000 food, 21`, `50k food`, a statement that a mail program has broken in two lines. What then reads as
 * one statement from end to end is taken, with a warning that tells the reading; anything else stays a mistake.
 */
import type { Punctuation } from './punctuation.js';
import type { WrittenStatement } from './readable-declaration.js';

/** A text that stands for a statement, and how it differs from what is written. */
export interface Reading {
  readonly text: string;
  /** What was put right, in a few words. */
  readonly changes: readonly string[];
  /** Offset after the last character that was read. */
  readonly end: number;
}

/** A statement that cannot be read as it stands, in its text. */
export interface UnreadStatement extends WrittenStatement {
  readonly punctuation: Punctuation;
  /** Whether a line says something of its own: a statement, a header or a comment. */
  readonly startsStatement: (line: string) => boolean;
}

/** Longest statement that is read once more, in UTF-16 units (included). */
const LONGEST = 2000;
/** Most lines that a mail program has made of one statement (included). */
const MOST_LINES = 4;

/** A comma at the end, and no other before it. */
const ONE_COMMA = /[^\s,][ \t]*,$/;

type Repair = (text: string, punctuation: Punctuation) => string;

/** Applied one after the other, until the statement can be read. */
const REPAIRS: readonly (readonly [change: string, repair: Repair])[] = [
  ['quotation marks around the line', withoutCellMarks],
  ['other marks between the fields', withSeparators],
  ['marks between the digits', withPlainNumbers],
  ['"k" for thousand', withThousands],
];

/**
 * Readings of a statement as spreadsheets and mail programs mangle it, and as people write numbers: `7;ration;50%`,
 * `7, transfer, 50 000 food, 21`, `50k food`, a statement that a mail program has broken in up to four lines. Those with the fewest changes
 * come first; last those without the commas at its end. One comma at the end of a statement that may go on in the next line stays.
 */
export function* otherReadings(unread: UnreadStatement): Generator<Reading, void> {
  const { text, start, end, punctuation } = unread;
  if (end - start > LONGEST) return;
  const written = text.slice(start, end);
  yield* repaired(punctuation, written, [], end);
  yield* joined(unread);
  const full = withoutEmptyFields(written);
  if (full === written || (ONE_COMMA.test(written) && mayGoOn(unread))) return;
  const changes = ['empty fields at the end'];
  yield { text: full, changes, end };
  yield* repaired(punctuation, full, changes, end);
}

/** Whether what stands behind a statement, past comments and empty lines, says nothing of its own. */
function mayGoOn({ text, end, last, punctuation: { comments }, startsStatement }: UnreadStatement): boolean {
  for (const line of text.slice(end, Math.min(end + LONGEST, last)).split(/\r\n|\r|\n/)) {
    const words = line.trim();
    if (words !== '' && !comments.some((opening) => words.startsWith(opening)))
      return !startsStatement(words);
  }
  return false;
}

/** Readings with the lines behind the statement. */
function* joined({
  text,
  start,
  end,
  last,
  punctuation,
  startsStatement,
}: UnreadStatement): Generator<Reading, void> {
  let whole = text.slice(start, end);
  let at = end;
  for (let lines = 2; lines <= MOST_LINES; lines += 1) {
    const [breaks = '', next = ''] = /^[^\S\r\n]*(?:\r\n|\r|\n)[^\S\r\n]*([^\r\n]*)/.exec(text.slice(at, Math.min(at + LONGEST, last))) ?? []; // prettier-ignore
    if (next === '' || startsStatement(next)) return;
    at += breaks.length;
    whole += ` ${next.trimEnd()}`;
    if (whole.length > LONGEST) return;
    const changes = [`${lines} lines that belong together`];
    yield { text: whole, changes, end: at };
    yield* repaired(punctuation, whole, changes, at);
  }
}

function* repaired(
  punctuation: Punctuation,
  written: string,
  before: readonly string[],
  end: number,
): Generator<Reading, void> {
  let text = written;
  const changes = [...before];
  for (const [change, repair] of REPAIRS) {
    const better = repair(text, punctuation);
    if (better === text) continue;
    text = better;
    changes.push(change);
    yield { text, changes: [...changes], end };
  }
}

/** A whole statement in one cell of a table: `"7, ration, 50%"`. */
function withoutCellMarks(text: string): string {
  const [, cell] = /^"((?:[^"]|"")*)"[\s,;]*$/.exec(text) ?? [];
  return cell === undefined ? text : cell.replaceAll('""', '"');
}

/** The lines of a statement without the commas with which a spreadsheet pads its rows: `7, ration, 50%,,,`. */
function withoutEmptyFields(text: string): string {
  // a run of commas is looked at once, from its first
  return text.replaceAll(/(?<![ \t,])(?:[ \t]*,)+(?=[ \t]*$)/gm, '');
}

/** Tabs or semicolons in place of commas; where blanks separate, commas in place of blanks. */
function withSeparators(text: string, { separator, comments }: Punctuation): string {
  if (separator !== ',') return /\s/.test(text) ? text : text.replaceAll(',', ' ').trimEnd();
  const mark = text.includes('\t') ? '\t' : ';';
  if (comments.some((opening) => opening === mark)) return text;
  const cells = cellsOf(text, mark);
  if (cells.length < 2) return text;
  while (cells.at(-1) === '') cells.pop();
  return cells.map((cell) => (mark === ';' ? withPoint(cell) : cell)).join(', ');
}

/** Fields between marks outside of quotations; marks that a spreadsheet has doubled within a cell are single again. */
function cellsOf(text: string, mark: string): string[] {
  const cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (at < text.length && (isQuoted || text[at] !== mark)) continue;
    const cell = text.slice(start, at).trim();
    cells.push(/^"""[^]*"""$/.test(cell) ? withoutCellMarks(cell) : cell);
    start = at + 1;
  }
  return cells;
}

/** A decimal comma that cannot stand between thousands: `0,375`, `1,5`. */
function withPoint(cell: string): string {
  return /^(?:0,\d+|\d+,(?:\d{1,2}|\d{4,}))%?$/.test(cell) ? cell.replace(',', '.') : cell;
}

/** Blanks, apostrophes and low lines between groups of three digits: `50 000`, `50'000`. */
function withPlainNumbers(text: string, { separator }: Punctuation): string {
  const between = separator === ',' ? "[ \\u00A0\\u2009\\u202F'’_]" : "['’_]";
  const groups = new RegExp(`(?<![\\w.,'’])[1-9]\\d{0,2}(?:${between}\\d{3})+(?![\\w'’])`, 'g');
  return outsideTexts(text, (words) =>
    words.replace(groups, (number) => number.replaceAll(/\D/g, separator === ',' ? ',' : '')),
  );
}

/** Thousands by their letter: `50k`, `2.5k`. */
function withThousands(text: string): string {
  return outsideTexts(text, (words) =>
    words.replace(/(?<![\w.,'’])(\d{1,9})(?:\.(\d{1,3}))?k(?![\w'’])/gi, (_, whole: string, part = '') =>
      `${whole}${String(part).padEnd(3, '0')}`.replace(/^0+(?=\d)/, ''),
    ),
  );
}

/** A text with what stands before its first quotation mark changed. */
function outsideTexts(text: string, change: (words: string) => string): string {
  const quote = text.search(/["“”„]/);
  return quote < 0 ? change(text) : change(text.slice(0, quote)) + text.slice(quote);
}
