import type { ItemCode, UnitCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';

/** Where a ship or colony fights from. */
export const POSITIONS = ['surface', 'orbit', 'ship'] as const;

/** Where a ship or colony fights from: the ground, an orbit, or wherever a ship may fly. */
export type Position = (typeof POSITIONS)[number];

/** Where units are: at work, in storage, or people who are loyal or rebels. */
export const UNIT_PLACES = ['assembled', 'stored', 'loyal', 'rebel'] as const;

/** Where units are: at work, in storage, or people who are loyal or rebels. */
export type UnitPlace = (typeof UNIT_PLACES)[number];

/** Units of one kind and technology level, at one place. */
export interface ForceUnits {
  readonly place: UnitPlace;
  readonly code: UnitCode;
  /** 1 to 10 (both included), or 0 for a unit without technology levels. */
  readonly techLevel: number;
  /** At least 0 (included). */
  readonly quantity: number;
}

/** A ship or colony with everything that it has, as plain data. */
export interface Force {
  /** Unique among the forces of an engagement; the order of the IDs is the order of all that is not simultaneous. */
  readonly id: number;
  /** Its owner, or `null` for an independent ship or colony. */
  readonly ownerId: number | null;
  readonly position: Position;
  /** Whether it bombards somebody else in this turn: such a ship does not draw away from its attackers. */
  readonly isBombarding?: boolean;
  readonly units: readonly ForceUnits[];
  /**
   * What it had before the fights of the turn: commitments are shares of it, as far as it is still there. When absent, they are
   * shares of the units above.
   */
  readonly opening?: readonly ForceUnits[];
  /** Whether anybody is there to man it: what is not fires at nobody, runs no shield and no drive, and defends nothing. `true` when absent. */
  readonly isManned?: boolean;
  /** Fuel units that no round uses up, as people breathe by them: an integer of at least 0 (included), which it is when absent. */
  readonly reserve?: number;
}

/** What every order of combat has. */
interface OfForce {
  /** The force that carries it out. */
  readonly actorId: number;
  /** The force that is attacked, or defended. */
  readonly targetId: number;
  /** Share of the weapons or troops, 0 to 1 (both included). */
  readonly commitment: Ratio;
}

/** Fires on a target, or lands troops on it. */
export interface AssaultOrder extends OfForce {
  readonly kind: 'bombard' | 'invade';
}

/** Lands troops that bring home what they can carry of one item in storage. */
export interface RaidOrder extends OfForce {
  readonly kind: 'raid';
  readonly item: { readonly code: ItemCode; readonly techLevel: number };
}

/** Helps to defend the target. */
export interface DefenceOrder extends OfForce {
  readonly kind: 'support-defender';
}

/** Helps another force to attack the target. */
export interface SupportOrder extends OfForce {
  readonly kind: 'support-attacker';
  readonly attackerId: number;
}

/** An order of combat. */
export type CombatOrder = AssaultOrder | RaidOrder | DefenceOrder | SupportOrder;

/** Kinds of the orders of combat. */
export const ORDER_KINDS = [
  'bombard',
  'invade',
  'raid',
  'support-defender',
  'support-attacker',
] as const satisfies readonly CombatOrder['kind'][];

/** Units of one technology level. */
export interface LevelCount {
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  /** At least 0 (included). */
  readonly quantity: number;
}
