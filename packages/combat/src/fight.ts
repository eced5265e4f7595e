import type { ItemCode } from '@ec/economy';
import type { Prng, Ratio } from '@ec/prng';
import type { CombatParameters } from './combat-parameters.js';
import type { Fighter } from './fighter.js';
import type { Troops } from './troops.js';
import type { LevelCount } from './types.js';

/** A fight over one target while it lasts; the rounds change it. */
export interface Fight {
  readonly target: Fighter;
  /** By ID. */
  readonly attackers: readonly Attacker[];
  /** The target, and then those who help it, by ID. */
  readonly defenders: readonly Fighter[];
  /** What defenders other than the target send across to help it. */
  readonly relief: readonly LandingPlan[];
  /** Troops away from home. */
  readonly parties: Party[];
  readonly parameters: CombatParameters;
  readonly rng: Prng;
  /** Owner whose forces are fired upon; undefined before any is in reach. */
  firedUpon: number | null | undefined;
}

/** A force that attacks the target, alone or with others. */
export interface Attacker {
  readonly fighter: Fighter;
  /** Whether it goes on firing after the first round. */
  readonly lasts: boolean;
  readonly landings: readonly LandingPlan[];
  /** From the target, in 10,000 miles. */
  distance: number;
}

/** Troops that a force has been ordered to send across. */
export interface LandingPlan {
  readonly fighter: Fighter;
  readonly kind: 'invade' | 'raid' | 'support';
  /** Whether they hold what they take or go home after the first round. */
  readonly mode: 'invade' | 'raid';
  readonly commitment: Ratio;
  /** Force that leads the landing, with the help of supporters. */
  readonly leaderId: number;
  /** What a raid is after. */
  readonly item: { readonly code: ItemCode; readonly techLevel: number } | null;
}

/** Troops on the ground away from home. */
export interface Party {
  readonly plan: LandingPlan;
  readonly isDefence: boolean;
  troops: readonly Troops[];
  /** Transports that came through, by level. */
  readonly transports: readonly LevelCount[];
}
