import { levelTooHigh } from '../orders/results.js';
import { formatUnit, type Product } from '@ec/economy';
import type { Product as OrderedProduct } from '../orders/terms.js';
import { refused, type OrderResult } from '@ec/engine';
import type { Holding } from '../holding.js';

/** The product that an order names, in the form in which a factory group holds it. */
export function productOf(product: OrderedProduct): Product {
  return product.kind === 'research'
    ? { code: 'RSCH', techLevel: 0 }
    : { code: product.code, techLevel: product.techLevel };
}

/**
 * Why a colony cannot make a product, if it cannot: the unit is above its technology level, or is a light structural unit and the colony is
 * not in orbit.
 *
 * @see seed "Light Structural Unit"; E-17 phase 2
 */
export function productFault(
  { kind, techLevel }: Holding,
  { code, techLevel: level }: Product,
): OrderResult | undefined {
  if (code === 'LSTU' && kind !== 'orbiting')
    return refused('orbiting-only', 'light structural units are made in orbiting colonies alone');
  if (level <= techLevel) return undefined;
  return levelTooHigh(formatUnit(code, level), techLevel);
}
