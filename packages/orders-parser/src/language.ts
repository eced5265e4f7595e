import { completeOrders, type Completion } from './complete.js';
import { formatOrder } from './format.js';
import { buildGrammar, isKeyword } from './grammar.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import { parseOrders, type ParsedOrders } from './parse.js';
import { referenceOf } from './reference.js';
import type { Punctuation } from './scanner.js';
import type { Draw } from './slot.js';
import type { Header, Order, SlotOf, Statement, StatementOf } from './statement.js';

/** Everything that is said about an order language, as data. */
export interface LanguageDeclaration<O extends Order, H> {
  /** Title of the reference page. */
  readonly title: string;
  /** First paragraph of the reference page, in Markdown. */
  readonly introduction: string;
  readonly punctuation: Punctuation;
  /** One row for each statement, at least one. */
  readonly statements: readonly [StatementOf<O>, ...StatementOf<O>[]];
  /** The line that may open a text. */
  readonly header?: Header<SlotOf<H>>;
}

/** What follows from a declaration. */
export interface OrderLanguage<O extends Order, H> {
  /**
   * Reads a text; never throws on any text, and takes time in proportion to its length.
   *
   * @param expected - values that the header must have where the text has one
   * @param limits - replaces some of the {@link DEFAULT_LIMITS}
   */
  parse(text: string, expected?: Partial<H>, limits?: Partial<ParseLimits>): ParsedOrders<O>;
  /**
   * Writes an order in its canonical form, which parses to the same order.
   *
   * @throws RangeError when a value cannot be written (a caller's bug)
   */
  format(order: O): string;
  /** All that may stand at an offset of a text. */
  complete(text: string, offset: number): Completion[];
  /** The reference page in Markdown. */
  reference(): string;
  /** Makes up an order; every order can come. */
  generate(draw: Draw): O;
}

/**
 * Builds parser, printer, completion, reference page and generator from one declaration.
 *
 * @throws RangeError when a row has not exactly one keyword, or two rows have the same kind or the same keyword in
 * the same position (a caller's bug)
 */
export function orderLanguage<O extends Order, H = Record<never, never>>(
  declaration: LanguageDeclaration<O, H>,
): OrderLanguage<O, H> {
  const { title, introduction, punctuation, header } = declaration;
  const statements: readonly [Statement, ...Statement[]] = declaration.statements;
  const grammar = buildGrammar(punctuation, statements, header);
  return {
    parse: (text, expected, limits) =>
      parseOrders(grammar, text, new Map(Object.entries(expected ?? {})), {
        ...DEFAULT_LIMITS,
        ...limits,
      }) as ParsedOrders<O>,
    format: (order) => formatOrder(grammar, order),
    complete: (text, offset) => completeOrders(grammar, text, offset),
    reference: () => referenceOf(grammar, title, introduction),
    generate: (draw) => generate(statements, draw) as O,
  };
}

function generate(statements: readonly [Statement, ...Statement[]], draw: Draw): Order {
  const { kind, fields } = statements[draw(0, statements.length - 1)] ?? statements[0];
  const values = fields.flatMap((field) =>
    isKeyword(field) ? [] : [[field.key, field.type.generate(draw)]],
  );
  return { kind, ...Object.fromEntries(values) };
}
