import { formatInteger } from '@ec/prng';
import { DONE, refused, type OrderResult } from '@ec/engine';

/** Something that keeps an order from being carried out in full. */
export interface Limit {
  /** Most units that it allows, at least 0 (included). */
  readonly most: number;
  /** Stable code in kebab-case. */
  readonly code: string;
  /** Plain words that follow "60 of 100: ". */
  readonly reason: string;
}

/** The result of an order for a ship or colony that does not exist or belongs to another empire. */
export function notYours(id: number): OrderResult {
  return refused('not-yours', `you have no ship or colony ${id}`);
}

/** The result of an order about a planet that the empire does not control. */
export function notControlled(): OrderResult {
  return refused('not-controlled', 'you do not control that planet');
}

/** The result of an order against a ship or colony that is not at the same place. */
export function noTarget(id: number): OrderResult {
  return refused('not-here', `there is no other ship or colony ${id} at the same planet`);
}

/** The result of an order against a ship or colony of the same empire. */
export function ownTarget(id: number): OrderResult {
  return refused('own-target', `${id} is yours`);
}

/** The result of an order for a unit or technology level above the level of the ship or colony. */
export function levelTooHigh(what: string, techLevel: number): OrderResult {
  return refused('level-too-high', `${what} is above technology level ${techLevel}`);
}

/** The result of an order that brings a ship or colony a technology level that it has. */
export function levelKnown(id: number, level: number): OrderResult {
  return refused('level-known', `${id} has TL-${level} already`);
}

/**
 * How many of the units asked for the limits allow, and the result: done in full, in part ("60 of 100"), or refused.
 *
 * @param limits - the first of the narrowest is the reason
 * @see E-17
 */
export function withinLimits(
  asked: number,
  limits: readonly Limit[],
): { readonly quantity: number; readonly result: OrderResult } {
  let narrowest: Limit | undefined;
  for (const limit of limits) if (limit.most < (narrowest?.most ?? asked)) narrowest = limit;
  if (!narrowest) return { quantity: asked, result: DONE };
  const { code, reason } = narrowest;
  const quantity = Math.max(0, narrowest.most);
  return { quantity, result: partly(quantity, asked, code, reason) };
}

/** The result of an order that was carried out for some of the units asked for, or for none. */
export function partly(quantity: number, asked: number, code: string, reason: string): OrderResult {
  if (quantity >= asked) return DONE;
  if (quantity === 0) return refused(code, reason);
  return {
    status: 'partly',
    code,
    reason: `${formatInteger(quantity)} of ${formatInteger(asked)}: ${reason}`,
  };
}
