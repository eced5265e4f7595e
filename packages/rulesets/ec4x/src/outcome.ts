import type { Outcome } from '@ec/engine';
import { houseOf, playing } from './lookup.js';
import type { Ec4xState } from './state.js';

/**
 * Whether the game is over, and for whom.
 *
 * @see X-65
 */
export function outcome(state: Ec4xState): Outcome {
  const { winners, isAgreedEnd = false } = state;
  const isOver = winners.length > 0 || isAgreedEnd || playing(state).length === 0;
  return isOver ? { status: 'over', winners } : { status: 'running' };
}

/** How far a House has come: its prestige; behind all others once it is out. */
export function standing(state: Ec4xState, seat: number): number {
  const { status, prestige } = houseOf(state, seat);
  return status === 'playing' ? prestige : Number.MIN_SAFE_INTEGER;
}
