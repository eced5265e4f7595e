import type { Prng } from '@ec/prng';
import { closeForce, openForce, type ForceState } from './battlefield.js';
import { requireStrength, type Combatant } from './combatant.js';
import { bombardRound, type BombardmentRound } from './bombardment-round.js';
import { closePlanet, openPlanet, type PlanetTargets } from './planet.js';
import type { TaskForce } from './task-force.js';

/** How a planet is bombarded. */
export interface BombardmentRules {
  /** Rounds of a turn, 0 (included) or more. @see X-56 */
  readonly roundLimit: number;
  /** Whether hits that batteries do not take are lost, as before a blitz and from blockaders. @see */
  readonly batteriesOnly: boolean;
}

/** A bombardment of a planet. */
export interface Bombardment {
  readonly rounds: readonly BombardmentRound[];
  readonly force: ForceState<never>;
  /** What is left of the planet; its shield remembers what it has blocked. */
  readonly planet: PlanetTargets;
}

/**
 * Bombards a planet until the limit of rounds, or until no squadron or nobody on the planet is left; where hits count on batteries only, also
 * until no battery is left. Round n draws from the numbered stream n of `rng`.
 *
 * @param force - all of one House that bombard
 * @throws RangeError when a strength, count or level is out of range, or the force is malformed as in `resolveSpaceCombat`
 * @see
 */
export function resolveBombardment(
  force: TaskForce,
  planet: PlanetTargets,
  rng: Pick<Prng, 'numbered'>,
  { roundLimit, batteriesOnly }: BombardmentRules,
): Bombardment {
  requireStrength('rounds', roundLimit, 0);
  const attackers = openForce<never>(force);
  const target = openPlanet(planet);
  const rounds: BombardmentRound[] = [];
  while (rounds.length < roundLimit && attackers.squadrons.length > 0 && target.pu > 0) {
    const round = rounds.length + 1;
    rounds.push(bombardRound(attackers, target, round, batteriesOnly, rng.numbered(round)));
    if (batteriesOnly && !target.batteries.some(isLeft)) break;
  }
  return { rounds, force: closeForce(attackers), planet: closePlanet(target) };
}

function isLeft({ state }: Pick<Combatant, 'state'>): boolean {
  return state !== 'destroyed';
}
