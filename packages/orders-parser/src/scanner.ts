/**
 * Cuts a text into statements and fields, in one pass over its characters. The arrays of field bounds are reused from one
 * statement to the next: no token objects, no regular expressions, no backtracking beyond one number.
 */
import {
  BLANK,
  BYTE_ORDER_MARK,
  CARRIAGE_RETURN,
  classesOf,
  COMMA_MARK,
  COMMENT,
  GAP,
  isLineEnd,
  isWideBlank,
  isWideQuote,
  LINE_END,
  LINE_FEED,
  LOOSE_COMMA,
  ORDINARY,
  QUOTE,
  STATEMENT_END,
} from './character-classes.js';
import { beforeLineEnd, endOfQuote, isBehindWord, isDecimalPoint, isGroupComma } from './marks.js';
import type { Span } from './diagnostic.js';
import type { Punctuation } from './punctuation.js';

/** Most fields of a statement whose bounds are kept (included): far more than any order has. */
export const MAX_FIELDS = 4096;

/** A position of a scanner, to return to. */
export interface ScannerPlace {
  readonly at: number;
  readonly line: number;
  readonly lineStart: number;
  readonly count: number;
  readonly end: number;
  /** Bounds of the last field. */
  readonly lastField: readonly [start: number, end: number];
}

/** Walks through the statements of a text; after {@link next} its members describe the current one. */
export class StatementScanner {
  /** Offset of each field's first character; only the first {@link count} entries belong to the statement. */
  readonly starts: number[] = [];
  /** Offset after each field's last character. */
  readonly ends: number[] = [];
  /** Number of fields, empty ones included; the bounds of the first {@link MAX_FIELDS} are kept. */
  count = 0;
  /** Offset after the statement's last character, without the mark that ends it. */
  end = 0;
  /** Line on which the statement starts, from 1 (included). */
  line = 1;
  /** Offset of the first character of that line. */
  lineStart: number;
  /** Whether a mark, not a line end, comment or the text's end, ended the statement. */
  isMarked = false;
  /** Whether the lines read last went on to the end of the text, because the line that ends them was missing. */
  isUnclosed = false;
  /** Whether the statement ran into the end of the text, without a mark, line end or comment to end it. */
  isOpen = false;
  /** Whether a comma of the statement was read as one between the digits of a number. */
  hasGroups = false;
  /** Whether the end of the text was reached inside a comment. */
  endsInComment = false;

  readonly #text: string;
  readonly #length: number;
  readonly #comments: readonly string[];
  readonly #classes: Uint8Array;
  #at: number;
  #line = 1;
  #lineStart: number;

  /** @param from - offset at which to start; @param length - offset at which the text ends */
  constructor(text: string, punctuation: Punctuation, from = 0, length = text.length) {
    this.#text = text;
    this.#length = length;
    this.#comments = punctuation.comments;
    this.#classes = classesOf(punctuation);
    this.lineStart = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    this.#at = this.lineStart;
    this.#lineStart = this.lineStart;
    this.goOnAt(from);
    this.lineStart = this.#lineStart;
    this.line = this.#line;
  }

  /** Offset of the statement's first character. */
  get start(): number {
    return this.starts[0] ?? 0;
  }

  /** A field, or, past the last one, the place where it should stand. */
  span(position: number): Span {
    const { starts, ends, count, end } = this;
    return position < count
      ? { start: starts[position] ?? end, end: ends[position] ?? end }
      : { start: end, end };
  }

