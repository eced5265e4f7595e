/** Code, comments, tables, headings and pictures: no prose. */
const NO_PROSE = /^```[^]*?^```|<!--[^]*?-->|^\s*\|.*$|^#.*$|!\[(?:[^\]\\]|\\.)*\]\([^)]*\)/gm;

/** Code within a sentence, for which a word stands. */
const CODE = /`[^`]*`/g;

const LINK = /\[((?:[^\]\\]|\\.)*)\]\([^)]*\)/g;

/** Where a paragraph or an item of a list begins. */
const BLOCKS = /\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/;

const ENGLISH = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a page's prose; a word stands for each piece of code. */
export function sentencesOf(markdown: string): string[] {
  const prose = markdown
    .replaceAll(NO_PROSE, '\n\n')
    .replaceAll(CODE, 'Code')
    .replaceAll(LINK, '$1')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '');
  return prose
    .split(BLOCKS)
    .flatMap((block) =>
      [...ENGLISH.segment(block.replaceAll(/\s+/g, ' '))].map(({ segment }) => segment.trim()),
    )
    .filter((sentence) => wordsIn(sentence) > 0);
}

/** Words of a sentence: runs of signs between blanks with a letter or digit in them. */
export function wordsIn(sentence: string): number {
  return sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
