import { fc } from '@fast-check/vitest';

/** Any text: words, markup of every format, control characters, half surrogate pairs, wide characters. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        '<script>',
        '&amp;',
        '|',
        '\\',
        '*',
        '_',
        '# ',
        '- ',
        '1. ',
        '\n',
        '`',
        '"',
        '漢字',
        ' ',
        'ore',
        '\u001b[1m',
        '\ud800',
        '[a](b)',
        '~~',
        '-->',
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
  fc.string({ minLength: 100, maxLength: 400 }),
);

/** Columns that a line takes at least: two for an ideograph or Hangul syllable, none for a mark that combines. */
export function columnsTaken(line: string): number {
  let total = 0;
  for (const character of line) {
    if (/[\p{Unified_Ideograph}\uac00-\ud7a3]/u.test(character)) total += 2;
    else if (!/\p{Mn}/u.test(character)) total += 1;
  }
  return total;
}
