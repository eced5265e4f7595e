/** What is written is read as the same order, or is not written. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  formatHeader,
  formatOrder,
  integerSlot,
  labelledType,
  lenient,
  mappedSlot,
  nameSlot,
  orderLanguage,
  textSlot,
  variantSlot,
  wordSlot,
  type Order,
  type OrderLanguage,
  type Punctuation,
  type SlotType,
  type Statement,
} from '../src/index.js';

type Values = Readonly<Record<string, unknown>>;
type Fields = Statement['fields'];

const word = wordSlot('words');
const whole = integerSlot('a number');
const n = { key: 'n', name: 'n', type: whole } as const;
const text = (type: SlotType<string> = word) => ({
  key: 'text',
  name: 'text',
  type: type as SlotType<unknown>,
});
const named = variantSlot<{ readonly kind: 'name'; readonly name: string }>('bad', 'a unit', {
  name: mappedSlot(
    word,
    (name) => ({ kind: 'name', name }) as const,
    ({ name }) => name,
  ),
});

/** Statements that hold a text, each in another place. */
const FIELDS: Readonly<Record<string, Fields>> = {
  rest: [{ keyword: 'say' }, { ...text(), occurs: 'rest' }],
  single: [{ keyword: 'ask' }, text()],
  first: [text(), { keyword: 'go' }, n],
  optional: [{ keyword: 'opt' }, { ...text(), occurs: 'optional' }, n],
  behind: [{ keyword: 'get' }, { ...n, occurs: 'optional' }, text()],
  labelled: [{ keyword: 'tag' }, { ...text(), label: 'as' }, n],
  within: [{ keyword: 'lab' }, text(labelledType('to', word))],
  name: [{ keyword: 'name' }, text(nameSlot('a name', 20)), n],
  quoted: [{ keyword: 'cite' }, n, text(textSlot('a text', 20))],
  many: [{ keyword: 'all' }, { ...text(), occurs: 'repeated' }, { keyword: 'end' }],
  lines: [{ keyword: 'mail' }, { ...text(), occurs: 'lines', until: '@' }],
  variant: [{ keyword: 'use' }, { ...text(), type: named as unknown as SlotType<unknown> }],
  kept: [{ keyword: 'keep' }, n],
  other: [{ keyword: 'keep' }, text()],
};

/** Fields of headers: with one word, with a second one, and with a label that is the second. */
const HEADERS: readonly Fields[] = [
  [{ keyword: 'sheet' }, text(), n],
  [{ keyword: 'sheet' }, text(), { keyword: 'at' }, n],
  [
    { ...n, label: 'sheet' },
    { ...text(), label: 'as' },
  ],
];

function languageOf(punctuation: Punctuation, header?: Fields): OrderLanguage<Order & Values, Values> {
  return orderLanguage({
    title: '',
    introduction: '',
    phases: ['all'],
    punctuation,
    reading: lenient,
    statements: Object.entries(FIELDS).map(([kind, fields]) => ({
      kind,
      fields,
      phase: 'all',
      meaning: '',
      example: '',
    })),
    ...(header && {
      header: {
        word: 'sheet',
        closedBy: 'stop',
        meaning: '',
        example: '',
        fields: header,
      },
    }),
  } as never);
}

/** The order of a kind that holds a text. */
function holding(kind: string, held: string, other: string): Order & Values {
  const value = { many: [held, other], variant: { kind: 'name', name: held } }[kind] ?? held;
  const hasNumber = FIELDS[kind]?.some((field) => field === n);
  return { kind, text: value, ...(hasNumber && { n: 7 }) };
}

/** Pieces that mean something to one language or the other. */
const PIECES = [
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  ',',
  ', ',
  '.',
  ';',
  '//',
  '/',
  '"',
  '“',
  '”',
  '>',
  '@',
  '@ ',
  '-',
  '--',
];
const WORDS = ['a', 'B', '7', '1,000', '1,00', '0.5', '.5', '5.', 'as', 'to', 'end', 'go', 'keep', 'keep 7', 'say', 'sheet', 'stop', 'é', '🚀', '\uD800']; // prettier-ignore
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.array(fc.constantFrom(...PIECES, ...WORDS), { maxLength: 5 }).map((parts) => parts.join('')),
);
const punctuations: fc.Arbitrary<Punctuation> = fc.record({
  separator: fc.constantFrom(',' as const, 'blanks' as const, 'blanks and commas' as const),
  statementEnd: fc.constantFrom('.' as const, 'none' as const),
  comments: fc.subarray<'//' | ';'>(['//', ';']),
});

