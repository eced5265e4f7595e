import { logBase4 } from '../numbers/log-base-4.js';

/**
 * Probability that a shot destroys its target: ½ at equal strengths, 1 from four times the defence on, 0 from a quarter of it down.
 *
 * The same bits on every platform.
 *
 * @param attack - strength of the gun: weapons mass × weapons tech, 0 (included) or more
 * @param defence - strength of the target's shields, 0 (included) or more
 * @returns 0 (included) to 1 (included)
 * @see manual "Fighting Battles"; N-22
 */
export function killChance(attack: number, defence: number): number {
  if (defence === 0 || attack >= 4 * defence) return 1;
  if (4 * attack <= defence) return 0;
  return (logBase4(attack / defence) + 1) / 2;
}
