import { headCount } from '@ec/economy';
import type { EmpyreanState } from '../state.js';

/** Population units of the open colonies of each planet, by planet ID; other kinds bring their own air and room. */
export function populationByPlanet({ holdings }: EmpyreanState): Map<number, number> {
  const people = new Map<number, number>();
  for (const { kind, planetId, population } of holdings) {
    if (kind === 'open' && planetId !== null)
      people.set(planetId, (people.get(planetId) ?? 0) + headCount(population));
  }
  return people;
}
