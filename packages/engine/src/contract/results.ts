/** How most orders end. */
import type { OrderResult } from './ruleset.js';

/** An order that was carried out in full. */
export const DONE: OrderResult = { status: 'done', code: 'done', reason: '' };

/**
 * An order that was not carried out at all.
 *
 * @param code - stable, in kebab-case
 * @param reason - a plain sentence
 */
export function refused(code: string, reason: string): OrderResult {
  return { status: 'refused', code, reason };
}
