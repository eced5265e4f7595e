import type { ItemCode, PopulationCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { JournalEvent } from '@ec/engine';
import type { HoldingEvent } from './holding-event.js';

/** Units or people went from one ship or colony to another; giver and receiver see it. */
export interface TransferredEvent extends JournalEvent {
  readonly kind: 'transferred';
  readonly fromId: number;
  readonly toId: number;
  readonly code: ItemCode | PopulationCode;
  readonly techLevel: number;
  readonly quantity: number;
}

/** A bid or an offer was met; each side sees its own. */
export interface TradedEvent extends HoldingEvent {
  readonly kind: 'traded';
  /** Trade station, or `null` for the market of a home world. */
  readonly stationId: number | null;
  readonly starId: number;
  readonly orbit: number;
  readonly side: 'bought' | 'sold';
  /** The item; `null` for a technology level. */
  readonly code: ItemCode | null;
  readonly techLevel: number;
  readonly quantity: number;
  /** Gold for one unit. */
  readonly price: Ratio;
  /** Gold paid, or received after the commission. */
  readonly gold: number;
}
