import type { Ec4xState } from '../state.js';

/** A House, or the Empire, with the AS of its task force before the fight. */
export interface Combatants {
  readonly loser: { readonly house: number; readonly strength: number };
  readonly winner: { readonly house: number; readonly strength: number };
}

/**
 * Whether a victory in space counts for prestige: over a task force that was not too weak to begin with, and once for two Houses in some turns. One
 * that counts is remembered.
 *
 * @param cause - what became of the loser's task force, with combat ships
 * @see
 */
export function countVictory(
  state: Pick<Ec4xState, 'rules' | 'turn' | 'routs'>,
  cause: 'routed' | 'destroyed',
  { loser, winner }: Combatants,
): boolean {
  const { rules, turn } = state;
  if (cause === 'destroyed' && rules['rout.destroyed'] === 0) return true;
  if (100 * loser.strength < rules['rout.share'] * winner.strength) return false;
  const [a, b] = [Math.min(loser.house, winner.house), Math.max(loser.house, winner.house)];
  state.routs = state.routs.filter((rout) => rout.turn > turn - rules['rout.window']);
  if (state.routs.some((rout) => rout.a === a && rout.b === b)) return false;
  if (a > 0 && rules['rout.window'] > 0) state.routs.push({ a, b, turn });
  return true;
}
