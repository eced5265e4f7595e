import type { Punctuation } from './punctuation.js';
import type { Reading, UnreadStatement } from './second-reading.js';
import type { Header, Statement } from './statement.js';

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
  /** Readings of a statement that cannot be read as it stands, those with the fewest changes first. */
  otherReadings(statement: UnreadStatement): Iterable<Reading>;
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
