import { pagesAbout, type ReadableLanguage } from '@ec/orders-parser';

/**
 * Where to read about orders: a sentence with a link for each kind of statement; undefined where a language has no page.
 *
 * @param texts - orders as they are written, at least one; lines that are no orders lead to the page as a whole
 */
export function whereToRead(language: ReadableLanguage, texts: readonly string[]): string | undefined {
  const links = new Set(texts.flatMap((text) => pagesAbout(language, text)));
  if (links.size === 0) return undefined;
  return `Read how ${links.size === 1 ? 'it is' : 'they are'} written: ${[...links].toSorted().join(', ')}`;
}
