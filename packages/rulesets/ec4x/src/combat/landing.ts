import type { Prng } from '@ec/prng';
import { resolveBombardment, type Bombardment } from './bombardment.js';
import { hasUnits } from './ground-units.js';
import type { PlanetTargets } from './planet.js';
import type { TaskForce } from './task-force.js';

/** An assault on a planet, up to the landing. */
export interface Assault extends Bombardment {
  /** Whether the divisions of the transports that are left land. */
  readonly lands: boolean;
}

/**
 * The round of bombardment before an invasion: if no battery is left the divisions land, and the shield is destroyed. The spaceports, which
 * are destroyed too, are left to the caller.
 *
 * @throws RangeError when a strength, count or level is out of range, or the force is malformed
 * @see X-59
 */
export function assaultForInvasion(
  force: TaskForce,
  planet: PlanetTargets,
  rng: Pick<Prng, 'numbered'>,
): Assault {
  const round = resolveBombardment(force, planet, rng, { roundLimit: 1, batteriesOnly: false });
  if (hasUnits(round.planet.ground.GB) || !canLand(round)) return { ...round, lands: false };
  return { ...round, planet: { ...round.planet, shield: null }, lands: true };
}

/**
 * The round before a blitz, which hits batteries only: the divisions land whatever is left of the planet.
 *
 * @param force - with its troop transports as squadrons of AS 0
 * @throws RangeError when a strength, count or level is out of range, or the force is malformed
 * @see X-59
 */
export function assaultForBlitz(
  force: TaskForce,
  planet: PlanetTargets,
  rng: Pick<Prng, 'numbered'>,
): Assault {
  const round = resolveBombardment(force, planet, rng, { roundLimit: 1, batteriesOnly: true });
  return { ...round, lands: canLand(round) };
}

/** Whether a fleet, and a colony to take, are left. */
function canLand({ force, planet }: Bombardment): boolean {
  return planet.pu > 0 && force.fleets.some(({ fate }) => fate.kind === 'stayed');
}
