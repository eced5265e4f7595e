/**
 * Races that send no orders.
 *
 * @see N-39
 */
import type { GalaxyTurn } from './contract.js';
import { leaveGame } from './leave-game.js';
import type { GalaxyRules } from './game-rules.js';

/** So many turns in a row; from the turn after `earlyTurns` on it is `late`. */
const MANUAL = { firstTurn: 1, homeless: 1, early: 3, late: 6, earlyTurns: 10 } as const;
const CLASSIC = { firstTurn: 1, early: 3, late: 6, earlyTurns: 11 } as const;

/** Turns in a row without orders after which a race is removed. */
export function missesAllowed({ classic }: GalaxyRules, turn: number, hasPlanets: boolean): number {
  if (turn === 1) return (classic.idle ? CLASSIC : MANUAL).firstTurn;
  if (classic.idle) return turn <= CLASSIC.earlyTurns ? CLASSIC.early : CLASSIC.late;
  if (!hasPlanets) return MANUAL.homeless;
  return turn <= MANUAL.earlyTurns ? MANUAL.early : MANUAL.late;
}

/**
 * Turns in a row that a race may still miss after a turn without being removed; each is judged by the figure of its own turn.
 *
 * @param turn - the turn that has ended; 0 after set-up
 * @param missed - turns in a row without orders up to this one
 * @returns 0 where the next turn without orders removes the race; `Infinity` where no race is ever removed
 */
export function missesLeft(rules: GalaxyRules, turn: number, missed: number, hasPlanets: boolean): number {
  if (!rules.dropIdle) return Infinity;
  let left = 0;
  while (missed + left + 1 < missesAllowed(rules, turn + left + 1, hasPlanets)) left += 1;
  return left;
}

/** Counts the turns that races missed. */
export function countMisses({ state, senders }: GalaxyTurn): void {
  for (const race of state.races) race.missed = senders.has(race.id) ? 0 : race.missed + 1;
}

/** Removes the races that missed too many turns. What the others may still miss depends on what the turn brings, and stands in their reports. */
export function dropIdle(turn: GalaxyTurn): void {
  const { state } = turn;
  if (!state.rules.dropIdle) return;
  const owners = new Set(state.planets.map(({ ownerId }) => ownerId));
  for (const { id, status, missed } of state.races) {
    if (status !== 'playing' || missed === 0) continue;
    if (missed >= missesAllowed(state.rules, state.turn, owners.has(id))) leaveGame(turn, id, 'dropped');
  }
}
