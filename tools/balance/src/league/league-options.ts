import type { Interval } from '../statistics/interval.js';
import type { Choices } from './candidates.js';
import type { Goal } from './goals.js';

/** What a league is made of. */
export interface LeagueOptions {
  /** Plans at the start. */
  readonly plans: readonly string[];
  readonly choices: Choices;
  /** Players of a game. */
  readonly seats: number;
  /** Players who play a plan together, or one plan each. */
  readonly allies: number;
  /** What the plans that are looked for are to be good for; how often each plan is played is always decided by its wins. */
  readonly goal: Goal;
  /** Games between each two plans; a plan that was found is held against the field in twice as many. */
  readonly games: number;
  /** Games between each two plans of a field, where luck decides in few how often each is played; as many as `games` when absent. */
  readonly meetings?: number;
  /** Least part of the wins, above the fair one, by which a plan that is found beats the field; of another goal, by how much it is met. */
  readonly gain: number;
  /** Rounds at most, each of which may take in several plans. */
  readonly rounds: number;
  readonly confidence: number;
  readonly seed: string;
  /** Called before each step, in words. */
  readonly tell?: (what: string) => void;
}

/** A plan with what it gets against a field, of the goal. */
export interface Found {
  readonly plan: string;
  readonly share: Interval;
}
