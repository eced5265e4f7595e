import { formatUnit, type Product } from '@ec/economy';
import type { Product as OrderedProduct } from '@ec/orders-parser';
import type { Settlement } from '../ruleset.js';
import { refused } from '../settlement.js';
import type { Holding } from './state.js';

/** What an order names as a product, as a factory group holds it. */
export function productOf(product: OrderedProduct): Product {
  return product.kind === 'research'
    ? { code: 'RSCH', techLevel: 0 }
    : { code: product.code, techLevel: product.techLevel };
}

/**
 * Why a colony cannot make a product, if it cannot: units above its technology level; light structural units outside orbit.
 *
 * @see seed "Light Structural Unit"; E-17 phase 2
 */
export function productFault(
  { kind, techLevel }: Holding,
  { code, techLevel: level }: Product,
): Settlement | undefined {
  if (code === 'LSTU' && kind !== 'orbiting')
    return refused('orbiting-only', 'light structural units are made in orbiting colonies alone');
  if (level <= techLevel) return undefined;
  return refused('level-too-high', `${formatUnit(code, level)} is above technology level ${techLevel}`);
}
