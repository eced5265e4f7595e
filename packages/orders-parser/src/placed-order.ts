import type { Span } from './diagnostic.js';

/** An order, and where the player wrote it. */
export interface PlacedOrder<O> {
  readonly order: O;
  /** The statement without the mark that ends it. */
  readonly span: Span;
  /** Line on which it starts, from 1 (included). */
  readonly line: number;
  /** Column at which it starts, in UTF-16 units from 1 (included). */
  readonly column: number;
  /** The player's own words. */
  readonly text: string;
}
