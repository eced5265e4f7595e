import type { Prng } from '@ec/prng';
import { requireStrength } from './combatant.js';
import { CRITICAL_ROLL, type EffectivenessTable } from '../tables/effectiveness.js';

/** Faces of the die for effectiveness, numbered from 0. @see X-14 */
export const DIE = 10;

/** Fire without modifiers: of bombardment, of batteries, on the ground. */
export interface PlainShot {
  /** AS of all that fire. */
  readonly attack: number;
  /** The die, 0 (included) to 9 (included). */
  readonly natural: number;
  readonly hits: number;
}

/**
 * Hits of an attack: its strength by the effectiveness of the roll, rounded up.
 *
 * @param attack - AS, a whole number of 0 (included) or more
 * @param roll - 1D10 (0–9) with its modifiers
 * @throws RangeError when the strength is not such a number
 * @see seed 5.3.1
 */
export function hitsOf(attack: number, roll: number, table: EffectivenessTable): number {
  requireStrength('AS', attack, 0);
  for (const { upTo, quarters } of table) if (roll <= upTo) return Math.ceil((attack * quarters) / 4);
  throw new RangeError(
    `effectiveness: expected a table with a row for every roll, received none for ${roll}`,
  );
}

/** Rolls for fire without modifiers. @see */
export function plainShot(attack: number, table: EffectivenessTable, rng: Pick<Prng, 'intN'>): PlainShot {
  const natural = rng.intN(DIE);
  return { attack, natural, hits: hitsOf(attack, natural, table) };
}

/** Whether a roll is a critical hit, whatever its modifiers. @see seed 5.3.1; X-04 */
export function isCriticalRoll(natural: number): boolean {
  return natural === CRITICAL_ROLL;
}
