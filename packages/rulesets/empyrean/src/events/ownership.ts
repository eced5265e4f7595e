import type { JournalEvent } from '@ec/engine';
import type { Holding } from '../holding.js';
import type { HoldingEvent, PlacedHoldingEvent } from './holding-event.js';

/** A ship or colony was set up. */
export interface FoundedEvent extends HoldingEvent {
  readonly kind: 'founded';
  /** Ship or colony that set it up. */
  readonly founderId: number;
}

/** A colony was joined to the one of its kind that its new owner has at the planet. */
export interface JoinedEvent extends HoldingEvent {
  readonly kind: 'joined';
  /** The colony that is no more. */
  readonly joined: Pick<Holding, 'id' | 'kind' | 'name'>;
}

/** A ship or colony in which nobody lives any longer belongs to nobody; its owner sees it. */
export interface AbandonedEvent extends PlacedHoldingEvent {
  readonly kind: 'abandoned';
}

/** People moved into an abandoned ship or colony, and made it theirs. */
export interface OccupiedEvent extends PlacedHoldingEvent {
  readonly kind: 'occupied';
}

/** An empire lost control of a planet, as none of its colonies there has people enough. */
export interface UncontrolledEvent extends JournalEvent {
  readonly kind: 'uncontrolled';
  readonly planetId: number;
}
