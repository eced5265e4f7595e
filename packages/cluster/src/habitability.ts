import { parseDice, type Dice, type Prng } from '@ec/prng';
import type { ClusterParameters } from './parameters.js';
import type { ByPlanetType, PlanetType } from './types.js';

/**
 * Dice for the habitability of a planet.
 *
 * @param orbit - 1 (included) to 10 (included)
 * @returns undefined for an asteroid belt, whose habitability is always 0
 * @throws RangeError when `orbit` is outside its bounds
 * @see E-06
 */
export function habitabilityDice(
  type: PlanetType,
  orbit: number,
  parameters: ClusterParameters,
): Dice | undefined {
  if (type === 'asteroid') return undefined;
  const table = type === 'terrestrial' ? parameters.terrestrialHabitability : parameters.gasGiantHabitability;
  const text = table[orbit - 1];
  if (text === undefined) throw new RangeError(`orbit must be 1 to ${table.length}, got ${orbit}`);
  return parseDice(text);
}

/** Draws the habitability of a planet from its stream. */
export type RollHabitability = (rng: Prng, type: PlanetType, orbit: number) => number;

/** Prepares the habitability roll: the dice of every orbit are read once. */
export function habitabilityRoller(parameters: ClusterParameters): RollHabitability {
  const tables: ByPlanetType<readonly Dice[]> = {
    terrestrial: parameters.terrestrialHabitability.map((text) => parseDice(text)),
    asteroid: [],
    gasGiant: parameters.gasGiantHabitability.map((text) => parseDice(text)),
  };
  return (rng, type, orbit) => {
    const dice = tables[type][orbit - 1];
    return dice === undefined ? 0 : rng.dice(dice);
  };
}
