import type { JournalEvent } from '@ec/engine';
import type { Job, Owner } from './colony.js';
import type { ForceOutcome } from './combat/space-combat.js';
import type { Advantage } from './detection/surprise.js';
import type { SpyResult } from './knowledge.js';
import type { EspionageKind } from './tables/espionage.js';
import type { FleetNeed, FleetOrderKind } from './tables/fleet-orders.js';
import type { ClassCode } from './types.js';

/** What the steps of the Conflict phase write to the journal; things are named by their IDs. */
export type ConflictEvent =
  | SubversionEvent
  | SubvertedEvent
  | MovedEvent
  | HeldEvent
  | WaitsEvent
  | MergedEvent
  | WarEvent
  | SpyFoundEvent
  | SpyLostEvent
  | UncoveredEvent
  | EngagementEvent
  | RetreatedEvent
  | StrandedEvent
  | BombardmentEvent
  | LandingEvent
  | WreckedEvent
  | DepopulatedEvent
  | FoundedEvent
  | BlockadedEvent
  | SpiedEvent;

/** A House carried out an act of espionage. */
export interface SubversionEvent extends JournalEvent {
  readonly kind: 'subversion';
  readonly houseId: number;
  readonly act: EspionageKind;
  /** House or system that it was aimed at, as the act says. */
  readonly targetId: number;
  /** Whether the target detected it, so that it came to nothing. */
  readonly isDetected: boolean;
  /** Science points stolen, industry lost, Starbases crippled; 1 for what has no figure. */
  readonly effect: number;
}

/** A House was the target of an act of espionage. */
export interface SubvertedEvent extends JournalEvent {
  readonly kind: 'subverted';
  readonly houseId: number;
  readonly act: EspionageKind;
  /** Where, if it was aimed at a system. */
  readonly systemId: number | null;
  /** The House that did it, where it was detected and failed. */
  readonly actorId: number | null;
  readonly effect: number;
}

/** A fleet moved. */
export interface MovedEvent extends JournalEvent {
  readonly kind: 'moved';
  readonly houseId: number;
  readonly fleetId: number;
  /** Systems on its way, the first and the last included. */
  readonly path: readonly number[];
  /** Whether it is where it was going. */
  readonly isThere: boolean;
  /** Whether a hostile patrol kept it from its second jump. */
  readonly isHalted: boolean;
}

/**
 * Why a fleet gave up its order: a need that fails, no way, a pact with the owner, another owner whom it is not at war with, or its own House as
 * the owner.
 */
export type HoldReason = FleetNeed | 'no-path' | 'pact' | 'owner-changed' | 'own-now';

/** A fleet gave up its order and holds. */
export interface HeldEvent extends JournalEvent {
  readonly kind: 'held';
  readonly houseId: number;
  readonly fleetId: number;
  readonly systemId: number;
  readonly order: FleetOrderKind;
  readonly reason: HoldReason;
}

/** A fleet cannot carry out its order among hostile ships, and waits. */
export interface WaitsEvent extends JournalEvent {
  readonly kind: 'waits';
  readonly houseId: number;
  readonly fleetId: number;
  readonly systemId: number;
  readonly order: FleetOrderKind;
}

/** A fleet became part of another. */
export interface MergedEvent extends JournalEvent {
  readonly kind: 'merged';
  readonly houseId: number;
  readonly systemId: number;
  readonly fleetId: number;
  readonly intoId: number;
}

/** The attack of a House made it and another enemies. */
export interface WarEvent extends JournalEvent {
  readonly kind: 'war';
  readonly houseId: number;
  readonly otherId: number;
  readonly systemId: number;
}

/** Houses that see this destroyed a spying Scout. */
export interface SpyFoundEvent extends JournalEvent {
  readonly kind: 'spyFound';
  /** The owner. */
  readonly houseId: number;
  readonly systemId: number;
}

/** A House lost a spying Scout. */
export interface SpyLostEvent extends JournalEvent {
  readonly kind: 'spyLost';
  readonly houseId: number;
  readonly fleetId: number;
  readonly systemId: number;
}

/** A cloaked fleet was detected. */
export interface UncoveredEvent extends JournalEvent {
  readonly kind: 'uncovered';
  readonly houseId: number;
  readonly fleetId: number;
  readonly systemId: number;
}

/** So many of a class. */
export interface ClassCount {
  readonly code: ClassCode;
  readonly count: number;
}

/** What was reduced, by its last state; classes in the order of the tables. */
export interface Losses {
  readonly crippled: readonly ClassCount[];
  readonly destroyed: readonly ClassCount[];
}

