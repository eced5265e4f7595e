import { diceMax, diceMin } from '@ec/prng';
import type { NoteProblem } from './cluster-problems.js';
import { habitabilityDice } from './habitability.js';
import { HOME_WORLD_ORBITS_IN_WORDS, isEligibleHomeWorld } from './home-worlds.js';
import type { ClusterParameters } from './parameters.js';
import { MAX_ASTEROIDS, MAX_GAS_GIANTS, MAX_HABITABILITY } from './planet-types.js';
import { PLANET_TYPES, type Planet, type PlanetType, type Star } from './types.js';
import { checkId } from './validate-stars.js';

interface PlacedPlanet {
  readonly planet: Planet;
  readonly path: string;
}

/** Checks the planets: IDs, stars, orbits, caps and order of types around each star, habitability, home worlds. */
export function checkPlanets(
  stars: readonly Star[],
  planets: readonly Planet[],
  homeWorlds: ReadonlySet<number>,
  parameters: ClusterParameters,
  note: NoteProblem,
): void {
  const byStar = new Map<number, PlacedPlanet[]>();
  for (const [index, planet] of planets.entries()) {
    const path = `$.planets[${index}]`;
    checkId(path, planet.id, index, 'planetId', note);
    if (planet.starId > stars.length) {
      note(`${path}.starId`, 'planetStar', `expected a star from 1 to ${stars.length}, got ${planet.starId}`);
    }
    const around = byStar.get(planet.starId) ?? [];
    around.push({ planet, path });
    byStar.set(planet.starId, around);
    checkHabitability(path, planet, homeWorlds.has(planet.id), parameters, note);
  }
  for (const [starId, around] of byStar) checkOrbits(starId, around, note);
  for (const planetId of homeWorlds) checkHomeWorld(planetId, planets, note);
}

function checkHabitability(
  path: string,
  { type, orbit, habitability }: Planet,
  isHomeWorld: boolean,
  parameters: ClusterParameters,
  note: NoteProblem,
): void {
  const dice = habitabilityDice(type, orbit, parameters);
  let [least, most] = [0, 0];
  if (dice !== undefined) [least, most] = [diceMin(dice), diceMax(dice)];
  if (isHomeWorld) [least, most] = [0, MAX_HABITABILITY.terrestrial];
  if (habitability >= least && habitability <= most) return;
  const where = isHomeWorld ? 'on a home world' : `for type ${type} in orbit ${orbit}`;
  note(`${path}.habitability`, 'habitability', `expected ${least} to ${most} ${where}, got ${habitability}`);
}

function checkOrbits(starId: number, around: PlacedPlanet[], note: NoteProblem): void {
  around.sort((a, b) => a.planet.orbit - b.planet.orbit);
  const counts = { terrestrial: 0, asteroid: 0, gasGiant: 0 };
  let orbitBefore = 0;
  let outermost: PlanetType = 'terrestrial';
  for (const { planet, path } of around) {
    const { orbit, type } = planet;
    counts[type]++;
    if (orbit === orbitBefore) {
      note(
        `${path}.orbit`,
        'orbitTaken',
        `expected one planet in orbit ${orbit} of star ${starId}, got another`,
      );
    }
    orbitBefore = orbit;
    if (PLANET_TYPES.indexOf(type) < PLANET_TYPES.indexOf(outermost)) {
      note(
        `${path}.type`,
        'typeOrder',
        `expected no ${type} outside a ${outermost} of star ${starId}, got orbit ${orbit}`,
      );
    } else {
      outermost = type;
    }
  }
  if (counts.gasGiant > MAX_GAS_GIANTS) {
    const message = `expected at most ${MAX_GAS_GIANTS} gas giants at star ${starId}, got ${counts.gasGiant}`;
    note('$.planets', 'gasGiantCap', message);
  }
  if (counts.asteroid > MAX_ASTEROIDS) {
    const message = `expected at most ${MAX_ASTEROIDS} asteroid belts at star ${starId}, got ${counts.asteroid}`;
    note('$.planets', 'asteroidCap', message);
  }
}

function checkHomeWorld(planetId: number, planets: readonly Planet[], note: NoteProblem): void {
  const planet = planets[planetId - 1];
  if (planet !== undefined && isEligibleHomeWorld(planet)) return;
  const path = planet === undefined ? '$.planets' : `$.planets[${planetId - 1}]`;
  const found = planet === undefined ? 'none' : `type ${planet.type} in orbit ${planet.orbit}`;
  note(
    path,
    'homeWorld',
    `expected home world ${planetId} to be terrestrial in orbit ${HOME_WORLD_ORBITS_IN_WORDS}, got ${found}`,
  );
}
