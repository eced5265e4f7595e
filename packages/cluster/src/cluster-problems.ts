import type { Problem } from './problems.js';

/** Rules of a cluster that a file can break. */
export const CLUSTER_RULES = [
  'schema',
  'starCount',
  'starId',
  'coordinates',
  'starSystem',
  'starSequence',
  'systemCount',
  'systemId',
  'systemCoordinates',
  'systemStars',
  'planetId',
  'planetStar',
  'orbitTaken',
  'gasGiantCap',
  'asteroidCap',
  'typeOrder',
  'habitability',
  'homeWorld',
  'depositId',
  'depositPlanet',
  'depositNumber',
  'depositCount',
  'resource',
  'quantity',
  'yield',
  'goldCap',
  'fuelCap',
] as const;

/** A rule of a cluster that a file can break. */
export type ClusterRule = (typeof CLUSTER_RULES)[number];

/** A rule broken in a cluster, and where. */
export type ClusterProblem = Problem<ClusterRule>;

/** Takes note of a broken rule. */
export type NoteProblem = (path: string, code: ClusterRule, message: string) => void;
