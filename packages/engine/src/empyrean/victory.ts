import type { Outcome } from '../ruleset.js';
import type { EmpyreanState, PlanetControl } from './state.js';

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
  const planets = planetsByEmpire(state.controls);
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
 * Whether the game is over, and for whom: an empire has met the terms of victory for long enough, or all have agreed to end it. Then those
 * win that control the most planets, and nobody where nobody controls any.
 *
 * @see seed "General Rules": victory
 */
export function outcome({ reign, isAgreedEnd, controls }: EmpyreanState): Outcome {
  if (reign && reign.turns >= VICTORY_TURNS) return { status: 'over', winners: [reign.empireId] };
  return isAgreedEnd ? { status: 'over', winners: empiresWithMost(controls) } : { status: 'running' };
}

/** Empires that control as many planets as any, in ID order. */
function empiresWithMost(controls: readonly PlanetControl[]): number[] {
  const planets = planetsByEmpire(controls);
  const most = Math.max(...planets.values());
  const winners = [...planets].filter(([, own]) => own === most).map(([empireId]) => empireId);
  return winners.sort((a, b) => a - b);
}

function planetsByEmpire(controls: readonly PlanetControl[]): Map<number, number> {
  const planets = new Map<number, number>();
  for (const { empireId } of controls) planets.set(empireId, (planets.get(empireId) ?? 0) + 1);
  return planets;
}
