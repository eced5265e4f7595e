/** What stands in place of a password that is not needed. */
const HIDDEN = '****';

const BLANKS = '[\\s\\u200B,]';
const PASSWORD_LINE = new RegExp(`^(${BLANKS}*y[^\\s\\u200B,;]*${BLANKS}+)([^;]*)`, 'i');
const HEADER_LINE = new RegExp(
  `^(${BLANKS}*#galaxy(?:${BLANKS}+[^\\s\\u200B,;]+){2}${BLANKS}+)[^\\s\\u200B,;]+`,
  'i',
);
const WORD = /[^\s\u200B,;]+/g;

/**
 * An order sheet in which no password can be read: the one that a sheet sets is hashed, the others are hidden, that of a mail's header too.
 * Lines of messages stay as they are.
 *
 * @param hash - what the host keeps of a password: one word, without blanks, commas and semicolons
 * @see N-32
 */
export function seal(sheet: string, hash: (password: string) => string): string {
  let isMessage = false;
  /** Whether a line sets a password, which a line below would set anew. */
  let isNeeded = true;
  const lines = sheet.split(/(\r\n|\r|\n)/).map((line) => {
    if (/^\s*@/.test(line)) isMessage = !isMessage;
    return { line, isMessage };
  });
  const sealed = lines.toReversed().map(({ line, isMessage: isText }) => {
    if (isText) return line;
    return line
      .replace(HEADER_LINE, `$1${HIDDEN}`)
      .replace(PASSWORD_LINE, (_, before: string, rest: string) => {
        const words = rest.match(WORD) ?? [];
        const isLast = isNeeded && words.length === 1;
        if (isLast) isNeeded = false;
        return before + rest.replaceAll(WORD, (word) => (isLast ? hash(word) : HIDDEN));
      });
  });
  return sealed.toReversed().join('');
}
