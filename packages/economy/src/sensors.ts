import { divideProduct, requireQuantity, scale } from '@ec/prng';
import { unitFuel } from './units.js';

/**
 * Fuel units that assembled sensors of one technology level draw in a turn.
 *
 * @param sensors - sensor units, at least 0 (included)
 * @param techLevel - 1 to 10 (both included)
 * @see seed "Sensor"; E-17 upkeep
 */
export function sensorFuel(sensors: number, techLevel: number): number {
  return scale(sensors, unitFuel('SEN', techLevel, 'turn'));
}

/**
 * Sensors of one technology level that see with the fuel there is; the others are blind.
 *
 * @param sensors - sensor units, at least 0 (included)
 * @param fuel - fuel units at hand, at least 0 (included)
 * @throws RangeError when sensors or fuel are not an integer from 0 to 2^53 − 1, or the technology level is out of its bounds
 * @see seed "Sensor"; E-17 upkeep
 */
export function fuelledSensors(sensors: number, techLevel: number, fuel: number): number {
  requireQuantity('fuel', fuel);
  // fuel is truncated: sensors see as long as their exact fuel is less than one unit above what there is
  if (sensorFuel(sensors, techLevel) <= fuel) return sensors;
  const { numerator, denominator } = unitFuel('SEN', techLevel, 'turn');
  const { quotient, remainder } = divideProduct(fuel + 1, denominator, numerator);
  return remainder > 0 ? quotient : quotient - 1;
}

/**
 * Order of magnitude of a figure, as sensors and probes report it: its decimal logarithm, truncated.
 *
 * @param value - an integer of at least 0 (included)
 * @throws RangeError when it is not such an integer, or exceeds 2^53 − 1
 * @returns 0 for 1 to 9, 1 for 10 to 99, and so on; `null` for 0
 * @see seed "Sensor": approximation
 */
export function magnitude(value: number): number | null {
  requireQuantity('value', value);
  return value === 0 ? null : String(value).length - 1;
}
