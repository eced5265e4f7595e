/** What the characters of a text are to an order language: marks that separate, end and quote, and all others. */
import { derived } from '@ec/prng';
import type { Punctuation } from './punctuation.js';

export const ORDINARY = 0;
export const BLANK = 1;
export const LINE_END = 2;
/** A blank that separates fields. */
export const GAP = 3;
export const COMMA_MARK = 4;
export const STATEMENT_END = 5;
export const COMMENT = 6;
export const QUOTE = 7;
/** A comma that separates like a blank, where a blank follows it. */
export const LOOSE_COMMA = 8;

export const CARRIAGE_RETURN = 13;
export const LINE_FEED = 10;
export const BYTE_ORDER_MARK = 0xfeff;
export const QUOTATION_MARK = 34;
/** Typographic quotation marks: “ ”, and after them „. */
export const LEFT_QUOTE = 0x201c;
export const RIGHT_QUOTE = 0x201d;

/** What each character is to a language: the same for all of its texts. */
export const classesOf = /* @__PURE__ */ derived(characterClasses);

function characterClasses({ separator, statementEnd, comments }: Punctuation): Uint8Array {
  const classes = new Uint8Array(128);
  const assign = (characters: string, kind: number): void => {
    for (const character of characters) classes[character.charCodeAt(0)] = kind;
  };
  const [blank, comma] =
    separator === ',' ? [BLANK, COMMA_MARK] : [GAP, separator === 'blanks' ? LOOSE_COMMA : GAP];
  assign(' \t\v\f', blank);
  assign(',', comma);
  if (statementEnd === '.') assign('.', STATEMENT_END);
  for (const opening of comments) assign(opening.slice(0, 1), COMMENT);
  assign('"', QUOTE);
  assign('\r\n', LINE_END);
  return classes;
}

export function isLineEnd(code: number): boolean {
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

export function isWideQuote(code: number): boolean {
  return code >= LEFT_QUOTE && code <= RIGHT_QUOTE + 1;
}

/** Blanks that mail programs and word processors put in. */
export function isWideBlank(code: number): boolean {
  return (
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x3000 ||
    code === BYTE_ORDER_MARK
  );
}
