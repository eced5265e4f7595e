import fc from 'fast-check';

/** Pieces that act as something in a terminal, in Markdown, HTML, SVG, CSS, CSV or a template, or in JavaScript itself. */
const PIECES = [
  ...['ore', ' ', '\n', '漢字', '\u001b[1m', '\ud800'],
  ...['|', '\\', '*', '_', '~~', '`', '```', '# ', '- ', '1. ', '[a](b)'],
  ...['https://example.org', 'ada@example.org', '@somebody'],
  ...['&amp;', '"', "'", '<script>', '<script>alert(1)</script>', '</style>', '</details>', '-->', ']]>'],
  ...['#0072b2', 'url(#zr0-c0)', ',', '=1+1', '{e|x}', '{value}', '__proto__'],
];

/** Any text: words, markup of every format, control characters, half surrogate pairs, wide characters. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join('')),
  fc.string({ minLength: 100, maxLength: 400 }),
);
