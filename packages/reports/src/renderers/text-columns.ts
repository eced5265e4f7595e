/**
 * Widths and line breaks on a page of equal columns.
 *
 * Columns are counted by a fixed table rather than by the platform's Unicode data, so that a report has the same bytes
 * everywhere: East Asian wide characters and emoji take two, combining marks none, all others one.
 */
import { isAscii } from '../document/plain-line.js';

/** Columns that a text takes on the page. */
export function textWidth(text: string): number {
  if (isAscii(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Whether a text takes at most so many columns; no character takes more than two. */
export function fits(text: string, width: number): boolean {
  return 2 * text.length <= width || textWidth(text) <= width;
}

/**
 * Breaks a line at its blanks, and within a word only where the word alone is too long.
 *
 * @param text - words with single blanks between them
 * @param width - columns of a line, at least 2 (included)
 * @returns at least one line; `['']` for no text
 */
export function wrapLine(text: string, width: number): string[] {
  if (fits(text, width)) return [text];
  if (isAscii(text)) return wrapAscii(text, width);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => breakWord(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/**
 * Breaks a line that must be kept as it is. Every piece but the last ends in a backslash; every piece but the first starts with four
 * blanks. Without these, the pieces make up the line again, except for the blanks at its end. A line is broken after a blank where there is
 * one among its words, otherwise within a word.
 *
 * @param line - one line, its blanks included
 * @param width - columns of a piece, at least 8 (included)
 * @returns at least one piece
 */
export function foldLine(line: string, width: number): string[] {
  let rest = line.trimEnd();
  if (fits(rest, width)) return [rest];
  const pieces: string[] = [];
  let indent = '';
  while (textWidth(indent + rest) > width) {
    const fitting = fittingStart(rest, width - indent.length - CONTINUES.length);
    const words = fitting.slice(0, fitting.lastIndexOf(' ') + 1);
    const piece = words.trim() === '' ? fitting : words;
    pieces.push(indent + piece + CONTINUES);
    rest = rest.slice(piece.length);
    indent = FOLD_INDENT;
  }
  return [...pieces, indent + rest];
}

/** The same for characters of one column each, which most texts have: their places are known without looking at every word. */
function wrapAscii(text: string, width: number): string[] {
  const lines: string[] = [];
  let start = 0;
  while (text.length - start > width) {
    const blank = text.lastIndexOf(' ', start + width);
    const end = blank > start ? blank : start + width;
    lines.push(text.slice(start, end));
    start = blank > start ? end + 1 : end;
  }
  return [...lines, text.slice(start)];
}

const CONTINUES = '\\';
const FOLD_INDENT = '    ';

const NO_COLUMNS: readonly (readonly [number, number])[] = [
  [0x0300, 0x036f], [0x1ab0, 0x1aff], [0x1dc0, 0x1dff], [0x200b, 0x200f], [0x20d0, 0x20ff], [0xfe00, 0xfe0f],
]; // prettier-ignore

const TWO_COLUMNS: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f], [0x2e80, 0xa4cf], [0xac00, 0xd7a3], [0xf900, 0xfaff], [0xfe30, 0xfe6f], [0xff00, 0xff60],
  [0xffe0, 0xffe6], [0x1f300, 0x1faff], [0x20000, 0x3fffd],
]; // prettier-ignore

function characterWidth(character: string): 0 | 1 | 2 {
  const code = character.codePointAt(0) ?? 0;
  if (NO_COLUMNS.some(([first, last]) => first <= code && code <= last)) return 0;
  return TWO_COLUMNS.some(([first, last]) => first <= code && code <= last) ? 2 : 1;
}

/** As much of the start of a text as fits into a width. */
function fittingStart(text: string, width: number): string {
  let start = '';
  let taken = 0;
  for (const character of text) {
    taken += characterWidth(character);
    if (taken > width) break;
    start += character;
  }
  return start;
}

function breakWord(word: string, width: number): string[] {
  if (textWidth(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let taken = 0;
  for (const character of word) {
    const columns = characterWidth(character);
    if (taken + columns > width) {
      pieces.push(piece);
      piece = '';
      taken = 0;
    }
    piece += character;
    taken += columns;
  }
  return [...pieces, piece];
}
