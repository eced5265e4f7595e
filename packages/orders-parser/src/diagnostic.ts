import type { Mistake } from './slot.js';

/** Half-open range of a text. */
export interface Span {
  /** Offset of the first character, in UTF-16 units from 0 (included). */
  readonly start: number;
  /** Offset after the last character, in UTF-16 units (excluded); equal to `start` where something is missing. */
  readonly end: number;
}

/** Where something starts. */
export interface Place {
  /** From 1 (included). */
  readonly line: number;
  /** In UTF-16 units, from 1 (included); a tab counts one, a byte-order mark none. */
  readonly column: number;
}

/** One thing that is wrong, or suspicious, in an order text. */
export interface Diagnostic {
  /** Stable name in kebab-case, for programs. */
  readonly code: string;
  /** Whether the statement is refused (`error`) or stands (`warning`). */
  readonly severity: 'error' | 'warning';
  /** The words it is about. */
  readonly span: Span;
  /** Line of `span.start`, from 1 (included). */
  readonly line: number;
  /** Column of `span.start` in UTF-16 units, from 1 (included); a tab counts one, a byte-order mark none. */
  readonly column: number;
  /** Plain sentence without a period at its end. */
  readonly message: string;
  /** What could have stood there. */
  readonly expected?: string;
  /** What stood there, cut when it is long. */
  readonly received?: string;
  /** What the player probably meant: text that may replace the span. */
  readonly suggestion?: string;
}

const EXCERPT_BEFORE = 60;
const EXCERPT_AFTER = 100;
const RECEIVED_LENGTH = 60;

/**
 * Writes a diagnostic for a terminal: `file:line:column: error: message`, and with `source` the line of the
 * text and carets under the words. Control characters of the source and of the name are replaced, long lines are cut.
 *
 * @param options - `file` is the name to print (default `orders`); `source` the text that was parsed
 */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  options: { readonly file?: string; readonly source?: string } = {},
): string {
  const { line, column, severity, message, expected, suggestion } = diagnostic;
  const meant = suggestion === undefined ? undefined : inQuotes(suggestion);
  const hint = meant === undefined || meant === expected ? '' : `; did you mean ${meant}?`;
  const head = `${printable(options.file ?? 'orders')}:${line}:${column}: ${severity}: ${message}${hint}`;
  return options.source === undefined ? head : `${head}\n${excerpt(diagnostic, options.source)}`;
}

/** A mistake as a diagnostic: what was expected, what came, and where. */
export function diagnosticOf(
  severity: Diagnostic['severity'],
  span: Span,
  place: Place,
  mistake: Mistake,
  words: string,
): Diagnostic {
  const { code, expected, suggestion } = mistake;
  const received = quotable(words);
  const what = received === '' ? 'nothing' : inQuotes(received);
  return {
    code,
    severity,
    span,
    ...place,
    message: `expected ${expected}, received ${what}`,
    expected,
    received,
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Place of an offset, counted from a place before it. */
export function placeAfter(text: string, from: Place, fromOffset: number, offset: number): Place {
  let { line, column } = from;
  let lineStart = fromOffset;
  for (let at = fromOffset; at < offset; at += 1) {
    const isEnd = text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n');
    if (!isEnd) continue;
    line += 1;
    column = 1;
    lineStart = at + 1;
  }
  column += Math.max(offset - lineStart, 0);
  return { line, column };
}

/** Words in double quotation marks, or in single ones where they hold double ones. */
function inQuotes(words: string): string {
  return words.includes('"') ? `'${words}'` : `"${words}"`;
}

/** Words of the source as they may stand in a one-line message: no control characters, at most 60 UTF-16 units. */
function quotable(words: string): string {
  const cut =
    words.length <= RECEIVED_LENGTH
      ? words
      : `${words.slice(0, RECEIVED_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
  return printable(cut);
}

function excerpt({ span, column }: Diagnostic, source: string): string {
  const from = Math.max(span.start - (column - 1), span.start - EXCERPT_BEFORE);
  const shown = source.slice(from, span.start + EXCERPT_AFTER).split(/[\r\n]/, 1)[0] ?? '';
  const indent = source.slice(from, span.start).replace(/[^\t]/g, ' ');
  const width = Math.max(1, Math.min(span.end, from + shown.length) - span.start);
  return `  ${printable(shown)}\n  ${indent}${'^'.repeat(width)}`;
}

function printable(words: string): string {
  return words.replace(/[^\P{Cc}\t]|[\p{Cf}\u2028\u2029]/gu, '\uFFFD');
}
