/**
 * Cuts a text into statements and fields, in one pass over its characters. The arrays of field bounds are reused from one
 * statement to the next: no token objects, no regular expressions, no way back further than one number.
 */

/** The marks that divide an order text; line ends always end a statement, and `"` always quotes. */
export interface Punctuation {
  /** What stands between fields: a comma (blanks around it do not count), or blanks alone. */
  readonly separator: ',' | 'blanks';
  /** What may end a statement before the line does. */
  readonly statementEnd: '.' | 'none';
  /** What opens a comment, which runs to the end of the line. */
  readonly comment: '//' | ';';
}

const ORDINARY = 0;
const BLANK = 1;
const LINE_END = 2;
const SEPARATOR = 3;
const STATEMENT_END = 4;
const COMMENT = 5;
const QUOTE = 6;

const COMMA = 44;
const POINT = 46;
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const BYTE_ORDER_MARK = 0xfeff;

/** Walks through the statements of a text; after {@link next} its members describe the current one. */
export class StatementScanner {
  /** Offset of each field's first character; only the first {@link count} entries belong to the statement. */
  readonly starts: number[] = [];
  /** Offset after each field's last character. */
  readonly ends: number[] = [];
  /** Number of fields, empty ones included. */
  count = 0;
  /** Line on which the statement starts, from 1 (included). */
  line = 1;
  /** Offset of the first character of that line. */
  lineStart: number;
  /** Whether the statement ran into the end of the text, without a mark, line end or comment to end it. */
  isOpen = false;
  /** Whether the end of the text was reached inside a comment. */
  endsInComment = false;

  readonly #text: string;
  readonly #comment: string;
  readonly #classes: Uint8Array;
  #at: number;

  constructor(text: string, punctuation: Punctuation) {
    this.#text = text;
    this.#comment = punctuation.comment;
    this.#classes = characterClasses(punctuation);
    this.lineStart = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    this.#at = this.lineStart;
  }

  /** Moves to the next statement that is not empty; false when there is none. */
  next(): boolean {
    this.count = 0;
    return this.#skipToStatement() && this.#readFields();
  }

  #skipToStatement(): boolean {
    const text = this.#text;
    for (; this.#at < text.length; this.#at += 1) {
      switch (this.#classAt(this.#at)) {
        case BLANK:
        case STATEMENT_END:
          break;
        case LINE_END:
          if (text.charCodeAt(this.#at) === CARRIAGE_RETURN && text.charCodeAt(this.#at + 1) === LINE_FEED) {
            this.#at += 1;
          }
          this.line += 1;
          this.lineStart = this.#at + 1;
          break;
        case COMMENT:
          this.#skipComment();
          break;
        case SEPARATOR:
          if (text.charCodeAt(this.#at) === COMMA) return true;
          break;
        default:
          return true;
      }
    }
    return false;
  }

  /** Reads up to the end of the statement; the current character opens it. */
  #readFields(): boolean {
    const text = this.#text;
    const classes = this.#classes;
    let boundary = this.#at;
    let start = -1;
    let end = boundary;
    for (let at = boundary; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code < 128 && classes[code] === ORDINARY) {
        if (start < 0) start = at;
        end = at + 1;
        continue;
      }
      const kind = this.#classAt(at);
      if (kind === BLANK) continue;
      if (kind === SEPARATOR) {
        if (code !== COMMA) {
          if (start >= 0) this.#addField(start, end);
          start = -1;
          continue;
        }
        if (!isGroupComma(text, at, start)) {
          this.#addField(start < 0 ? boundary : start, start < 0 ? boundary : end);
          boundary = at + 1;
          start = -1;
          continue;
        }
      } else if (
        kind === LINE_END ||
        kind === COMMENT ||
        (kind === STATEMENT_END && !isDecimalPoint(text, at, start, this.count))
      ) {
        return this.#endStatement(boundary, start, end, at, false);
      }
      if (start < 0) start = at;
      if (kind === QUOTE) at = endOfQuote(text, at);
      end = at + 1;
    }
    return this.#endStatement(boundary, start, end, text.length, true);
  }

