import { shown } from '@ec/prng';
import type { UnitState } from '../types.js';

/** States of what takes part in a fight, from best to worst. @see seed 5.1.2 */
export type CombatState = UnitState | 'destroyed';

/** A squadron, or a unit that fights singly, in a fight. */
export interface Combatant {
  /** DS: what a hit of it costs; it stays the same. */
  readonly defence: number;
  /** AS once crippled. */
  readonly crippledAttack: number;
  /** Present AS; 0 once destroyed. */
  attack: number;
  state: CombatState;
}

/** AS of a crippled squadron or unit. @param attack - AS undamaged, of the whole squadron @see seed 5.3.1; X-52 */
export function crippledAttack(attack: number): number {
  return Math.ceil(attack / 2);
}

/** @throws RangeError when AS is not a whole number of 0 (included) or more, or DS not one of 1 (included) or more */
export function requireStrengths(attack: number, defence: number): void {
  requireStrength('AS', attack, 0);
  requireStrength('DS', defence, 1);
}

/** Makes an undamaged combatant crippled, and a crippled one destroyed. @see seed 5.1.2 */
export function reduce(combatant: Combatant): void {
  const isCrippled = combatant.state === 'undamaged';
  combatant.state = isCrippled ? 'crippled' : 'destroyed';
  combatant.attack = isCrippled ? combatant.crippledAttack : 0;
}

/** Sum of the present AS. */
export function attackOf(combatants: readonly Combatant[]): number {
  let sum = 0;
  for (const { attack } of combatants) sum += attack;
  return sum;
}

/** @throws RangeError when a figure is not a whole number, or below the least (included) */
export function requireStrength(name: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw new RangeError(
    `combat, ${name}: expected a whole number of at least ${least} (included), received ${shown(value)}`,
  );
}
