import { productionOf } from '../formulas/production.js';
import type { GalaxyView } from '../view/view.js';
import { alienForces, hostileGroups, strength } from './forces.js';
import { byDistance, type Target } from './moves.js';

/** Turns of an average rival's production that may stand over a planet which nobody has looked at, at most. */
const UNSEEN_TURNS = 0.5;
/** By how much an attack has to be stronger than what is known or feared: three halves. */
const MARGIN = 1.1;

/** A place worth an attack, and how strong the attack has to be. */
export interface Objective extends Target {
  readonly need: number;
}

/**
 * Places worth an attack, the nearest first: planets of races that are no allies, and groups of theirs wherever they are seen.
 *
 * What stands over a planet that is not seen can only be feared: something, but never more than a fraction of what a rival can build.
 */
export function objectives(view: GalaxyView, planetId: number): Objective[] {
  const { own, planets } = view;
  const fear = feared(view);
  const found = planets.flatMap((planet) => {
    const { id, name, x, y, isOwned, seen } = planet;
    if (id === planetId || seen?.ownerId === own.id) return [];
    if (!seen) return isOwned ? [{ id, name, x, y, need: fear }] : [];
    const isHostile = seen.ownerId !== null && !own.allies.includes(seen.ownerId);
    const groups = hostileGroups(view, id);
    if (!isHostile && groups.length === 0) return [];
    return [{ id, name, x, y, need: MARGIN * strength(alienForces(view, groups)) }];
  });
  const needs = new Map(found.map(({ id, need }) => [id, need]));
  return byDistance(view, planetId, found).map((target) => ({ ...target, need: needs.get(target.id) ?? 0 }));
}

/** What an average rival can have built in a few turns, in the strength of ships as good as the own ones. */
function feared({ own, races }: GalaxyView): number {
  const rivals = races.filter(({ id, planets }) => id !== own.id && planets > 0);
  if (rivals.length === 0) return 0;
  const built = rivals.reduce((sum, { population, industry, tech }) => {
    const mass = (UNSEEN_TURNS * productionOf(population, industry)) / 10;
    return sum + mass * tech.weapons * tech.shields;
  }, 0);
  return built / rivals.length;
}

/** Own planets for which ships of others head, or over which they stand, with how much comes: in mass, as far as it is known. */
export function threats(view: GalaxyView): Map<number, number> {
  const coming = new Map<number, number>();
  const add = (id: number, mass: number): void => {
    if (mass > 0) coming.set(id, (coming.get(id) ?? 0) + mass);
  };
  for (const { planetId, mass } of view.incoming) add(planetId, mass);
  for (const { id } of view.ownPlanets) add(id, strength(alienForces(view, hostileGroups(view, id))));
  return coming;
}
