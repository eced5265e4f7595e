import type { Diagnostic } from './diagnostic.js';
import { DiagnosticLog } from './diagnostic-log.js';
import { rowOfKind, type Grammar, type Row } from './grammar.js';
import { inShort } from './in-short.js';
import { misfitOf, unknownStatement } from './likely-mistake.js';
import type { ParseLimits } from './limits.js';
import type { ParsedOrders } from './parsed-orders.js';
import type { PlacedOrder } from './placed-order.js';
import { nearKeyword } from './recognise.js';
import { readOne, readRows } from './read-statement.js';
import { readSteps, type Misfit } from './read-steps.js';
import type { Excerpt, WrittenStatement } from './readable-declaration.js';
import { Repetitions } from './repetition.js';
import type { StatementScanner } from './scanner.js';
import { Mistake } from './slot.js';
import { StatementReader } from './statement-reader.js';
import type { Order } from './statement.js';
import { foldWords } from './words.js';

/** Header values that a text must have, by the property of the slot. */
export type ExpectedHeader = ReadonlyMap<string, unknown>;

type Values = Record<string, unknown>;

/** Line above a signature in a mail. */
const SIGNATURE = '--';
/** Commas between the digits of a number. */
const GROUP_COMMAS = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Reads one text statement by statement, and keeps what they say. */
export class OrderParser {
  readonly #grammar: Grammar;
  readonly #excerpt: Excerpt;
  readonly #expected: ExpectedHeader;
  readonly #limits: ParseLimits;
  readonly #reader: StatementReader;
  readonly #scanner: StatementScanner;
  readonly #log: DiagnosticLog;
  readonly #repetitions: Repetitions;
  readonly #orders: PlacedOrder<Order>[] = [];
  #header: Values | undefined;
  #isRefused = false;
  /** Whether quoted lines were passed over, of which there is a warning already. */
  #hasPassedQuotes = false;
  /** Whether the mark of a signature was met. */
  #isSigned = false;

  /** @param notes - warnings about the text as a whole */
  constructor(
    grammar: Grammar,
    excerpt: Excerpt,
    notes: readonly Diagnostic[],
    expected: ExpectedHeader,
    limits: ParseLimits,
  ) {
    const { text, start, end } = excerpt;
    this.#grammar = grammar;
    this.#excerpt = excerpt;
    this.#expected = expected;
    this.#limits = limits;
    this.#reader = new StatementReader(grammar, text, start, end);
    this.#scanner = this.#reader.scanner;
    this.#log = new DiagnosticLog(text, this.#scanner, limits.diagnostics, notes);
    this.#repetitions = new Repetitions(grammar, this.#orders, text.length);
  }

