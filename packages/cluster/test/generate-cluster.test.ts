import { Prng } from '@ec/prng';
import { playScript } from '@ec/prng/testing';
import { describe, expect, it } from 'vitest';
import {
  defaultClusterParameters,
  generateCluster,
  type Cluster,
  type ClusterParameters,
} from '../src/index.js';

const dice = (count: number, face: number) => Array.from({ length: count }, () => face);

describe('E-05 to E-08: one star, draw by draw', () => {
  const draws = [
    ...[28, 2, 18], // coordinates
    ...[42, 41, 100, 60, 60, 60, 60, 60, 60, 29], // orbit 2 rolls a gas giant, orbit 10 a terrestrial planet
    [1, 0], // planet IDs: the outer planet is 1, the inner one 2
    2, // planet 1, gas giant in orbit 10: 1d2
    ...[1, 1], // planet 2, terrestrial in orbit 2: 2d3−2 = 0
    ...[1, 1, 1, 1], // planet 1: 4d10 = 4 deposits
    ...[15, 1_000_000, ...dice(10, 1)], // fuel, 10d4−2 = 8 %
    ...[1, 99_000_000, ...dice(10, 4)], // fuel, 10d4−2 = 38 %
    ...[15, 1, 5_000_000, ...dice(10, 6)], // a third fuel: 1d2 makes it metallics, 10d6 = 60 %
    ...[41, 7_000_000, ...dice(10, 1)], // non-metallics, 10d6 = 10 %
    ...[1, 2], // planet 2: 2d20 = 3 deposits
    ...[1, 100_000, 3], // gold, 1d3 as nobody can live there
    ...[1, 2_000_000, ...dice(10, 2)], // a second gold becomes fuel, 10d4−2 = 18 %
    ...[100, 3_000_000, ...dice(10, 3)], // non-metallics, 10d6 = 30 %
    [6, 0, 1, 2, 3, 4, 5], // deposit IDs: the last drawn comes first
  ];
  const cluster = playScript(draws, (rng) =>
    generateCluster(rng, { ...defaultClusterParameters, starCount: 1 }),
  );

  it('places the star and its planets, sorted by type', () => {
    expect(cluster.stars).toEqual([{ id: 1, coordinates: { x: 28, y: 2, z: 18 }, systemId: 1, sequence: 1 }]);
    expect(cluster.systems).toEqual([{ id: 1, coordinates: { x: 28, y: 2, z: 18 }, starIds: [1] }]);
    expect(cluster.planets).toEqual([
      { id: 1, starId: 1, orbit: 10, type: 'gasGiant', habitability: 2 },
      { id: 2, starId: 1, orbit: 2, type: 'terrestrial', habitability: 0 },
    ]);
  });

  it('draws the deposits with their caps', () => {
    const rows = cluster.deposits.map((d) => [
      d.id,
      d.planetId,
      d.number,
      d.resource,
      d.quantity,
      d.yieldPercent,
    ]);
    expect(rows).toEqual([
      [1, 2, 3, 'nonMetallics', 3_000_000, 30],
      [2, 1, 1, 'fuel', 1_000_000, 8],
      [3, 1, 2, 'fuel', 99_000_000, 38],
      [4, 1, 3, 'metallics', 5_000_000, 60],
      [5, 1, 4, 'nonMetallics', 7_000_000, 10],
      [6, 2, 1, 'gold', 100_000, 3],
      [7, 2, 2, 'fuel', 2_000_000, 18],
    ]);
  });
});

describe('seed "Deposit": richer dice where habitability is above 0', () => {
  it('gives gold 3d4−3 and metallics 10d8 on a habitable terrestrial planet', () => {
    const draws = [
      ...[0, 0, 0, 1, ...dice(9, 100), [0]], // one terrestrial planet, in orbit 1
      3, // 1d3−1 = 2
      ...[1, 1], // 2 deposits
      ...[1, 1_000_000, 4, 4, 4], // gold: 3d4−3 = 9 %
      ...[16, 1_000_000, ...dice(10, 8)], // metallics: 10d8 = 80 %
      [0, 1],
    ];
    const cluster = playScript(draws, (rng) =>
      generateCluster(rng, { ...defaultClusterParameters, starCount: 1 }),
    );
    expect(cluster.planets[0]?.habitability).toBe(2);
    expect(cluster.deposits.map(({ resource, yieldPercent }) => [resource, yieldPercent])).toEqual([
      ['gold', 9],
      ['metallics', 80],
    ]);
  });
});

