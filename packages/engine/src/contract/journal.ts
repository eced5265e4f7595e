/**
 * What every event of a journal carries; a ruleset's own events add a `kind` and their figures.
 *
 * The journal is the truth of a turn: reports, news and statistics are made from state and journal alone.
 */
export interface JournalEvent {
  /** Name of the event, in camel case. */
  readonly kind: string;
  /** Seats that may see it, in ascending order. */
  readonly seats: readonly number[];
}

/** How far an order was carried out. */
export type OrderStatus = 'done' | 'partly' | 'refused';

/** The result of an order: every order of every seat has exactly one in the journal. */
export interface OrderEvent extends JournalEvent {
  readonly kind: 'order';
  /** Seat that gave the order. */
  readonly seat: number;
  /** Line of the order sheet, from 1 (included). */
  readonly line: number;
  /** The player's own words. */
  readonly text: string;
  readonly status: OrderStatus;
  /** Stable reason code in kebab-case, such as `not-yours`. */
  readonly code: string;
  /** Reason in a plain sentence; empty when the order was done. */
  readonly reason: string;
}

/** A statement of an order sheet that could not be read. */
export interface UnreadableOrder extends JournalEvent {
  readonly kind: 'unreadable';
  readonly seat: number;
  /** Line of the order sheet, from 1 (included). */
  readonly line: number;
  /** Column of the order sheet, from 1 (included). */
  readonly column: number;
  /** Stable code of the diagnostic. */
  readonly code: string;
  readonly message: string;
  /** The line as the player wrote it; absent in journals of versions that did not keep it. */
  readonly text?: string;
}

/** A text of the game's host for all seats. */
export interface NoticeEvent extends JournalEvent {
  readonly kind: 'notice';
  /** Lines that end in `\n`. */
  readonly text: string;
}

/** Events that the turn loop itself writes, for every ruleset. */
export type LoopEvent = OrderEvent | UnreadableOrder | NoticeEvent;
