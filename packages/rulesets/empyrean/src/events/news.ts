import type { ItemCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { EngagementEnd } from '@ec/combat';
import type { JournalEvent } from '@ec/engine';

/** The news of a market or trade station, for everybody who may trade there. */
export interface NewsEvent extends JournalEvent {
  readonly kind: 'news';
  /** Station that prints them, or `null` for the market of a home world. */
  readonly stationId: number | null;
  readonly starId: number;
  readonly orbit: number;
  readonly items: readonly NewsItem[];
}

/** A piece of news. */
export type NewsItem =
  | { readonly kind: 'arrived' | 'departed'; readonly shipId: number; readonly empireId: number }
  | {
      readonly kind: 'fought';
      readonly targetId: number;
      readonly empireId: number | null;
      readonly end: EngagementEnd;
    }
  | {
      readonly kind: 'traded';
      /** The item; `null` for a technology level. */
      readonly code: ItemCode | null;
      readonly techLevel: number;
      readonly quantity: number;
      readonly price: Ratio;
    }
  | { readonly kind: 'text'; readonly text: string; readonly signature: string | null };

/** An empire wrote to another. */
export interface MessageEvent extends JournalEvent {
  readonly kind: 'message';
  readonly fromId: number;
  readonly text: string;
}
