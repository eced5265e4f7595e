import type { Outcome } from '@ec/engine';
import { planetsOf } from './planets.js';
import { COLOURS, type Board } from './types.js';

/**
 * Whether the game is over, and for whom: a side without planets has lost, whatever it has under way.
 *
 * @see seed "When a player no longer has control of any planet"; M-05
 */
export function outcome(board: Pick<Board, 'planets'>): Outcome {
  const winners = COLOURS.flatMap((colour, i) => (planetsOf(board, colour).length > 0 ? [i + 1] : []));
  return winners.length === COLOURS.length ? { status: 'running' } : { status: 'over', winners };
}
