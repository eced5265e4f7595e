import { truncatedProduct } from './exact.js';

/**
 * Fuel units that assault craft draw in a turn without combat: a tenth each.
 *
 * @param craft - assault craft units, at least 0 (included)
 * @see seed "Assault Craft"
 */
export function assaultCraftFuel(craft: number): number {
  return truncatedProduct([craft], [10]);
}
