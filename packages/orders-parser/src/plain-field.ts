import {
  BLANK,
  classesOf,
  COMMA_MARK,
  COMMENT,
  isWideBlank,
  isWideQuote,
  LOOSE_COMMA,
  ORDINARY,
  STATEMENT_END,
} from './character-classes.js';
import { isDecimalPoint, isGroupComma } from './marks.js';
import type { Punctuation } from './punctuation.js';

/** Whether a written value is read as one field, whatever stands around it. Texts with quotation marks may be, and are none all the same. */
export function isPlainField(text: string, punctuation: Punctuation): boolean {
  const classes = classesOf(punctuation);
  const last = text.length - 1;
  // a quotation of a mail
  if (text.startsWith('>')) return false;
  for (let at = 0; at <= last; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 128) {
      if (isWideBlank(code) || isWideQuote(code)) return false;
      continue;
    }
    const kind = classes[code];
    if (kind === ORDINARY) continue;
    if (kind === BLANK) {
      if (at === 0 || at === last) return false;
    } else if (kind === COMMA_MARK) {
      if (!isGroupComma(text, at, 0)) return false;
    } else if (kind === STATEMENT_END) {
      if (!isDecimalPoint(text, at, 0, 0)) return false;
    } else if (kind === COMMENT) {
      if (opensComment(text, at, punctuation)) return false;
    } else if (kind !== LOOSE_COMMA || at === last) return false;
  }
  return last >= 0;
}

/** A function of its own: a closure in the loop would cost an allocation for each character. */
function opensComment(text: string, at: number, { comments }: Punctuation): boolean {
  return comments.some((opening) => text.startsWith(opening, at));
}
