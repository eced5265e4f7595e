/**
 * Arbitraries of {@link https://fast-check.dev | fast-check} over the orders of a language.
 *
 * @example
 * ```ts
 * import { empyreanLanguage } from '@ec/empyrean/rules';
 * import { formatOrder } from '@ec/orders-parser';
 * import { orderArbitrary } from '@ec/orders-parser/testing';
 * import fc from 'fast-check';
 *
 * const isReadBack = fc.property(orderArbitrary(empyreanLanguage), (order) => {
 *   return empyreanLanguage.parse(formatOrder(empyreanLanguage, order)).orders.length === 1;
 * });
 * console.log(fc.check(isReadBack).failed); // false
 * ```
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import { generateOrder } from './generate.js';
import type { OrderLanguage } from './language.js';
import type { Order } from './statement.js';

/** Draws that one order may make; any further draw gives its lower bound. */
const DRAWS = 64;

/**
 * Valid orders of any language that is declared with the toolkit; they shrink towards the first row and low values.
 *
 * Built on a list of numbers rather than on `fc.gen`, whose values cannot be compared once an array holds them.
 */
export function orderArbitrary<O extends Order, H>(language: OrderLanguage<O, H>): fc.Arbitrary<O> {
  return fc.array(fc.maxSafeNat(), { minLength: DRAWS, maxLength: DRAWS }).map((numbers) => {
    const drawn = numbers.values();
    return generateOrder(
      language.declaration,
      (low, high) => low + ((drawn.next().value ?? 0) % (high - low + 1)),
    );
  });
}
