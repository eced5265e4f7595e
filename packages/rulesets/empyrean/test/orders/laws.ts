/**
 * What holds for any text whatever, for the properties and for the fuzzer.
 *
 * The language is a parameter: tests hand its sources in, the fuzzer what is built from them.
 */
import { isDeepStrictEqual } from 'node:util';
import { formatOrder, completionsAt, formatDiagnostic, parseBytes } from '@ec/orders-parser';
import type { empyreanLanguage } from '../../src/orders/language.js';

type Language = typeof empyreanLanguage;
type Parsed = ReturnType<Language['parse']>;

/** So high that no text is cut short. */
export const NO_LIMITS = { bytes: 2 ** 40, statements: 2 ** 40, diagnostics: 2 ** 40 };
/** Most suggestions of a text that are tried out (included). */
const MOST_SUGGESTIONS = 5;
/** Good lines, one of which ends any block that a text leaves open, and one of which starts another. */
const LAST_LINES = ['901, survey', 'setup, ship, 901, transfer, 5 food, end'];

/**
 * Checks every law for a text.
 *
 * @throws Error that names the first law which the text breaks
 */
export function checkLaws(language: Language, text: string): void {
  const parse = (source: string, limits: object = {}): Parsed =>
    attempt('parsing never throws', () => language.parse(source, {}, { ...NO_LIMITS, ...limits }));
  const parsed = parse(text);

  demandEqual('the source is the text', parsed.source, text);
  demandEqual('the same text says the same', parse(text), parsed);
  // zeros are read as those of UTF-16, or make a file that is no text
  if (!/[\p{Cs}\0]/u.test(text)) {
    demandEqual(
      'bytes say what the text says',
      parseBytes(language, new TextEncoder().encode(text), {}, NO_LIMITS),
      parsed,
    );
  }
  demandEqual('a limit on diagnostics loses no order', parse(text, { diagnostics: 1 }).orders, parsed.orders);
  if (parsed.isRefused) {
    demandEqual('a refused text has no orders', parsed.orders, []);
    demand('a text is refused for its header alone', /empire|turn/i.test(text), parsed.diagnostics);
  }
  checkPlaces(text, parsed);
  checkDiagnostics(parsed);
  checkPrinting(language, parse, parsed);
  if (!parsed.isRefused) checkLast(parse, parsed);
  checkLines(parse, parsed);
  checkSuggestions(parse, parsed);
  checkCompletion(language, text);
}

function checkPlaces(text: string, { orders, diagnostics }: Parsed): void {
  const placeOf = placesOf(text);
  for (const { span, line, column } of [...orders, ...diagnostics]) {
    const isWithin = 0 <= span.start && span.start <= span.end && span.end <= text.length;
    demand('spans lie within the text', isWithin, span);
    demandEqual('line and column are where the span starts', { line, column }, placeOf(span.start));
  }
  let last = 0;
  for (const { span, text: words } of orders) {
    demand('orders come in the order of the text and do not overlap', span.start >= last, span);
    const written = text
      .slice(span.start, span.end)
      .replace(/^[^\S\r\n]*>[^\S\r\n>]*/gm, (marks) => ' '.repeat(marks.length));
    const isQuoted = written !== text.slice(span.start, span.end);
    demand("an order has the player's own words", isQuoted || words === written, span);
    last = span.end;
  }
  let before = 0;
  let order = 0;
  for (const { span } of errorsIn({ diagnostics })) {
    demand('errors come in the order of the text', span.start >= before, span);
    before = span.start;
    while ((orders[order]?.span.end ?? Infinity) <= span.start) order += 1;
    demand('no error stands within an order', (orders[order]?.span.start ?? Infinity) >= span.end, span);
  }
}

function checkDiagnostics({ source, diagnostics }: Parsed): void {
  for (const diagnostic of diagnostics) {
    const law = 'a diagnostic is written as one line, with its source as three';
    const head = attempt(law, () => formatDiagnostic(diagnostic));
    const shown = attempt(law, () => formatDiagnostic(diagnostic, { source }));
    demand(law, head.includes(diagnostic.message) && shown.startsWith(`${head}\n`), shown);
    demand(law, shown.split(/\r\n|\r|\n/).length === 3, shown);
  }
}

