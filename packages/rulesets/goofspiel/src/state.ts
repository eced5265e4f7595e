import type { GameState } from '@ec/engine';

/** Galaxies by their letters, A to G. */
export const GALAXIES = [
  'Andromeda',
  'Butterfly',
  'Cartwheel',
  'Draco',
  'Eye of Sauron',
  'Fireworks',
  'Garland',
] as const;

/** Labels of the planets of every galaxy. */
export const PLANETS = ['T', 'U', 'V', 'W', 'X', 'Y', 'Z'] as const;

/** Strategic values of the galaxies, and worths of the planets of each. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7] as const;

/** Sizes of fleets. */
export const SIZES = [1, 2, 3, 4, 5, 6, 7] as const;

/** Fleets of each size that a player starts with. */
export const FLEETS_PER_SIZE = 7;

/** Rounds of a bout: one for each planet. */
export const BOUT_ROUNDS = PLANETS.length;

/** Rounds of a war: a bout for each galaxy. */
export const WAR_ROUNDS = GALAXIES.length * BOUT_ROUNDS;

/** One of the two players: 0 sits in seat 1, and 1 in seat 2. */
export type Side = 0 | 1;

/** A value for each side. */
export type BySide<T> = readonly [T, T];

/** A galaxy, and what is drawn for it. */
export interface Galaxy {
  name: string;
  /** Strategic value, 1 (included) to 7 (included). */
  value: number;
  /** Labels in the order in which the planets are fought over. */
  planets: string[];
  /** Worths in the same order, 1 (included) to 7 (included). */
  worths: number[];
}

/** What a side sent to a round. */
export interface Sent {
  /** Size of the fleet that fought; 0 when time ran out. */
  size: number;
  /** Size of the fleet that is gone: the one that fought, or the largest when time ran out. */
  spent: number;
}

/** A round that was fought: what each side sent. */
export type Round = [Sent, Sent];

/** Seven bouts of seven rounds. A game is one war, and another for each war that is equal. */
export interface War {
  /** In the order in which they are fought over. */
  galaxies: Galaxy[];
  /** Rounds fought so far, in order. */
  rounds: Round[];
  /** Fleets left of each side, by size: the number of size 1 first. */
  fleets: [number[], number[]];
}

/** The state of a game. */
export interface GoofspielState extends GameState {
  game: string;
  /** Seats 1 and 2. */
  players: SeatedName[];
  /** Wars that were equal and played again. */
  replays: number;
  war: War;
}

/** Name of a seat, and the player who holds it. */
export interface SeatedName {
  name: string;
  playerId: number | null;
}

/** What a side knows when it chooses a fleet; the same for both sides. */
export interface Position {
  /** Strategic value of the galaxy. */
  readonly value: number;
  /** Worths of the bout's planets so far; the last is the one at stake. */
  readonly worths: readonly number[];
  /** Galaxies whose bouts are over, in their order. */
  readonly past: readonly Readonly<Galaxy>[];
  /** Fleets left of each side, by size: the number of size 1 first. */
  readonly fleets: BySide<readonly number[]>;
  /** Rounds of the war so far. */
  readonly rounds: readonly Round[];
}
