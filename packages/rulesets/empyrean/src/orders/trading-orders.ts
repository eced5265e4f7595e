import type { ItemCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { UnitKind, Party } from './terms.js';
import type { OfShipOrColony } from './actor.js';

/** Bids for units, or offers them. */
export interface TradeOrder extends OfShipOrColony {
  readonly kind: 'buy' | 'sell';
  /** From 1 (included) to 2^53 − 1 (included). */
  readonly quantity: number;
  readonly item: UnitKind<ItemCode>;
  /** Gold for one unit. */
  readonly price: Ratio;
}

/** Bids for a technology level, or offers it. */
export interface TradeTechnologyOrder extends OfShipOrColony {
  readonly kind: 'buy-technology' | 'sell-technology';
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  /** Gold. */
  readonly price: Ratio;
}

/** Lets somebody trade at a trade station, or withdraws that permission. */
export interface PermissionOrder extends OfShipOrColony {
  readonly kind: 'permission';
  readonly party: Party;
  readonly permission: 'granted' | 'denied';
}