function checkPrinting(language: Language, parse: (text: string) => Parsed, { orders }: Parsed): void {
  const printed = attempt('orders print', () =>
    ordersOf({ orders }).map((order) => formatOrder(language, order)),
  );
  const sheet = parse(printed.join('\n'));
  const again = ordersOf(sheet).map((order) => formatOrder(language, order));
  const lines = sheet.orders.map(({ text }) => text);
  demandEqual('what is printed has no errors', errorsIn(sheet), []);
  demandEqual('what is printed is read back', ordersOf(sheet), ordersOf({ orders }));
  demandEqual('an order prints to a line of its own', lines, printed);
  demandEqual('printing again changes nothing', again, printed);
  for (const { order, text } of orders) {
    demandEqual("an order's own words say it", ordersOf(parse(text)), [order]);
  }
}

/** Whatever comes before a good line, the line is read, and it changes nothing in what comes before. */
function checkLast(parse: (text: string) => Parsed, { source, orders, diagnostics }: Parsed): void {
  for (const line of LAST_LINES) {
    const longer = parse(`${source}\n${line}`);
    demandEqual('the last line is read', longer.orders.at(-1)?.text, line);
    demandEqual('a line after it changes no order', longer.orders.slice(0, -1), orders);
    demandEqual('a line after it changes no error', errorsIn(longer), errorsIn({ diagnostics }));
  }
}

/** A suggestion fits where it stands, unless it is the word of a statement that nothing else is known of. */
function checkSuggestions(parse: (text: string) => Parsed, { source, diagnostics }: Parsed): void {
  const suggested = diagnostics.filter(({ suggestion }) => suggestion !== undefined);
  for (const { code, span, suggestion } of suggested.slice(0, MOST_SUGGESTIONS)) {
    // a word of a header or statement that is set right may show what else is wrong
    if (code === 'unknown-statement' || code === 'label-missing') continue;
    const better = parse(`${source.slice(0, span.start)}${suggestion}${source.slice(span.end)}`);
    const errors = errorsIn(better).filter((error) => error.span.start === span.start);
    demandEqual(`a suggestion fits in place of its span (${code})`, errors, []);
  }
}

/** A line that ends with a comma, before a comment or none. */
const ENDS_WITH_COMMA = /,[\s\u200B]*(?:\/\/.*)?$/m;

/** Each line says by itself what it says among others, unless it belongs to a block, a header or a signature, or completes another, as it may one that ends with a comma. */
function checkLines(parse: (text: string) => Parsed, { source, orders, diagnostics }: Parsed): void {
  if (
    /set|--/i.test(source) ||
    ENDS_WITH_COMMA.test(source) ||
    orders.some(({ text }) => /[\r\n]/.test(text))
  )
    return;
  const lines = source.split(/\r\n|\r|\n/).map((line) => parse(line));
  if (lines.some(({ header, isRefused }) => header || isRefused)) return;
  demandEqual('each line says its orders by itself', lines.flatMap(ordersOf), ordersOf({ orders }));
  demandEqual('each line has its errors by itself', lines.flatMap(errorsOf), errorsOf({ diagnostics }));
}

function checkCompletion(language: Language, text: string): void {
  const { length } = text;
  for (const offset of new Set([0, length >> 2, length >> 1, length - (length >> 3), length])) {
    const completions = attempt('completion never throws', () =>
      completionsAt(language.declaration, text, offset),
    );
    for (const { span } of completions) {
      demand('a completion ends at its offset', 0 <= span.start && span.end === offset, { offset, span });
    }
  }
}

function ordersOf({ orders }: Pick<Parsed, 'orders'>) {
  return orders.map(({ order }) => order);
}

function errorsIn({ diagnostics }: Pick<Parsed, 'diagnostics'>) {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** What is wrong, without places. */
function errorsOf(parsed: Pick<Parsed, 'diagnostics'>) {
  return errorsIn(parsed).map(({ code, message, suggestion }) => ({ code, message, suggestion }));
}

/** Line and column of any offset, counted the simple way. */
function placesOf(text: string): (offset: number) => { line: number; column: number } {
  const hasMark = text.startsWith('\uFEFF');
  const starts = [
    hasMark ? 1 : 0,
    ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length),
  ];
  return (offset) => {
    let line = 1;
    for (let low = 0, high = starts.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = line = middle + 1;
      else high = middle;
    }
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

function attempt<T>(law: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${law}: ${String(cause)}`, { cause });
  }
}

function demandEqual(law: string, received: unknown, expected: unknown): void {
  demand(law, isDeepStrictEqual(received, expected), { received, expected });
}

function demand(law: string, holds: boolean, received: unknown): void {
  if (!holds) throw new Error(`${law}: received ${JSON.stringify(received)?.slice(0, 1000)}`);
}
