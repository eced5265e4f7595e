import type { PrngState } from '@ec/prng';
import type { CombatOrder, Engagement, Rebellion } from '@ec/combat';
import type { JournalEvent } from '@ec/engine';
import type { ForeignSpyTask, Holding } from '../holding.js';
import type { HoldingEvent, PlacedHoldingEvent } from './holding-event.js';

/** A fight over one ship or colony; every empire with a ship or colony at the planet sees that it happened. */
export interface BattleEvent extends JournalEvent {
  readonly kind: 'battle';
  readonly starId: number;
  readonly orbit: number;
  /** The combatants as they were before; the target first. */
  readonly forces: readonly Pick<Holding, 'id' | 'empireId' | 'kind' | 'name'>[];
  readonly orders: readonly CombatOrder[];
  readonly engagement: Engagement;
}

/** Spies did their work. */
export interface SpiedEvent extends HoldingEvent {
  readonly kind: 'spied';
  readonly spies: number;
  readonly result: SpyResult;
}

/** What spies found or did, by their task. */
export type SpyResult =
  /** Rebel units of all classes. */
  | { readonly task: 'checkRebels'; readonly rebels: number }
  /** Rebels that are loyal now. */
  | { readonly task: 'convertRebels'; readonly converted: number }
  /** Foreign spies by the empire that sent them. */
  | { readonly task: 'checkForSpies'; readonly found: readonly SpyCount[] }
  | {
      readonly task: 'attackSpies';
      readonly targetId: number;
      readonly killed: number;
      readonly lost: number;
    }
  /** Loyal units that are rebels now. */
  | { readonly task: 'inciteRebels'; readonly targetId: number; readonly incited: number }
  /** Lines of the target's report of this turn, drawn from this stream once the report is written. */
  | { readonly task: 'information'; readonly targetId: number; readonly stream: PrngState }
  /** The target is not at the same planet. */
  | { readonly task: ForeignSpyTask; readonly targetId: number; readonly isGone: true };

/** Spies of one empire. */
export interface SpyCount {
  readonly empireId: number;
  readonly spies: number;
}

/** Foreign spies killed spies of a ship or colony. */
export interface SpiesLostEvent extends HoldingEvent {
  readonly kind: 'spiesLost';
  readonly spies: number;
}

/** Rebels rose against the owner. */
export interface RebellionEvent extends PlacedHoldingEvent {
  readonly kind: 'rebellion';
  /** Militia units that rose. */
  readonly militia: number;
  /** Loyal soldier units that met them. */
  readonly soldiers: number;
  readonly rebellion: Rebellion;
}
