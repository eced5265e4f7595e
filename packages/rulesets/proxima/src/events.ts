import type { JournalEvent } from '@ec/engine';
import type { Place } from './state.js';

/** What every event of this game has: a unit, and where it was then. */
export interface UnitEvent extends JournalEvent, Place {
  /** ID of the unit. */
  readonly unit: string;
  /** ID of its kind. */
  readonly type: string;
  /** ID of its player. */
  readonly player: string;
}

/** A unit went from one tile to another. */
export interface MovedEvent extends UnitEvent {
  readonly kind: 'moved' | 'retreated';
  /** Where it is now. */
  readonly to: Place;
}

/** A unit attacked another. */
export interface HitEvent extends UnitEvent {
  readonly kind: 'fired' | 'fought';
  /** ID of the attack. */
  readonly attack: string;
  /** ID of the unit that was hit. */
  readonly target: string;
  /** Where that unit was then. */
  readonly to: Place;
  /** Hundredths of endurance. */
  readonly damage: number;
}

/** A unit is gone. */
export interface DestroyedEvent extends UnitEvent {
  readonly kind: 'destroyed';
  /** Present when it had to retreat and could not; absent when it had no endurance left. */
  readonly cause?: 'no-rally-point';
}

/** A new unit is there. */
export interface BuiltEvent extends UnitEvent {
  readonly kind: 'built';
}

/** What happens in a turn; everybody sees it. */
export type ProximaEvent = MovedEvent | HitEvent | DestroyedEvent | BuiltEvent;
