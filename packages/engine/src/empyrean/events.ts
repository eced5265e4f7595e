import type { JournalEvent } from '../journal.js';

/** What the phases of Empyrean Challenge write to the journal. */
export type EmpyreanEvent = FarmedEvent | MinedEvent | StaffedEvent | ProvidedEvent | GrownEvent;

/** Farms of one technology level brought in food. */
export interface FarmedEvent extends JournalEvent {
  readonly kind: 'farmed';
  readonly colonyId: number;
  readonly techLevel: number;
  readonly units: number;
  /** Farms that had room, labour and fuel. */
  readonly worked: number;
  /** Food units. */
  readonly produced: number;
}

/** A mine group delivered ore. */
export interface MinedEvent extends JournalEvent {
  readonly kind: 'mined';
  readonly colonyId: number;
  /** Number of the group in its colony. */
  readonly group: number;
  readonly depositId: number;
  readonly units: number;
  /** Mines that had labour and fuel. */
  readonly worked: number;
  /** Resource units. */
  readonly produced: number;
}

/** Labour and fuel that a colony's farms and mines asked for and got. */
export interface StaffedEvent extends JournalEvent {
  readonly kind: 'staffed';
  readonly colonyId: number;
  /** Worker units for every farm and mine. */
  readonly required: Workers;
  /** Worker units at work, automation not counted. */
  readonly used: Workers;
  /** Fuel units burnt by sensors, farms and mines. */
  readonly fuel: number;
}

/** Worker units by class. */
export interface Workers {
  readonly USK: number;
  readonly PRO: number;
}

/** A colony paid and fed its people. */
export interface ProvidedEvent extends JournalEvent {
  readonly kind: 'provided';
  readonly colonyId: number;
  /** Consumer goods. */
  readonly wagesDue: number;
  readonly wagesPaid: number;
  /** Food units. */
  readonly foodDue: number;
  readonly foodEaten: number;
  /** Population units. */
  readonly starved: number;
}

/** A colony's people at the turn's end. */
export interface GrownEvent extends JournalEvent {
  readonly kind: 'grown';
  readonly colonyId: number;
  /** Population units. */
  readonly births: number;
  readonly graduates: number;
  readonly promoted: number;
  readonly deaths: number;
}
