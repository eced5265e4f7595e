import type { UnitState } from '../types.js';

/** What a squadron of a task force is: ships under a flagship or a lone Scout, a fighter squadron, a Starbase. */
export type SquadronKind = 'ships' | 'fighters' | 'starbase';

/** What fights as one in space. */
export interface CombatSquadron {
  /** Tells it from all others of its House in the fight, Starbases and fighter squadrons too; settles ties. */
  readonly id: number;
  readonly kind: SquadronKind;
  /** Number of its fleet; `null` for fighters and Starbases, which belong to none. */
  readonly fleet: number | null;
  /** AS of all its ships, undamaged: a whole number, 0 (included) or more. */
  readonly attack: number;
  /** The part of `attack` that passes shields: the AS of its Planet-Breakers. @see X-57 */
  readonly breakerAttack: number;
  /** DS of all its ships: a whole number, 1 (included) or more. */
  readonly defence: number;
  /** Fighters fight as if crippled, but at their full AS, whatever stands here. @see seed 2.4.1; X-52 */
  readonly state: UnitState;
  /** Whether a Scout is among its ships. */
  readonly hasScout: boolean;
}

/** A fleet of a task force. One without a squadron there has Spacelift ships only, and no escort of its own. */
export interface CombatFleet {
  /** Unique in its House. */
  readonly id: number;
  /** Rule of engagement, 0 (included) to 10 (included). */
  readonly roe: number;
}

/** All that a House sends into a fight. @see seed 5.2; X-49 */
export interface TaskForce {
  /** ID of the House; 0 stands for the Empire or an independent colony. */
  readonly house: number;
  readonly fleets: readonly CombatFleet[];
  /** Without Spacelift ships, which stay behind the force; only in a blitz do troop transports fight. */
  readonly squadrons: readonly CombatSquadron[];
}
