import type { Prng } from '@ec/prng';
import type { DepositDraft } from './generate-deposits.js';
import { shuffleIds, type ClusterDraft } from './generate-cluster.js';
import type { HomeWorldTemplate } from './home-world-template.js';
import type { Cluster, Planet } from './types.js';

/**
 * Orbits whose terrestrial planets may become home worlds.
 *
 * @see seed "Planet", home world rules
 */
export const HOME_WORLD_ORBITS: readonly number[] = [3, 4, 5];

/** The same in words, for messages: `3, 4 or 5`. */
export const HOME_WORLD_ORBITS_IN_WORDS = HOME_WORLD_ORBITS.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** True for a terrestrial planet in one of the {@link HOME_WORLD_ORBITS}, whatever its habitability or system. */
export function isEligibleHomeWorld({ type, orbit }: Planet): boolean {
  return type === 'terrestrial' && HOME_WORLD_ORBITS.includes(orbit);
}

/**
 * Every planet that may become a home world, by ID.
 *
 * @see seed "Planet", home world rules
 */
export function eligibleHomeWorlds(cluster: Pick<Cluster, 'planets'>): Planet[] {
  return cluster.planets.filter(isEligibleHomeWorld);
}

/**
 * The cluster with some planets made into home worlds: each takes the template's habitability, and the template's
 * deposits instead of its own, numbered from 1 in the template's order. Then all deposit IDs are shuffled afresh,
 * lest the new deposits stand out; planet IDs stay. The cluster given is not changed.
 *
 * Only the stream `('homeWorlds', …planet IDs)` under `rng` is used; `rng` itself is not advanced.
 *
 * @param cluster - as generated or drawn, before any mine refers to a deposit ID
 * @param planetIds - distinct eligible planets
 * @param template - what each becomes
 * @param rng - the stream to derive the shuffle from
 * @throws RangeError when a planet does not exist, is named twice, or is not eligible
 * @see E-08, E-09
 */
export function designateHomeWorlds(
  cluster: ClusterDraft,
  planetIds: readonly number[],
  template: HomeWorldTemplate,
  rng: Prng,
): Cluster {
  const chosen = new Set<number>();
  for (const planetId of planetIds) {
    const planet = cluster.planets[planetId - 1];
    if (planet === undefined || !isEligibleHomeWorld(planet)) {
      const found =
        planet === undefined ? 'not a planet' : `a planet of type ${planet.type} in orbit ${planet.orbit}`;
      throw new RangeError(
        `home world must be a terrestrial planet in orbit ${HOME_WORLD_ORBITS_IN_WORDS}; ${planetId} is ${found}`,
      );
    }
    if (chosen.has(planetId)) throw new RangeError(`home world ${planetId} is named twice`);
    chosen.add(planetId);
  }
  // thousands of deposits are looked up: a table is faster than the set
  const isChosen = new Uint8Array(cluster.planets.length + 1);
  for (const planetId of planetIds) isChosen[planetId] = 1;
  const drafts: DepositDraft[] = cluster.deposits.filter(({ planetId }) => isChosen[planetId] !== 1);
  for (const planetId of planetIds) drafts.push(...templateDeposits(planetId, template));
  const { habitability } = template;
  return {
    ...cluster,
    planets: cluster.planets.map((planet) => (chosen.has(planet.id) ? { ...planet, habitability } : planet)),
    deposits: shuffleIds(rng.stream('homeWorlds', ...planetIds), drafts),
  };
}

function templateDeposits(planetId: number, template: HomeWorldTemplate): DepositDraft[] {
  const drafts: DepositDraft[] = [];
  for (const { resource, quantity, yieldPercent, count } of template.deposits) {
    for (let i = 0; i < count; i++) {
      drafts.push({ planetId, number: drafts.length + 1, resource, quantity, yieldPercent });
    }
  }
  return drafts;
}
