import { empyreanLanguage } from '../orders/language.js';

/** The reference of all orders, with a heading for each kind. */
const PAGE = 'https://github.com/ec-engine/ec/blob/main/docs/orders.md';

/**
 * Where to read about some orders: a sentence with a link for each kind.
 *
 * @param texts - orders as they are written; lines that are no orders lead to the page as a whole
 */
export function ordersPage(texts: readonly string[]): string {
  const kinds = texts.map((text) => empyreanLanguage.parse(text).orders[0]?.order.kind);
  const links = [...new Set(kinds)].map((kind) => (kind === undefined ? PAGE : `${PAGE}#${kind}`));
  return `Read how ${links.length === 1 ? 'it is' : 'they are'} written: ${links.toSorted().join(', ')}`;
}
