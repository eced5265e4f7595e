import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/orders/language.js';
import { seal } from '../../src/orders/seal.js';

const sealed = (sheet: string): string => seal(sheet, (word) => `<${word.length}>`);

describe('N-32: no password can be read in a sealed sheet', () => {
  it.each([
    ['y sesame', 'y <6>'],
    ['  Y sesame ; open', '  Y <6> ; open'],
    ['yes,sesame', 'yes,<6>'],
    ['y open sesame', 'y **** ****'],
    ['y one\ny three\np 1 CAP', 'y ****\ny <5>\np 1 CAP'],
    ['y one\r\ny two words', 'y <3>\r\ny **** ****'],
    ['y', 'y'],
    ['#GALAXY Orion Farmers sesame 12 FinalOrders\ny x', '#GALAXY Orion Farmers **** 12 FinalOrders\ny <1>'],
    ['@ NULLoids\nyou and I\n@\ny one', '@ NULLoids\nyou and I\n@\ny <3>'],
    ['@\nyours, without an end', '@\nyours, without an end'],
    ['p 1 y', 'p 1 y'],
    ['y=sesame', 'y****'],
    ['y2 sesame', 'y**** <6>'],
    ['> #GALAXY Orion Farmers sesame 12', '> #GALAXY Orion Farmers **** 12'],
    ['> #GALAXY O F a 1\n> y one\n> #END', '> #GALAXY O F **** 1\n> y <3>\n> #END'],
    ['#GALAXY O F a 1\ny one\n> y three', '#GALAXY O F **** 1\ny <3>\n> y ****'],
    ['@\n#galaxy Orion, Farmers, sesame 12\n@', '@\n#galaxy Orion, Farmers, **** 12\n@'],
  ])('N-32: %j becomes %j', (sheet, expected) => {
    expect(sealed(sheet)).toBe(expected);
  });

  const separators = fc.constantFrom(' ', '  ', '\t', ',', ', ', '\u00A0', '\u200B');
  const before = fc.constantFrom(
    '',
    'p 1 CAP\n',
    '@\nhello\n@\n',
    '; y sesame?\r\n',
    'y other\r',
    '@ A B\n@\n',
  );
  test.prop([before, fc.constantFrom('y', 'Y', 'yes', ' y', 'y=x', 'y1'), separators])(
    'N-32: whatever order the parser reads, its password is sealed',
    (above, word, separator) => {
      const sheet = seal(`${above.replace('sesame', '')}${word}${separator}sesame\nm 0 0 10`, () => 'hash');
      expect(sheet).not.toContain('sesame');
      const words = parse(sheet).orders.flatMap(({ order }) =>
        order.kind === 'password' ? [order.word] : [],
      );
      expect(words.at(-1)).toBe('hash');
    },
  );

  test.prop([fc.string({ unit: fc.constantFrom(...'yY@#;, \n\rgalxw*'), maxLength: 60 })])(
    'N-32: a sealed text has the same orders, and is left as it is',
    (text) => {
      const once = seal(text, () => 'hash');
      expect(seal(once, (word) => word)).toBe(once);
      const mask = (word: string): string => '*'.repeat(word.length);
      expect(seal(text, mask, mask)).toHaveLength(text.length);
      const kinds = (sheet: string): string[] => parse(sheet).orders.map(({ order }) => order.kind);
      expect(kinds(once)).toEqual(kinds(text));
    },
  );
});
