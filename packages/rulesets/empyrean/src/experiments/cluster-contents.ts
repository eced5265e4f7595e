import { empyrean } from '../ruleset.js';
import {
  eligibleHomeWorlds,
  generateCluster,
  PLANET_ORBITS,
  planetCountDistribution,
  type Planet,
  type PlanetType,
} from '@ec/cluster';
import { clusterParameters } from '../parameters.js';
import {
  defineExperiment,
  gameParameters,
  integer,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  series,
} from '@ec/balance';
import { empyreanRows } from './parameter-rows.js';
import { keysOf, mapRecord, withSuffix } from './map-record.js';

/** Most stars of the clusters in which failing set-ups are counted. */
const SMALL = 30;

const TYPES = {
  terrestrial: 'terrestrial planets',
  asteroid: 'asteroid belts',
  gasGiant: 'gas giants',
} as const satisfies Readonly<Record<PlanetType, string>>;

const MOST_PLANETS = 5_000;
const counted = (title: string, max = MOST_PLANETS) => integer(title, { min: 0, max });

/** What a cluster holds, and how often it cannot be used. */
export const clusterContents = defineExperiment({
  id: 'cluster-contents',
  title: 'What a cluster holds',
  question:
    'How many planets, deposits and possible home worlds are in a cluster, and how often are there too few home worlds for a game?',
  parameters: [
    ...empyreanRows('cluster.', 'empires.'),
    ownRow('empires', 12, [1, 1_000], 'empires', 'Empires that need a home world.'),
  ],
  measures: {
    ...mapRecord(TYPES, (title) => counted(`Number of ${title}`)),
    ...mapRecord(withSuffix(TYPES, 'OfStar'), (title) =>
      integer(`Number of ${title} of a star`, { min: 0, max: PLANET_ORBITS }),
    ),
    ...perTrial(1, {
      habitable: counted('Planets that are habitable'),
      deposits: counted('Number of deposits', 200_000),
      fuelDeposits: counted('Number of fuel deposits', 200_000),
      eligible: counted('Planets that may become home worlds'),
      systems: counted('Number of systems'),
      shared: counted('Systems of several stars'),
      fails: proportion('Too few home worlds for the empires'),
      failsAtSize: series(proportion('Too few home worlds for the empires'), {
        step: 'stars',
        first: 1,
        length: SMALL,
      }),
    }),
  },
  block: 10,
  trials: 1_000,
  prepare: (parameters) => ({
    rulings: clusterParameters(gameParameters(parameters, empyrean)),
    needed: Math.ceil(integerOf(parameters, 'empires') / integerOf(parameters, 'empires.perHomeWorld')),
  }),
  trial(rng, { rulings, needed }, record) {
    const cluster = generateCluster(rng, rulings);
    const { planets, deposits, systems } = cluster;
    const eligible = eligibleHomeWorlds(cluster);
    const byStar = Map.groupBy(planets, ({ starId }) => starId);
    for (const type of keysOf(TYPES)) {
      const isOfType = (planet: Planet): boolean => planet.type === type;
      record[type](planets.filter(isOfType).length);
      for (const { id } of cluster.stars)
        record[`${type}OfStar`]((byStar.get(id) ?? []).filter(isOfType).length);
    }
    record.habitable(planets.filter(({ habitability }) => habitability > 0).length);
    record.deposits(deposits.length);
    record.fuelDeposits(deposits.filter(({ resource }) => resource === 'fuel').length);
    record.eligible(eligible.length);
    record.systems(systems.length);
    record.shared(systems.filter(({ starIds }) => starIds.length > 1).length);
    record.fails(eligible.length < needed);
    // A star does not depend on the others: the first few are the cluster of a game with fewer stars.
    for (let stars = 1; stars <= Math.min(SMALL, rulings.starCount); stars++)
      record.failsAtSize(stars, eligible.filter(({ starId }) => starId <= stars).length < needed);
  },
  exact: () => ({
    terrestrialOfStar: planetCountDistribution('terrestrial'),
    asteroidOfStar: planetCountDistribution('asteroid'),
    gasGiantOfStar: planetCountDistribution('gasGiant'),
  }),
  expectations: [
    ...(['terrestrialOfStar', 'asteroidOfStar', 'gasGiantOfStar'] as const).map((measure) => ({
      kind: 'matches-exact' as const,
      measure,
      because: 'the odds around a star are known',
    })),
    {
      kind: 'probability-at-most',
      measure: 'fails',
      high: 0.05,
      because: 'a game master should not have to try several seeds',
    },
    {
      kind: 'quantile-within',
      measure: 'eligible',
      quantile: 0.05,
      low: 50,
      high: 200,
      because: 'fifty empires should have a home world each',
    },
    {
      kind: 'probability-at-most',
      measure: 'failsAtSize',
      step: 30,
      high: 0.01,
      because: 'thirty stars should be enough for a home world for each of twelve empires',
    },
  ],
});
