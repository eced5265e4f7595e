import type { HoldingEvent } from './holding-event.js';

/** A ship or colony paid and fed its people. */
export interface ProvidedEvent extends HoldingEvent {
  readonly kind: 'provided';
  /** Consumer goods, as all four cut off to whole units. */
  readonly wagesDue: number;
  readonly wagesPaid: number;
  /** Food units. */
  readonly foodDue: number;
  readonly foodEaten: number;
  /** Population units. */
  readonly starved: number;
}

/** A colony lost a technology level with its people. */
export interface DeclinedEvent extends HoldingEvent {
  readonly kind: 'declined';
  readonly techLevel: number;
}

/** People turned rebel, or rebels loyal. */
export interface RebelledEvent extends HoldingEvent {
  readonly kind: 'rebelled';
  /** Population units that turned rebel; below 0 where rebels turned loyal. */
  readonly change: number;
}

/** The people of a ship or colony at the turn's end. */
export interface GrownEvent extends HoldingEvent {
  readonly kind: 'grown';
  /** Population units. */
  readonly births: number;
  readonly graduates: number;
  readonly promoted: number;
  readonly deaths: number;
}