  /** Moves to the next statement that is not empty; false when there is none. */
  next(): boolean {
    this.count = 0;
    this.hasGroups = false;
    if (!this.#skipToStatement()) return false;
    this.line = this.#line;
    this.lineStart = this.#lineStart;
    this.#readFields();
    return true;
  }

  /**
   * Adds the fields of the next line that has any to the statement; a comma before the line end goes with it.
   *
   * @returns position of the first field of that line, or undefined when there is no such line
   */
  extend(): number | undefined {
    if (!this.#skipToStatement()) return undefined;
    const last = this.count - 1;
    const first = this.starts[last] === this.ends[last] ? last : this.count;
    this.count = first;
    this.#readFields();
    return first;
  }

  /** Where the scanner stands. */
  place(): ScannerPlace {
    const { count, end, starts, ends } = this;
    const lastField = [starts[count - 1] ?? 0, ends[count - 1] ?? 0] as const;
    return { at: this.#at, line: this.#line, lineStart: this.#lineStart, count, end, lastField };
  }

  /** Takes back all that was added to the statement since a place. */
  backTo(place: ScannerPlace): void {
    this.#at = place.at;
    this.#line = place.line;
    this.#lineStart = place.lineStart;
    this.count = place.count;
    this.end = place.end;
    [this.starts[place.count - 1], this.ends[place.count - 1]] = place.lastField;
    this.isOpen = false;
  }

  /** Adds the lines after the statement to it, up to one that starts with a mark, and returns them as they are written. */
  readLines(until: string): string {
    const text = this.#text;
    this.#skipLine();
    const start = this.#at;
    let nextLine = this.#length;
    this.isUnclosed = true;
    while (this.isUnclosed && this.#at < this.#length) {
      let first = this.#at;
      while (text[first] === ' ' || text[first] === '\t') first += 1;
      if (text.slice(first, first + until.length).toLowerCase() === until) {
        nextLine = this.#at;
        this.isUnclosed = false;
      }
      this.end = this.#endOfLine();
      this.#skipLine();
    }
    return text.slice(start, beforeLineEnd(text, start, nextLine));
  }

  /** Goes on behind an offset that lies after the statement. */
  goOnAt(offset: number): void {
    for (; this.#at < offset; this.#at += 1) {
      if (isLineEnd(this.#text.charCodeAt(this.#at))) this.#countLine();
    }
  }

  /** Goes on with the line after the one on which the statement starts. */
  skipLine(): void {
    const [start = this.#at] = this.starts;
    if (this.line < this.#line) return;
    this.#at = start;
    this.#skipLine();
  }

  #skipToStatement(): boolean {
    for (; this.#at < this.#length; this.#at += 1) {
      switch (this.#classAt(this.#at)) {
        case BLANK:
        case GAP:
        case STATEMENT_END:
          break;
        case LINE_END:
          this.#countLine();
          break;
        case COMMENT:
          this.#skipComment();
          break;
        default:
          return true;
      }
    }
    return false;
  }

  /** Counts the line end at the current character, and leaves the position on its last character. */
  #countLine(): void {
    if (
      this.#text.charCodeAt(this.#at) === CARRIAGE_RETURN &&
      this.#text.charCodeAt(this.#at + 1) === LINE_FEED
    ) {
      this.#at += 1;
    }
    this.#line += 1;
    this.#lineStart = this.#at + 1;
  }

  /** Reads up to the end of the statement; the current character opens it. */
  #readFields(): void {
    const text = this.#text;
    const length = this.#length;
    const classes = this.#classes;
    let boundary = this.#at;
    let isAfterComma = false;
    let start = -1;
    let end = boundary;
    let at = boundary;
    this.isMarked = false;
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code < 128 && classes[code] === ORDINARY) {
        if (start < 0) start = at;
        end = at + 1;
        continue;
      }
      const kind = this.#classAt(at);
      if (kind === BLANK) continue;
      if (kind === GAP) {
        if (start >= 0) this.#addField(start, end);
        start = -1;
        continue;
      }
      if (kind === COMMA_MARK) {
        if (isGroupComma(text, at, start)) this.hasGroups = true;
        else {
          this.#addField(start < 0 ? boundary : start, start < 0 ? boundary : end);
          boundary = at + 1;
          isAfterComma = true;
          start = -1;
          continue;
        }
      } else if (
        kind === LINE_END ||
        kind === COMMENT ||
        (kind === STATEMENT_END && !isDecimalPoint(text, at, start, this.count))
      ) {
        this.isMarked = kind === STATEMENT_END;
        break;
      }
      if (kind === QUOTE && (start < 0 || isBehindWord(text, start, at))) {
        if (start < 0) start = at;
        at = endOfQuote(text, at, length);
      } else if (start < 0) start = at;
      end = at + 1;
    }
    if (start >= 0) this.#addField(start, end);
    else if (isAfterComma) this.#addField(boundary, boundary);
    this.#at = at;
    this.isOpen = at === length;
  }

  #addField(start: number, end: number): void {
    const { count } = this;
    if (count < MAX_FIELDS) {
      this.starts[count] = start;
      this.ends[count] = end;
    }
    this.count = count + 1;
    this.end = end;
  }

  /** Leaves the position on the comment's last character. */
  #skipComment(): void {
    const end = this.#endOfLine();
    this.endsInComment = end === this.#length;
    this.#at = end - 1;
  }

  /** Moves to the first character of the next line. */
  #skipLine(): void {
    this.#at = this.#endOfLine();
    if (this.#at >= this.#length) return;
    this.#countLine();
    this.#at += 1;
  }

  #endOfLine(): number {
    let at = this.#at;
    while (at < this.#length && !isLineEnd(this.#text.charCodeAt(at))) at += 1;
    return at;
  }

  #classAt(at: number): number {
    const code = this.#text.charCodeAt(at);
    if (code >= 128) {
      if (isWideBlank(code)) return this.#classes[32] ?? BLANK;
      return isWideQuote(code) ? QUOTE : ORDINARY;
    }
    const kind = this.#classes[code] ?? ORDINARY;
    if (kind === COMMENT) return this.#isComment(at) ? COMMENT : ORDINARY;
    if (kind === LOOSE_COMMA) return this.#isBeforeBlank(at) ? GAP : ORDINARY;
    return kind;
  }

  #isBeforeBlank(at: number): boolean {
    const next = this.#text.charCodeAt(at + 1);
    return at + 1 >= this.#length || next <= 32 || isWideBlank(next);
  }

  #isComment(at: number): boolean {
    for (const opening of this.#comments) if (this.#text.startsWith(opening, at)) return true;
    return false;
  }
}
