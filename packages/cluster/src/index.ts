/**
 * The physical world of Empyrean Challenge: stars, systems, orbits, planets and deposits.
 *
 * @example
 * ```ts
 * import { Prng } from '@ec/prng';
 * import { eligibleHomeWorlds, formatPlanet, generateCluster } from '@ec/cluster';
 *
 * const cluster = generateCluster(Prng.fromSeed(1978n).stream('cluster'));
 * const [first] = eligibleHomeWorlds(cluster);
 * console.log(cluster.stars.length, 'stars,', cluster.planets.length, 'planets'); // 100 stars, 406 planets
 * if (first) console.log('first eligible home world:', formatPlanet(cluster, first.id)); // first eligible home world: 25-04-21/4
 * ```
 *
 * @packageDocumentation
 */
export type {
  ByPlanetType,
  ByResource,
  Cluster,
  Coordinates,
  Deposit,
  Planet,
  PlanetType,
  Resource,
  Star,
  System,
} from './types.js';
export { PLANET_TYPES, RESOURCES } from './types.js';
export {
  CLUSTER_AXIS_SIZE,
  formatCoordinates,
  isSamePoint,
  parseCoordinates,
  squaredDistance,
} from './coordinates.js';
export { findStar, formatStar, formatStarLabel, parseStarLabel, type StarLabel } from './star-labels.js';
export { formatStarLetter, parseStarLetter } from './star-labels.js';
export {
  findPlanet,
  formatOrbit,
  formatPlanet,
  formatPlanetLabel,
  parsePlanetLabel,
  type PlanetLabel,
} from './planet-labels.js';
export { depositsOn, findSystem, planetInOrbit, withQuantities } from './places.js';
export { starList, type Neighbour } from './star-list.js';
export { formSystems, type StarsAndSystems } from './systems.js';
export { assertClusterParameters, defaultClusterParameters, type ClusterParameters } from './parameters.js';
export { drawCluster, generateCluster, type ClusterDraft } from './generate-cluster.js';
export type { DepositDraft } from './generate-deposits.js';
export {
  capAndSortOrbits,
  capPlanetCounts,
  MAX_ASTEROIDS,
  MAX_GAS_GIANTS,
  MAX_HABITABILITY,
  ORBIT_CONTENT_PERCENT,
  PLANET_ORBITS,
  rollOrbits,
  type OrbitContent,
  type PlanetCounts,
} from './planet-types.js';
export { habitabilityDice } from './habitability.js';
export {
  DEPOSIT_CAPS,
  resourceTable,
  rollResource,
  type CappedDeposits,
  type DepositCaps,
} from './deposit-resource.js';
export {
  DEPOSIT_COUNT_DICE,
  depositDice,
  MAX_DEPOSITS,
  QUANTITY_RANGES,
  YIELD_DICE,
  type DepositDice,
  type QuantityRange,
  type YieldDice,
} from './deposit-tables.js';
export {
  designateHomeWorlds,
  eligibleHomeWorlds,
  HOME_WORLD_ORBITS,
  isEligibleHomeWorld,
} from './home-worlds.js';
export {
  defaultHomeWorldTemplate,
  parseHomeWorldTemplate,
  TemplateError,
  type HomeWorldTemplate,
  type TemplateDeposit,
  type TemplateProblem,
} from './home-world-template.js';
export { validateCluster, type ClusterValidation } from './validate-cluster.js';
export { CLUSTER_RULES, type ClusterProblem, type ClusterRule } from './cluster-problems.js';
export type { Problem } from './problems.js';
export {
  planetCountDistribution,
  planetTypeDistribution,
  probability,
  type ExactOdds,
} from './exact-planet-types.js';
export {
  depositCountDistribution,
  depositResourceDistribution,
  resourceCountDistribution,
} from './exact-resources.js';
export { habitabilityDistribution, yieldDistribution } from './exact-dice.js';
