/**
 * Arbitraries of {@link https://fast-check.dev | fast-check} over the orders of a language.
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import { empyreanLanguage } from './empyrean/language.js';
import type { EmpyreanOrder } from './empyrean/orders.js';
import type { OrderLanguage } from './language.js';
import type { Order } from './statement.js';

/** Valid orders of any language that is declared with the toolkit. */
export function orderArbitrary<O extends Order, H>(language: OrderLanguage<O, H>): fc.Arbitrary<O> {
  return fc.gen().map((next) => language.generate((min, max) => next(fc.integer, { min, max })));
}

/** Valid orders of Empyrean Challenge. */
export function empyreanOrderArbitrary(): fc.Arbitrary<EmpyreanOrder> {
  return orderArbitrary(empyreanLanguage);
}
