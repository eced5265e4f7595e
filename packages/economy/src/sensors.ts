import { scale } from './exact.js';
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
