import stringWidth from 'string-width';
import { plainLine } from './plain-line.js';

/** A text in lines of at most as many columns, broken at blanks, and within a word only where it alone is too long; none for no text. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plainLine(text).split(' ')) {
    let rest = word;
    const longer = line === '' ? rest : `${line} ${rest}`;
    if (stringWidth(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    while (stringWidth(rest) > width) {
      const start = startOf(rest, width);
      lines.push(start);
      rest = rest.slice(start.length);
    }
    line = rest;
  }
  return line === '' ? lines : [...lines, line];
}

/** A text of exactly as many columns: cut off with an ellipsis, or filled with blanks. */
export function padded(text: string, width: number): string {
  const line = fitted(plainLine(text), width);
  return line + ' '.repeat(Math.max(0, width - stringWidth(line)));
}

/** A line of at most as many columns, cut off with an ellipsis. */
export function fitted(line: string, width: number): string {
  return stringWidth(line) <= width ? line : `${startOf(line, width - 1)}…`;
}

/** As much of a text as fits; at least one character. */
function startOf(text: string, width: number): string {
  let start = '';
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (start !== '' && stringWidth(start + segment) > width) break;
    start += segment;
  }
  return start;
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
