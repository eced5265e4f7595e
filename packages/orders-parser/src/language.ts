import { completeOrders, type Completion } from './complete.js';
import { diagnose } from './diagnose.js';
import type { Diagnostic } from './diagnostic.js';
import { excerptOf, type Excerpt } from './excerpt.js';
import { formatHeader, formatOrder } from './format.js';
import { generateOrder } from './generate.js';
import { buildGrammar, rowOfKind } from './grammar.js';
import { kindsAt } from './kinds-at.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import { parseOrders } from './parse.js';
import type { ParsedOrders } from './parsed-orders.js';
import type { PlacedOrder } from './placed-order.js';
import type { Punctuation } from './punctuation.js';
import type { Draw, Mistake } from './slot.js';
import type { Header, Order, SlotOf, Statement, StatementOf } from './statement.js';

/** The declaration of an order language, as data. */
export interface LanguageDeclaration<O extends Order, H> {
  /** Title of the reference page. */
  readonly title: string;
  /** First paragraph of the reference page, in Markdown. */
  readonly introduction: string;
  /** Names of the turn's phases, in their order. */
  readonly phases: readonly string[];
  /** Last sections of the reference page, in Markdown. */
  readonly appendix?: string;
  /** Address of the reference page, where it has one that everybody can read. */
  readonly page?: string;
  readonly punctuation: Punctuation;
  /** One row for each statement, at least one. */
  readonly statements: readonly [StatementOf<O>, ...StatementOf<O>[]];
  /** The line that may open a text. */
  readonly header?: Header<SlotOf<H>>;
}

/** Values that a header must have; an absent one may be anything. */
export type Expected<H> = { readonly [Key in keyof H]?: H[Key] | undefined };

/** An order language, made from its declaration. */
export interface OrderLanguage<O extends Order, H> {
  /**
   * Reads a text; never throws on any text, and takes time in proportion to its length.
   *
   * @param source - text; {@link parseBytes} reads the bytes of a file
   * @param expected - values that the header must have where the text has one
   * @param limits - replaces some of the {@link DEFAULT_LIMITS}
   */
  parse(source: string, expected?: Expected<H>, limits?: Partial<ParseLimits>): ParsedOrders<O, H>;
  /**
   * The part of a text, such as a mail, in which orders are looked for; undefined where the language has an envelope, and the text has none.
   * Quotation marks before lines that are read are blanks in it, so that offsets are those of the text.
   */
  excerpt(text: string): Excerpt | undefined;
  /**
   * Writes an order in its canonical form, which parses to the same order.
   *
   * @throws RangeError when a value cannot be written (a caller's bug)
   */
  format(order: O): string;
  /**
   * Writes the line that opens a text.
   *
   * @throws RangeError when the language has no header, or a value cannot be written (a caller's bug)
   */
  formatHeader(header: H): string;
  /** All that may stand at an offset of a text. */
  complete(text: string, offset: number): Completion[];
  /**
   * Kinds that the statement at an offset of a text is, or may have been meant to be: one where it can be read, several where statements
   * share its keyword, none where no word of it is known.
   *
   * @param offset - from 0 (included), the default; between two statements, it means the one behind it
   */
  kindsOf(text: string, offset?: number): readonly string[];
  /**
   * Name of the phase of the turn in which an order runs.
   *
   * @throws RangeError when there is no such statement (a caller's bug)
   */
  phaseOf(order: O): string;
  /**
   * A diagnostic about an order that was read from a text, for what a ruleset knows and a language cannot.
   *
   * @param key - property that it is about; any other name for the whole order
   * @param element - element of a repeated field that it is about, from 0 (included), the default
   */
  diagnose(
    severity: Diagnostic['severity'],
    placed: PlacedOrder<O>,
    key: string,
    mistake: Mistake,
    element?: number,
  ): Diagnostic;
  /** What it was made from; `referenceOf` makes its reference page. */
  readonly declaration: LanguageDeclaration<O, H>;
  /** Makes up an order; every kind of order can occur. */
  generate(draw: Draw): O;
}

/**
 * Builds parser, printer, completion and generator from one declaration.
 *
 * @throws RangeError when a row cannot be recognised or read from left to right: without a keyword, with anything but
 * single slots before its first keyword, with a repeated slot without a clear end, or in an unknown phase (a caller's bug)
 */
export function orderLanguage<O extends Order, H = Record<never, never>>(
  declaration: LanguageDeclaration<O, H>,
): OrderLanguage<O, H> {
  const { phases, punctuation, header } = declaration;
  const statements: readonly [Statement, ...Statement[]] = declaration.statements;
  for (const { kind, phase } of statements) requirePhase(phases, kind, phase);
  const grammar = buildGrammar(punctuation, statements, header);
  return {
    parse(source, expected = {}, given = {}) {
      const limits = { ...DEFAULT_LIMITS, ...given };
      return parseOrders(grammar, source, new Map(Object.entries(expected)), limits) as ParsedOrders<O, H>;
    },
    excerpt: (text) => excerptOf(grammar, text),
    format: (order) => formatOrder(grammar, order),
    formatHeader: (values) => formatHeader(grammar, Object.fromEntries(Object.entries(values ?? {}))),
    complete: (text, offset) => completeOrders(grammar, text, offset),
    kindsOf: (text, offset = 0) => kindsAt(grammar, text, offset),
    phaseOf: ({ kind }) => rowOfKind(grammar, kind).statement.phase,
    diagnose: (severity, placed, key, mistake, element = 0) =>
      diagnose(grammar, severity, placed, key, mistake, element),
    declaration,
    generate: (draw) => generateOrder(statements, draw) as O,
  };
}

function requirePhase(phases: readonly string[], kind: string, phase: string): void {
  if (!phases.includes(phase))
    throw new RangeError(`${kind}: expected one of ${phases.join(', ')} as its phase, received ${phase}`);
}
