import type { PlacedOrder } from '@ec/orders-parser';
import type { ReportDocument } from '@ec/reports';
import type { JournalEvent, LoopEvent } from './journal.js';
import type { GameState, OrderResult, Phase, SeatOrder } from './ruleset.js';

/** How a ruleset lets a seat rehearse its orders: what the seat knows, and what of the turn it can foresee. */
export interface Rehearsal<State extends GameState, Order, Event extends JournalEvent = JournalEvent> {
  /**
   * The game as a seat knows it after a turn: its own things exactly, those of others no further than it has seen them. A rehearsal shows
   * whatever this has, so that nothing else of the state may be in it. Where what it does not know may go either way, several games that it
   * can imagine: a result counts where it is the same in all of them, and the first is the one that is shown.
   */
  readonly known: (
    state: State,
    journal: readonly (Event | LoopEvent)[],
    seat: number,
  ) => readonly [State, ...State[]];
  /** The phases that the seat can foresee, in rulebook order. */
  readonly phases: readonly Phase<State, Order, Event>[];
  /**
   * The result of an order as far as the seat may rely on it; `null` where it depends on others, on chance or on what the seat does not know.
   * Every result counts when absent.
   */
  readonly settled?: (order: SeatOrder<Order>, result: OrderResult, known: State) => OrderResult | null;
  /** Doubts about orders that can be carried out, and do harm that may not have been meant; none when absent. */
  readonly doubts?: (rehearsed: Rehearsed<State, Order, Event>) => readonly OrderDoubt<Order>[];
  /** What the orders come to, for their player; absent where the ruleset has a forecast of its own. */
  readonly report?: (rehearsed: Rehearsed<State, Order, Event>) => ReportDocument;
}

/** What the orders of a seat come to, as far as it knows the game and where nobody interferes. */
export interface Rehearsed<State extends GameState, Order, Event extends JournalEvent = JournalEvent> {
  readonly seat: number;
  /** One for each order, in the order of the sheet; `null` where the result is open. */
  readonly results: readonly RehearsedOrder<Order>[];
  /** The game as the seat knows it, before the turn. */
  readonly before: State;
  /** The same a turn later. */
  readonly after: State;
  /** Events of the phases that were rehearsed. */
  readonly journal: readonly (Event | LoopEvent)[];
}

/** An order and its result. */
export interface RehearsedOrder<Order> {
  readonly placed: PlacedOrder<Order>;
  readonly result: OrderResult | null;
}

/** Why an order that can be carried out may not be meant. */
export interface OrderDoubt<Order> {
  readonly placed: PlacedOrder<Order>;
  /** Stable code in kebab-case. */
  readonly code: string;
  /** Plain sentence, with figures. */
  readonly reason: string;
}
