import { scale } from '@ec/prng';
import { unitFuel } from './units.js';

/**
 * Fuel units that assault craft draw in a turn without combat: a tenth each.
 *
 * @param craft - assault craft units, at least 0 (included)
 * @see seed "Assault Craft"
 */
export function assaultCraftFuel(craft: number): number {
  return scale(craft, unitFuel('ASC', 1, 'turn'));
}
