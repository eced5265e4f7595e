import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import {
  defaultHomeWorldTemplate,
  designateHomeWorlds,
  eligibleHomeWorlds,
  findStar,
  formatCoordinates,
  formatPlanetLabel,
  formatStar,
  formatStarLabel,
  formatStarLetter,
  generateCluster,
  parseCoordinates,
  parsePlanetLabel,
  parseStarLabel,
  parseStarLetter,
  squaredDistance,
  starList,
  validateCluster,
  defaultClusterParameters,
} from '../src/index.js';

const axis = fc.integer({ min: 0, max: 30 });
const point = fc.record({ x: axis, y: axis, z: axis });
const sequence = fc.integer({ min: 1, max: 702 });
const orbit = fc.integer({ min: 1, max: 10 });
const seed = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

test.prop([point, sequence, orbit])(
  'seed "Cluster": labels read back as they were written',
  (coordinates, s, o) => {
    expect(parseCoordinates(formatCoordinates(coordinates))).toEqual(coordinates);
    expect(parseStarLetter(formatStarLetter(s))).toBe(s);
    for (const label of [{ coordinates }, { coordinates, sequence: s }]) {
      expect(parseStarLabel(formatStarLabel(label))).toEqual(label);
      expect(parsePlanetLabel(formatPlanetLabel({ ...label, orbit: o }))).toEqual({ ...label, orbit: o });
    }
  },
);

test.prop([fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Za-z/ -]{0,12}$/))])(
  'seed "Cluster": no text makes a parser throw',
  (text) => {
    for (const parse of [parseCoordinates, parseStarLabel, parsePlanetLabel])
      expect(() => parse(text)).not.toThrow();
  },
);

test.prop([point, point])('squared distance is symmetric, and 0 only at the same point', (a, b) => {
  expect(squaredDistance(a, b)).toBe(squaredDistance(b, a));
  expect(squaredDistance(a, b) === 0).toBe(formatCoordinates(a) === formatCoordinates(b));
});

test.prop([seed, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 31 })], { numRuns: 30 })(
  'E-05 to E-08: every cluster is valid, whatever its size, and its star labels name its stars',
  (value, starCount, axisSize) => {
    const parameters = { ...defaultClusterParameters, starCount, axisSize };
    const cluster = generateCluster(Prng.fromSeed(value), parameters);
    expect(validateCluster(cluster, [], parameters)).toEqual({ ok: true, cluster });
    for (const star of cluster.stars) {
      const label = parseStarLabel(formatStar(cluster, star.id));
      expect(label && findStar(cluster, label)).toEqual(star);
    }
  },
);

test.prop([seed, fc.integer({ min: 0, max: 5 })], { numRuns: 15 })(
  'E-09: a cluster with home worlds is valid, and nobody else is richer or poorer',
  (value, count) => {
    const rng = Prng.fromSeed(value);
    const cluster = generateCluster(rng);
    const homes = eligibleHomeWorlds(cluster)
      .slice(0, count)
      .map(({ id }) => id);
    const designated = designateHomeWorlds(cluster, homes, defaultHomeWorldTemplate, rng);
    expect(validateCluster(designated, homes)).toEqual({ ok: true, cluster: designated });
    const own = cluster.deposits.filter(({ planetId }) => homes.includes(planetId)).length;
    expect(designated.deposits.length).toBe(cluster.deposits.length - own + 40 * homes.length);
  },
);

test.prop([seed, fc.integer({ min: 0, max: 52 })], { numRuns: 30 })(
  'star lists hold every other system within the range, nearest first',
  (value, range) => {
    const { stars, systems, ...rest } = generateCluster(Prng.fromSeed(value), {
      ...defaultClusterParameters,
      starCount: 40,
    });
    const from = stars[0]?.coordinates ?? { x: 0, y: 0, z: 0 };
    const list = starList({ stars, systems, ...rest }, from, range);
    const within = systems.filter(
      ({ id, coordinates }) => id !== 1 && squaredDistance(from, coordinates) <= range * range,
    );
    expect(list.map(({ systemId }) => systemId).sort((a, b) => a - b)).toEqual(within.map(({ id }) => id));
    for (const [index, entry] of list.entries()) {
      const next = list[index + 1];
      if (next === undefined) continue;
      const inOrder = entry.squaredDistance - next.squaredDistance || entry.systemId - next.systemId;
      expect(inOrder).toBeLessThan(0);
    }
  },
);
