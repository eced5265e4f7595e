import type { Outcome } from '@ec/engine';
import { playing } from './lookup.js';
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
