/**
 * Writes orders and headers so that they parse to the same values, or not at all.
 *
 * Nearly all values are numbers and words without marks, which one pass over their characters shows. Whatever is written beside those is read
 * again, because the meaning of a mark depends on all that stands before it.
 */
import { envelopeOf } from './envelope.js';
import { grammarOf, rowOfKind, type Grammar } from './grammar.js';
import type { OrderLanguage } from './language.js';
import { isPlainField } from './plain-field.js';
import { readOne } from './read-statement.js';
import { readSteps } from './read-steps.js';
import { isSame, valueOf, type Values } from './same-values.js';
import { StatementReader } from './statement-reader.js';
import { isKeyword, type Keyword, type Order, type Slot } from './statement.js';
import { foldWords } from './words.js';

/**
 * Writes an order in its canonical form, which parses to the same order, without a mark at its end.
 *
 * @throws RangeError when there is no such statement, or a value cannot be written, or not so that it is read again as it is: a text with a
 * comment, say (a caller's bug)
 */
export function formatOrder<O extends Order, H>(language: OrderLanguage<O, H>, order: NoInfer<O>): string {
  const grammar = grammarOf(language.declaration);
  const { text, isPlain } = writtenOrder(grammar, order);
  if (isPlain || readsAs(grammar, text, order)) return text;
  throw unwritable(order.kind, text);
}

/**
 * Writes an order that was read from a text, even where no text of its own would be read as the same order.
 *
 * @throws RangeError when there is no such statement or a slot cannot write its value (a caller's bug)
 */
export function writeOrder(grammar: Grammar, order: Order): string {
  return writtenOrder(grammar, order).text;
}

/**
 * Writes the line that opens a text, which parses to the same values.
 *
 * @throws RangeError when the language has no header, or a value cannot be written, or not so that it is read again (a caller's bug)
 */
export function formatHeader<O extends Order, H>(language: OrderLanguage<O, H>, header: NoInfer<H>): string {
  const grammar = grammarOf(language.declaration);
  const { header: declared, separator, secondHeaderWord } = grammar;
  if (!declared) throw new RangeError('header: expected a language with a header, received one without');
  const values: Values = Object.fromEntries(Object.entries(header ?? {}));
  const { texts, isPlain } = writtenFields(grammar, declared.fields, values, false);
  const text = texts.join(declared.hasCommas === true ? ', ' : separator);
  // without a second word, a value like a keyword makes it an order
  if ((isPlain && secondHeaderWord) || readsAsHeader(grammar, text, values)) return text;
  throw unwritable('header', text);
}

type Fields = readonly (Keyword | Slot)[];

/** Fields as they are written, and whether it is certain that they are read as the same fields. */
interface Writing {
  readonly texts: string[];
  isPlain: boolean;
}

interface Written {
  readonly text: string;
  readonly isPlain: boolean;
}

function writtenOrder(grammar: Grammar, order: Order): Written {
  const row = rowOfKind(grammar, order.kind);
  const { fields } = row.statement;
  const values = order as Order & Values;
  const { texts, isPlain } = writtenFields(grammar, fields, values, row.isShadowed);
  const line = texts.join(grammar.separator);
  const last = fields.at(-1);
  if (!last || isKeyword(last) || last.occurs !== 'lines') return { text: line, isPlain };
  return { text: `${line}\n${formatLines(last, values)}`, isPlain: false };
}

/** Whether a text is read as an order, and as nothing else. */
function readsAs(grammar: Grammar, text: string, order: Order): boolean {
  const { fields } = rowOfKind(grammar, order.kind).statement;
  const read = isLost(grammar, text) ? undefined : readOne(grammar, text)?.order;
  return read?.kind === order.kind && isSame(grammar, fields, read, order);
}

/** Whether a sheet would lose a text below its header: as a quotation of a mail, or by a line that closes the envelope. */
function isLost({ header }: Grammar, text: string): boolean {
  if (!header) return false;
  if (text.startsWith('>')) return true;
  if (header.closedBy === undefined) return false;
  const sheet = `${header.word}\n${text}`;
  return envelopeOf(sheet, header.word, header.closedBy)?.end !== sheet.length;
}

function readsAsHeader(grammar: Grammar, text: string, values: Values): boolean {
  const reader = new StatementReader(grammar, text);
  if (!reader.next() || reader.rows || !reader.isHeader(true)) return false;
  const read: Record<string, unknown> = {};
  if (readSteps(grammar.headerSteps, reader.fields, -1, read) || reader.next()) return false;
  return isSame(grammar, grammar.header?.fields ?? [], read, values);
}

function unwritable(what: string, text: string): RangeError {
  const expected = 'expected values that are read again as they are written';
  return new RangeError(`${what}: ${expected}, received those of ${JSON.stringify(text)}`);
}

/** @param isShadowed - whether a statement that is tried before has the same keyword */
function writtenFields(grammar: Grammar, fields: Fields, values: Values, isShadowed: boolean): Writing {
  const writing: Writing = { texts: [], isPlain: true };
  let i = 0;
  for (const field of fields) {
    i += 1;
    if (isKeyword(field)) writing.texts.push(field.keyword);
    else if (field.occurs === 'optional' && !Object.hasOwn(values, field.key)) {
      // what comes next may be taken for it
      if (field.label === undefined && i < fields.length) writing.isPlain = false;
    } else if (field.occurs !== 'lines') addSlot(writing, grammar, field, values, isShadowed);
  }
  return writing;
}

/** Adds what a slot holds; its label stands in each field between commas, and otherwise before the first of several. */
function addSlot(writing: Writing, grammar: Grammar, slot: Slot, values: Values, isShadowed: boolean): void {
  const value = valueOf(values, slot.key);
  if (slot.occurs !== 'repeated' || !Array.isArray(value)) {
    addValue(writing, grammar, slot, value, isShadowed, true);
    return;
  }
  const isEach = grammar.punctuation.separator === ',';
  let isFirst = true;
  for (const element of value) {
    addValue(writing, grammar, slot, element, isShadowed, isEach || isFirst);
    isFirst = false;
  }
}

function addValue(
  writing: Writing,
  grammar: Grammar,
  { label, type }: Slot,
  value: unknown,
  isShadowed: boolean,
  isLabelled: boolean,
): void {
  const text = type.write(value, grammar.punctuation.separator);
  writing.isPlain &&= isPlain(grammar, type, value, text, isShadowed);
  writing.texts.push(label === undefined || !isLabelled ? text : `${label} ${text}`);
}

/** Whether a value is certain to be read again as it is written, wherever it stands. */
function isPlain(
  { words, header, punctuation }: Grammar,
  { choices, isOpen }: Slot['type'],
  value: unknown,
  text: string,
  isShadowed: boolean,
): boolean {
  if (typeof value === 'number') {
    // others have a sign or an exponent
    if (value !== 0 && !(value >= 1e-6 && value < 1e21)) return false;
  } else if (!choices || isOpen === true) {
    if (isShadowed && typeof value === 'string') return false;
    const folded = foldWords(text);
    if (words.has(folded) || (header?.closedBy !== undefined && folded.startsWith(header.closedBy)))
      return false;
    const blank = folded.indexOf(' ');
    if (blank >= 0 && words.has(folded.slice(0, blank))) return false;
  }
  return isPlainField(text, punctuation);
}

/** Lines and the mark after them. */
function formatLines({ type, key, until }: Slot & { readonly occurs: 'lines' }, values: Values): string {
  const lines = type.write(valueOf(values, key));
  return lines === '' ? until : `${lines}\n${until}`;
}
