import { decodeText, UNREADABLE } from './decode.js';
import type { Diagnostic } from './diagnostic.js';
import { DiagnosticLog } from './diagnostic-log.js';
import { envelopeOf } from './envelope.js';
import type { Grammar, Row } from './grammar.js';
import { isLongerThan, type ParseLimits } from './limits.js';
import { oneOf } from './one-of.js';
import type { PlacedOrder } from './placed-order.js';
import { readSteps, type Misfit } from './read-steps.js';
import { nearKeyword } from './recognise.js';
import { Repetitions } from './repetition.js';
import type { StatementScanner } from './scanner.js';
import { Mistake } from './slot.js';
import { StatementReader } from './statement-reader.js';
import { syntaxOf, type Order } from './statement.js';
import { foldWords } from './words.js';

/** What a text says: its orders and what is wrong with it, both in the order of the text. */
export interface ParsedOrders<O, H = Readonly<Record<string, unknown>>> {
  /** Orders of all good statements; none where the text is refused. */
  readonly orders: PlacedOrder<O>[];
  readonly diagnostics: Diagnostic[];
  /** The text that the spans refer to; empty where it was too long to read. */
  readonly source: string;
  /** What the header says; absent where there is none, or it cannot be read. */
  readonly header?: H;
  /** Whether the whole text is refused: its header is for somebody else or cannot be read, or the text is too long. */
  readonly isRefused: boolean;
}

/** Header values that a text must have, by the property of the slot. */
export type ExpectedHeader = ReadonlyMap<string, unknown>;

type Values = Record<string, unknown>;

/** Reads every statement of a text; a bad one gives one error and is skipped to its end. */
export function parseOrders(
  grammar: Grammar,
  source: string | Uint8Array,
  expected: ExpectedHeader,
  limits: ParseLimits,
): ParsedOrders<Order> {
  const { header } = grammar;
  if (isLongerThan(source, limits.bytes)) {
    const parser = new OrderParser(grammar, '', expected, limits);
    parser.refuse('limit-bytes', `the text is longer than ${limits.bytes} bytes and was not read`);
    return parser.result();
  }
  const text = typeof source === 'string' ? source : decodeText(source);
  if (header?.closedBy === undefined) return new OrderParser(grammar, text, expected, limits).readAll();
  const envelope = envelopeOf(text, header.word, header.closedBy);
  if (envelope)
    return new OrderParser(grammar, text, expected, limits, envelope.start, envelope.end).readAll();
  const parser = new OrderParser(grammar, '', expected, limits);
  const opening = syntaxOf(header.fields, grammar.separator);
  parser.refuse('header-missing', `expected a line "${opening}" before the orders, received none`);
  return parser.result();
}

/** Reads one text statement by statement, and keeps what they say. */
class OrderParser {
  readonly #grammar: Grammar;
  readonly #text: string;
  readonly #expected: ExpectedHeader;
  readonly #limits: ParseLimits;
  readonly #reader: StatementReader;
  readonly #scanner: StatementScanner;
  readonly #log: DiagnosticLog;
  readonly #repetitions: Repetitions;
  readonly #orders: PlacedOrder<Order>[] = [];
  #header: Values | undefined;
  #isRefused = false;
  /** Whether a character could not be read, which is reported before all statements. */
  #isUnreadable = false;

  constructor(
    grammar: Grammar,
    text: string,
    expected: ExpectedHeader,
    limits: ParseLimits,
    start = 0,
    end = text.length,
  ) {
    this.#grammar = grammar;
    this.#text = text;
    this.#expected = expected;
    this.#limits = limits;
    this.#reader = new StatementReader(grammar, text, start, end);
    this.#scanner = this.#reader.scanner;
    this.#log = new DiagnosticLog(text, this.#scanner, limits.diagnostics);
    this.#repetitions = new Repetitions(grammar, this.#orders, text.length);
  }

