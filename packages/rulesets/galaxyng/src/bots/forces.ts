import { shipMass } from '../formulas/ship.js';
import type { Group } from '../state.js';
import type { ByTech, Design } from '../types.js';
import type { AlienGroup, GalaxyView } from '../view/view.js';

/** Ships of one design. */
export interface Ships {
  readonly design: Design;
  readonly tech: ByTech<number>;
  readonly ships: number;
}

/** What armed ships are worth in a battle: their mass, times how good their guns and shields are. */
export function strength(forces: readonly Ships[]): number {
  return forces.reduce((sum, { design, tech, ships }) => {
    const isArmed = design.attacks > 0;
    return isArmed ? sum + ships * shipMass(design) * tech.weapons * Math.max(1, tech.shields) : sum;
  }, 0);
}

/** Own groups as forces. */
export function ownForces({ own }: GalaxyView, groups: readonly Group[]): Ships[] {
  const designs = new Map(own.types.map(({ id, design }) => [id, design]));
  return groups.flatMap(({ typeId, tech, ships }) => {
    const design = designs.get(typeId);
    return design ? [{ design, tech, ships }] : [];
  });
}

/** Groups of races that are no allies, at one planet. */
export function hostileGroups({ own, alienGroups }: GalaxyView, planetId: number): AlienGroup[] {
  return alienGroups.filter((group) => group.planetId === planetId && !own.allies.includes(group.raceId));
}

/** Groups of others as forces. */
export function alienForces({ alienTypes }: GalaxyView, groups: readonly AlienGroup[]): Ships[] {
  return groups.flatMap(({ raceId, typeId, tech, ships }) => {
    const type = alienTypes.find((one) => one.raceId === raceId && one.id === typeId);
    return type ? [{ design: type.design, tech, ships }] : [];
  });
}
