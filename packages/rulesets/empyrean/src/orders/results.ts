import { formatInteger } from '@ec/prng';
import { DONE, refused, type OrderResult } from '@ec/engine';
import type { Holding } from '../holding.js';

/** Something that keeps an order from being carried out in full. */
export interface Limit {
  /** Most units that it allows, at least 0 (included). */
  readonly most: number;
  /** Stable code in kebab-case. */
  readonly code: string;
  /** What it is, before the number: "in storage", "by manned transports". */
  readonly reason: string;
  /** Whether it is a figure of somebody else's, which the order tells only where nothing else is narrower; no when absent. */
  readonly isOthers?: boolean;
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
export function levelKnown({ id, techLevel }: Pick<Holding, 'id' | 'techLevel'>): OrderResult {
  return refused('level-known', `${id} has TL-${techLevel} already`);
}

/**
 * How many of the units asked for the limits allow, and the result: done in full, in part, or refused. Its reason has every limit that is
 * too narrow and the player's own to know, the narrowest first: "60 of 100: in storage 60 (40 missing); by manned transports 80 (20 missing)".
 *
 * @param limits - the first of the narrowest gives the code
 * @see E-17
 */
export function withinLimits(
  asked: number,
  limits: readonly Limit[],
): { readonly quantity: number; readonly result: OrderResult } {
  const narrow = limits.filter(({ most }) => most < asked).toSorted((a, b) => a.most - b.most);
  const [narrowest] = narrow;
  if (!narrowest) return { quantity: asked, result: DONE };
  const quantity = Math.max(0, narrowest.most);
  const told = narrow.filter((limit) => limit === narrowest || limit.isOthers !== true);
  const reasons = told.map(({ most, reason }) => {
    const there = Math.max(0, most);
    return `${reason} ${formatInteger(there)} (${formatInteger(asked - there)} missing)`;
  });
  const reason = `${formatInteger(quantity)} of ${formatInteger(asked)}: ${[...new Set(reasons)].join('; ')}`;
  return {
    quantity,
    result: { status: quantity === 0 ? 'refused' : 'partly', code: narrowest.code, reason },
  };
}

/** A need that is not met: "food for a turn: 60 of 100 (40 missing)". */
export function unmet(what: string, needed: number, there: number): string {
  return `${what}: ${formatInteger(there)} of ${formatInteger(needed)} (${formatInteger(needed - there)} missing)`;
}

/** The result of an order that was carried out for some of the units asked for, or for none: "60 of 100: no more were in storage". */
export function partly(quantity: number, asked: number, code: string, reason: string): OrderResult {
  if (quantity >= asked) return DONE;
  return {
    status: quantity === 0 ? 'refused' : 'partly',
    code,
    reason: `${formatInteger(quantity)} of ${formatInteger(asked)}: ${reason}`,
  };
}
