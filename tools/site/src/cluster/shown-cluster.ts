import { seedOf } from '@ec/balance';
import {
  defaultClusterParameters,
  depositsOn,
  formatCoordinates,
  formatPlanet,
  generateCluster,
  starList,
  type Cluster,
  type Coordinates,
} from '@ec/cluster';
import { Prng } from '@ec/prng';

/** What the page asks for; the address holds it. */
export interface ClusterSettings {
  readonly seed: string;
  /** Stars, 1 (included) to 500 (included). */
  readonly stars: number;
  /** Points along each axis, 1 (included) to 100 (included). */
  readonly axis: number;
  /** Technology level of the hyper engines, which is their range in light years: 1 (included) to 10 (included). */
  readonly level: number;
  /** ID of the system that was picked; the first when absent. */
  readonly system: number;
}

/** What is shown at first: the cluster of the rules as they were written. */
export const FIRST_CLUSTER: ClusterSettings = {
  seed: '1978',
  stars: defaultClusterParameters.starCount,
  axis: defaultClusterParameters.axisSize,
  level: 5,
  system: 1,
};

/** Habitability from which many can live on a planet (included). */
export const MANY = 10;

/** A system as the table and the picture show it. */
export interface SystemRow {
  readonly id: number;
  readonly coordinates: Coordinates;
  readonly name: string;
  readonly stars: number;
  readonly planets: number;
  /** Greatest habitability of its planets; 0 where nobody can live. */
  readonly habitability: number;
  /** Deposits of fuel on its planets. */
  readonly fuel: number;
}

/** A planet of the picked system. */
export interface PlanetRow {
  readonly name: string;
  readonly type: string;
  readonly habitability: number;
  /** What lies on it, in words: one for each deposit. */
  readonly deposits: readonly string[];
}

/** A system that ships can reach from the picked one. */
export interface ReachRow {
  readonly id: number;
  readonly name: string;
  /** Square of its distance, in square light years. */
  readonly squaredDistance: number;
  /** Lowest technology level of engines that reach it. */
  readonly level: number;
}

const TYPES = { terrestrial: 'terrestrial', asteroid: 'asteroid belt', gasGiant: 'gas giant' } as const;
const RESOURCES = {
  gold: 'gold',
  fuel: 'fuel',
  metallics: 'metallics',
  nonMetallics: 'non-metallics',
} as const;

/** Settings from the part of an address behind `#`; what it does not say, or says wrongly, is as at first. */
export function parseClusterSettings(hash: string): ClusterSettings {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const whole = (name: keyof ClusterSettings, most: number): number => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : Number(FIRST_CLUSTER[name]);
  };
  return {
    seed: query.get('seed') ?? FIRST_CLUSTER.seed,
    stars: whole('stars', 500),
    axis: whole('axis', 100),
    level: whole('level', 10),
    system: whole('system', 500),
  };
}

/** Settings as the part of an address behind `#`. */
export function formatClusterSettings(settings: ClusterSettings): string {
  return new URLSearchParams(Object.entries(settings).map(([key, value]) => [key, String(value)])).toString();
}

/**
 * The cluster of a seed.
 *
 * @see E-05 to E-07
 */
export function clusterOf({ seed, stars, axis }: ClusterSettings): Cluster {
  const parameters = { ...defaultClusterParameters, starCount: stars, axisSize: axis };
  return generateCluster(Prng.fromSeed(seedOf(seed)).stream('cluster'), parameters);
}

/** The code that makes the same cluster. */
export function codeOf({ seed, stars, axis }: ClusterSettings): string {
  const made = seedOf(seed);
  const written = typeof made === 'bigint' ? `${made}n` : JSON.stringify(made);
  return `generateCluster(Prng.fromSeed(${written}).stream('cluster'), { ...defaultClusterParameters, starCount: ${stars}, axisSize: ${axis} })`;
}

/** All systems, by ID. */
export function systemRows(cluster: Cluster): SystemRow[] {
  const fuelled = new Set(
    cluster.deposits.filter(({ resource }) => resource === 'fuel').map(({ planetId }) => planetId),
  );
  const planets = Map.groupBy(cluster.planets, ({ starId }) => cluster.stars[starId - 1]?.systemId ?? 0);
  return cluster.systems.map(({ id, coordinates, starIds }) => {
    const own = planets.get(id) ?? [];
    return {
      id,
      coordinates,
      name: formatCoordinates(coordinates),
      stars: starIds.length,
      planets: own.length,
      habitability: own.reduce((most, { habitability }) => Math.max(most, habitability), 0),
      fuel: own.filter((planet) => fuelled.has(planet.id)).length,
    };
  });
}

/** The planets of a system, star by star and from the innermost orbit, with what lies on them. */
export function planetRows(cluster: Cluster, systemId: number): PlanetRow[] {
  return cluster.planets
    .filter(({ starId }) => cluster.stars[starId - 1]?.systemId === systemId)
    .toSorted((a, b) => a.starId - b.starId || a.orbit - b.orbit)
    .map(({ id, type, habitability }) => ({
      name: formatPlanet(cluster, id),
      type: TYPES[type],
      habitability,
      deposits: depositsOn(cluster, id).map(
        ({ resource, quantity, yieldPercent }) =>
          `${quantity.toLocaleString('en')} ${RESOURCES[resource]} at ${yieldPercent} %`,
      ),
    }));
}

/**
 * Systems that ships reach from one in a single jump, nearest first.
 *
 * @see seed "Hyper Engine": the range is the technology level in light years
 */
export function reachOf(cluster: Cluster, systemId: number, level: number): ReachRow[] {
  const from = cluster.systems[systemId - 1];
  if (!from) return [];
  return starList(cluster, from.coordinates, level).map(({ systemId: id, coordinates, squaredDistance }) => ({
    id,
    name: formatCoordinates(coordinates),
    squaredDistance,
    level: Math.ceil(Math.sqrt(squaredDistance)),
  }));
}
