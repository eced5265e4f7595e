import { diceDistribution, Distribution } from '@ec/prng';
import { depositDice } from './deposit-tables.js';
import { habitabilityDice } from './habitability.js';
import { defaultClusterParameters, type ClusterParameters } from './parameters.js';
import type { PlanetType, Resource } from './types.js';

/**
 * Exact distribution of the habitability of a planet; of an asteroid belt, always 0.
 *
 * @param orbit - 1 (included) to 10 (included)
 * @throws RangeError when `orbit` is outside its bounds
 * @see E-06
 */
export function habitabilityDistribution(
  type: PlanetType,
  orbit: number,
  parameters: ClusterParameters = defaultClusterParameters,
): Distribution {
  const dice = habitabilityDice(type, orbit, parameters);
  return dice === undefined ? Distribution.point(0) : diceDistribution(dice);
}

/**
 * Exact distribution of the yield of a deposit, in percent.
 *
 * @param isHabitable - true when the planet's habitability is above 0; matters on terrestrial planets only
 * @throws RangeError when the type of planet never holds the resource (gold on a gas giant)
 * @see seed "Deposit", yield by planet type
 */
export function yieldDistribution(type: PlanetType, resource: Resource, isHabitable: boolean): Distribution {
  const dice = depositDice(type, resource, isHabitable);
  if (dice === undefined) throw new RangeError(`yield: planets of type ${type} hold no ${resource}`);
  return diceDistribution(dice.yieldPercent);
}