describe('E-04: streams', () => {
  const rng = Prng.fromSeed(1978);
  const key = ({ starId, orbit }: { starId: number; orbit: number }) => `${starId}/${orbit}`;

  /** Everything about one star's planets except the shuffled IDs. */
  function around(cluster: Cluster, wanted: number): string[] {
    return cluster.planets
      .filter(({ starId }) => starId === wanted)
      .map((planet) => {
        const own = cluster.deposits.filter(({ planetId }) => planetId === planet.id);
        const ores = own
          .sort((a, b) => a.number - b.number)
          .map(({ resource, quantity, yieldPercent }) => `${resource} ${quantity} ${yieldPercent}`);
        return `${key(planet)} ${planet.type} ${planet.habitability} ${ores.join(', ')}`;
      })
      .sort();
  }

  it('make the same cluster from the same seed, and another from another', () => {
    expect(generateCluster(Prng.fromSeed(1978))).toEqual(generateCluster(rng));
    expect(generateCluster(Prng.fromSeed(1979)).stars).not.toEqual(generateCluster(rng).stars);
  });

  it('leave stars 1 to 30 as they are when there are more stars', () => {
    const small = generateCluster(rng, { ...defaultClusterParameters, starCount: 30 });
    const large = generateCluster(rng);
    for (let starId = 1; starId <= 30; starId++) expect(around(large, starId)).toEqual(around(small, starId));
  });

  it('leave the asteroid belts as they are when gas giants change', () => {
    const gasGiant = { gold: 0, fuel: 100, metallics: 0, nonMetallics: 0 };
    const resourcePercent = { ...defaultClusterParameters.resourcePercent, gasGiant };
    const changed = generateCluster(rng, { ...defaultClusterParameters, resourcePercent });
    const others = (cluster: Cluster, starId: number) =>
      around(cluster, starId).filter((text) => !/gasGiant/.test(text));
    const usual = generateCluster(rng);
    for (let starId = 1; starId <= 100; starId++)
      expect(others(changed, starId)).toEqual(others(usual, starId));
  });
});

describe('E-05 to E-07: parameters', () => {
  const wrong: [string, Partial<ClusterParameters>][] = [
    ['starCount must be a whole number from 1 to 500, got 0', { starCount: 0 }],
    ['axisSize must be a whole number from 1 to 100, got 101', { axisSize: 101 }],
    ['gasGiantHabitability.length must be 10, got 1', { gasGiantHabitability: ['1d3'] }],
    [
      'least result of gasGiantHabitability[0] "1d3-1" must be a whole number from 1 to 20, got 0',
      { gasGiantHabitability: ['1d3-1', ...defaultClusterParameters.gasGiantHabitability.slice(1)] },
    ],
    [
      'greatest result of terrestrialHabitability[0] "1d26" must be a whole number from 0 to 25, got 26',
      { terrestrialHabitability: ['1d26', ...defaultClusterParameters.terrestrialHabitability.slice(1)] },
    ],
    [
      'sum of resourcePercent.asteroid must be 100, got 99',
      {
        resourcePercent: {
          ...defaultClusterParameters.resourcePercent,
          asteroid: { gold: 0, fuel: 9, metallics: 50, nonMetallics: 40 },
        },
      },
    ],
    [
      'resourcePercent.gasGiant.gold must be 0, got 1',
      {
        resourcePercent: {
          ...defaultClusterParameters.resourcePercent,
          gasGiant: { gold: 1, fuel: 14, metallics: 25, nonMetallics: 60 },
        },
      },
    ],
  ];
  const { resourcePercent } = defaultClusterParameters;
  const unknown: [string, object][] = [
    [
      'keys of parameters must be among starCount, axisSize, terrestrialHabitability, gasGiantHabitability, resourcePercent, got "starcount"',
      { starcount: 5 },
    ],
    [
      'keys of resourcePercent must be among terrestrial, asteroid, gasGiant, got "comet"',
      { resourcePercent: { ...resourcePercent, comet: resourcePercent.asteroid } },
    ],
    [
      'keys of resourcePercent.asteroid must be among gold, fuel, metallics, nonMetallics, got "metals"',
      { resourcePercent: { ...resourcePercent, asteroid: { ...resourcePercent.asteroid, metals: 0 } } },
    ],
    [
      'resourcePercent.asteroid must be an object, got undefined',
      { resourcePercent: { ...resourcePercent, asteroid: undefined } },
    ],
    ['starCount must be a whole number from 1 to 500, got undefined', { starCount: undefined }],
    ['gasGiantHabitability must be a list, got undefined', { gasGiantHabitability: undefined }],
  ];
  it.each<[string, object]>([...wrong, ...unknown])('are refused: %s', (message, change) => {
    const parameters = { ...defaultClusterParameters, ...change };
    expect(() => generateCluster(Prng.fromSeed(1), parameters)).toThrow(`cluster parameter: ${message}`);
  });
});