  #endStatement(boundary: number, start: number, end: number, at: number, isOpen: boolean): boolean {
    if (start >= 0) this.#addField(start, end);
    else if (boundary > 0 && this.#text.charCodeAt(boundary - 1) === COMMA)
      this.#addField(boundary, boundary);
    this.#at = at;
    this.isOpen = isOpen;
    return true;
  }

  #addField(start: number, end: number): void {
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }

  /** Leaves the position on the comment's last character. */
  #skipComment(): void {
    let at = this.#at;
    while (at < this.#text.length && !isLineEnd(this.#text.charCodeAt(at))) at += 1;
    this.endsInComment = at === this.#text.length;
    this.#at = at - 1;
  }

  #classAt(at: number): number {
    const code = this.#text.charCodeAt(at);
    if (code >= 128) return isWideBlank(code) ? (this.#classes[32] ?? BLANK) : ORDINARY;
    const kind = this.#classes[code] ?? ORDINARY;
    return kind === COMMENT && !this.#text.startsWith(this.#comment, at) ? ORDINARY : kind;
  }
}

function characterClasses({ separator, statementEnd, comment }: Punctuation): Uint8Array {
  const classes = new Uint8Array(128);
  for (const blank of ' \t\v\f') classes[blank.charCodeAt(0)] = separator === 'blanks' ? SEPARATOR : BLANK;
  if (separator === ',') classes[COMMA] = SEPARATOR;
  if (statementEnd === '.') classes[POINT] = STATEMENT_END;
  classes[comment.charCodeAt(0)] = COMMENT;
  classes['"'.charCodeAt(0)] = QUOTE;
  classes[LINE_FEED] = LINE_END;
  classes[CARRIAGE_RETURN] = LINE_END;
  return classes;
}

/**
 * Whether a comma stands inside a number: one to three digits before it, from the start of a word or from another such
 * comma, and exactly three after it.
 */
function isGroupComma(text: string, comma: number, fieldStart: number): boolean {
  let first = comma;
  while (first > fieldStart && comma - first < 4 && isDigit(text, first - 1)) first -= 1;
  const digits = comma - first;
  if (fieldStart < 0 || digits === 0 || digits > 3) return false;
  if (first > fieldStart && text[first - 1] !== ',' && text[first - 1] !== ' ' && text[first - 1] !== '\t')
    return false;
  return (
    isDigit(text, comma + 1) &&
    isDigit(text, comma + 2) &&
    isDigit(text, comma + 3) &&
    !isDigit(text, comma + 4)
  );
}

/**
 * Whether a period stands inside a number: a digit follows, and before it stand the digits of a number without a
 * point so far, or nothing of the field (`.5`, which no slot takes, but which is one mistake and not the statement's end).
 */
function isDecimalPoint(text: string, point: number, fieldStart: number, fieldsBefore: number): boolean {
  if (!isDigit(text, point + 1)) return false;
  if (fieldStart < 0) return fieldsBefore > 0;
  let first = point;
  while (first > fieldStart && isDigit(text, first - 1)) first -= 1;
  return first < point && !(first > fieldStart && text.charCodeAt(first - 1) === POINT);
}

/** Offset of the closing quote, or of the line's last character when there is none. */
function endOfQuote(text: string, open: number): number {
  let at = open + 1;
  while (at < text.length && !isLineEnd(text.charCodeAt(at))) {
    if (text[at] === '"') return at;
    at += 1;
  }
  return at - 1;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isLineEnd(code: number): boolean {
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

/** Blanks that mail programs and word processors put in. */
function isWideBlank(code: number): boolean {
  return (
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x3000 ||
    code === BYTE_ORDER_MARK
  );
}
