/**
 * Quoted lines of a mail, which start with `>`: somebody who answers a mail writes orders below what is quoted, or into it.
 *
 * Which of the two it is shows in the header: where it stands in the quotation, the quoted lines are read. Marks and lines that do not count
 * are replaced by blanks, so that all places stay those of the mail. Without a header nothing tells, and quoted lines are mistakes.
 */
import type { Grammar } from './grammar.js';
import { StatementReader } from './statement-reader.js';

/** A text whose orders can be read, and what was done to it. */
export interface Unquoted {
  readonly text: string;
  /** Whether orders within a quotation are read; the marks before them are gone. */
  readonly isRead: boolean;
  /** Whether lines that start with a mark are to be passed over. */
  readonly isSkipped: boolean;
}

const QUOTED = /^[^\S\r\n]*>/m;
const LINE = /^([^\S\r\n]*(?:>[^\S\r\n]*)*)([^\r\n]*)$/gm;

/** Decides whether quoted lines of a text are read. */
export function unquoted(grammar: Grammar, text: string): Unquoted {
  if (!grammar.header || !QUOTED.test(text)) return { text, isRead: false, isSkipped: false };
  const depths = Array.from(text.matchAll(LINE), ([, marks = '', words = '']) =>
    isHeader(grammar, words) ? depthOf(marks) : Infinity,
  );
  const depth = depths.reduce((least, of) => Math.min(least, of), Infinity);
  if (depth === Infinity) return { text, isRead: false, isSkipped: false };
  if (depth === 0) return { text, isRead: false, isSkipped: true };
  const read = text.replace(LINE, (whole: string, marks: string, words: string) =>
    depthOf(marks) > depth ? ' '.repeat(whole.length) : marks.replaceAll('>', ' ') + words,
  );
  return { text: read, isRead: true, isSkipped: false };
}

/** How deep in quotations a line stands. */
function depthOf(marks: string): number {
  return marks.split('>').length - 1;
}

function isHeader(grammar: Grammar, words: string): boolean {
  const reader = new StatementReader(grammar, words);
  return reader.next() && reader.isHeader(false);
}
