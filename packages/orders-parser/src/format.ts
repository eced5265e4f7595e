import { rowOfKind, type Grammar } from './grammar.js';
import { isKeyword, type Keyword, type Order, type Slot } from './statement.js';

/**
 * Writes an order in its canonical form, without a mark at its end.
 *
 * @throws RangeError when there is no such statement or a value cannot be written (a caller's bug)
 */
export function formatOrder(grammar: Grammar, order: Order): string {
  const { fields } = rowOfKind(grammar, order.kind).statement;
  const values = new Map<string, unknown>(Object.entries(order));
  const line = fields.flatMap((field) => formatField(field, values)).join(grammar.separator);
  const last = fields.at(-1);
  return last && !isKeyword(last) && last.occurs === 'lines' ? `${line}\n${formatLines(last, values)}` : line;
}

/**
 * Writes the line that opens a text.
 *
 * @throws RangeError when the language has no header or a value cannot be written (a caller's bug)
 */
export function formatHeader(
  { header, separator }: Grammar,
  values: Iterable<readonly [key: string, value: unknown]>,
): string {
  if (!header) throw new RangeError('header: expected a language with a header, received one without');
  const given = new Map<string, unknown>(values);
  return header.fields
    .flatMap((field) => formatField(field, given))
    .join(header.hasCommas === true ? ', ' : separator);
}

function formatField(field: Keyword | Slot, values: ReadonlyMap<string, unknown>): string[] {
  if (isKeyword(field)) return [field.keyword];
  const { key, label, type, occurs } = field;
  if (occurs === 'lines' || (occurs === 'optional' && !values.has(key))) return [];
  const value = values.get(key);
  const texts =
    occurs === 'repeated' && Array.isArray(value)
      ? value.map((element: unknown) => type.write(element))
      : [type.write(value)];
  return label === undefined ? texts : [`${label} ${texts[0] ?? ''}`, ...texts.slice(1)];
}

/** Lines and the mark after them. */
function formatLines(
  { type, key, until }: Slot & { readonly occurs: 'lines' },
  values: ReadonlyMap<string, unknown>,
): string {
  const lines = type.write(values.get(key));
  return lines === '' ? until : `${lines}\n${until}`;
}
