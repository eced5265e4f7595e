import type { JournalEvent } from '@ec/engine';
import type { BySide, Round, Side } from './state.js';

/** What the phases write to the journal; both seats see it. */
export type GoofspielEvent = RoundEvent | GalaxyEvent | WarEvent;

/** A planet was fought over. */
export interface RoundEvent extends JournalEvent {
  readonly kind: 'round';
  readonly galaxy: string;
  readonly planet: string;
  readonly worth: number;
  readonly sent: Round;
  /** `null` when nobody gets it. */
  readonly winner: Side | null;
}

/** A bout is over. */
export interface GalaxyEvent extends JournalEvent {
  readonly kind: 'galaxy';
  readonly galaxy: string;
  readonly value: number;
  /** Worth that each side won. */
  readonly worths: BySide<number>;
  readonly winner: Side | null;
}

/** All bouts are over. */
export interface WarEvent extends JournalEvent {
  readonly kind: 'war';
  /** Strategic value that each side won. */
  readonly values: BySide<number>;
  readonly winner: Side | null;
  /** Whether it is played again with fresh values. */
  readonly isReplayed: boolean;
}