/** One side of a fight in space. */
export interface EngagementSide {
  readonly side: Owner;
  readonly advantage: Advantage | null;
  /** What it had before the first round; fighters and Spacelift ships are among the undamaged. */
  readonly undamaged: readonly ClassCount[];
  readonly crippled: readonly ClassCount[];
  readonly outcome: ForceOutcome;
}

/** A round of a fight in space. */
export interface EngagementRound {
  readonly fire: readonly { readonly side: Owner; readonly hits: number; readonly isCritical: boolean }[];
  /** Of the sides that lost anything. */
  readonly losses: readonly (Losses & { readonly side: Owner })[];
  /** Sides of which fleets retreated. */
  readonly retreated: readonly Owner[];
}

/** A fight in space, as all who fought in it know it. */
export interface EngagementEvent extends JournalEvent {
  readonly kind: 'engagement';
  readonly systemId: number;
  /** In open space, or in orbit of the colony. */
  readonly stage: 'space' | 'orbit';
  readonly sides: readonly EngagementSide[];
  readonly rounds: readonly EngagementRound[];
}

/** A fleet retreated from a fight. */
export interface RetreatedEvent extends JournalEvent {
  readonly kind: 'retreated';
  readonly houseId: number;
  readonly fleetId: number;
  readonly fromId: number;
  readonly toId: number;
}

/** Fighter squadrons were lost after a fight, for want of a colony or carrier. */
export interface StrandedEvent extends JournalEvent {
  readonly kind: 'stranded';
  readonly houseId: number;
  readonly systemId: number;
  readonly count: number;
}

/** A round between ships and a planet. */
export interface PlanetRound {
  readonly hits: number;
  /** Those that the shield blocked. */
  readonly blocked: number;
  /** Hits of the batteries. */
  readonly answer: number;
  readonly isCritical: boolean;
  readonly ships: Losses;
  readonly ground: Losses;
  /** Industry lost. */
  readonly iu: number;
  /** People lost, in millionths of a PU. */
  readonly pu: number;
}

/** What an attack on a planet is for. */
export type PlanetAttack = 'blockade' | 'bombard' | 'invade' | 'blitz';

/** A planet was bombarded; if divisions land, the landing follows. */
export interface BombardmentEvent extends JournalEvent {
  readonly kind: 'bombardment';
  readonly houseId: number;
  readonly systemId: number;
  readonly against: Owner;
  readonly attack: PlanetAttack;
  /** Ships that took part. */
  readonly ships: readonly ClassCount[];
  readonly rounds: readonly PlanetRound[];
}

/** A round on the ground. */
export interface GroundRoundReport {
  readonly attackHits: number;
  readonly defenceHits: number;
  readonly attackers: Losses;
  readonly defenders: Losses;
}

/** Divisions landed on a planet. */
export interface LandingEvent extends JournalEvent {
  readonly kind: 'landing';
  readonly houseId: number;
  readonly systemId: number;
  readonly against: Owner;
  readonly isBlitz: boolean;
  readonly divisions: number;
  /** Armies and divisions that met them. */
  readonly garrison: readonly ClassCount[];
  readonly rounds: readonly GroundRoundReport[];
  readonly isTaken: boolean;
}

/** What an attack has destroyed of a colony beside what its rounds say, as its owner knows it. */
export interface WreckedEvent extends JournalEvent {
  readonly kind: 'wrecked';
  /** The House that attacked. */
  readonly houseId: number;
  readonly systemId: number;
  /** Level of the shield, if there was one. */
  readonly shield: number | null;
  readonly spaceports: number;
  /** Spent on public works, in thousandths of an XMR. */
  readonly works: number;
  readonly projects: readonly { readonly projectId: number; readonly job: Job['kind'] }[];
  /** Ships that waited for a shipyard, or were under repair. */
  readonly ships: readonly ClassCount[];
}

/** Bombardment left nobody of a colony. */
export interface DepopulatedEvent extends JournalEvent {
  readonly kind: 'depopulated';
  readonly houseId: number;
  readonly systemId: number;
  readonly owner: Owner;
}

/** A House founded a colony. */
export interface FoundedEvent extends JournalEvent {
  readonly kind: 'founded';
  readonly houseId: number;
  readonly systemId: number;
}

/** A colony is under a blockade. */
export interface BlockadedEvent extends JournalEvent {
  readonly kind: 'blockaded';
  readonly systemId: number;
}

/** A spy reported to its House what it saw. */
export interface SpiedEvent extends JournalEvent {
  readonly kind: 'spied';
  readonly houseId: number;
  readonly fleetId: number;
  readonly systemId: number;
  readonly result: SpyResult;
}