  readAll(): ParsedOrders<Order> {
    const reader = this.#reader;
    for (let statements = 0; reader.next();) {
      if (this.#isPassedQuote() || this.#isEmptyRow()) continue;
      if (statements >= this.#limits.statements) {
        const message = `only the first ${this.#limits.statements} statements were read`;
        this.#log.addLimit('error', 'statements', this.#scanner.start, message);
        break;
      }
      if (reader.rows) this.#readOrder(reader.rows);
      else if (reader.isHeader(statements === 0)) this.#readHeader(statements === 0);
      else if (statements === 0 && this.#isMangledHeader()) this.#readHeader(true);
      else if (!this.#isSignature() && !this.#readOtherwise() && !this.#log.isFull) this.#reportUnknown();
      statements += 1;
    }
    const isRefused = this.#isRefused;
    return {
      orders: isRefused ? [] : this.#orders,
      // notes came before all
      diagnostics: this.#log.diagnostics.sort((a, b) => a.span.start - b.span.start),
      source: this.#excerpt.text,
      ...(this.#header && { header: this.#header }),
      isRefused,
    };
  }

  /** Whether the statement is a row of empty fields, with which a spreadsheet parts others: `,,,`. */
  #isEmptyRow(): boolean {
    return /^[\s,;]*$/.test(this.#reader.fields.from(0));
  }

  #readOrder(rows: readonly Row[]): void {
    const { fields } = this.#reader;
    const places = this.#scanner.hasGroups ? new Map<string, number>() : undefined;
    const found = readRows(rows, fields, places);
    if (found) {
      this.#add(found.order, found.row);
      if (places) this.#doubtCommas(found.row, places);
    } else if (!this.#readOtherwise() && !this.#log.isFull) {
      const { position, mistake } = misfitOf(rows, fields);
      this.#log.addField(position, mistake);
    }
  }

  /** Reads the statement as it was probably meant, and says so. */
  #readOtherwise(): boolean {
    const { declaration } = this.#grammar;
    const found = declaration.reading?.readOrder(declaration, this.#statement(this.#excerpt.end));
    if (!found) return false;
    const { order, end, message } = found;
    this.#scanner.goOnAt(end);
    this.#scanner.end = end;
    this.#add(order, rowOfKind(this.#grammar, order.kind));
    this.#log.addWarning('read-otherwise', message);
    return true;
  }

  /** Headers that the statement may have been meant to be. */
  #otherHeaders(isCertain: boolean): Iterable<Values> {
    const { declaration } = this.#grammar;
    const statement = this.#statement(this.#scanner.end);
    return declaration.reading?.readHeaders(declaration, statement, isCertain) ?? [];
  }

  /** The statement, which may go on in the lines behind it up to an offset. */
  #statement(last: number): WrittenStatement {
    const { start, end } = this.#scanner;
    return { text: this.#excerpt.text, start, end, last };
  }

  /** Warns where commas without a blank behind them were read as those of a number, and may have been meant otherwise. */
  #doubtCommas(row: Row, places: ReadonlyMap<string, number>): void {
    const { fields } = this.#reader;
    const apart = fields.from(0).replace(GROUP_COMMAS, ', ');
    if (readOne(this.#grammar, apart)) {
      const message = `a comma between digits was read as part of a number; with blanks behind the commas, "${inShort(apart)}" is an order, too`;
      this.#log.addWarning('comma-in-number', message);
    }
    for (const { key, type } of row.steps) {
      const position = places.get(key);
      const doubt = position === undefined ? undefined : type.doubt?.(fields.at(position));
      if (doubt && position !== undefined) this.#log.addDoubt(position, doubt);
    }
  }

  /** Passes over a quoted line, where the header stands outside of the quotation. */
  #isPassedQuote(): boolean {
    if (!this.#excerpt.isSkipped || this.#excerpt.text[this.#scanner.start] !== '>') return false;
    if (!this.#hasPassedQuotes)
      this.#log.addWarning(
        'quotes',
        'quoted lines of a mail were not read, as the header stands outside of them',
      );
    this.#hasPassedQuotes = true;
    this.#scanner.skipLine();
    return true;
  }

  /** Whether the statement belongs to a signature: two dashes on a line of their own, and words below them that look like no order. */
  #isSignature(): boolean {
    const { fields } = this.#reader;
    if (this.#isSigned) return !nearKeyword(this.#grammar, fields);
    this.#isSigned = fields.from(0) === SIGNATURE;
    if (this.#isSigned)
      this.#log.addWarning(
        'signature',
        `lines below "${SIGNATURE}" that are no orders are taken for a signature`,
      );
    return this.#isSigned;
  }

  #add(order: Order, row: Row): void {
    const { start, end, line, lineStart } = this.#scanner;
    const text = this.#reader.fields.from(0);
    const placed = { order, span: { start, end }, line, column: start - lineStart + 1, text };
    const repetition = row.statement.mayRepeat ? undefined : this.#repetitions.note(placed, row);
    this.#orders.push(placed);
    if (repetition) this.#log.addWarning(repetition.code, repetition.message);
    if (this.#scanner.isUnclosed && row.steps.at(-1)?.occurs === 'lines') {
      this.#log.addWarning('lines-unclosed', 'the lines go on to the end of the text');
    }
  }

  #readHeader(isFirst: boolean): void {
    const received: Values = {};
    const places = new Map<string, number>();
    const misfit = isFirst
      ? this.#readHeaderSteps(received, places)
      : { position: 0, mistake: new Mistake('header-late', 'the header before all statements, and once') };
    if (misfit) {
      // the word of the header may open an order, whose keyword is hidden behind other marks
      if (isFirst && this.#readOtherwise()) return;
      this.#isRefused = true;
      this.#log.addField(misfit.position, misfit.mistake);
      return;
    }
    this.#header = received;
    for (const { name, position, wanted } of this.#unexpected(received, places)) {
      this.#isRefused = true;
      this.#log.addField(position, new Mistake(`header-${name}`, named(name, wanted), wanted));
    }
  }

  /** Whether the statement is the header in one cell of a spreadsheet, behind a quotation mark. */
  #isMangledHeader(): boolean {
    for (const _ of this.#otherHeaders(false)) return true;
    return false;
  }

  /** Values of the header that are not those that it must have. */
  #unexpected(received: Values, places: ReadonlyMap<string, number>) {
    const { headerSteps, punctuation } = this.#grammar;
    return headerSteps.flatMap(({ key, name, type }) => {
      const value = this.#expected.get(key);
      if (value === undefined) return [];
      const wanted = type.write(value, punctuation.separator);
      const isSame = foldWords(wanted) === foldWords(type.write(received[key], punctuation.separator));
      return isSame ? [] : [{ name, position: places.get(key) ?? 0, wanted }];
    });
  }

  /**
   * Reads the header as it stands, else as a spreadsheet has mangled it; the same where it can be read and is another one than it must be, as
   * what pads a row may look like a part of the last value.
   */
  #readHeaderSteps(received: Values, places: Map<string, number>): Misfit | undefined {
    const { headerSteps } = this.#grammar;
    const misfit = readSteps(headerSteps, this.#reader.fields, -1, received, places);
    if (!misfit && this.#unexpected(received, places).length === 0) return undefined;
    for (const other of this.#otherHeaders(true)) {
      if (!misfit && this.#unexpected(other, places).length > 0) continue;
      Object.assign(received, other);
      places.clear();
      return undefined;
    }
    return misfit;
  }

  #reportUnknown(): void {
    const found = unknownStatement(this.#grammar, this.#reader.fields);
    if (found instanceof Mistake) this.#log.addStatement(found);
    else this.#log.addField(found.position, found.mistake);
  }
}

/** A property of the header with its value, which may have a label of the same name. */
function named(name: string, value: string): string {
  return value.startsWith(`${name} `) ? value : `${name} ${value}`;
}
