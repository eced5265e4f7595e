import { describe, expect, it } from 'vitest';
import {
  findPlanet,
  findStar,
  findSystem,
  formatCoordinates,
  formatPlanet,
  formatStar,
  formatStarLetter,
  formSystems,
  parseCoordinates,
  parsePlanetLabel,
  parseStarLabel,
  parseStarLetter,
  planetInOrbit,
  squaredDistance,
  starList,
  type Cluster,
} from '../src/index.js';

/** Star 1 alone at 28-02-18; stars 2 and 4 together at 05-12-28; star 3 alone at 28-02-21. */
const cluster: Cluster = {
  ...formSystems([
    { x: 28, y: 2, z: 18 },
    { x: 5, y: 12, z: 28 },
    { x: 28, y: 2, z: 21 },
    { x: 5, y: 12, z: 28 },
  ]),
  planets: [
    { id: 1, starId: 4, orbit: 2, type: 'terrestrial', habitability: 0 },
    { id: 2, starId: 1, orbit: 2, type: 'gasGiant', habitability: 3 },
  ],
  deposits: [],
};

describe('seed "Cluster": coordinates', () => {
  it('are shown with two digits an axis and read with or without leading zeros', () => {
    expect(formatCoordinates({ x: 28, y: 2, z: 18 })).toBe('28-02-18');
    expect(parseCoordinates('28-02-18')).toEqual({ x: 28, y: 2, z: 18 });
    expect(parseCoordinates(' 4-6-19 ')).toEqual({ x: 4, y: 6, z: 19 });
  });

  it('run from 0 to 30 on each axis', () => {
    expect(parseCoordinates('0-0-30')).toEqual({ x: 0, y: 0, z: 30 });
    expect(parseCoordinates('0-0-31')).toBeUndefined();
    expect(parseCoordinates('0-0-31', 32)).toEqual({ x: 0, y: 0, z: 31 });
  });

  it.each(['', '1-2', '1-2-3-4', '1--2-3', '1-2-x', '001-2-3', '1.5-2-3', '1/2/3'])('refuse %o', (text) => {
    expect(parseCoordinates(text)).toBeUndefined();
  });

  it('name one system each, wherever they are', () => {
    const points = [
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1000 },
      { x: 0, y: 0, z: -1 },
      { x: 0, y: -1, z: 999 },
    ];
    const formed = formSystems(points);
    expect(formed.systems.map(({ coordinates }) => coordinates)).toEqual(points);
    expect(points.map((point) => findSystem(formed, point)?.id)).toEqual([1, 2, 3, 4]);
    expect(findSystem(cluster, { x: 28, y: 1, z: 1018 })).toBeUndefined();
  });

  it('cannot be shown outside 0 to 99', () => {
    expect(() => formatCoordinates({ x: 0, y: -1, z: 0 })).toThrow(/coordinate y .* got -1/);
    expect(() => formatCoordinates({ x: 0, y: 0, z: 100 })).toThrow(RangeError);
  });

  it('are apart by the sum of the squares: 3, 4 and 12 make 13²', () => {
    expect(squaredDistance({ x: 0, y: 0, z: 0 }, { x: 3, y: 4, z: 12 })).toBe(169);
    expect(squaredDistance({ x: 0, y: 0, z: 0 }, { x: 30, y: 30, z: 30 })).toBe(2700);
  });
});

describe('seed "Star": systems and labels', () => {
  it('number systems in the order of first encounter and stars within a system by star ID', () => {
    expect(cluster.systems.map(({ id, starIds }) => [id, ...starIds])).toEqual([
      [1, 1],
      [2, 2, 4],
      [3, 3],
    ]);
    expect(cluster.stars.map(({ systemId, sequence }) => [systemId, sequence])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [2, 2],
    ]);
  });

  it('show a letter only where several stars share a point', () => {
    expect(formatStar(cluster, 1)).toBe('28-02-18');
    expect(formatStar(cluster, 2)).toBe('05-12-28/A');
    expect(formatStar(cluster, 4)).toBe('05-12-28/B');
    expect(() => formatStar(cluster, 5)).toThrow(/1 to 4, got 5/);
  });

  it('accept /A for a single star, and need the letter of a binary', () => {
    const find = (text: string) => findStar(cluster, parseStarLabel(text) ?? expect.fail(text))?.id;
    expect(find('28-2-18')).toBe(1);
    expect(find('28-02-18/a')).toBe(1);
    expect(find('28-02-18/B')).toBeUndefined();
    expect(find('05-12-28')).toBeUndefined();
    expect(find('5-12-28/B')).toBe(4);
    expect(find('1-1-1')).toBeUndefined();
  });

  it.each(['28-02-18/', '28-02-18/1', '28-02-18/A/B', '31-0-0/A', '/A'])(
    'refuse the star label %o',
    (text) => {
      expect(parseStarLabel(text)).toBeUndefined();
    },
  );

  it('write 1 as A, 26 as Z, 27 as AA and 702 as ZZ', () => {
    expect([1, 2, 26, 27, 52, 53, 702].map(formatStarLetter)).toEqual([
      'A',
      'B',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
    ]);
    expect(parseStarLetter('aa')).toBe(27);
    expect(parseStarLetter('AAA')).toBeUndefined();
    expect(() => formatStarLetter(0)).toThrow(RangeError);
    expect(() => formatStarLetter(703)).toThrow(RangeError);
  });
});

