import type { CombatState } from '../combat/combatant.js';
import type { UnitReduction } from '../combat/ground-units.js';
import type { ClassCount, Losses } from '../conflict-events.js';
import { CLASS_CODES, type ClassCode } from '../types.js';

/** How many there are of each class, in the order of the tables. */
export function countClasses<Code extends ClassCode>(
  codes: readonly Code[],
): { code: Code; count: number }[] {
  if (codes.length < 2) return codes.map((code) => ({ code, count: 1 }));
  return [...new Set(codes)]
    .sort((one, other) => CLASS_CODES.indexOf(one) - CLASS_CODES.indexOf(other))
    .map((code) => ({ code, count: codes.filter((other) => other === code).length }));
}

/** Losses by class. */
export function lossesOf(reduced: readonly { readonly code: ClassCode; readonly to: CombatState }[]): Losses {
  const to = (state: CombatState): ClassCount[] =>
    countClasses(reduced.filter((one) => one.to === state).map(({ code }) => code));
  return { crippled: to('crippled'), destroyed: to('destroyed') };
}

/**
 * Losses among ground units, which have no numbers: what is destroyed counts as one of those that the same round crippled, if any.
 *
 * @param reductions - in turn
 */
export function unitLossesOf(reductions: readonly UnitReduction[]): Losses {
  const net: UnitReduction[] = [];
  for (const reduction of reductions) {
    const crippled = net.findIndex(({ code, to }) => code === reduction.code && to === 'crippled');
    if (reduction.to === 'destroyed' && crippled >= 0) net.splice(crippled, 1);
    net.push(reduction);
  }
  return lossesOf(net);
}
