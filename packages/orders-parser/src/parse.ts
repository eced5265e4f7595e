import type { Diagnostic, Span } from './diagnostic.js';
import { DiagnosticLog } from './diagnostic-log.js';
import { isKeyword, type Grammar } from './grammar.js';
import { isLongerThan, type ParseLimits } from './limits.js';
import { nearest } from './nearest.js';
import { StatementScanner } from './scanner.js';
import { foldWords, Mistake } from './slot.js';
import { syntaxOf, type Header, type Keyword, type Order, type Slot, type Statement } from './statement.js';

/** An order, and where the player wrote it. */
export interface PlacedOrder<O> {
  readonly order: O;
  /** The statement without the mark that ends it. */
  readonly span: Span;
  /** Line on which it starts, from 1 (included). */
  readonly line: number;
  /** The player's own words. */
  readonly text: string;
}

/** What a text says: its orders and what is wrong with it, both in the order of the text. */
export interface ParsedOrders<O> {
  readonly orders: PlacedOrder<O>[];
  readonly diagnostics: Diagnostic[];
}

/** Header values that a text must have, by the property of the slot. */
export type ExpectedHeader = ReadonlyMap<string, unknown>;

/** Reads every statement of a text; a bad one gives one diagnostic and is skipped to its end. */
export function parseOrders(
  grammar: Grammar,
  text: string,
  expected: ExpectedHeader,
  limits: ParseLimits,
): ParsedOrders<Order> {
  const orders: PlacedOrder<Order>[] = [];
  const scanner = new StatementScanner(text, grammar.punctuation);
  const log = new DiagnosticLog(text, scanner, limits.diagnostics);
  if (isLongerThan(text, limits.bytes)) {
    log.addLimit('limit-bytes', 0, `the text is longer than ${limits.bytes} bytes and was not read`);
    return { orders, diagnostics: log.diagnostics };
  }
  for (let statements = 0; scanner.next(); statements += 1) {
    const start = scanner.starts[0] ?? 0;
    if (statements >= limits.statements) {
      log.addLimit('limit-statements', start, `only the first ${limits.statements} statements were read`);
      break;
    }
    const row = recognise(grammar, text, scanner);
    if (row) {
      const order: Record<string, unknown> & Order = { kind: row.kind };
      if (readFields(row.fields, text, scanner, log, order)) {
        const end = scanner.ends[scanner.count - 1] ?? start;
        orders.push({ order, span: { start, end }, line: scanner.line, text: text.slice(start, end) });
      }
    } else if (grammar.header && opensWith(grammar.header.word, text, scanner)) {
      readHeader(grammar.header, statements === 0, expected, text, scanner, log);
    } else {
      reportUnknown(grammar, text, scanner, log);
    }
  }
  return { orders, diagnostics: log.diagnostics };
}

function recognise(grammar: Grammar, text: string, scanner: StatementScanner): Statement | undefined {
  const { byPosition } = grammar;
  for (let position = 0; position < byPosition.length && position < scanner.count; position += 1) {
    const rows = byPosition[position];
    if (!rows || rows.size === 0) continue;
    const row = rows.get(foldWords(fieldAt(text, scanner, position)));
    if (row) return row;
  }
  return undefined;
}

/** Reads the fields into `target`; false, with a diagnostic, at the first that is wrong. */
function readFields(
  fields: readonly (Keyword | Slot)[],
  text: string,
  scanner: StatementScanner,
  log: DiagnosticLog,
  target: Record<string, unknown>,
): boolean {
  for (let position = 0; position < fields.length; position += 1) {
    const field = fields[position];
    if (!field || isKeyword(field)) continue;
    const words = position < scanner.count ? fieldAt(text, scanner, position) : '';
    if (words === '') {
      log.addField(position, new Mistake('missing-field', field.type.expects));
      return false;
    }
    const value = field.type.read(words);
    if (value instanceof Mistake) {
      log.addField(position, value);
      return false;
    }
    target[field.key] = value;
  }
  if (scanner.count === fields.length) return true;
  log.addField(fields.length, new Mistake('extra-field', 'the end of the statement'));
  return false;
}

function readHeader(
  header: Header,
  isFirst: boolean,
  expected: ExpectedHeader,
  text: string,
  scanner: StatementScanner,
  log: DiagnosticLog,
): void {
  if (!isFirst) {
    log.addField(0, new Mistake('header-late', 'the header before all statements, and once'));
    return;
  }
  const received: Record<string, unknown> = {};
  if (!readFields(header.fields, text, scanner, log, received)) return;
  header.fields.forEach(({ key, name, type }, position) => {
    const value = expected.get(key);
    if (value === undefined) return;
    const wanted = type.write(value);
    if (foldWords(wanted) !== foldWords(type.write(received[key]))) {
      log.addField(position, new Mistake(`header-${name}`, wanted, wanted));
    }
  });
}

function opensWith(word: string, text: string, scanner: StatementScanner): boolean {
  return foldWords(fieldAt(text, scanner, 0)).split(' ', 1)[0] === word;
}

/** Points at the field that looks most like a keyword: one in a wrong place, else one misspelt, else the first. */
function reportUnknown(grammar: Grammar, text: string, scanner: StatementScanner, log: DiagnosticLog): void {
  const { byPosition, separator } = grammar;
  const last = Math.min(byPosition.length, scanner.count);
  for (let position = 0; position < last; position += 1) {
    const word = foldWords(fieldAt(text, scanner, position));
    const row = byPosition.map((rows) => rows.get(word)).find((found) => found !== undefined);
    if (row) {
      log.addField(position, new Mistake('unknown-statement', syntaxOf(row.fields, separator)));
      return;
    }
  }
  for (let position = 0; position < last; position += 1) {
    const word = foldWords(fieldAt(text, scanner, position));
    const meant = nearest(word, byPosition[position]?.keys() ?? []);
    if (meant !== undefined) {
      log.addField(position, new Mistake('unknown-statement', 'a statement', meant));
      return;
    }
  }
  log.addStatement(new Mistake('unknown-statement', 'a statement'));
}

function fieldAt(text: string, scanner: StatementScanner, position: number): string {
  return text.slice(scanner.starts[position], scanner.ends[position]);
}
