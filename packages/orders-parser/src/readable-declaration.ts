import type { Punctuation } from './punctuation.js';
import type { Header, Order, Statement } from './statement.js';

/** What an order language declares, as its readers see it, whatever its orders are: every `LanguageDeclaration` is one. */
export interface ReadableDeclaration {
  readonly title: string;
  readonly phases: readonly string[];
  readonly punctuation: Punctuation;
  readonly statements: readonly Statement[];
  readonly header?: Header;
  readonly page?: string;
  readonly reading?: Leniency;
}

/** How a language reads texts that people write by hand, and that mail programs and spreadsheets change. */
export interface Leniency {
  /** The part of a text, such as a mail, in which orders are looked for. */
  excerpt(declaration: ReadableDeclaration, text: string): Excerpt;
  /** Reads a statement that cannot be read as it stands as it was probably meant; undefined when it stays a mistake. */
  readOrder(declaration: ReadableDeclaration, statement: WrittenStatement): MeantOrder | undefined;
  /**
   * Values of the headers that a statement may have been meant to be, those with the fewest changes first.
   *
   * @param isCertain - whether it is known to be a header; else those that do not look like one are left out
   */
  readHeaders(
    declaration: ReadableDeclaration,
    statement: WrittenStatement,
    isCertain: boolean,
  ): Iterable<Record<string, unknown>>;
}

/** A statement in its text. */
export interface WrittenStatement {
  readonly text: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last one. */
  readonly end: number;
  /** Offset after the last character that may belong to it. */
  readonly last: number;
}

/** An order that a statement was probably meant to be. */
export interface MeantOrder {
  readonly order: Order;
  /** Offset after the last character that was read. */
  readonly end: number;
  /** What was put right, and how it was read. */
  readonly message: string;
}

/** The part of a text, such as a mail, in which orders are looked for. */
export interface Excerpt {
  /** The text; marks of a quotation that is read, and what is quoted deeper, are blanks in it. */
  readonly text: string;
  /** Offset at which it starts: of the header, where there is one. */
  readonly start: number;
  /** Offset at which it ends (excluded). */
  readonly end: number;
  /** Whether lines that start with `>` are passed over. */
  readonly isSkipped: boolean;
  /** What was done to find it, to warn of. */
  readonly notes: readonly { readonly code: string; readonly message: string }[];
}
