/**
 * Width of texts without a browser: a wide sans-serif font is assumed, so that labels have room in any. The same everywhere, so that charts
 * are the same bytes.
 */

/** Width of characters in parts of the font size; all others have that of a letter. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ ijl.,:;|!'()[\]fIt/\\]/, 0.4],
  [/[mwMW%@—…]/, 0.98],
  [/[A-Z±×→−+=<>≤≥]/, 0.8],
  [
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{3fffd}]/u,
    1.05,
  ],
];
const LETTER = 0.63;

/** Width of a text in pixels. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text)
    width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? LETTER;
  return width * fontSize;
}

/** Gives ECharts the width of a text in a CSS font, such as `bold 12px sans-serif`. */
export function measureText(text: string, font = ''): { width: number } {
  const [, size = '12'] = /([\d.]+)px/.exec(font) ?? [];
  return { width: textWidth(text, Number(size)) };
}

/** Makes a text differ from every property of plain objects: a zero-width space. */
export const UNKEYED = '\u200b';
