import { MILLION } from '../arithmetic/people.js';
import { requireStrength } from './combatant.js';
import { layHits } from './lay-hits.js';
import {
  countByState,
  deploy,
  type FieldUnit,
  type GroundForces,
  type UnitReduction,
} from './ground-units.js';
import { shieldCheck, type Shield } from './shield.js';

/** What bombardment finds on a planet. */
export interface PlanetTargets {
  readonly ground: GroundForces;
  readonly shield: Shield | null;
  /** Industry, a whole number of 0 (included) or more. */
  readonly iu: number;
  /** People, in millionths of a PU, 0 (included) or more; with 0 the colony is gone. */
  readonly pu: number;
}

/** A planet under bombardment. */
export interface FieldPlanet {
  readonly batteries: readonly FieldUnit[];
  /** Armies and divisions. */
  readonly troops: readonly FieldUnit[];
  shield: Shield | null;
  iu: number;
  pu: number;
}

/** What a planet lost to hits. */
export interface PlanetLosses {
  /** In turn. */
  readonly units: readonly UnitReduction[];
  /** Industry. */
  readonly iu: number;
  /** People, in millionths of a PU. */
  readonly pu: number;
  /** Hits that reduced nothing. */
  readonly lost: number;
}

/** A planet before the first round. @throws RangeError when a number or level is out of range */
export function openPlanet({ ground, shield, iu, pu }: PlanetTargets): FieldPlanet {
  requireStrength('IU', iu, 0);
  requireStrength('PU', pu, 0);
  if (shield) {
    shieldCheck(shield.level);
    requireStrength('blocked', shield.blocked, 0);
  }
  const troops = [...deploy('AA', ground.AA), ...deploy('MD', ground.MD)];
  return { batteries: deploy('GB', ground.GB), troops, shield, iu, pu };
}

/** What is left of a planet. */
export function closePlanet({ batteries, troops, shield, iu, pu }: FieldPlanet): PlanetTargets {
  const ground = {
    GB: countByState('GB', batteries),
    AA: countByState('AA', troops),
    MD: countByState('MD', troops),
  };
  return { ground, shield, iu, pu };
}

/**
 * Lays hits on a planet: on batteries, then on armies and divisions, then one IU a hit, then one PU a hit; what can reduce nothing passes on.
 *
 * @param batteriesOnly - whether what batteries do not take is lost
 * @see
 */
export function damagePlanet(planet: FieldPlanet, hits: number, batteriesOnly: boolean): PlanetLosses {
  const units: UnitReduction[] = [];
  const note = ({ code, state }: FieldUnit): void => void units.push({ code, to: state });
  const past = layHits([planet.batteries], hits, false, note);
  if (batteriesOnly) return { units, iu: 0, pu: 0, lost: past };
  const left = layHits([planet.troops], past, false, note);
  const iu = Math.min(left, planet.iu);
  const pu = Math.min((left - iu) * MILLION, planet.pu);
  planet.iu -= iu;
  planet.pu -= pu;
  return { units, iu, pu, lost: left - iu - Math.ceil(pu / MILLION) };
}
