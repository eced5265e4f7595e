import { formatInteger } from '@ec/economy';
import type { Settlement } from '../ruleset.js';
import { DONE, refused } from '../settlement.js';

/** Something that keeps an order from being carried out in full. */
export interface Limit {
  /** Most units that it allows, at least 0 (included). */
  readonly most: number;
  /** Stable code in kebab-case. */
  readonly code: string;
  /** Plain words that follow "60 of 100: ". */
  readonly reason: string;
}

/** An order for a ship or colony of another empire, or for none. */
export function notYours(id: number): Settlement {
  return refused('not-yours', `you have no ship or colony ${id}`);
}

/**
 * How many of the units asked for the limits allow, and how that ends: in full, in part ("60 of 100"), or not at all.
 *
 * @param limits - the first of the narrowest is the reason
 * @see E-17
 */
export function withinLimits(
  asked: number,
  limits: readonly Limit[],
): { readonly quantity: number; readonly settlement: Settlement } {
  let narrowest: Limit | undefined;
  for (const limit of limits) if (limit.most < (narrowest?.most ?? asked)) narrowest = limit;
  if (!narrowest) return { quantity: asked, settlement: DONE };
  const { code, reason } = narrowest;
  const quantity = Math.max(0, narrowest.most);
  return { quantity, settlement: partly(quantity, asked, code, reason) };
}

/** An order that was carried out for some of the units asked for, or for none. */
export function partly(quantity: number, asked: number, code: string, reason: string): Settlement {
  if (quantity >= asked) return DONE;
  if (quantity === 0) return refused(code, reason);
  return {
    status: 'partly',
    code,
    reason: `${formatInteger(quantity)} of ${formatInteger(asked)}: ${reason}`,
  };
}
