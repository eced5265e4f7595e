import type { JournalEvent } from '@ec/engine';
import type { ByCargo, ByTech, Cargo, Product } from './types.js';

/** What the steps write to the journal; things are named by their IDs. */
export type GalaxyEvent =
  | MessageEvent
  | AddressesEvent
  | BattleEvent
  | BombingEvent
  | ColonisedEvent
  | ScrappedEvent
  | ProducedEvent
  | RemnantEvent
  | LeftEvent;

/** A message of a player, unsigned. */
export interface MessageEvent extends JournalEvent {
  readonly kind: 'message';
  readonly isToAll: boolean;
  readonly text: string;
}

/** Addresses of a race that does not stay anonymous, or none, for one that asked. */
export interface AddressesEvent extends JournalEvent {
  readonly kind: 'addresses';
  readonly raceId: number;
  /** `null` for a race that stays anonymous. */
  readonly addresses: readonly string[] | null;
}

/** A group in a battle. */
export interface BattleGroupRecord {
  readonly raceId: number;
  readonly typeId: number;
  /** Ships before the battle. */
  readonly ships: number;
  readonly survivors: number;
  readonly tech: ByTech<number>;
  readonly cargo: Cargo | null;
  readonly load: number;
}

/** A battle, seen by those who had ships in it and by the owner of the planet. */
export interface BattleEvent extends JournalEvent {
  readonly kind: 'battle';
  readonly planetId: number;
  readonly outcome: 'won' | 'standoff' | 'limit';
  readonly groups: readonly BattleGroupRecord[];
  readonly shots: number;
  /** Every shot, packed; empty when nobody who sees the battle wants them. */
  readonly protocol: readonly number[];
}

/** A planet bombed, with its figures before that; seen by its owner and those in orbit. */
export interface BombingEvent extends JournalEvent {
  readonly kind: 'bombing';
  readonly planetId: number;
  readonly oldOwnerId: number;
  readonly newOwnerId: number | null;
  readonly population: number;
  readonly industry: number;
  readonly product: Product;
  readonly stock: ByCargo<number>;
}

/** An unowned planet that colonists took. */
export interface ColonisedEvent extends JournalEvent {
  readonly kind: 'colonised';
  readonly planetId: number;
  readonly raceId: number;
}

/** Ships that were scrapped. */
export interface ScrappedEvent extends JournalEvent {
  readonly kind: 'scrapped';
  readonly raceId: number;
  readonly typeId: number;
  readonly ships: number;
  readonly planetId: number;
}

/** What a planet made this turn. */
export interface ProducedEvent extends JournalEvent {
  readonly kind: 'produced';
  readonly planetId: number;
  readonly raceId: number;
  readonly product: Product;
  /** Production that was there for it. */
  readonly production: number;
  /** Capital, materials, points of technology, or ships. */
  readonly made: number;
  /** Materials taken from stock. */
  readonly materials: number;
}

/** A race that is all but gone, and will be out of the game. */
export interface RemnantEvent extends JournalEvent {
  readonly kind: 'remnant';
  readonly raceId: number;
  /** Ends of turn in a row that it has left before it is out. */
  readonly left: number;
}

/** A race that is out of the game. */
export interface LeftEvent extends JournalEvent {
  readonly kind: 'left';
  readonly raceId: number;
  readonly reason: 'dropped' | 'quit' | 'eliminated' | 'remnant';
  /** Ships that it had. */
  readonly ships: number;
}
