import type { ItemCode, UnitCode } from '@ec/economy';
import type { CrossingHits } from './crossing.js';
import type { Troops } from './troops.js';
import type { ForceUnits, LevelCount, UnitPlace } from './types.js';

/** Ways in which a fight ends. */
export const ENGAGEMENT_ENDS = [
  'captured',
  'destroyed',
  'raided',
  'repelled',
  'attackers-destroyed',
  'cease-fire',
  'round-limit',
] as const;

/** How a fight ended: `cease-fire` when the attackers can do no more harm. */
export type EngagementEnd = (typeof ENGAGEMENT_ENDS)[number];

/** A fight over one target, round by round, and its outcome. */
export interface Engagement {
  readonly targetId: number;
  /** Distance of each attacker at the start, in 10,000 miles. */
  readonly distances: readonly ForceDistance[];
  readonly rounds: readonly Round[];
  readonly end: EngagementEnd;
  /** The new holder of the target, when it was captured. */
  readonly capture: Capture | null;
  /** What each force is left with, by ID. */
  readonly forces: readonly ForceResult[];
  /** What raids brought home, by ID of the force. */
  readonly loot: readonly Loot[];
}

/** Distance of an attacker from the target, in 10,000 miles. */
export interface ForceDistance {
  readonly forceId: number;
  readonly distance: number;
}

/** A captured target. */
export interface Capture {
  /** The new owner. */
  readonly ownerId: number | null;
  /** The force of the new owner that was strongest on the ground. */
  readonly forceId: number;
  /** Troops that stay, with the craft and weapons that they came with; not yet among the target's units. */
  readonly garrisons: readonly Garrison[];
}

/** Troops of one force that stay at a captured target. */
export interface Garrison {
  readonly forceId: number;
  readonly units: readonly ForceUnits[];
}

/** What a force gained and lost. */
export interface ForceResult {
  readonly id: number;
  /** Whether nothing of it is left. */
  readonly isDestroyed: boolean;
  /** Population units killed by fire. */
  readonly bombed: number;
  /** Units that changed; opening − lost − used − sent + received = closing. */
  readonly units: readonly UnitChange[];
}

/** What became of units of one kind. */
export interface UnitChange {
  readonly place: UnitPlace;
  readonly code: UnitCode;
  readonly techLevel: number;
  readonly opening: number;
  readonly lost: number;
  readonly used: number;
  readonly sent: number;
  readonly received: number;
}

/** Goods that raiders brought home. */
export interface Loot {
  readonly forceId: number;
  /** Which of the force's raids brought it, from 0, in the order of the orders. */
  readonly raid: number;
  readonly code: ItemCode;
  readonly techLevel: number;
  readonly quantity: number;
}

/** One round of a fight. */
export interface Round {
  /** Fire, one entry for each ship or colony fired upon. */
  readonly volleys: readonly Volley[];
  /** Troops on their way; in the first round only. */
  readonly landings: readonly LandingAccount[];
  /** How much of them was shot down in all; `null` where nothing crossed. */
  readonly crossing: Omit<CrossingHits, 'spent'> | null;
  /** Ground combat: raid and invasion each have their own. */
  readonly ground: readonly GroundAccount[];
  /** Distance of each attacker after the round, in 10,000 miles. */
  readonly distances: readonly ForceDistance[];
  /** Fuel and supplies that each force used up in the round; forces without any are left out. */
  readonly consumption: readonly Consumption[];
}

/** Fire on one ship or colony. */
export interface Volley {
  readonly targetId: number;
  /** Forces that fired. */
  readonly firedBy: readonly number[];
  /** Missiles fired. */
  readonly missiles: number;
  /** Missiles that would have hit. */
  readonly possibleHits: number;
  readonly killedByAntiMissiles: number;
  readonly killedByEnergyWeapons: number;
  readonly hits: number;
  /** Mass units. */
  readonly missileDamage: number;
  /** Energy weapons that fired. */
  readonly beams: number;
  /** Energy shields that had fuel. */
  readonly shields: number;
  /** Mass units. */
  readonly beamDamage: number;
  /** Damage that fell on weapons and drives, in hundredths of a mass unit. */
  readonly onWeapons: number;
  /** Damage that fell on everything else, in hundredths of a mass unit. */
  readonly onOthers: number;
  readonly destroyed: readonly ForceUnits[];
}

/** Troops that one force sent across. */
export interface LandingAccount {
  readonly forceId: number;
  readonly kind: 'invade' | 'raid' | 'support';
  readonly embarked: readonly Troops[];
  /** Soldier and robot units that were ordered to cross and found no seat, or no fuel for the trip. */
  readonly stayed: number;
  readonly craft: readonly LevelCount[];
  readonly transports: readonly LevelCount[];
  /** Fuel units of the trip. */
  readonly fuel: number;
  /** Troops lost on the way. */
  readonly lost: readonly Troops[];
  readonly transportsLeft: readonly LevelCount[];
}

/** One round of ground combat. */
export interface GroundAccount {
  readonly kind: 'invade' | 'raid';
  readonly attackers: GroundSideAccount;
  readonly defenders: GroundSideAccount;
}

/** One side of a round of ground combat. */
export interface GroundSideAccount {
  readonly factor: number;
  /** Part of the factor that it took from the other side, in thousandths; 0 where there was no fighting. */
  readonly thousandths: number;
  /** Soldier units that fell: killed and wounded. */
  readonly casualties: number;
  readonly killed: number;
  readonly wounded: number;
  /** Robots destroyed. */
  readonly robots: number;
  /** Soldier units that surrendered before the round or after it. */
  readonly surrendered: number;
}

/** What a force used up in a round. */
export interface Consumption {
  readonly forceId: number;
  /** Fuel units. */
  readonly fuel: number;
  /** Military supplies. */
  readonly supplies: number;
}
