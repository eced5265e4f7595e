import type { ItemCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { UnitKind } from './terms.js';
import type { OfShipOrColony } from './actor.js';

/** Fires on a target, or lands troops on it. */
export interface AttackOrder extends OfShipOrColony {
  readonly kind: 'bombard' | 'invade';
  readonly targetId: number;
  /** Share of the weapons or troops, 0 to 1 (both included). */
  readonly commitment: Ratio;
}

/** Lands troops that bring home as much of one item as they can carry. */
export interface RaidOrder extends OfShipOrColony {
  readonly kind: 'raid';
  readonly targetId: number;
  readonly commitment: Ratio;
  readonly item: UnitKind<ItemCode>;
}

/** Helps to defend a ship or colony. */
export interface SupportDefenderOrder extends OfShipOrColony {
  readonly kind: 'support-defender';
  readonly targetId: number;
  readonly commitment: Ratio;
}

/** Helps an attacker against a target. */
export interface SupportAttackerOrder extends OfShipOrColony {
  readonly kind: 'support-attacker';
  readonly attackerId: number;
  readonly targetId: number;
  readonly commitment: Ratio;
}
