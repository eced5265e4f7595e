import type { GameState, JournalEvent, Ruleset } from '@ec/engine';
import { shareOfWin } from './share-of-win.js';

/** What a plan is to be good for. */
export const GOALS = ['wins', 'margin', 'ruin'] as const;
export type Goal = (typeof GOALS)[number];

/** What goals other than wins are counted in, in a sentence after a figure. */
export const GOAL_WORDS: Readonly<Record<Goal, string>> = {
  wins: 'of the wins',
  margin: 'of a usual standing more of a lead than its bot',
  ruin: 'of a usual standing taken from the last of the others, beyond what its bot takes',
};

/** Least value (included) of a goal; the greatest is 1 (included). */
export function leastOf(goal: Goal): number {
  return goal === 'wins' ? 0 : -1;
}

/** What a plan gets that is no better than others: a fair share of the wins, and no more than its bot of all else. */
export function fairOf(goal: Goal, seats: number): number {
  return goal === 'wins' ? 1 / seats : 0;
}

/** A game that was played, and another with the same luck in which the bots of the plan play without its changes. */
export interface PairOfGames<State> {
  /** States of both after each turn, that at the start first. */
  readonly states: readonly State[];
  readonly plain: readonly State[];
  /** Seats that play. */
  readonly seats: readonly number[];
  /** Those of the plan. */
  readonly own: readonly number[];
}

/**
 * How good a plan was in a game.
 *
 * - `wins`: the mean of its seats' shares of the win, 0 to 1. What one wins alone counts for all of them.
 * - `margin`: how much further its best seat is ahead of the best of the others than without its changes.
 * - `ruin`: how much lower the last of the others stands than without its changes, less what its own best seat loses.
 *
 * The last two compare the games at the same turn, the last of the shorter one. They are parts of the usual standing, −1 to 1 (included): of the median size of
 * the standings in the other game then, or 1 if that is less.
 *
 * @throws RangeError when the ruleset has no standings, for goals other than wins; or when a game has no states
 */
export function scoreOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  goal: Goal,
  { states, plain: plainStates, seats, own }: PairOfGames<State>,
): number {
  if (goal === 'wins') {
    const end = stateAt(states, states.length);
    return own.reduce((sum, seat) => sum + shareOfWin(ruleset, end, seats, seat), 0) / own.length;
  }
  const others = seats.filter((seat) => !own.includes(seat));
  const standing = standingOf(ruleset, goal);
  const length = Math.min(states.length, plainStates.length);
  const [state, plain] = [stateAt(states, length), stateAt(plainStates, length)];
  const of = (some: readonly number[], at: State): number[] => some.map((seat) => standing(at, seat));
  const best = (at: State): number => Math.max(...of(own, at));
  const lead = (at: State): number => best(at) - Math.max(...of(others, at));
  const last = (at: State): number => Math.min(...of(others, at));
  const gained =
    goal === 'margin'
      ? lead(state) - lead(plain)
      : last(plain) - last(state) - Math.max(0, best(plain) - best(state));
  return Math.min(1, Math.max(-1, gained / usual(of(seats, plain))));
}

/** The last of so many states. @throws RangeError when there is none */
function stateAt<State>(states: readonly State[], length: number): State {
  const state = states[length - 1];
  if (state === undefined) throw new RangeError('expected the states of a game, received none');
  return state;
}

/** @throws RangeError when the ruleset has no standings */
export function standingOf<State extends GameState, Order, View, Event extends JournalEvent>(
  { id, standing }: Ruleset<State, Order, View, Event>,
  goal: Goal,
): (state: State, seat: number) => number {
  if (standing) return standing;
  throw new RangeError(`expected the goal wins, as ${id} has no standings, received ${goal}`);
}

/** The lower median of the sizes of standings, at least 1: a seat that is out stands at no usual figure. */
function usual(standings: readonly number[]): number {
  const sizes = standings.map((one) => Math.abs(one)).toSorted((a, b) => a - b);
  return Math.max(1, sizes[Math.floor((sizes.length - 1) / 2)] ?? 1);
}
