import { requireQuantity, truncatedProduct } from '@ec/prng';
import { unitCapacity, unitMass, type ItemCode } from '@ec/economy';
import type { LevelCount } from './types.js';

/**
 * Units that raiders can bring home: what the transports that came through carry, in proportion to the raiders' share of the
 * total ground factor before the fight, truncated once.
 *
 * @param transports - transports that came through
 * @param own - combat factor of the raiders, at least 0 (included)
 * @param total - combat factor of everybody who fights, at least `own` (included)
 * @returns units; 2^53 − 1 of an item that weighs nothing; 0 without transports or raiders
 * @throws RangeError when what the transports carry, or the units, exceed 2^53 − 1
 * @see seed "Transport": capacity (combat); E-42
 */
export function raidLoot(
  transports: readonly LevelCount[],
  own: number,
  total: number,
  item: { readonly code: ItemCode; readonly techLevel: number },
): number {
  const capacity = transports.reduce(
    (sum, { techLevel, quantity }) =>
      sum + quantity * unitCapacity('TPT', techLevel, 'mass units a combat trip'),
    0,
  );
  requireQuantity('mass units carried', capacity);
  if (capacity === 0 || own === 0) return 0;
  const mass = unitMass(item.code, item.techLevel);
  return mass === 0 ? Number.MAX_SAFE_INTEGER : truncatedProduct([capacity, 100, own], [mass, total]);
}