describe('E-15: planet labels', () => {
  it('are a star and an orbit, with the letter where the system has several stars', () => {
    expect(formatPlanet(cluster, 1)).toBe('05-12-28/B/2');
    expect(formatPlanet(cluster, 2)).toBe('28-02-18/2');
    expect(() => formatPlanet(cluster, 3)).toThrow(/1 to 2, got 3/);
  });

  it('are read with or without a letter', () => {
    expect(parsePlanetLabel('5-12-28/2')).toEqual({ coordinates: { x: 5, y: 12, z: 28 }, orbit: 2 });
    expect(parsePlanetLabel('05-12-28/b/10')).toEqual({
      coordinates: { x: 5, y: 12, z: 28 },
      sequence: 2,
      orbit: 10,
    });
  });

  it.each(['5-12-28', '5-12-28/0', '5-12-28/11', '5-12-28/A', '5-12-28/2/B', '5-12-28//2', ''])(
    'refuse %o',
    (text) => {
      expect(parsePlanetLabel(text)).toBeUndefined();
    },
  );

  it('name a planet when orbit and star are known', () => {
    const find = (text: string) => findPlanet(cluster, parsePlanetLabel(text) ?? expect.fail(text))?.id;
    expect(find('5-12-28/B/2')).toBe(1);
    expect(find('5-12-28/A/2')).toBeUndefined();
    expect(find('5-12-28/2')).toBeUndefined();
    expect(find('28-2-18/2')).toBe(2);
    expect(find('28-2-18/A/2')).toBe(2);
    expect(find('28-2-18/3')).toBeUndefined();
  });
});

describe('star lists', () => {
  const near: Cluster = {
    ...formSystems([
      { x: 10, y: 10, z: 10 },
      { x: 13, y: 14, z: 10 },
      { x: 10, y: 10, z: 12 },
      { x: 10, y: 12, z: 10 },
      { x: 10, y: 10, z: 16 },
    ]),
    planets: [],
    deposits: [],
  };
  const origin = { x: 10, y: 10, z: 10 };

  it('are sorted by distance, then by system ID, without the point itself', () => {
    const list = starList(near, origin, 6);
    expect(list.map(({ systemId, squaredDistance: d }) => [systemId, d])).toEqual([
      [3, 4],
      [4, 4],
      [2, 25],
      [5, 36],
    ]);
  });

  it('include a system exactly at the range: 3-4-5', () => {
    expect(starList(near, origin, 5).map(({ systemId }) => systemId)).toEqual([3, 4, 2]);
    expect(starList(near, origin, 4).map(({ systemId }) => systemId)).toEqual([3, 4]);
    expect(starList(near, origin, 0)).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, Infinity])('refuse a range of %d', (range) => {
    expect(() => starList(near, origin, range)).toThrow(RangeError);
  });
});

it('seed "Planet": there is no planet in an orbit that no star has', () => {
  const orbitTen = { id: 3, starId: 1, orbit: 10, type: 'terrestrial', habitability: 0 } as const;
  const planets = [...cluster.planets, orbitTen];
  expect(planetInOrbit({ planets }, 1, 10)).toBe(orbitTen);
  for (const orbit of [-1, 0, 11, 1.5, Number.NaN]) {
    expect(planetInOrbit({ planets }, 1, orbit)).toBeUndefined();
    expect(planetInOrbit({ planets }, 2, orbit)).toBeUndefined();
  }
});
