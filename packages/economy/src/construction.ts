import { truncatedProduct } from '@ec/prng';

/** Mass units that a construction worker assembles or takes apart in a turn. */
export const CONSTRUCTION_MASS = 500;

/** Percentage of units that dis-assembly destroys. */
export const DISASSEMBLY_LOSS_PERCENT = 10;

/**
 * Units that dis-assembly destroys, truncated.
 *
 * @param units - units taken apart, at least 0 (included)
 * @see seed "General Rules"
 */
export function disassemblyLoss(units: number): number {
  return truncatedProduct([units, DISASSEMBLY_LOSS_PERCENT], [100]);
}
