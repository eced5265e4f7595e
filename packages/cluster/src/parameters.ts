import { diceMax, diceMin, parseDice } from '@ec/prng';
import { CLUSTER_AXIS_SIZE, MAX_AXIS_SIZE } from './coordinates.js';
import { MAX_HABITABILITY, PLANET_ORBITS } from './planet-types.js';
import { PLANET_TYPES, RESOURCES, type ByPlanetType, type ByResource } from './types.js';

/** What a designer may change about cluster generation: the figures of rulings E-05 to E-07, as plain data. */
export interface ClusterParameters {
  /** Stars to place, 1 (included) to 500 (included). */
  readonly starCount: number;
  /** Points along each axis, 1 (included) to 100 (included); coordinates run from 0 to one less. */
  readonly axisSize: number;
  /** Dice for the habitability of a terrestrial planet in orbits 1 to 10, results from 0 to 25 (both included). */
  readonly terrestrialHabitability: readonly string[];
  /** Dice for the habitability of a gas giant in orbits 1 to 10, results from 1 to 20 (both included). */
  readonly gasGiantHabitability: readonly string[];
  /** Chances of 100 that a deposit is rolled as each resource, whole numbers that add up to 100 on each type. */
  readonly resourcePercent: ByPlanetType<ByResource<number>>;
}

/**
 * Figures of the rulings as written.
 *
 * @see E-05 (star count, axis size), E-06 (habitability dice), E-07 (resource percentages)
 */
export const defaultClusterParameters: ClusterParameters = {
  starCount: 100,
  axisSize: CLUSTER_AXIS_SIZE,
  terrestrialHabitability: [
    '1d3-1',
    '2d3-2',
    '3d4-3',
    '2d10',
    '2d12+1',
    '2d10',
    '3d4-3',
    '2d3-2',
    '1d3-1',
    '1d2-1',
  ],
  gasGiantHabitability: ['1d3', '1d5', '1d8', '1d11', '1d14', '1d17', '1d20', '1d14', '1d8', '1d2'],
  resourcePercent: {
    terrestrial: { gold: 1, fuel: 14, metallics: 30, nonMetallics: 55 },
    asteroid: { gold: 1, fuel: 9, metallics: 50, nonMetallics: 40 },
    gasGiant: { gold: 0, fuel: 15, metallics: 25, nonMetallics: 60 },
  },
};

/**
 * Checks parameters before they are used.
 *
 * @throws RangeError that names the parameter, what was expected and what was received: when one is unknown, missing or outside its bounds
 */
export function assertClusterParameters(parameters: ClusterParameters): void {
  assertKeys('parameters', parameters, Object.keys(defaultClusterParameters));
  assertKeys('resourcePercent', parameters.resourcePercent, PLANET_TYPES);
  const { starCount, axisSize, terrestrialHabitability, gasGiantHabitability, resourcePercent } = parameters;
  assertWhole('starCount', starCount, 1, 500);
  assertWhole('axisSize', axisSize, 1, MAX_AXIS_SIZE);
  assertHabitability('terrestrialHabitability', terrestrialHabitability, MAX_HABITABILITY.terrestrial, 0);
  assertHabitability('gasGiantHabitability', gasGiantHabitability, MAX_HABITABILITY.gasGiant, 1);
  for (const type of PLANET_TYPES) {
    assertKeys(`resourcePercent.${type}`, resourcePercent[type], RESOURCES);
    let total = 0;
    for (const resource of RESOURCES) {
      const percent = resourcePercent[type][resource];
      const most = type === 'gasGiant' && resource === 'gold' ? 0 : 100;
      assertWhole(`resourcePercent.${type}.${resource}`, percent, 0, most);
      total += percent;
    }
    assertWhole(`sum of resourcePercent.${type}`, total, 100, 100);
  }
}

/** Checks that a record has no other keys than those known. */
function assertKeys(name: string, record: object, known: readonly string[]): void {
  const given: unknown = record;
  if (typeof given !== 'object' || given === null)
    throw new RangeError(`cluster parameter: ${name} must be an object, got ${String(given)}`);
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new RangeError(
      `cluster parameter: keys of ${name} must be among ${known.join(', ')}, got ${JSON.stringify(unknown)}`,
    );
}

function assertHabitability(name: string, dice: readonly string[], most: number, least: number): void {
  if (!Array.isArray(dice))
    throw new RangeError(`cluster parameter: ${name} must be a list, got ${typeof dice}`);
  assertWhole(`${name}.length`, dice.length, PLANET_ORBITS, PLANET_ORBITS);
  for (const [index, text] of dice.entries()) {
    const parsed = parseDice(text);
    assertWhole(`least result of ${name}[${index}] "${text}"`, diceMin(parsed), least, most);
    assertWhole(`greatest result of ${name}[${index}] "${text}"`, diceMax(parsed), least, most);
  }
}

function assertWhole(name: string, value: number, least: number, most: number): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  const expected = least === most ? `${least}` : `a whole number from ${least} to ${most}`;
  throw new RangeError(`cluster parameter: ${name} must be ${expected}, got ${value}`);
}