/** What a function returns, or undefined where it throws a RangeError. */
function unlessRefused<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

describe('an order that is written', () => {
  const language = languageOf({ separator: 'blanks', statementEnd: 'none', comments: ['//'] });

  it.each([
    ['a comment in the rest of a line', { kind: 'rest', text: 'see http://ec.org' }],
    ['a line break in the rest of a line', { kind: 'rest', text: 'hi\nkeep 7' }],
    ['nothing as the rest of a line', { kind: 'rest', text: '' }],
    ['blanks at the ends of the rest of a line', { kind: 'rest', text: ' hi ' }],
    ['a blank in a word', { kind: 'single', text: 'two words' }],
    ['a comma at the end of a word', { kind: 'single', text: 'word,' }],
    ['no word', { kind: 'single', text: '' }],
    ['the word that ends several', { kind: 'many', text: ['a', 'end'] }],
    ['a word that is read as the number before it', { kind: 'behind', text: '7' }],
    ['a word that is read as another order', { kind: 'other', text: '7' }],
    ['a keyword of another order', { kind: 'first', text: 'say', n: 7 }],
    ['the mark after lines within them', { kind: 'lines', text: 'a\n@ b' }],
  ])('never loses anything: %s is refused', (_, order) => {
    expect(() => formatOrder(language, order)).toThrow(
      new RegExp(
        `^${order.kind}: expected values that are read again as they are written, received those of "`,
      ),
    );
  });

  it.each([
    [
      { kind: 'rest', text: 'see http:/ec.org, and  "there // too" '.trim() },
      'say see http:/ec.org, and  "there // too"',
    ],
    [{ kind: 'single', text: 'a.b;c' }, 'ask a.b;c'],
    [{ kind: 'behind', n: 7, text: '8' }, 'get 7 8'],
    [{ kind: 'other', text: 'x' }, 'keep x'],
    [{ kind: 'lines', text: 'a // b\n\n"c' }, 'mail\na // b\n\n"c\n@'],
  ])('has all that can be written: %j', (order, line) => {
    expect(formatOrder(language, order)).toBe(line);
    expect(language.parse(line).orders.map((read) => read.order)).toEqual([order]);
  });

  property.prop([fc.constantFrom(...Object.keys(FIELDS)), texts, texts, punctuations, fc.boolean()], {
    numRuns: 2000,
  })(
    'is read as the same order, whatever text it holds, or is refused with a RangeError',
    (kind, held, other, punctuation, hasHeader) => {
      const own = languageOf(punctuation, hasHeader ? HEADERS[0] : undefined);
      const order = kind === 'kept' ? { kind, n: 7 } : holding(kind, held, other);
      const line = unlessRefused(() => formatOrder(own, order));
      if (line === undefined) return;
      const opening = hasHeader ? `${formatHeader(own, { text: 'x', n: 1 })}\n` : '';
      const { orders } = own.parse(`${opening}${line}\n${formatOrder(own, { kind: 'kept', n: 9 })}`);
      expect(orders.map((read) => read.order)).toEqual([order, { kind: 'kept', n: 9 }]);
    },
  );

  property.prop([texts, punctuations, fc.constantFrom(...HEADERS)], { numRuns: 1500 })(
    'stands below a header that is read as the same header, or is refused',
    (held, punctuation, header) => {
      const own = languageOf(punctuation, header);
      const values = { text: held, n: 7 };
      const line = unlessRefused(() => formatHeader(own, values));
      if (line !== undefined)
        expect(own.parse(`${line}\n${formatOrder(own, { kind: 'kept', n: 9 })}`).header).toEqual(values);
    },
  );

  property.prop([
    fc.array(fc.constantFrom(...PIECES, ...WORDS, ...Object.values(FIELDS).map(String)), { maxLength: 12 }),
    punctuations,
  ])('can be written again where it was read from any text', (parts, punctuation) => {
    const own = languageOf(punctuation);
    for (const { order } of own.parse(parts.join(' ')).orders)
      expect(() => formatOrder(own, order)).not.toThrow();
  });
});
