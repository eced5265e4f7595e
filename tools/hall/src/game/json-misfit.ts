/** Where a text stops being JSON. */
export interface JsonMisfit {
  /** UTF-16 units before the place, from 0 (included). */
  readonly offset: number;
  /** What may stand there, in words. */
  readonly expected: string;
  /** What stands there, in words. */
  readonly received: string;
}

/** What may come next. */
type Next = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'end';

/** What ends what was opened. */
const CLOSING = { '{': '}', '[': ']' } as const;

/** Most characters of a word that is shown. */
const SHOWN = 40;

const BLANKS = /[ \t\r\n]*/y;
const WORD = /[^\s",:[\]{}]+/y;
const SCALAR = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * The first place at which a text is no JSON, with what may stand there. The usual parsers say what they found alone, and for a text that ends too
 * early another place than its end.
 *
 * @returns nothing for a text that `JSON.parse` takes
 */
export function jsonMisfit(text: string): JsonMisfit | undefined {
  const open: (keyof typeof CLOSING)[] = [];
  let next: Next = 'value';
  let offset = 0;
  for (;;) {
    offset = endOf(BLANKS, text, offset);
    const char: string = text[offset] ?? '';
    const within: keyof typeof CLOSING | undefined = open.at(-1);
    const isValue: boolean = next === 'value' || next === 'value or ]';
    const isKey: boolean = next === 'key' || next === 'key or }';
    const isEnd = next === 'end';
    if (char === '' && isEnd && within === undefined) return undefined;
    if (char === '"' && (isValue || isKey)) {
      const end = endOfText(text, offset);
      if (typeof end !== 'number') return end;
      offset = end;
      next = isKey ? 'colon' : 'end';
    } else if ((char === '{' || char === '[') && isValue) {
      offset += 1;
      open.push(char);
      next = char === '{' ? 'key or }' : 'value or ]';
    } else if (
      within !== undefined &&
      char === CLOSING[within] &&
      (isEnd || next === 'key or }' || next === 'value or ]')
    ) {
      offset += 1;
      open.pop();
      next = 'end';
    } else if (char === ',' && isEnd && within !== undefined) {
      offset += 1;
      next = within === '{' ? 'key' : 'value';
    } else if (char === ':' && next === 'colon') {
      offset += 1;
      next = 'value';
    } else {
      const end = endOf(WORD, text, offset);
      if (!isValue || !SCALAR.test(text.slice(offset, end)))
        return { offset, expected: expectedAt(next, within), received: receivedAt(text, offset) };
      offset = end;
      next = 'end';
    }
  }
}

/** The end of a text that begins with a quotation mark, or what is wrong with it. */
function endOfText(text: string, start: number): number | JsonMisfit {
  let offset = start + 1;
  for (;;) {
    const code = text.charCodeAt(offset);
    const at = { offset };
    if (Number.isNaN(code)) return { ...at, expected: 'a closing quote', received: END };
    if (code === QUOTE) return offset + 1;
    if (code === BACKSLASH) {
      const end = endOf(ESCAPE, text, offset);
      const expected = String.raw`an escape such as \n, or \\ for the backslash itself`;
      if (end === offset) return { ...at, expected, received: text.slice(offset, offset + 2) };
      offset = end;
    } else if (code === LINE_FEED || code === CARRIAGE_RETURN)
      return { ...at, expected: 'a closing quote', received: 'the end of the line' };
    else if (code < BLANK) {
      const expected = `${String.raw`\u`}${hex(code)} for this character`;
      return { ...at, expected, received: 'the character itself' };
    } else offset += 1;
  }
}

const END = 'the end of the file';
const [QUOTE, BACKSLASH, LINE_FEED, CARRIAGE_RETURN, BLANK] = [0x22, 0x5c, 0x0a, 0x0d, 0x20];

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

function endOf(expression: RegExp, text: string, offset: number): number {
  expression.lastIndex = offset;
  return expression.test(text) ? expression.lastIndex : offset;
}

function expectedAt(next: Next, within: string | undefined): string {
  switch (next) {
    case 'value':
      return 'a value';
    case 'value or ]':
      return 'a value or ]';
    case 'key':
      return 'a key in quotation marks';
    case 'key or }':
      return 'a key in quotation marks or }';
    case 'colon':
      return 'a colon';
    case 'end':
      if (within === undefined) return END;
      return within === '{' ? 'a comma or }' : 'a comma or ]';
  }
}

function receivedAt(text: string, offset: number): string {
  const char = text[offset];
  if (char === undefined) return END;
  if (char === ',') return 'a comma';
  if (char === ':') return 'a colon';
  if (char === '"') {
    const end = endOfText(text, offset);
    return typeof end === 'number' && end - offset <= SHOWN ? text.slice(offset, end) : 'a text';
  }
  const word = text.slice(offset, endOf(WORD, text, offset));
  if (word === '') return /\s/.test(char) ? `U+${hex(char.charCodeAt(0))}` : char;
  return word.length > SHOWN ? `${word.slice(0, SHOWN)}…` : word;
}
