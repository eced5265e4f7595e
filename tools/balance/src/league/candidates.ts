import { parsePlan, printPlan, type Plan, type PlanChange } from '@ec/engine';
import type { Prng } from '@ec/prng';

/** What plans can be made of. */
export interface Choices {
  /** Bots, by name. */
  readonly bots: readonly string[];
  /** Marks of orders that can be given besides. */
  readonly drawn: readonly string[];
  /** Marks of the orders that each bot gives. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  /** Turn after which games are broken off. */
  readonly turns: number;
}

/** Orders of a kind that are given besides in a turn. */
const COUNTS = [1, 2, 4, 8] as const;
const USUAL_COUNT = 4;

/** Changes of a plan at most (included): more, and nobody could say what it does. */
const MOST_CHANGES = 4;

/** Every plan that differs from one of these bots by one kind of order: left out, or given besides. */
export function singleChanges(bots: readonly string[], { drawn, given }: Choices): string[] {
  return bots.flatMap((bot) => [
    ...drawn.map((mark) => planText(bot, [besides(mark, USUAL_COUNT)])),
    ...(given.get(bot) ?? []).map((mark) => planText(bot, [without(mark)])),
  ]);
}

/** A plan near another one: with one change more, less or otherwise, or with the same changes of another bot. */
export function changed(text: string, choices: Choices, rng: Prng): string {
  const plan = parsePlan(text, choices.bots);
  const { bot, changes } = plan;
  const at = changes.length === 0 ? 0 : rng.intN(changes.length);
  const way = rng.intN(changes.length === 0 ? 2 : 6);
  const more = changes.length < MOST_CHANGES ? changes : changes.slice(1);
  if (way === 0 && choices.drawn.length > 0)
    return planText(bot, [...more, besides(rng.pick(choices.drawn), rng.pick(COUNTS))]);
  const given = choices.given.get(bot) ?? [];
  if (way <= 1 && given.length > 0) return planText(bot, [...more, without(rng.pick(given))]);
  if (way === 2) return planText(bot, changes.toSpliced(at, 1));
  if (way === 3) return planText(rng.pick(choices.bots), changes);
  const one = changes[at];
  return one ? planText(bot, changes.with(at, otherwise(one, choices, rng))) : text;
}

/** Every plan with fewer changes than this one, those with the fewest first. */
export function simpler(text: string, bots: readonly string[]): string[] {
  const { bot, changes } = parsePlan(text, bots);
  const subsets = Array.from({ length: 2 ** changes.length - 1 }, (_, bits) =>
    changes.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1),
  );
  return subsets.toSorted((a, b) => a.length - b.length).map((some) => planText(bot, some));
}

/** The same kind of order, more or less often, or in other turns. */
function otherwise(change: PlanChange, { turns }: Choices, rng: Prng): PlanChange {
  if (change.kind === 'besides' && rng.chance(1, 2)) return { ...change, count: rng.pick(COUNTS) };
  const from = rng.pick([1, 1, Math.ceil(turns / 4), Math.ceil(turns / 2)]);
  const to = rng.pick([Infinity, Infinity, Math.max(from, Math.ceil(turns / 4))]);
  return { ...change, from, to };
}

function besides(mark: string, count: number): PlanChange {
  return { kind: 'besides', mark, count, from: 1, to: Infinity };
}

function without(mark: string): PlanChange {
  return { kind: 'without', mark, count: 1, from: 1, to: Infinity };
}

function planText(bot: string, changes: readonly PlanChange[]): string {
  const plan: Plan = { bot, changes };
  return printPlan(plan);
}
