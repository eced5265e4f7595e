/** Longest field that is compared with words, in UTF-16 units (included); no word of a language is longer. */
const LONGEST = 80;

/** Blanks and dashes of word processors and mail programs. */
const BLANKS = /[\s\u200B]+/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

const FOLDED = 0;
const CAPITALS = 1;
const OTHER = 2;

/**
 * Words as they are compared: lower case, single blanks, plain dashes. A text that is too long to be a word of a
 * language is left as it is, so that comparing costs no more than the longest word.
 */
export function foldWords(words: string): string {
  const need = foldingNeed(words);
  if (need === FOLDED) return words;
  const lower = words.toLowerCase();
  return need === CAPITALS ? lower : lower.replace(BLANKS, ' ').replace(DASHES, '-').trim();
}

/** A text with the plain dash in place of the typographic ones. */
export function plainDashes(text: string): string {
  return foldingNeed(text) === OTHER ? text.replace(DASHES, '-') : text;
}

/** What has to be folded: mostly nothing, which costs no copy. */
function foldingNeed(words: string): typeof FOLDED | typeof CAPITALS | typeof OTHER {
  const { length } = words;
  if (length > LONGEST) return FOLDED;
  let need: typeof FOLDED | typeof CAPITALS = FOLDED;
  let before = 32;
  for (let at = 0; at < length; at += 1) {
    const code = words.charCodeAt(at);
    if (code >= 65 && code <= 90) need = CAPITALS;
    else if (code < 32 || code >= 127 || (code === 32 && before === 32)) return OTHER;
    before = code;
  }
  return before === 32 && length > 0 ? OTHER : need;
}
