import type { PlanChange } from '@ec/engine';

/** Orders of a kind that are given besides in a turn, unless a search tries another number. */
const USUAL_COUNT = 4;

/** Orders of a kind besides those of a bot, in every turn. */
export function besides(mark: string, count: number = USUAL_COUNT): PlanChange {
  return { kind: 'besides', mark, count, from: 1, to: Infinity };
}

/** The same before the orders of the bot, which spends what they cost otherwise. */
export function before(mark: string): PlanChange {
  return { ...besides(mark), kind: 'before' };
}
