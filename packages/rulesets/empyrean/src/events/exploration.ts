import type { HoldingKind } from '@ec/economy';
import type { Resource } from '@ec/cluster';
import type { Place } from '../lookup.js';
import type { JournalEvent } from '@ec/engine';
import type { HoldingEvent } from './holding-event.js';

/** A planet was surveyed. */
export interface SurveyedEvent extends HoldingEvent {
  readonly kind: 'surveyed';
  readonly planetId: number;
}

/** Sensors looked at the orbits of their star; empty ones are left out. */
export interface SensedEvent extends HoldingEvent {
  readonly kind: 'sensed';
  readonly starId: number;
  readonly orbits: readonly OrbitReading[];
}

/** What sensors see of an orbit; masses in orders of magnitude of mass units, `null` for 0. */
export interface OrbitReading {
  readonly orbit: number;
  readonly planetId: number | null;
  readonly ships: number;
  readonly shipMass: number | null;
  readonly colonies: number;
  readonly colonyMass: number | null;
  /** Of what the colonies made in the turn. */
  readonly production: number | null;
}

/** A probe looked at an orbit; figures are orders of magnitude, `null` for 0. */
export interface ProbedEvent extends HoldingEvent {
  readonly kind: 'probed';
  readonly starId: number;
  readonly orbit: number;
  readonly planetId: number | null;
  readonly deposits: readonly ProbedDeposit[];
  readonly found: readonly ProbedHolding[];
}

/** A deposit as a probe sees it. */
export interface ProbedDeposit {
  readonly number: number;
  readonly resource: Resource;
  readonly quantity: number | null;
  readonly yieldPercent: number | null;
}

/** A ship or colony as a probe sees it. */
export interface ProbedHolding {
  readonly holdingId: number;
  readonly empireId: number | null;
  readonly kind: HoldingKind;
  /** Order of magnitude of its mass in mass units. */
  readonly mass: number | null;
}

/** A ship jumped; every empire with a ship or colony at its origin or destination sees it. */
export interface MovedEvent extends JournalEvent {
  readonly kind: 'moved';
  readonly shipId: number;
  readonly empireId: number;
  readonly from: Place;
  readonly to: Place;
  /** Fuel units. */
  readonly fuel: number;
}
