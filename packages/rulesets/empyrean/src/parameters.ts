import {
  assertClusterParameters,
  defaultClusterParameters,
  MAX_HABITABILITY,
  PLANET_TYPES,
  RESOURCES,
  type ByResource,
  type ClusterParameters,
  type PlanetType,
  type Resource,
} from '@ec/cluster';
import { COMBAT_RULINGS, combatParameters, type CombatParameters, type CombatRulingKey } from '@ec/combat';
import { derived, diceMax, diceMin, parseDice, ratio, type Ratio, truncatedProduct } from '@ec/prng';
import { UNREST_WEIGHTS, type UnrestWeights } from '@ec/economy';
import type { IntegerParameter, ParameterRow, ParameterValue, TextParameter } from '@ec/engine';

/** Orbits of a system, by number. */
const ORBITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Key of a parameter. */
export type ParameterKey =
  | 'cluster.starCount'
  | 'cluster.axisSize'
  | `cluster.${'terrestrialHabitability' | 'gasGiantHabitability'}.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `cluster.resourcePercent.${PlanetType}.${Resource}`
  | `unrest.${keyof UnrestWeights}`
  | 'rebellion.share'
  | 'control.people'
  | 'victory.planets'
  | 'victory.rival'
  | 'empires.perHomeWorld'
  | `combat.${CombatRulingKey}`;

/** The values of all parameters, by key. */
export type EmpyreanParameters = Readonly<Record<ParameterKey, ParameterValue>>;

/** Parts of a whole in which the weights of unrest are given: hundredths of a percent. */
export const UNREST_PARTS = 10_000;

/** Population units of a colony that supports control of its planet, unless a game says otherwise. */
export const CONTROL_PEOPLE = 1_000;

/** Empires that a home world can carry (included). */
export const EMPIRES_PER_HOME_WORLD = 25;

const COMBAT_KEYS = Object.keys(COMBAT_RULINGS) as CombatRulingKey[];

/**
 * The rulings of Empyrean Challenge that may be changed at set-up.
 *
 * @see E-05 to E-07, E-31, E-32, E-35 to E-42
 */
export const PARAMETERS: readonly ParameterRow<ParameterKey>[] = [
  {
    kind: 'integer',
    key: 'cluster.starCount',
    default: 80,
    min: 1,
    max: 500,
    unit: 'stars',
    description: 'Stars in the cluster.',
    source: 'seed "Cluster", E-05',
  },
  {
    kind: 'integer',
    key: 'cluster.axisSize',
    default: 14,
    min: 1,
    max: 100,
    unit: 'points',
    description: 'Points along each axis of the cluster; coordinates run from 0 to one less.',
    source: 'seed "Cluster", E-05',
  },
  ...ORBITS.map((orbit) => habitability('terrestrialHabitability', 'terrestrial planet', orbit)),
  ...ORBITS.map((orbit) => habitability('gasGiantHabitability', 'gas giant', orbit)),
  ...PLANET_TYPES.flatMap((type) =>
    RESOURCES.map((resource): ParameterRow<ParameterKey> => ({
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
  unrest('unpaid', 'Loyal people that turn rebel in a turn, for the share of wages that is not paid.'),
  unrest('unfed', 'Loyal people that turn rebel in a turn, for the share of full rations that is not eaten.'),
  unrest('starved', 'Loyal people that turn rebel in a turn, for the share of people that starved.'),
  unrest(
    'crowded',
    'Loyal people that turn rebel in a turn, for the share of people beyond what the planet carries.',
  ),
  unrest('calmed', 'Rebels that turn loyal in a turn when nothing is wrong.'),
  {
    kind: 'integer',
    key: 'rebellion.share',
    default: 2,
    min: 0,
    max: 100,
    unit: 'percent',
    description: 'Least share of rebels among the people of a ship or colony at which they may rise.',
    source: 'E-48',
  },
  {
    kind: 'integer',
    key: 'control.people',
    default: CONTROL_PEOPLE,
    min: 1,
    max: 1_000_000_000,
    unit: 'population units',
    description: 'Least population units of a colony that supports control of its planet.',
    source: 'E-43',
  },
  {
    kind: 'integer',
    key: 'victory.planets',
    default: 40,
    min: 1,
    max: 5_000,
    unit: 'planets',
    description: 'Planets that a winner controls at least, for four turns in a row.',
    source: 'E-52',
  },
  {
    kind: 'integer',
    key: 'victory.rival',
    default: 50,
    min: 1,
    max: 5_000,
    unit: 'planets',
    description: 'Planets that every other empire must stay below meanwhile.',
    source: 'E-52',
  },
  {
    kind: 'integer',
    key: 'empires.perHomeWorld',
    default: 1,
    min: 1,
    max: EMPIRES_PER_HOME_WORLD,
    unit: 'empires',
    description: 'Empires that share a home world, filled one after the other.',
    source: 'E-52',
  },
  ...COMBAT_KEYS.map((key): IntegerParameter<ParameterKey> => ({
    kind: 'integer',
    key: `combat.${key}`,
    ...COMBAT_RULINGS[key],
  })),
];

/**
 * Rulings on combat from the values in force.
 *
 * @param parameters - values of all parameters of Empyrean Challenge, as `resolveParameters` makes them
 * @throws RangeError when a value is missing or out of its bounds, or the least losses are above the greatest
 * @see E-31, E-35 to E-37, E-39 to E-42
 */
export function combatParametersOf(parameters: EmpyreanParameters): CombatParameters {
  return combatParametersBy(parameters);
}

/** Read once for each game. */
const combatParametersBy = derived((parameters: EmpyreanParameters): CombatParameters => {
  const given = COMBAT_KEYS.map((key) => [key, parameters[`combat.${key}`]]);
  return combatParameters(Object.fromEntries(given) as CombatParameters);
});

/**
 * Weights of unrest from the values in force, as exact shares of the loyal people.
 *
 * @param parameters - values of all parameters of Empyrean Challenge, as `resolveParameters` makes them
 * @throws RangeError when a value is missing
 * @see E-32
 */
export function unrestWeights(parameters: EmpyreanParameters): UnrestWeights {
  return unrestWeightsBy(parameters);
}

/** Read once for each game. */
const unrestWeightsBy = derived((parameters: EmpyreanParameters): UnrestWeights => {
  const weight = (key: keyof UnrestWeights): Ratio =>
    ratio(Number(parameters[`unrest.${key}`]), UNREST_PARTS);
  return {
    unpaid: weight('unpaid'),
    unfed: weight('unfed'),
    starved: weight('starved'),
    crowded: weight('crowded'),
    calmed: weight('calmed'),
  };
});

/**
 * Parameters for generating a cluster, from the values in force.
 *
 * @param parameters - values of all parameters of Empyrean Challenge, as `resolveParameters` makes them
 * @throws RangeError when a value is missing or out of its bounds, or the chances of a type of planet do not add up to 100
 * @see E-05 to E-07
 */
export function clusterParameters(parameters: EmpyreanParameters): ClusterParameters {
  const integer = (key: ParameterKey): number => Number(parameters[key]);
  const dice = (table: HabitabilityTable): string[] =>
    ORBITS.map((orbit) => String(parameters[`cluster.${table}.${orbit}`]));
  const percents = (type: PlanetType): ByResource<number> => ({
    gold: integer(`cluster.resourcePercent.${type}.gold`),
    fuel: integer(`cluster.resourcePercent.${type}.fuel`),
    metallics: integer(`cluster.resourcePercent.${type}.metallics`),
    nonMetallics: integer(`cluster.resourcePercent.${type}.nonMetallics`),
  });
  const values: ClusterParameters = {
    starCount: integer('cluster.starCount'),
    axisSize: integer('cluster.axisSize'),
    terrestrialHabitability: dice('terrestrialHabitability'),
    gasGiantHabitability: dice('gasGiantHabitability'),
    resourcePercent: {
      terrestrial: percents('terrestrial'),
      asteroid: percents('asteroid'),
      gasGiant: percents('gasGiant'),
    },
  };
  assertClusterParameters(values);
  return values;
}

function unrest(key: keyof UnrestWeights, description: string): IntegerParameter<ParameterKey> {
  const { numerator, denominator } = UNREST_WEIGHTS[key];
  return {
    kind: 'integer',
    key: `unrest.${key}`,
    default: truncatedProduct([numerator, UNREST_PARTS], [denominator]),
    min: 0,
    max: UNREST_PARTS,
    unit: 'hundredths of a percent',
    description,
    source: 'E-32',
  };
}

type HabitabilityTable = 'terrestrialHabitability' | 'gasGiantHabitability';

/** Least and greatest habitability (both included) that dice may give. */
const HABITABILITY_RANGE: Readonly<Record<HabitabilityTable, readonly [least: number, most: number]>> = {
  terrestrialHabitability: [0, MAX_HABITABILITY.terrestrial],
  gasGiantHabitability: [1, MAX_HABITABILITY.gasGiant],
};

function habitability(
  table: HabitabilityTable,
  planet: string,
  orbit: (typeof ORBITS)[number],
): TextParameter<ParameterKey> {
  return {
    kind: 'text',
    key: `cluster.${table}.${orbit}`,
    default: defaultClusterParameters[table][orbit - 1] ?? '',
    unit: 'dice',
    check: (text) => checkDice(text, table),
    description: `Habitability of a ${planet} in orbit ${orbit}.`,
    source: 'E-06',
  };
}

function checkDice(text: string, table: HabitabilityTable): string | undefined {
  const [least, most] = HABITABILITY_RANGE[table];
  try {
    const dice = parseDice(text);
    if (diceMin(dice) >= least && diceMax(dice) <= most) return undefined;
    return `dice with results from ${least} to ${most}, such as ${defaultClusterParameters[table][2]}`;
  } catch {
    return 'dice such as 3d4-3';
  }
}
