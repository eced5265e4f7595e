import { excerptOf } from './excerpt.js';
import { grammarOf, rowOfKind } from './grammar.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import { parseOrders } from './parse.js';
import type { ParsedOrders } from './parsed-orders.js';
import type { Punctuation } from './punctuation.js';
import type { Excerpt, Leniency } from './readable-declaration.js';
import type { Header, Order, SlotOf, StatementOf } from './statement.js';

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
  /**
   * How texts are read that people write by hand: `lenient`, which reads mails and mangled statements with warnings. Without it, all that is
   * not written as it should be is a mistake.
   */
  readonly reading?: Leniency;
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
   * Name of the phase of the turn in which an order runs.
   *
   * @throws RangeError when there is no such statement (a caller's bug)
   */
  phaseOf(order: O): string;
  /**
   * What it was made from: `formatOrder` and `formatHeader` write by it, `referenceOf` makes its reference page, `completionsAt` says what may
   * stand at a place, `kindsAt` what stands there, `diagnose` places what a ruleset finds out about an order, and `generateOrder` makes orders
   * up.
   */
  readonly declaration: LanguageDeclaration<O, H>;
}

/**
 * Builds a parser from a declaration.
 *
 * @throws RangeError when a row cannot be recognised or read from left to right: without a keyword, with anything but
 * single slots before its first keyword, with a repeated slot without a clear end, or in an unknown phase (a caller's bug)
 */
export function orderLanguage<O extends Order, H = Record<never, never>>(
  declaration: LanguageDeclaration<O, H>,
): OrderLanguage<O, H> {
  const grammar = grammarOf(declaration);
  return {
    parse(source, expected = {}, given = {}) {
      const limits = { ...DEFAULT_LIMITS, ...given };
      return parseOrders(grammar, source, new Map(Object.entries(expected)), limits) as ParsedOrders<O, H>;
    },
    excerpt: (text) => excerptOf(grammar, text),
    phaseOf: ({ kind }) => rowOfKind(grammar, kind).statement.phase,
    declaration,
  };
}
