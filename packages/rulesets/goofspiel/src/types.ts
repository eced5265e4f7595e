import type { JournalEvent, Outcome, Phase, Ruleset, Turn } from '@ec/engine';

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

/** Something of each side. */
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

/** Seven bouts of seven rounds; a game is one war, and another for each that is equal. */
export interface War {
  /** In the order in which they are fought over. */
  galaxies: Galaxy[];
  /** Rounds fought so far, in order. */
  rounds: Round[];
  /** Fleets left of each side, by size: how many of size 1 first. */
  fleets: [number[], number[]];
}

/** A galaxy as far as it is public. */
export interface SeenGalaxy {
  readonly name: string;
  /** `null` before its bout. */
  readonly value: number | null;
  /** Empty before its bout. */
  readonly planets: readonly string[];
  /** Up to the planet that is fought over next. */
  readonly worths: readonly number[];
}

/** The state of a game. */
export interface GoofspielState {
  turn: number;
  game: string;
  /** Seats 1 and 2. */
  players: SeatedName[];
  /** Wars that were equal and played again. */
  replays: number;
  war: War;
  /** Whether all have agreed to end the game; absent while they have not. */
  isAgreedEnd?: true;
}

/** Name of a seat, and the player who holds it. */
export interface SeatedName {
  name: string;
  playerId: number | null;
}

/** Sends a fleet to the planet that is fought over. */
export interface FleetOrder {
  readonly kind: 'fleet';
  readonly size: number;
}

/** What the phases write to the journal; both seats see it. */
export type GoofspielEvent = RoundEvent | GalaxyEvent | WarEvent;

/** A planet was fought over. */
export interface RoundEvent extends JournalEvent {
  readonly kind: 'round';
  readonly galaxy: string;
  readonly planet: string;
  readonly worth: number;
  readonly sent: Round;
  /** `null` when nobody gets it. */
  readonly winner: Side | null;
}

/** A bout is over. */
export interface GalaxyEvent extends JournalEvent {
  readonly kind: 'galaxy';
  readonly galaxy: string;
  readonly value: number;
  /** Worth that each side won. */
  readonly worths: BySide<number>;
  readonly winner: Side | null;
}

/** All bouts are over. */
export interface WarEvent extends JournalEvent {
  readonly kind: 'war';
  /** Strategic value that each side won. */
  readonly values: BySide<number>;
  readonly winner: Side | null;
  /** Whether it is played again with fresh values. */
  readonly isReplayed: boolean;
}

/** What a side has before it when it chooses a fleet; the same for both sides. */
export interface Position {
  /** Strategic value of the galaxy. */
  readonly value: number;
  /** Worths of the bout's planets so far; the last is the one at stake. */
  readonly worths: readonly number[];
  /** Fleets left of each side, by size: how many of size 1 first. */
  readonly fleets: BySide<readonly number[]>;
  /** Rounds of the war so far. */
  readonly rounds: readonly Round[];
}

/** All that a seat may know; but for its own orders, both seats know the same. */
export interface GoofspielView {
  readonly game: string;
  /** Turn that was resolved last; 0 after set-up. */
  readonly turn: number;
  readonly side: Side;
  readonly names: BySide<string>;
  readonly replays: number;
  readonly galaxies: readonly SeenGalaxy[];
  readonly rounds: readonly Round[];
  /** Fleets left of each side, by size: how many of size 1 first. */
  readonly fleets: BySide<readonly number[]>;
  /** What is to be decided now; `null` once the war is over. */
  readonly position: Position | null;
  readonly outcome: Outcome;
  /** Events of the turn that it sees. */
  readonly events: GoofspielTurn['journal'];
}

/** The ruleset type of Goofspiel. */
export type GoofspielRuleset = Ruleset<GoofspielState, FleetOrder, GoofspielView, GoofspielEvent>;

/** A step of the turn sequence. */
export type GoofspielPhase = Phase<GoofspielState, FleetOrder, GoofspielEvent>;

/** A turn, as the phases see it. */
export type GoofspielTurn = Turn<GoofspielState, FleetOrder, GoofspielEvent>;
