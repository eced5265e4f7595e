/**
 * Cluster generation, as a tree of streams under the one it is given:
 *
 * - `('star', id)`: x, y, z, then the 1d100 of orbits 1 to 10;
 * - `('planet', star ID, orbit)`: habitability, the number of deposits, then each deposit;
 * - `('planetIds')` and `('depositIds')`: the two shuffles.
 *
 * A star's stream does not depend on other stars, nor a planet's on other planets, so a changed figure for
 * one of them leaves the rest of the cluster as it was (up to the shuffled IDs).
 */
import type { Prng } from '@ec/prng';
import { depositRoller, type DepositDraft } from './generate-deposits.js';
import { habitabilityRoller } from './habitability.js';
import { assertClusterParameters, defaultClusterParameters, type ClusterParameters } from './parameters.js';
import { rollOrbits, type OrbitContent } from './planet-types.js';
import { formSystems } from './systems.js';
import type { Cluster, Coordinates, Deposit, Planet } from './types.js';

/**
 * Makes a cluster: stars, the systems they form, planets, and deposits.
 *
 * The same seed and parameters make the same cluster, byte for byte. `rng` itself is not advanced: only streams
 * derived from it are used, so the same `rng` makes the same cluster twice.
 *
 * @param rng - the stream to derive all draws from
 * @param parameters - figures of the rulings, by default as written
 * @throws RangeError when a parameter is unknown, missing or outside its bounds
 * @see seed "Cluster", "Star", "System", "Planet", "Deposit"; E-05 to E-08
 */
export function generateCluster(
  rng: Prng,
  parameters: ClusterParameters = defaultClusterParameters,
): Cluster {
  const drawn = drawCluster(rng, parameters);
  return { ...drawn, deposits: withIds(drawn.deposits) };
}

/** A cluster whose deposits have no IDs yet; they stand in the order in which they would be numbered. */
export interface ClusterDraft extends Omit<Cluster, 'deposits'> {
  readonly deposits: readonly DepositDraft[];
}

/**
 * The same cluster before its deposits are numbered, for set-ups that make home worlds of some planets, which numbers all deposits afresh.
 *
 * @param rng - the stream to derive all draws from
 * @param parameters - figures of the rulings, by default as written
 * @throws RangeError when a parameter is unknown, missing or outside its bounds
 * @see E-08, E-09
 */
export function drawCluster(
  rng: Prng,
  parameters: ClusterParameters = defaultClusterParameters,
): ClusterDraft {
  assertClusterParameters(parameters);
  const points: Coordinates[] = [];
  const orbits: OrbitContent[][] = [];
  const starStreams = rng.stream('star');
  for (let starId = 1; starId <= parameters.starCount; starId++) {
    const star = starStreams.stream(starId);
    points.push(rollCoordinates(star, parameters.axisSize));
    orbits.push(rollOrbits(star));
  }
  const planets = rollPlanets(rng, orbits, parameters);
  const rollDeposits = depositRoller(parameters);
  const drafts: DepositDraft[] = [];
  for (const { planet, stream } of planets) rollDeposits(stream, planet, drafts);
  return {
    ...formSystems(points),
    planets: planets.map(({ planet }) => planet),
    deposits: rng.stream('depositIds').shuffle(drafts),
  };
}

/**
 * Gives deposits IDs from 1 in a random order, so that a player who knows some IDs learns nothing about the rest.
 *
 * @returns the deposits in ID order
 * @see E-08
 */
export function shuffleIds(rng: Prng, drafts: readonly DepositDraft[]): Deposit[] {
  return withIds(rng.shuffle(drafts));
}

function withIds(drafts: readonly DepositDraft[]): Deposit[] {
  return drafts.map(({ planetId, number, resource, quantity, yieldPercent }, index) => {
    return { id: index + 1, planetId, number, resource, quantity, yieldPercent };
  });
}

function rollCoordinates(rng: Prng, axisSize: number): Coordinates {
  const x = rng.intN(axisSize);
  const y = rng.intN(axisSize);
  return { x, y, z: rng.intN(axisSize) };
}

/** A planet, and its stream with the habitability already drawn. */
interface RolledPlanet {
  readonly planet: Planet;
  readonly stream: Prng;
}

/** The planets in ID order; `orbits` holds the ten orbits of star 1, star 2, … */
function rollPlanets(
  rng: Prng,
  orbits: readonly (readonly OrbitContent[])[],
  parameters: ClusterParameters,
): RolledPlanet[] {
  const slots: Omit<Planet, 'id' | 'habitability'>[] = [];
  for (const [star, contents] of orbits.entries()) {
    for (const [index, type] of contents.entries()) {
      if (type !== 'empty') slots.push({ starId: star + 1, orbit: index + 1, type });
    }
  }
  const rollHabitability = habitabilityRoller(parameters);
  // Deriving a stream hashes each part of its path, so the shared beginnings are derived once.
  const planetStreams = rng.stream('planet');
  const starStreams: Prng[] = [];
  const shuffled = rng.stream('planetIds').shuffle(slots);
  return shuffled.map(({ starId, orbit, type }, index) => {
    const stream = (starStreams[starId - 1] ??= planetStreams.stream(starId)).stream(orbit);
    const habitability = rollHabitability(stream, type, orbit);
    return { planet: { id: index + 1, starId, orbit, type, habitability }, stream };
  });
}
