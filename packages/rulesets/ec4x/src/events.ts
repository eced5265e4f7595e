import type { JournalEvent } from '@ec/engine';
import type { Job } from './colony.js';
import type { ConflictEvent } from './conflict-events.js';
import type { HouseStatus } from './house.js';
import type { PrestigeCause } from './tables/prestige.js';
import type { Breakthrough } from './tables/research.js';
import type { Boon, Line, ShipCode, Stance } from './types.js';

/** What the steps write to the journal; things are named by their IDs. */
export type Ec4xEvent =
  | PrestigeEvent
  | IncomeEvent
  | UnpaidEvent
  | LevelEvent
  | BreakthroughEvent
  | CompletedEvent
  | CommissionedEvent
  | WaitingEvent
  | ScrappedEvent
  | LandedEvent
  | StanceEvent
  | MessageEvent
  | GiftEvent
  | BrokenUpEvent
  | OutEvent
  | ConflictEvent;

/** A House won or lost prestige. */
export interface PrestigeEvent extends JournalEvent {
  readonly kind: 'prestige';
  readonly houseId: number;
  readonly cause: PrestigeCause;
  readonly points: number;
  /** Where, if anywhere. */
  readonly systemId: number | null;
  /** Line of research of which a level was reached, where it is for one. */
  readonly line?: Line;
}

/** What a colony grew and yielded. */
export interface IncomeEvent extends JournalEvent {
  readonly kind: 'income';
  readonly systemId: number;
  /** Millionths of a PU. */
  readonly growth: number;
  /** Thousandths of an XMR. */
  readonly gcp: number;
  readonly taxes: number;
}

/** A House could not pay for all that it has. */
export interface UnpaidEvent extends JournalEvent {
  readonly kind: 'unpaid';
  readonly houseId: number;
  /** Thousandths of an XMR. */
  readonly missing: number;
  /** Fleets whose squadrons all fell to the next worse state, and how many were lost. */
  readonly fleets: readonly { readonly fleetId: number; readonly lost: number }[];
  /** Starbases that did, and whether they were lost. */
  readonly starbases: readonly { readonly systemId: number; readonly isLost: boolean }[];
}

/** A House reached a level of research. */
export interface LevelEvent extends JournalEvent {
  readonly kind: 'level';
  readonly houseId: number;
  readonly line: Line;
  readonly level: number;
}

/** A House had a breakthrough. */
export interface BreakthroughEvent extends JournalEvent {
  readonly kind: 'breakthrough';
  readonly houseId: number;
  readonly gain: Breakthrough;
  /** Line that got points or a level, or the boon; `null` for a discount. */
  readonly what: Line | Boon | null;
}

/** A project is done. */
export interface CompletedEvent extends JournalEvent {
  readonly kind: 'completed';
  readonly systemId: number;
  readonly projectId: number;
  readonly job: Job['kind'];
}

/** New ships joined a fleet. */
export interface CommissionedEvent extends JournalEvent {
  readonly kind: 'commissioned';
  readonly systemId: number;
  readonly fleetId: number;
  readonly codes: readonly ShipCode[];
}

/** New ships wait for a shipyard. */
export interface WaitingEvent extends JournalEvent {
  readonly kind: 'waiting';
  readonly systemId: number;
  readonly codes: readonly ShipCode[];
}

/** A House has lost Planet-Breakers that it had too many of. */
export interface ScrappedEvent extends JournalEvent {
  readonly kind: 'scrapped';
  readonly houseId: number;
  readonly code: ShipCode;
  readonly count: number;
}

/** Settlers arrived, or found no place. */
export interface LandedEvent extends JournalEvent {
  readonly kind: 'landed';
  readonly systemId: number;
  /** Whole transfer units. */
  readonly ptu: number;
  /** By how much the colony grew, in millionths of a PU; 0 when they were lost. */
  readonly gained: number;
}

/** A House changed what it is to another. */
export interface StanceEvent extends JournalEvent {
  readonly kind: 'stance';
  readonly houseId: number;
  readonly towardsId: number;
  readonly stance: Stance;
}

/** A House wrote to another, or to all. */
export interface MessageEvent extends JournalEvent {
  readonly kind: 'message';
  readonly fromId: number;
  /** `null` when it is for all. */
  readonly toId: number | null;
  readonly text: string;
}

/** Money of one House arrived at another. */
export interface GiftEvent extends JournalEvent {
  readonly kind: 'gift';
  readonly fromId: number;
  readonly toId: number;
  /** Thousandths of an XMR. */
  readonly amount: number;
}

/** A fleet that was ordered to was broken up. */
export interface BrokenUpEvent extends JournalEvent {
  readonly kind: 'brokenUp';
  readonly houseId: number;
  readonly fleetId: number;
  readonly systemId: number;
  /** What it paid, in thousandths of an XMR. */
  readonly paid: number;
  /** Settlers aboard who found no place, in millionths of a PTU, where there were any. */
  readonly lost?: number;
}

/** A House is out of the game. */
export interface OutEvent extends JournalEvent {
  readonly kind: 'out';
  readonly houseId: number;
  readonly status: Exclude<HouseStatus, 'playing'>;
  /** House that got what it had, if one did. */
  readonly heirId: number | null;
}
