import { type Prng, shown } from '@ec/prng';
import { PLANETS, RESOURCE_ROLLS } from '../tables/planets.js';
import { PLANET_CLASSES, type PlanetClass, type Resources } from '../types.js';

/**
 * Class and resources of a planet by two rolls of 1D10.
 *
 * @see seed 2.2
 */
export function drawPlanet(rng: Prng): { planetClass: PlanetClass; resources: Resources } {
  return planetOf(rng.intN(10), rng.intN(10));
}

/**
 * Class and resources of a planet.
 *
 * @param first - roll for the class, 0 (included) to 9 (included)
 * @param second - roll for the resources before its modifier, 0 (included) to 9 (included)
 * @throws RangeError when the table has no such roll
 * @see seed 2.2; X-02
 */
export function planetOf(first: number, second: number): { planetClass: PlanetClass; resources: Resources } {
  const planetClass = PLANET_CLASSES.find((name) => PLANETS[name].rolls.includes(first));
  if (!planetClass)
    throw new RangeError(`class of planet: expected a roll from 0 to 9, received ${shown(first)}`);
  const total = second + PLANETS[planetClass].resources;
  const row = RESOURCE_ROLLS.find(({ upTo }) => total <= upTo);
  if (!row) throw new RangeError(`resources: expected a roll from 0 to 9, received ${shown(second)}`);
  return { planetClass, resources: row.resources };
}
