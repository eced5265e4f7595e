import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = join(import.meta.dirname, '../src/pages');

/** A line break between a word and an element within the text, which Astro takes for no space. */
const LOST =
  /(?:<\/(?:a|b|code|em|i|kbd|strong)>\n\s*[^<\s]|[^<>\s]\n\s*<(?:a|b|code|em|i|kbd|strong)\b).{0,20}/g;

test.each(globSync('*.astro', { cwd: PAGES }))('no space between words of %s is lost', (page) => {
  expect(readFileSync(join(PAGES, page), 'utf8').match(LOST)).toBe(null);
});
