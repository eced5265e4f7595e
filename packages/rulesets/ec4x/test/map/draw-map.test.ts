import { Prng } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { drawMap } from '../../src/map/draw-map.js';
import { planetOf } from '../../src/map/draw-planet.js';
import { distance } from '../../src/map/hexes.js';
import { rulesWith } from '../games.js';

describe('seed 2.2: planets', () => {
  test.each([
    [0, 0, 'extreme', 'very poor'],
    [1, 1, 'desolate', 'very poor'],
    [2, 2, 'hostile', 'poor'],
    [3, 3, 'hostile', 'poor'],
    [4, 4, 'harsh', 'abundant'],
    [5, 7, 'harsh', 'abundant'],
    [6, 8, 'benign', 'rich'],
    [7, 9, 'benign', 'rich'],
    // a roll of 8 adds 1, a roll of 9 adds 2
    [8, 0, 'lush', 'very poor'],
    [8, 9, 'lush', 'very rich'],
    [9, 0, 'eden', 'poor'],
    [9, 7, 'eden', 'rich'],
  ])(
    'seed 2.2, X-02: rolls of %i and %i give a planet that is %s and %s',
    (first, second, planetClass, resources) => {
      expect(planetOf(first, second)).toEqual({ planetClass, resources });
    },
  );

  test('seed 2.2: each planet is rolled for: shares of 10 and 20 %, within four standard deviations', () => {
    const drawn = drawMap(rulesWith(), 12, Prng.fromSeed('planets'));
    const { systems } = drawn;
    const fixed = new Set([drawn.hubId, ...drawn.homeIds]);
    const planets = systems.filter(({ id }) => !fixed.has(id));
    // 469 systems less twelve homes and the hub
    expect(planets).toHaveLength(456);
    const shares = {
      extreme: 0.1,
      desolate: 0.1,
      hostile: 0.2,
      harsh: 0.2,
      benign: 0.2,
      lush: 0.1,
      eden: 0.1,
    };
    for (const [name, share] of Object.entries(shares)) {
      const count = planets.filter(({ planetClass }) => planetClass === name).length;
      expect(Math.abs(count - 456 * share), name).toBeLessThan(4 * Math.sqrt(456 * share * (1 - share)));
    }
  });

  test('a roll of 10 is a mistake of the caller', () => {
    expect(() => planetOf(10, 0)).toThrow(RangeError);
  });
});

describe('X-17: lanes', () => {
  const count = (given: Record<string, number>, rings = 6) =>
    drawMap(rulesWith(given), rings, Prng.fromSeed('lanes'));

  test('X-17: with a chance of 100 % all neighbours are joined, but for homes with four', () => {
    const { lanes, systems } = count({ 'lane.chance': 100 });
    expect(systems).toHaveLength(127);
    // 9n² + 3n pairs of neighbours; the six homes stand on corners and have three
    expect(lanes).toHaveLength(342);
  });

  test('X-17: of the four neighbours of a home on an edge, any may be the one without a lane', () => {
    const left = Array.from({ length: 40 }, (_, seed) => {
      const { systems, lanes } = drawMap(rulesWith(), 4, Prng.fromSeed(seed));
      const home = systems.find(({ q, r }) => q === -2 && r === 4);
      const near = systems.filter((other) => home && distance(home, other) === 1);
      const joined = new Set(
        lanes.filter(({ a, b }) => a === home?.id || b === home?.id).flatMap(({ a, b }) => [a, b]),
      );
      return near.filter(({ id }) => !joined.has(id)).map(({ q, r }) => `${q},${r}`);
    });
    expect(left.map(({ length }) => length)).toEqual(left.map(() => 1));
    // of the six around −2,4 the map ends before −3,5 and −2,5
    expect(new Set(left.flat())).toEqual(new Set(['-3,4', '-2,3', '-1,3', '-1,4']));
  });

  test('X-17: with a chance of 0 the gaps alone are bridged', () => {
    const { lanes } = count({ 'lane.chance': 0 });
    // the lanes of hub and homes close no circle, and neither do bridges: 127 systems hang together by 126 lanes
    expect(lanes).toHaveLength(126);
  });

  test('X-17: half of the lanes are major and 35 % minor, within four standard deviations', () => {
    const { lanes } = count({ 'lane.chance': 100 }, 12);
    const share = (wanted: string): number => lanes.filter(({ laneClass }) => laneClass === wanted).length;
    const { length } = lanes;
    expect(Math.abs(share('major') - 0.5 * length)).toBeLessThan(4 * Math.sqrt(0.25 * length));
    expect(Math.abs(share('minor') - 0.35 * length)).toBeLessThan(4 * Math.sqrt(0.35 * 0.65 * length));
  });

  test('X-17: shares of 99 and 1 % leave no lane restricted, shares of 0 and 1 % no lane major', () => {
    const classes = (major: number) =>
      new Set(
        count({ 'lane.major': major, 'lane.minor': 1, 'lane.chance': 100 }, 12).lanes.map(
          ({ laneClass }) => laneClass,
        ),
      );
    expect(classes(99)).toEqual(new Set(['major', 'minor']));
    expect(classes(0)).toEqual(new Set(['minor', 'restricted']));
  });

  test('X-17: a home has a lane that is not restricted even where 1 % are not', () => {
    const { lanes, homeIds } = count({ 'lane.major': 1, 'lane.minor': 0 });
    for (const home of homeIds) {
      const own = lanes.filter(({ a, b }) => a === home || b === home);
      expect(own.some(({ laneClass }) => laneClass === 'major')).toBe(true);
    }
  });
});
