import type { JournalEvent } from '@ec/engine';
import type { Holding } from '../holding.js';

/** Something that happened to a ship or colony. */
export interface HoldingEvent extends JournalEvent {
  readonly holdingId: number;
}

/** Something that may happen to a ship or colony which the reader no longer has, or had not before. */
export interface PlacedHoldingEvent extends HoldingEvent {
  readonly of: Pick<Holding, 'kind' | 'name'>;
  readonly starId: number;
  readonly orbit: number;
}
