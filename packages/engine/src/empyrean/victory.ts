import type { Outcome } from '../ruleset.js';
import type { EmpyreanState } from './state.js';

/** Planets that a winner controls at least (included). */
export const VICTORY_PLANETS = 100;
/** Planets that every other empire must stay below. */
export const RIVAL_PLANETS = 50;
/** Consecutive turns for which both must hold. */
export const VICTORY_TURNS = 4;

/**
 * Counts the turns for which an empire has met the terms of victory; a turn in which it does not starts anew.
 *
 * @see seed "General Rules": victory
 */
export function countReign(state: EmpyreanState): void {
  const planets = new Map<number, number>();
  for (const { empireId } of state.controls) planets.set(empireId, (planets.get(empireId) ?? 0) + 1);
  const leader = [...planets].find(
    ([empireId, own]) =>
      own >= VICTORY_PLANETS &&
      [...planets].every(([other, theirs]) => other === empireId || theirs < RIVAL_PLANETS),
  );
  if (!leader) state.reign = null;
  else if (state.reign?.empireId === leader[0]) state.reign.turns += 1;
  else state.reign = { empireId: leader[0], turns: 1 };
}

/**
 * Whether an empire has won.
 *
 * @see seed "General Rules": victory
 */
export function outcome({ reign }: EmpyreanState): Outcome {
  return reign && reign.turns >= VICTORY_TURNS
    ? { status: 'over', winners: [reign.empireId] }
    : { status: 'running' };
}
