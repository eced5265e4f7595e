/**
 * Types of the planets of one star: roll, cap, sort.
 *
 * Sorting forgets which orbit rolled what, so only the set of occupied orbits and the three counts survive. The
 * seed demotes the innermost excess planets one by one; the counts that this leaves are known at once (excess
 * gas giants become asteroids, then excess asteroids become terrestrial), so no planet needs to be searched for.
 */
import type { Prng } from '@ec/prng';
import type { ByPlanetType, PlanetType } from './types.js';

/** Orbits of a star that may hold a planet: 1 (included) to 10 (included). Orbit 11 holds other stars only. */
export const PLANET_ORBITS = 10;

/** What an orbit holds before or after the sort: a planet of a type, or nothing. */
export type OrbitContent = PlanetType | 'empty';

/** Chances of 100 of what an orbit's first roll places there: 1–29, 30–34, 35–41, 42–100 of a 1d100. */
export const ORBIT_CONTENT_PERCENT: { readonly [content in OrbitContent]: number } = {
  terrestrial: 29,
  asteroid: 5,
  gasGiant: 7,
  empty: 59,
};

/** Most gas giants a star keeps; excess ones are demoted to asteroid belts. */
export const MAX_GAS_GIANTS = 3;
/** Most asteroid belts a star keeps; excess ones are demoted to terrestrial planets. */
export const MAX_ASTEROIDS = 2;

/**
 * Highest habitability of each type of planet (included).
 *
 * @see seed "Planet", type notes
 */
export const MAX_HABITABILITY: ByPlanetType<number> = { terrestrial: 25, asteroid: 0, gasGiant: 20 };

/**
 * Rolls what lies in orbits 1 to 10 of a star: a 1d100 for each orbit from the inside, the caps, then the sort.
 *
 * @returns ten entries, orbit 1 first
 * @see seed "Planet", assignment algorithm steps 1 to 4; E-05
 */
export function rollOrbits(rng: Prng): OrbitContent[] {
  const rolled: OrbitContent[] = [];
  for (let orbit = 1; orbit <= PLANET_ORBITS; orbit++) rolled.push(contentOfRoll(rng.between(1, 100)));
  return capAndSortOrbits(rolled);
}

/**
 * Applies the two caps and the sort to the orbits of a star: terrestrial planets inside, then asteroid belts, then
 * gas giants; empty orbits stay where they are.
 *
 * @param rolled - what the first rolls placed, orbit 1 first
 * @see seed "Planet", assignment algorithm steps 2 to 4
 */
export function capAndSortOrbits(rolled: readonly OrbitContent[]): OrbitContent[] {
  const { terrestrial, asteroid } = capPlanetCounts({
    terrestrial: count(rolled, 'terrestrial'),
    asteroid: count(rolled, 'asteroid'),
    gasGiant: count(rolled, 'gasGiant'),
  });
  let placed = 0;
  return rolled.map((content) => {
    if (content === 'empty') return content;
    const place = placed++;
    if (place < terrestrial) return 'terrestrial';
    return place < terrestrial + asteroid ? 'asteroid' : 'gasGiant';
  });
}

/** Numbers of planets of a star, by type. */
export type PlanetCounts = ByPlanetType<number>;

/**
 * Numbers of planets that the two caps leave of the numbers rolled; their total does not change.
 *
 * @see seed "Planet", assignment algorithm steps 2 and 3
 */
export function capPlanetCounts({ terrestrial, asteroid, gasGiant }: PlanetCounts): PlanetCounts {
  const gasGiantsLeft = Math.min(gasGiant, MAX_GAS_GIANTS);
  const asteroids = asteroid + gasGiant - gasGiantsLeft;
  const asteroidsLeft = Math.min(asteroids, MAX_ASTEROIDS);
  return {
    terrestrial: terrestrial + asteroids - asteroidsLeft,
    asteroid: asteroidsLeft,
    gasGiant: gasGiantsLeft,
  };
}

function contentOfRoll(roll: number): OrbitContent {
  const { terrestrial, asteroid, gasGiant } = ORBIT_CONTENT_PERCENT;
  if (roll <= terrestrial) return 'terrestrial';
  if (roll <= terrestrial + asteroid) return 'asteroid';
  return roll <= terrestrial + asteroid + gasGiant ? 'gasGiant' : 'empty';
}

function count(contents: readonly OrbitContent[], wanted: OrbitContent): number {
  let found = 0;
  for (const content of contents) if (content === wanted) found++;
  return found;
}
