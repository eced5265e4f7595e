import {
  defaultClusterParameters,
  PLANET_TYPES,
  RESOURCES,
  type ByResource,
  type ClusterParameters,
  type PlanetType,
} from '@ec/cluster';
import { parseDice } from '@ec/prng';
import type { ParameterRow, Parameters, TextParameter } from '../parameters.js';

const ORBIT_INDEXES = defaultClusterParameters.terrestrialHabitability.map((_, index) => index);

/**
 * The rulings of Empyrean Challenge that may be changed at set-up.
 *
 * @see E-05 to E-07
 */
export const EMPYREAN_PARAMETERS: readonly ParameterRow[] = [
  {
    kind: 'integer',
    key: 'cluster.starCount',
    default: defaultClusterParameters.starCount,
    min: 1,
    max: 500,
    unit: 'stars',
    description: 'Stars in the cluster.',
    source: 'seed "Cluster", E-05',
  },
  {
    kind: 'integer',
    key: 'cluster.axisSize',
    default: defaultClusterParameters.axisSize,
    min: 1,
    max: 100,
    unit: 'points',
    description: 'Points along each axis of the cluster; coordinates run from 0 to one less.',
    source: 'seed "Cluster", E-05',
  },
  ...ORBIT_INDEXES.map((index) => habitability('terrestrialHabitability', 'terrestrial planet', index)),
  ...ORBIT_INDEXES.map((index) => habitability('gasGiantHabitability', 'gas giant', index)),
  ...PLANET_TYPES.flatMap((type) =>
    RESOURCES.map((resource): ParameterRow => ({
      kind: 'integer',
      key: `cluster.resourcePercent.${type}.${resource}`,
      default: defaultClusterParameters.resourcePercent[type][resource],
      min: 0,
      max: 100,
      unit: 'percent',
      description: `Chance that a deposit of a planet of type ${type} is rolled as ${resource}; those of a type add up to 100.`,
      source: 'E-07',
    })),
  ),
];

/** Cluster parameters from the values in force. */
export function clusterParameters(parameters: Parameters): ClusterParameters {
  const integer = (key: string): number => Number(parameters[`cluster.${key}`]);
  const dice = (table: HabitabilityTable): string[] =>
    ORBIT_INDEXES.map((index) => String(parameters[`cluster.${table}.${index + 1}`]));
  const percents = (type: PlanetType): ByResource<number> => ({
    gold: integer(`resourcePercent.${type}.gold`),
    fuel: integer(`resourcePercent.${type}.fuel`),
    metallics: integer(`resourcePercent.${type}.metallics`),
    nonMetallics: integer(`resourcePercent.${type}.nonMetallics`),
  });
  return {
    starCount: integer('starCount'),
    axisSize: integer('axisSize'),
    terrestrialHabitability: dice('terrestrialHabitability'),
    gasGiantHabitability: dice('gasGiantHabitability'),
    resourcePercent: {
      terrestrial: percents('terrestrial'),
      asteroid: percents('asteroid'),
      gasGiant: percents('gasGiant'),
    },
  };
}

type HabitabilityTable = 'terrestrialHabitability' | 'gasGiantHabitability';

function habitability(table: HabitabilityTable, planet: string, index: number): TextParameter {
  return {
    kind: 'text',
    key: `cluster.${table}.${index + 1}`,
    default: defaultClusterParameters[table][index] ?? '',
    unit: 'dice',
    check: checkDice,
    description: `Habitability of a ${planet} in orbit ${index + 1}.`,
    source: 'E-06',
  };
}

function checkDice(text: string): string | undefined {
  try {
    parseDice(text);
    return undefined;
  } catch {
    return 'dice such as 3d4-3';
  }
}
