import type { Diagnostic } from './diagnostic.js';
import type { PlacedOrder } from './placed-order.js';

/** What a text says: its orders and what is wrong with it, both in the order of the text. */
export interface ParsedOrders<O, H = Readonly<Record<string, unknown>>> {
  /** Orders of all good statements; none where the text is refused. */
  readonly orders: PlacedOrder<O>[];
  readonly diagnostics: Diagnostic[];
  /** The text that the spans refer to; empty where it was too long to read, or no text. */
  readonly source: string;
  /** What the header says; absent where there is none, or it cannot be read. */
  readonly header?: H;
  /** Whether the whole text is refused: its header is for somebody else or cannot be read, or it is too long or no text. */
  readonly isRefused: boolean;
}
