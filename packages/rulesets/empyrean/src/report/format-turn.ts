import { shown } from '@ec/prng';
import { QUARTERS_A_YEAR } from '@ec/economy';

/**
 * Writes a turn as `year.quarter`: turn 0 is `0.0`, turn 1 `1.1`, turn 5 `2.1`.
 *
 * @param turn - integer, at least 0 (included)
 * @throws RangeError when `turn` is not such an integer (a caller's bug)
 * @see seed "Turn"
 */
export function formatTurn(turn: number): string {
  if (!Number.isSafeInteger(turn) || turn < 0) {
    throw new RangeError(`turn: expected an integer, at least 0, received ${shown(turn)}`);
  }
  if (turn === 0) return '0.0';
  const quarter = (turn - 1) % QUARTERS_A_YEAR;
  return `${(turn - 1 - quarter) / QUARTERS_A_YEAR + 1}.${quarter + 1}`;
}
