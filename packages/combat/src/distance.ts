import { Distribution, divideProduct, requireQuantity, shown, type Prng } from '@ec/prng';
import { unitCapacity } from '@ec/economy';
import { checkPosition } from './check-engagement.js';
import { checkedParameters, type CombatParameters } from './combat-parameters.js';
import type { LevelCount, Position } from './types.js';

/**
 * Distance at the start of a fight, in 10,000 miles: fixed between colonies, a die where a ship takes part.
 *
 * @throws RangeError when a position is none, or the parameters are not as {@link combatParameters} makes them
 * @see E-36
 */
export function startingDistance(a: Position, b: Position, parameters: CombatParameters, rng: Prng): number {
  checkPosition(a);
  checkPosition(b);
  checkedParameters(parameters);
  if (a === 'ship' || b === 'ship') return rng.roll(1, parameters.shipDistance);
  return fixedDistance(a, b, parameters);
}

/**
 * Distribution of {@link startingDistance}.
 *
 * @throws RangeError as {@link startingDistance}
 * @see E-36
 */
export function startingDistanceDistribution(
  a: Position,
  b: Position,
  parameters: CombatParameters,
): Distribution {
  checkPosition(a);
  checkPosition(b);
  checkedParameters(parameters);
  if (a === 'ship' || b === 'ship') return Distribution.uniform(1, parameters.shipDistance);
  return Distribution.point(fixedDistance(a, b, parameters));
}

/**
 * Distance that a ship covers in a round, in 10,000 miles: the thrust of its drives by its mass, truncated.
 *
 * @param drives - assembled space drives that have fuel
 * @param mass - of the whole ship in hundredths of a mass unit, at least 1 (included)
 * @throws RangeError when thrust or distance exceeds 2^53 − 1
 * @see seed "Space Drive": speed (combat); E-36
 */
export function combatSpeed(drives: readonly LevelCount[], mass: number): number {
  const thrust = drives.reduce(
    (sum, { techLevel, quantity }) => sum + quantity * unitCapacity('SPD', techLevel, 'thrust'),
    0,
  );
  requireQuantity('thrust', thrust);
  return divideProduct(thrust, 100, mass).quotient;
}

function fixedDistance(a: Position, b: Position, parameters: CombatParameters): number {
  if (a === 'surface' && b === 'surface') return parameters.surfaceToSurface;
  return a === 'orbit' && b === 'orbit' ? parameters.orbitToOrbit : parameters.surfaceToOrbit;
}

/** @throws RangeError when a distance is not an integer of at least 1 */
export function requireDistance(distance: number): void {
  if (!Number.isSafeInteger(distance) || distance < 1)
    throw new RangeError(`distance: expected an integer of at least 1, received ${shown(distance)}`);
}
