import type { PlanChange } from '@ec/engine';

/** Orders of a kind that are given besides in a turn, unless a search tries another number. */
const USUAL_COUNT = 4;

/**
 * Numbers of orders that are tried: one alone, which saves up for what it opens where more would cost too much at once, or is that which serves
 * its aim best; and as many as usual.
 */
export const FEW_AND_MANY = [1, USUAL_COUNT] as const;

/** Orders of a kind besides those of a bot, in every turn. */
export function besides(mark: string, count: number = USUAL_COUNT): PlanChange {
  return { kind: 'besides', mark, count, from: 1, to: Infinity };
}

/** The same before the orders of the bot, which spends what they cost otherwise. */
export function before(mark: string, count: number = USUAL_COUNT): PlanChange {
  return { ...besides(mark, count), kind: 'before' };
}
