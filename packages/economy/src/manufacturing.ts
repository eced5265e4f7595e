import { truncatedProduct } from './exact.js';
import { unitMass, type GoodsCode } from './units.js';

/** A kind of goods with its technology level; 0 where the kind has none. */
export interface Product {
  readonly code: GoodsCode;
  readonly techLevel: number;
}

/**
 * Units (or research points) that a factory group with labour, fuel and materials for all turns out in a quarter.
 *
 * @param factories - factory units, at least 0 (included)
 * @param techLevel - technology level of the factories, 1 to 10 (both included)
 * @throws RangeError when the product's technology level does not fit its kind
 * @see seed "Factory": annual production capacity, "Research"; E-02, E-22
 */
export function factoryOutput(factories: number, techLevel: number, product: Product): number {
  if (product.code === 'RSCH') return truncatedProduct([factories, techLevel], [4]);
  return truncatedProduct([factories, 20 * techLevel, 100], [4, unitMass(product.code, product.techLevel)]);
}
