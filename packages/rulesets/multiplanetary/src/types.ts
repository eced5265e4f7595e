/** The words of the game: sides, planets, fleets, the board, and what happens in a tick. */
import type { GameState, JournalEvent, LoopEvent, Outcome, Ruleset, Settlement } from '@ec/engine';

/** The two sides; seat 1 is red, seat 2 is blue. */
export const COLOURS = ['red', 'blue'] as const;

/** A side. */
export type Colour = (typeof COLOURS)[number];

/** A value for each side. */
export type ByColour<T> = Readonly<Record<Colour, T>>;

/** Seats that see what happens: both. @see M-05 */
export const EVERYBODY: readonly number[] = [1, 2];

/** Sizes of planets. */
export const SIZES = [1, 2, 3, 4, 5] as const;

/** Size of a planet. */
export type Size = (typeof SIZES)[number];

/** Ways to travel. */
export const WARPS = ['standard', 'quantum'] as const;

/** A way to travel. */
export type Warp = (typeof WARPS)[number];

/** Most ships that a planet holds (included). @see seed, addendum; M-04 */
export const MOST_SHIPS = 999;

/** A planet. */
export interface Planet {
  /** Where it lies, from 0 for A1 along the rows to 99 for J10. */
  readonly cell: number;
  readonly size: Size;
  /** `null` for neutral. */
  owner: Colour | null;
  /** 0 to {@link MOST_SHIPS} (both included). */
  ships: number;
  /** Tick of the last change of owner; 0 where there was none. */
  ownedSince: number;
}

/** Ships under way. */
export interface Fleet {
  readonly owner: Colour;
  readonly warp: Warp;
  readonly from: number;
  readonly to: number;
  /** At least 1. */
  readonly ships: number;
  /** Tick in which it arrives, later than the last one. */
  readonly arrives: number;
}

/** What both players see after each tick, and all that the rules need. */
export interface Board {
  /** Tick that was resolved last. */
  turn: number;
  /** By cell, ascending. */
  planets: Planet[];
  /** In the order of their departure. */
  fleets: Fleet[];
  neutralsProduce: boolean;
}

/** A game. */
export interface MultiplanetaryState extends Board, GameState {
  /** Name of the game. */
  game: string;
  /** Red, then blue. */
  players: { name: string; playerId: number | null }[];
  /** Whether all have agreed to end the game; absent while they have not. */
  isAgreedEnd?: true;
}

/** Sends ships from one planet to another. */
export interface WarpOrder {
  readonly kind: Warp;
  readonly from: number;
  readonly to: number;
  /** At least 1. */
  readonly ships: number;
}

/** An order, and who gave it. */
export interface GivenOrder {
  readonly seat: number;
  readonly order: WarpOrder;
}

/** What a step of a tick works with: a turn of the engine, or less. */
export interface Tick<Given extends GivenOrder = GivenOrder> {
  /** The board, which the step changes; its turn is the tick that is being resolved. */
  readonly state: Board;
  readonly orders: readonly Given[];
  /** Absent where nobody wants to know; then no event is made. */
  readonly emit?: (event: TickEvent) => void;
  readonly settle: (order: Given, outcome: Settlement) => void;
}

/** What happened in a tick; everybody sees it. */
export type TickEvent = DepartedEvent | ArrivedEvent | ProducedEvent;

/** Ships left a planet. */
export interface DepartedEvent extends JournalEvent {
  readonly kind: 'departed';
  readonly colour: Colour;
  readonly order: WarpOrder;
  /** Ships lost in quantum warp. */
  readonly lost: number;
  readonly arrives: number;
}

/** Who holds a planet, with how many ships. */
export type Hold = Pick<Planet, 'owner' | 'ships'>;

/** Ships came to a planet: of its own colour, against it, or both. */
export interface ArrivedEvent extends JournalEvent {
  readonly kind: 'arrived';
  readonly cell: number;
  /** Ships that came. */
  readonly arrived: ByColour<number>;
  readonly before: Hold;
  readonly after: Hold;
}

/** A planet made ships. */
export interface ProducedEvent extends JournalEvent {
  readonly kind: 'produced';
  readonly cell: number;
  readonly ships: number;
  /** Ships of these for which there was no room. */
  readonly lost: number;
}

/** What a player knows: all but who sits where, and the mistakes in the orders of the other. */
export interface MultiplanetaryView {
  readonly game: string;
  readonly seat: number;
  readonly names: ByColour<string>;
  readonly board: Board;
  readonly result: Outcome;
  /** Events of the last tick. */
  readonly events: readonly (TickEvent | LoopEvent)[];
}

/** The ruleset type of Multiplanetary Empire. */
export type MultiplanetaryRuleset = Ruleset<MultiplanetaryState, WarpOrder, MultiplanetaryView, TickEvent>;
