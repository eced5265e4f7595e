/** The state of a game: sides, planets, fleets and the board. */
import type { GameState } from '@ec/engine';

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
  /** Its cell, from 0 for A1 along the rows to 99 for J10. */
  readonly cell: number;
  readonly size: Size;
  /** `null` for neutral. */
  owner: Colour | null;
  /** 0 to {@link MOST_SHIPS} (both included). */
  ships: number;
  /** Tick of the last change of owner; 0 when there was none. */
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
}
