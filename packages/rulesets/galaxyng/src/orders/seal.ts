import { galaxyLanguage, mailLanguage } from './language.js';

/** What stands in place of a password that is not needed. */
export const HIDDEN = '****';

const BLANK = '[\\s\\u200B,]';
const WORD = '[^\\s\\u200B,;]+';
/** The letter of the order and those glued to it, what else is glued to them, and the rest of the line. */
const PASSWORD_LINE = new RegExp(`^((?:${BLANK}|>)*y[a-z]*)([^\\s\\u200B,;]*)([^;]*)`, 'i');
/** The third word behind `#galaxy`, wherever that stands: in a quoted mail as well. */
const HEADERS = new RegExp(`(#galaxy(?:${BLANK}+${WORD}){2}${BLANK}+)(${WORD})`, 'gi');
const WORDS = new RegExp(WORD, 'g');
/** An order that sets a password, outside of quotations. */
const PLAIN_PASSWORD = new RegExp(`^${BLANK}*y`, 'i');
/** What nearly every sheet without a password lacks. */
const ANY_PASSWORD = /#galaxy|(?:^|[\r\n])(?:[^\S\r\n]|[\u200B,>])*y/i;
const LINE_ENDS = /(\r\n|\r|\n)/;

/**
 * An order sheet in which no password can be read: the one that a sheet sets is hashed, the others are hidden, those of headers too.
 * Lines of messages stay as they are, but for such headers.
 *
 * @param hash - what the host keeps of a password: one word, without blanks, commas and semicolons
 * @param hide - what stands in place of one that is not needed: such a word, too
 * @see N-32
 */
export function seal(
  sheet: string,
  hash: (password: string) => string,
  hide: (password: string) => string = () => HIDDEN,
): string {
  if (!ANY_PASSWORD.test(sheet)) return sheet;
  let isMessage = false;
  /** Whether a line sets a password, which a line below would set anew. */
  let isNeeded = true;
  const read = (mailLanguage.excerpt(sheet) ?? galaxyLanguage.excerpt(sheet))?.text.split(LINE_ENDS) ?? [];
  const lines = sheet.split(LINE_ENDS).map((line, at) => {
    const words = read[at] ?? '';
    if (/^\s*@/.test(words)) isMessage = !isMessage;
    return { line, isMessage, isRead: PLAIN_PASSWORD.test(words) };
  });
  const sealed = lines.toReversed().map(({ line, isMessage: isText, isRead }) => {
    const shown = line.replaceAll(HEADERS, (_, before: string, word: string) => before + hide(word));
    if (isText) return shown;
    return shown.replace(PASSWORD_LINE, (_, letters: string, glued: string, rest: string) => {
      const isLast = isRead && isNeeded && rest.match(WORDS)?.length === 1;
      if (isLast) isNeeded = false;
      return (
        letters +
        (glued && hide(glued)) +
        rest.replaceAll(WORDS, isLast ? (word) => hash(word) : (word) => hide(word))
      );
    });
  });
  return sealed.toReversed().join('');
}
