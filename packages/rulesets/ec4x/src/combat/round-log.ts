import type { CombatState } from './combatant.js';

/** A squadron that hits have reduced. */
export interface Reduction {
  readonly house: number;
  /** Number of the squadron. */
  readonly squadron: number;
  /** Its state then. */
  readonly to: CombatState;
}

/** What a task force did in a round. */
export interface Volley {
  readonly house: number;
  /** Its AS when the round began. */
  readonly attack: number;
  /** The die, 0 (included) to 9 (included), and the second where a critical hit on a Starbase's force was rolled again. */
  readonly naturals: readonly number[];
  /** What was added to the last of them. */
  readonly modifier: number;
  readonly hits: number;
  readonly isCritical: boolean;
  /** What the hits reduced, in turn. */
  readonly reductions: readonly Reduction[];
  /** Hits that reduced nothing. */
  readonly lost: number;
}

/** A fleet of a House, by its number. */
export interface FleetOfHouse {
  readonly house: number;
  readonly fleet: number;
}

/** One round of a fight in space. */
export interface RoundLog {
  /** By House; a force without AS or enemy fires none. */
  readonly volleys: readonly Volley[];
  /** Fleets whose last squadron was destroyed, or that had none and lost their escort. */
  readonly destroyed: readonly FleetOfHouse[];
  /** Houses whose task forces decided to leave. */
  readonly leaving: readonly number[];
  /** Fleets that found a way out. */
  readonly retreated: readonly FleetOfHouse[];
}