  result(): ParsedOrders<Order> {
    const isRefused = this.#isRefused;
    const { diagnostics } = this.#log;
    return {
      orders: isRefused ? [] : this.#orders,
      diagnostics: this.#isUnreadable ? diagnostics.sort((a, b) => a.span.start - b.span.start) : diagnostics,
      source: this.#text,
      ...(this.#header && { header: this.#header }),
      isRefused,
    };
  }

  /** Refuses the whole text. */
  refuse(code: string, message: string): void {
    this.#isRefused = true;
    this.#log.addLimit(code, 0, message);
  }

  readAll(): ParsedOrders<Order> {
    const reader = this.#reader;
    const broken = this.#text.indexOf(UNREADABLE);
    this.#isUnreadable = broken >= 0;
    if (broken >= 0) this.#log.addUnreadable(broken);
    for (let statements = 0; reader.next(); statements += 1) {
      if (statements >= this.#limits.statements) {
        const message = `only the first ${this.#limits.statements} statements were read`;
        this.#log.addLimit('limit-statements', this.#scanner.starts[0] ?? 0, message);
        break;
      }
      if (reader.rows) this.#readOrder(reader.rows);
      else if (reader.isHeader(statements === 0)) this.#readHeader(statements === 0);
      else if (!this.#log.isFull) this.#reportUnknown();
    }
    return this.result();
  }

  #readOrder(rows: readonly Row[]): void {
    const { fields } = this.#reader;
    const { count } = fields;
    for (const row of rows) {
      if (count < row.fewest || count > row.most) continue;
      const order: Values & Order = { kind: row.statement.kind };
      if (readSteps(row.steps, fields, row.keywordAt, order)) continue;
      this.#add(order, row);
      return;
    }
    if (!this.#log.isFull) this.#reportMisfit(rows);
  }

  /** Reports the field that comes nearest to one of the rows. */
  #reportMisfit(rows: readonly Row[]): void {
    const { count } = this.#reader.fields;
    const misfits = rows.flatMap(({ steps, keywordAt, fewest, most }) => {
      const misfit = readSteps(steps, this.#reader.fields, keywordAt, {});
      return misfit ? [{ ...misfit, isOfLength: count >= fewest && count <= most }] : [];
    });
    const likeliest = likeliestOf(misfits);
    this.#log.addField(likeliest[0]?.position ?? 0, oneOf(likeliest.map(({ mistake }) => mistake)));
  }

  #add(order: Values & Order, row: Row): void {
    const { starts, end, line, lineStart } = this.#scanner;
    const start = starts[0] ?? 0;
    const text = this.#text.slice(start, end);
    const placed = { order, span: { start, end }, line, column: start - lineStart + 1, text };
    const repetition = row.statement.mayRepeat ? undefined : this.#repetitions.note(placed, row);
    this.#orders.push(placed);
    if (repetition) this.#log.addWarning(repetition.code, repetition.message);
    if (this.#scanner.isUnclosed && row.steps.at(-1)?.occurs === 'lines') {
      this.#log.addWarning('lines-unclosed', 'the lines go on to the end of the text');
    }
  }

  #readHeader(isFirst: boolean): void {
    const { headerSteps } = this.#grammar;
    const received: Values = {};
    const places = new Map<string, number>();
    const misfit = isFirst
      ? readSteps(headerSteps, this.#reader.fields, -1, received, places)
      : { position: 0, mistake: new Mistake('header-late', 'the header before all statements, and once') };
    if (misfit) {
      this.#isRefused = true;
      this.#log.addField(misfit.position, misfit.mistake);
      return;
    }
    this.#header = received;
    for (const { key, name, type } of headerSteps) {
      const value = this.#expected.get(key);
      if (value === undefined) continue;
      const wanted = type.write(value);
      const position = places.get(key) ?? 0;
      if (foldWords(wanted) === foldWords(type.write(received[key]))) continue;
      this.#isRefused = true;
      this.#log.addField(position, new Mistake(`header-${name}`, `${name} ${wanted}`, wanted));
    }
  }

  /** Points at the field that looks most like a keyword: one in the wrong place, else a misspelt one, else the first field. */
  #reportUnknown(): void {
    const { byPosition, separator } = this.#grammar;
    const words = Array.from(
      { length: Math.min(byPosition.length, this.#reader.fields.count) },
      (_, position) => this.#reader.fields.word(position),
    );
    for (const [position, word] of words.entries()) {
      const rows = byPosition.flatMap((at) => at.get(word) ?? []);
      if (rows.length > 0) {
        const mistakes = rows.map(
          ({ statement }) => new Mistake('unknown-statement', `"${syntaxOf(statement.fields, separator)}"`),
        );
        this.#log.addField(position, oneOf(mistakes));
        return;
      }
    }
    const near = nearKeyword(this.#grammar, this.#reader.fields);
    if (near) {
      this.#log.addField(near.position, new Mistake('unknown-statement', 'a statement', near.keyword));
      return;
    }
    this.#log.addStatement(new Mistake('unknown-statement', anyStatement(this.#grammar)));
  }
}

/** Most statements of a language that a message lists when none is recognised (included). */
const FEW = 6;

/** What is expected where no statement is recognised. */
function anyStatement({ rows }: Grammar): string {
  if (rows.length > FEW) return 'a statement';
  return `a statement such as ${rows.map(({ statement }) => statement.example).join(', ')}`;
}

/** A misfit, and whether its row can have as many fields as there are. */
interface RowMisfit extends Misfit {
  readonly isOfLength: boolean;
}

/**
 * The most telling misfits, all at one field. Of the rows that suit the number of fields, they are furthest into the statement; of these,
 * those with a guess come first, then those in a value. Where they tell nothing, rows of another length that get as far count, too.
 */
function likeliestOf(misfits: readonly RowMisfit[]): readonly RowMisfit[] {
  const fitting = misfits.filter(({ isOfLength }) => isOfLength);
  const best = furthest(fitting.length > 0 ? fitting : misfits);
  const [first] = best;
  if (!first || first.mistake.weight > 0) return best;
  const others = furthest(misfits.filter(({ isOfLength }) => !isOfLength));
  const [other] = others;
  if (!other || fitting.length === 0 || other.position < first.position) return best;
  return furthest([...best, ...others]);
}

function furthest(misfits: readonly RowMisfit[]): RowMisfit[] {
  const position = Math.max(...misfits.map((misfit) => misfit.position));
  const there = misfits.filter((misfit) => misfit.position === position);
  const weight = Math.max(...there.map(({ mistake }) => mistake.weight));
  return there.filter(({ mistake }) => mistake.weight === weight);
}
