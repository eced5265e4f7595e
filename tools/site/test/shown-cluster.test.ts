import { squaredDistance } from '@ec/cluster';
import { describe, expect, test } from 'vitest';
import {
  clusterOf,
  codeOf,
  FIRST_CLUSTER,
  formatClusterSettings,
  parseClusterSettings,
  planetRows,
  reachOf,
  systemRows,
} from '../src/cluster/shown-cluster.ts';

const cluster = clusterOf(FIRST_CLUSTER);
const rows = systemRows(cluster);

describe('the address', () => {
  test('holds all that is shown', () => {
    const settings = { seed: 'a game', stars: 500, axis: 60, level: 3, system: 77 };
    expect(parseClusterSettings(`#${formatClusterSettings(settings)}`)).toEqual(settings);
  });

  test.each(['', '#stars=0&axis=101&level=x&system=-1', '#stars=501&level=11&axis=1.5'])(
    '%s is as at first where it says nothing, or what cannot be',
    (hash) => expect(parseClusterSettings(hash)).toEqual(FIRST_CLUSTER),
  );
});

describe('a cluster as tables say it', () => {
  test('all stars, planets and planets with fuel are counted once', () => {
    const sum = (of: (row: (typeof rows)[number]) => number): number =>
      rows.reduce((all, row) => all + of(row), 0);
    expect(sum(({ stars }) => stars)).toBe(100);
    expect(sum(({ planets }) => planets)).toBe(406);
    const fuelled = cluster.deposits.filter(({ resource }) => resource === 'fuel').map((one) => one.planetId);
    expect(sum(({ fuel }) => fuel)).toBe(new Set(fuelled).size);
  });

  test('the planets of all systems are all planets, with all deposits', () => {
    const planets = rows.flatMap(({ id }) => planetRows(cluster, id));
    expect(planets.length).toBe(406);
    expect(planets.flatMap(({ deposits }) => deposits).length).toBe(cluster.deposits.length);
    expect(planets.map(({ name }) => name)).toContain('25-04-21/4');
  });

  test('a jump of level 5 reaches what is at most five light years away, and says from which level', () => {
    const from = rows[0]?.coordinates ?? { x: 0, y: 0, z: 0 };
    const near = rows
      .map(({ id, coordinates }) => ({ id, squared: squaredDistance(from, coordinates) }))
      .filter(({ squared }) => squared > 0 && squared <= 25);
    const reach = reachOf(cluster, 1, 5);
    expect(new Set(reach.map(({ id }) => id))).toEqual(new Set(near.map(({ id }) => id)));
    for (const { squaredDistance: squared, level } of reach) {
      expect(level * level).toBeGreaterThanOrEqual(squared);
      expect((level - 1) ** 2).toBeLessThan(squared);
    }
    expect(reachOf(cluster, 999, 5)).toEqual([]);
  });
});

test('the code that makes it has the seed as commands read it', () => {
  expect(codeOf(FIRST_CLUSTER)).toContain('Prng.fromSeed(1978n)');
  expect(codeOf({ ...FIRST_CLUSTER, seed: 'a "game"' })).toContain(String.raw`Prng.fromSeed("a \"game\"")`);
});
