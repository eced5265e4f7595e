/**
 * Exact odds of what the planet algorithm leaves around a star.
 *
 * The ten rolls matter only through the three counts and the set of occupied orbits: the sort forgets which
 * occupied orbit rolled what. So it is enough to go through the 286 ways to share ten orbits among three
 * types and nothing, and to count the sets of occupied orbits that put a given orbit at a given rank.
 */
import { Distribution, ratio, ratioToNumber } from '@ec/prng';
import {
  capPlanetCounts,
  ORBIT_CONTENT_PERCENT,
  PLANET_ORBITS,
  type OrbitContent,
  type PlanetCounts,
} from './planet-types.js';
import type { PlanetType } from './types.js';

/** Exact probabilities of named outcomes: the probability of each is its weight ÷ the total. */
export interface ExactOdds<Outcome extends string> {
  /** Sum of the weights. */
  readonly total: bigint;
  /** Weight of each outcome. */
  readonly weights: { readonly [outcome in Outcome]: bigint };
}

/**
 * Probability of an outcome as a floating-point number, for display.
 *
 * @returns the nearest number from 0 (included) to 1 (included)
 */
export function probability<Outcome extends string>(odds: ExactOdds<Outcome>, outcome: Outcome): number {
  return ratioToNumber(ratio(odds.weights[outcome], odds.total));
}

/**
 * Exact odds of what an orbit of a star holds after the caps and the sort.
 *
 * @param orbit - 1 (included) to 10 (included)
 * @throws RangeError when `orbit` is outside its bounds
 * @see seed "Planet", assignment algorithm
 */
export function planetTypeDistribution(orbit: number): ExactOdds<OrbitContent> {
  if (!Number.isInteger(orbit) || orbit < 1 || orbit > PLANET_ORBITS) {
    throw new RangeError(`orbit must be an integer from 1 to ${PLANET_ORBITS}, got ${orbit}`);
  }
  const weights = { terrestrial: 0n, asteroid: 0n, gasGiant: 0n, empty: 0n };
  for (const { rolled, weight } of rolledCounts()) {
    const { terrestrial, asteroid } = capPlanetCounts(rolled);
    const occupied = rolled.terrestrial + rolled.asteroid + rolled.gasGiant;
    weights.empty += weight * binomial(PLANET_ORBITS - 1, occupied);
    for (let rank = 1; rank <= occupied; rank++) {
      const sets = binomial(orbit - 1, rank - 1) * binomial(PLANET_ORBITS - orbit, occupied - rank);
      const type =
        rank <= terrestrial ? 'terrestrial' : rank <= terrestrial + asteroid ? 'asteroid' : 'gasGiant';
      weights[type] += weight * sets;
    }
  }
  return { total: 100n ** BigInt(PLANET_ORBITS), weights };
}

/**
 * Exact distribution of the number of planets of a type around one star, after the caps.
 *
 * @see seed "Planet", assignment algorithm
 */
export function planetCountDistribution(type: PlanetType): Distribution {
  const weights = new Map<number, bigint>();
  for (const { rolled, weight } of rolledCounts()) {
    const count = capPlanetCounts(rolled)[type];
    const occupied = rolled.terrestrial + rolled.asteroid + rolled.gasGiant;
    weights.set(count, (weights.get(count) ?? 0n) + weight * binomial(PLANET_ORBITS, occupied));
  }
  return Distribution.of(weights);
}

/** Counts of the first rolls, with the weight of one given set of occupied orbits, of 100^10. */
interface RolledCounts {
  readonly rolled: PlanetCounts;
  readonly weight: bigint;
}

function* rolledCounts(): Generator<RolledCounts> {
  const chance = ORBIT_CONTENT_PERCENT;
  for (let terrestrial = 0; terrestrial <= PLANET_ORBITS; terrestrial++) {
    for (let asteroid = 0; terrestrial + asteroid <= PLANET_ORBITS; asteroid++) {
      for (let gasGiant = 0; terrestrial + asteroid + gasGiant <= PLANET_ORBITS; gasGiant++) {
        const occupied = terrestrial + asteroid + gasGiant;
        const arrangements = binomial(occupied, terrestrial) * binomial(occupied - terrestrial, asteroid);
        const weight =
          arrangements *
          BigInt(chance.terrestrial) ** BigInt(terrestrial) *
          BigInt(chance.asteroid) ** BigInt(asteroid) *
          BigInt(chance.gasGiant) ** BigInt(gasGiant) *
          BigInt(chance.empty) ** BigInt(PLANET_ORBITS - occupied);
        yield { rolled: { terrestrial, asteroid, gasGiant }, weight };
      }
    }
  }
}

/** Ways to choose k of n; 0 when k is below 0 or above n. */
function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
