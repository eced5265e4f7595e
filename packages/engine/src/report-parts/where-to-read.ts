import { pageAbout, type ReadableLanguage } from '@ec/orders-parser';

/**
 * Where to read about orders: a sentence with a link for each kind of statement; undefined where a language has no page.
 *
 * @param texts - orders as they are written, at least one; lines that are no orders lead to the page as a whole
 */
export function whereToRead(language: ReadableLanguage, texts: readonly string[]): string | undefined {
  const { page } = language.declaration;
  if (page === undefined) return undefined;
  const links = new Set(
    texts.flatMap((text) => {
      const kinds = language.kindsOf(text);
      return kinds.length === 0 ? [page] : kinds.map((kind) => pageAbout(page, kind));
    }),
  );
  return `Read how ${links.size === 1 ? 'it is' : 'they are'} written: ${[...links].toSorted().join(', ')}`;
}
