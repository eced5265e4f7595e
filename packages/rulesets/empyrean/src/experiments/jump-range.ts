import { empyrean } from '../ruleset.js';
import { eligibleHomeWorlds, generateCluster, squaredDistance, type Coordinates } from '@ec/cluster';
import { MAX_TECH_LEVEL } from '@ec/economy';
import { clusterParameters } from '../parameters.js';
import { Distribution } from '@ec/prng';
import {
  defineExperiment,
  gameParameters,
  integer,
  perTrial,
  proportion,
  quantity,
  series,
} from '@ec/balance';
import { empyreanRows } from './parameter-rows.js';

/** Neighbours whose distance is measured. */
const NEIGHBOURS = 10;

/** Greatest squared distance: corner to corner of the largest cluster. */
const FARTHEST = 3 * 99 * 99;

const byLevel = { step: 'technology level', first: 1, length: MAX_TECH_LEVEL };

/** What ships can reach from a home world. */
export const jumpRange = defineExperiment({
  id: 'jump-range',
  title: 'What ships can reach',
  question:
    'How far is it from a home world to the nearest systems, how many are in range of one jump at each technology level, and how many in any number of jumps?',
  parameters: empyreanRows('cluster.starCount', 'cluster.axisSize'),
  measures: perTrial(1, {
    squaredDistance: integer('Squared distance of two stars', {
      min: 0,
      max: FARTHEST,
      unit: 'square light years',
    }),
    nearest: quantity('Distance of the nearest system', 'light years'),
    neighbours: series(quantity('Distance of the nearest systems', 'light years'), {
      step: 'neighbour',
      first: 1,
      length: NEIGHBOURS,
    }),
    inRange: series(integer('Systems in range of one jump', { min: 0, max: 500 }), byLevel),
    reachable: series(integer('Systems in reach by any number of jumps', { min: 0, max: 500 }), byLevel),
    reachableShare: series(quantity('Share of all other systems in reach', 'percent'), byLevel),
    leavesAtOnce: proportion('A system is in range at level 1'),
    reachesMost: proportion('At level 10 at least nine in ten systems are in reach'),
  }),
  block: 10,
  trials: 300,
  prepare: (parameters) => clusterParameters(gameParameters(parameters, empyrean)),
  trial(rng, rulings, record) {
    const cluster = generateCluster(rng, rulings);
    const { stars, systems } = cluster;
    const [first, second] = stars;
    if (first && second) record.squaredDistance(squaredDistance(first.coordinates, second.coordinates));
    const homes = eligibleHomeWorlds(cluster);
    const choice = rng.stream('home world');
    const starId = homes.length > 0 ? choice.pick(homes).starId : choice.pick(stars).id;
    const home = stars[starId - 1]?.coordinates;
    if (!home) return;
    const others = systems
      .map(({ coordinates }) => squaredDistance(home, coordinates))
      .filter((squared) => squared > 0)
      .toSorted((a, b) => a - b);
    for (const [i, squared] of others.slice(0, NEIGHBOURS).entries()) {
      record.neighbours(i + 1, Math.sqrt(squared));
      if (i === 0) record.nearest(Math.sqrt(squared));
    }
    const points = systems.map(({ coordinates }) => coordinates);
    for (let level = 1; level <= MAX_TECH_LEVEL; level++) {
      const range = level * level;
      record.inRange(level, others.filter((squared) => squared <= range).length);
      const reached = countReachable(points, home, range) - 1;
      record.reachable(level, reached);
      if (others.length > 0) record.reachableShare(level, (100 * reached) / others.length);
      if (level === 1) record.leavesAtOnce(reached > 0);
      if (level === MAX_TECH_LEVEL) record.reachesMost(10 * reached >= 9 * others.length);
    }
  },
  exact: (parameters) => {
    const { axisSize } = clusterParameters(gameParameters(parameters, empyrean));
    const axis = Distribution.uniform(0, axisSize - 1);
    const squares = axis.plus(axis.map((x) => -x)).map((distance) => distance * distance);
    return { squaredDistance: squares.times(3) };
  },
  expectations: [
    {
      kind: 'matches-exact',
      measure: 'squaredDistance',
      because: 'coordinates are uniform along each axis',
    },
    {
      kind: 'probability-at-most',
      measure: 'leavesAtOnce',
      high: 0.05,
      because: 'at level 1 empires should stay in their home system',
    },
    {
      kind: 'mean-within',
      measure: 'inRange',
      step: 4,
      low: 2,
      high: 10,
      because: 'the first engines that reach most of the cluster should offer a choice, and not all of it',
    },
    {
      kind: 'probability-at-least',
      measure: 'reachesMost',
      low: 0.9,
      because: 'with the best engines hardly any system may be cut off, as a winner needs planets of many',
    },
  ],
});

/** Number of points that can be reached from one by jumps within a range, that point included. */
function countReachable(points: readonly Coordinates[], from: Coordinates, squaredRange: number): number {
  const left = new Set(points);
  const open = [from];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const point of left) {
      if (squaredDistance(at, point) > squaredRange) continue;
      left.delete(point);
      open.push(point);
    }
  }
  return points.length - left.size;
}
