import { rowOfKind, type Grammar } from './grammar.js';
import type { Punctuation } from './punctuation.js';
import { isKeyword, type Keyword, type Order, type Slot } from './statement.js';

/**
 * Writes an order in its canonical form, without a mark at its end.
 *
 * @throws RangeError when there is no such statement or a value cannot be written (a caller's bug)
 */
export function formatOrder(grammar: Grammar, order: Order): string {
  const { fields } = rowOfKind(grammar, order.kind).statement;
  const values: Values = { ...order };
  const { separator, punctuation } = grammar;
  const line = formatFields(fields, values, punctuation).join(separator);
  const last = fields.at(-1);
  return last && !isKeyword(last) && last.occurs === 'lines' ? `${line}\n${formatLines(last, values)}` : line;
}

/**
 * Writes the line that opens a text.
 *
 * @throws RangeError when the language has no header or a value cannot be written (a caller's bug)
 */
export function formatHeader({ header, separator, punctuation }: Grammar, values: Values): string {
  if (!header) throw new RangeError('header: expected a language with a header, received one without');
  return formatFields(header.fields, values, punctuation).join(header.hasCommas === true ? ', ' : separator);
}

/** Values of slots by their keys. */
type Values = Readonly<Record<string, unknown>>;

function formatFields(
  fields: readonly (Keyword | Slot)[],
  values: Values,
  punctuation: Punctuation,
): string[] {
  const texts: string[] = [];
  for (const field of fields) {
    if (isKeyword(field)) texts.push(field.keyword);
    else addSlot(texts, field, values, punctuation);
  }
  return texts;
}

/** Adds what a slot holds; its label stands in each field between commas, and otherwise before the first of several. */
function addSlot(
  texts: string[],
  { key, label, type, occurs }: Slot,
  values: Values,
  { separator }: Punctuation,
): void {
  if (occurs === 'lines' || (occurs === 'optional' && !Object.hasOwn(values, key))) return;
  const value = valueOf(values, key);
  const parts =
    occurs === 'repeated' && Array.isArray(value)
      ? value.map((element: unknown) => type.write(element, separator))
      : [type.write(value, separator)];
  const labelled = separator === ',' ? parts.length : 1;
  texts.push(...parts.map((text, i) => (label === undefined || i >= labelled ? text : `${label} ${text}`)));
}

function valueOf(values: Values, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Lines and the mark after them. */
function formatLines({ type, key, until }: Slot & { readonly occurs: 'lines' }, values: Values): string {
  const lines = type.write(valueOf(values, key));
  return lines === '' ? until : `${lines}\n${until}`;
}
