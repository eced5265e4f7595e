import { headCount } from '@ec/economy';
import type { Outcome } from '@ec/engine';
import type { EmpyreanState, PlanetControl } from './state.js';
import type { EmpyreanParameters } from './parameters.js';

/** Consecutive turns for which both must hold. */
export const VICTORY_TURNS = 4;

/**
 * Counts the consecutive turns in which each empire has met the terms of victory; after a turn in which it does not, its count starts again.
 *
 * @param parameters - values of all parameters of Empyrean Challenge, as `resolveParameters` makes them
 * @see seed "General Rules": victory; E-52
 */
export function countReign(state: EmpyreanState, parameters: EmpyreanParameters): void {
  const [needed, rival] = [Number(parameters['victory.planets']), Number(parameters['victory.rival'])];
  const planets = [...planetsByEmpire(state.controls)];
  const turns = new Map(state.reign?.map((reign) => [reign.empireId, reign.turns]));
  const reign = planets
    .filter(
      ([empireId, own]) =>
        own >= needed && planets.every(([other, theirs]) => other === empireId || theirs < rival),
    )
    .map(([empireId]) => ({ empireId, turns: (turns.get(empireId) ?? 0) + 1 }))
    .sort((a, b) => a.empireId - b.empireId);
  state.reign = reign.length > 0 ? reign : null;
}

/**
 * Whether the game is over, and who has won. An empire wins when it has met the terms of victory for long enough; of several, those that have
 * met them longest. When all have agreed to end the game, those that control the most planets win; if nobody controls any planet, nobody wins.
 *
 * @see seed "General Rules": victory
 */
export function outcome({ reign, isAgreedEnd, controls }: EmpyreanState): Outcome {
  const longest = Math.max(0, ...(reign ?? []).map(({ turns }) => turns));
  if (longest >= VICTORY_TURNS) {
    const winners = (reign ?? []).filter(({ turns }) => turns === longest);
    return { status: 'over', winners: winners.map(({ empireId }) => empireId) };
  }
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

/** People count among those who control as many planets: fewer than this, all of an empire together. */
const PLANET = 1e12;

/** How far an empire has come: planets under its control, then its people. */
export function standing({ controls, holdings }: EmpyreanState, seat: number): number {
  const own = holdings.filter(({ empireId }) => empireId === seat);
  const people = own.reduce((sum, { population }) => sum + headCount(population), 0);
  return PLANET * (planetsByEmpire(controls).get(seat) ?? 0) + people;
}
