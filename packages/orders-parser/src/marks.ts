/** What a mark means where it stands: commas and points may be parts of numbers, and quotation marks of words. */
import {
  CARRIAGE_RETURN,
  isLineEnd,
  LEFT_QUOTE,
  LINE_FEED,
  QUOTATION_MARK,
  RIGHT_QUOTE,
} from './character-classes.js';

/** Longest label before a quoted text, with the blanks after it (included). */
const LONGEST_LABEL = 80;

/**
 * Whether a comma stands inside a number: one to three digits before it, from the start of a word or from another such
 * comma, and exactly three after it.
 */
export function isGroupComma(text: string, comma: number, fieldStart: number): boolean {
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
 * Whether a period stands inside a number. A digit must follow it. Before it must stand the digits of a number that has no point yet and
 * does not end a label (`C-4`, `5-12-28/2`), or nothing of the field (`.5`: no slot takes it, but it is one mistake and not the statement's
 * end).
 */
export function isDecimalPoint(
  text: string,
  point: number,
  fieldStart: number,
  fieldsBefore: number,
): boolean {
  if (!isDigit(text, point + 1)) return false;
  if (fieldStart < 0) return fieldsBefore > 0;
  let first = point;
  while (first > fieldStart && isDigit(text, first - 1)) first -= 1;
  if (first === point || first === fieldStart) return first < point;
  const before = text[first - 1];
  return before !== '.' && before !== '-' && before !== '/';
}

/** Whether a quotation mark opens after a first word, such as the label in `game "a, b"`. */
export function isBehindWord(text: string, fieldStart: number, quote: number): boolean {
  const before = quote - fieldStart;
  return before <= LONGEST_LABEL && /^[a-z]+[ \t]+$/i.test(text.slice(fieldStart, quote));
}

/** Offset of the closing quotation mark, or of the line's last character when there is none. */
export function endOfQuote(text: string, open: number, length: number): number {
  const isPlain = text.charCodeAt(open) === QUOTATION_MARK;
  let at = open + 1;
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLineEnd(code)) break;
    if (isPlain) {
      if (code !== QUOTATION_MARK) continue;
      if (text.charCodeAt(at + 1) !== QUOTATION_MARK) return at;
      at += 1;
    } else if (code === RIGHT_QUOTE || code === LEFT_QUOTE) return at;
  }
  return Math.min(at, length) - 1;
}

/** Offset after the last character before a line end, from the start of the next line. */
export function beforeLineEnd(text: string, from: number, nextLine: number): number {
  let end = nextLine;
  if (end > from && text.charCodeAt(end - 1) === LINE_FEED) end -= 1;
  if (end > from && text.charCodeAt(end - 1) === CARRIAGE_RETURN) end -= 1;
  return end;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
