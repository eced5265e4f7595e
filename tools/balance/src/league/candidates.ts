import {
  parsePlan,
  printPlan,
  type BotTables,
  type IntegerParameter,
  type Parameters,
  type Plan,
  type PlanChange,
} from '@ec/engine';
import type { Prng } from '@ec/prng';
import { before, besides, FEW_AND_MANY } from './besides.js';

/** What plans can be made of. */
export interface Choices {
  /** Bots by name, with their parameters. */
  readonly bots: BotTables;
  /** Marks of orders that can be given besides. */
  readonly drawn: readonly string[];
  /** Marks of the orders that each bot gives. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  /** Values of each feature that were seen, among which a plan's conditions choose, by name. */
  readonly features: ReadonlyMap<string, readonly number[]>;
  /** Aims that orders of a mark were seen to serve, by mark. */
  readonly aims: ReadonlyMap<string, readonly string[]>;
  /** Orders that become legal through others, and those through which they do, by mark. */
  readonly opened: ReadonlyMap<string, string>;
  /** Turn after which games are broken off. */
  readonly turns: number;
}

/** Orders of a kind that are given besides in a turn. */
const COUNTS = [1, 2, 4, 8] as const;

/** Changes of a plan at most (included), values of parameters among them: more, and nobody could say what it does. */
export const MOST_CHANGES = 4;

/** Factors by which the value of a parameter is changed, in quarters. */
const QUARTERS = [1, 2, 8, 16] as const;

/**
 * Every plan that differs from one of these bots by one thing: a kind of order that is left out, or given besides, or a parameter that has
 * another value. Orders that serve an aim are given besides with it, too, many of them or one alone, and those that others open together with these.
 */
export function singleChanges(
  bots: readonly string[],
  { drawn, given, aims, opened, bots: tables }: Choices,
): string[] {
  return bots.flatMap((bot) => [
    ...drawn.map((mark) => planText(bot, {}, [besides(mark)])),
    ...aimedOrders(drawn, aims).map((one) => planText(bot, {}, [one])),
    ...[...opened].flatMap(([mark, by]) =>
      FEW_AND_MANY.flatMap((count) =>
        [besides(mark), ...(aims.get(mark) ?? []).map((aim) => ({ ...besides(mark), aim }))].map((act) =>
          planText(bot, {}, [before(by, count), act]),
        ),
      ),
    ),
    ...(given.get(bot) ?? []).map((mark) => planText(bot, {}, [without(mark)])),
    ...figuresOf(tables, bot).flatMap((row) =>
      otherValues(row).map((value) => planText(bot, { [row.key]: value }, [])),
    ),
  ]);
}

/** Orders besides with each aim that they can serve, many of them and one alone. */
export function aimedOrders(drawn: readonly string[], aims: Choices['aims']): PlanChange[] {
  return drawn.flatMap((mark) =>
    (aims.get(mark) ?? []).flatMap((aim) => FEW_AND_MANY.map((count) => ({ ...besides(mark, count), aim }))),
  );
}

/**
 * A plan near another one: with one change more, less or otherwise, or with the same changes of another bot.
 *
 * @param most - changes at most (included), values of parameters among them
 */
export function changed(text: string, choices: Choices, rng: Prng, most: number = MOST_CHANGES): string {
  const plan = parsePlan(text, choices.bots);
  const { bot, values, changes } = plan;
  const size = changes.length + Object.keys(values).length;
  const figures = figuresOf(choices.bots, bot);
  const at = changes.length === 0 ? 0 : rng.intN(changes.length);
  const way = rng.intN(size === 0 ? 3 : 7);
  if (way === 0 && choices.drawn.length > 0)
    return bounded(
      {
        bot,
        values,
        changes: [...changes, besides(rng.pick(choices.drawn), rng.pick(COUNTS))],
      },
      most,
    );
  if (way <= 1 && figures.length > 0)
    return bounded({ bot, values: otherFigure(plan, figures, rng), changes }, most);
  const given = choices.given.get(bot) ?? [];
  if (way <= 2 && given.length > 0)
    return bounded({ bot, values, changes: [...changes, without(rng.pick(given))] }, most);
  if (way === 3) return rng.pick(oneLess(plan));
  if (way === 4) {
    const other = rng.pick(Object.keys(choices.bots));
    return bounded({ bot: other, values: fitting(values, figuresOf(choices.bots, other)), changes }, most);
  }
  const one = changes[at];
  return one ? planText(bot, values, changes.with(at, otherwise(one, choices, rng))) : text;
}

/** The plan without one of its changes, for each of them. */
function oneLess({ bot, values, changes }: Plan): string[] {
  return [
    ...Object.keys(values).map((key) =>
      planText(bot, Object.fromEntries(Object.entries(values).filter(([one]) => one !== key)), changes),
    ),
    ...changes.map((_, i) => planText(bot, values, changes.toSpliced(i, 1))),
  ];
}

/** Parameters of a bot that are numbers. */
function figuresOf(bots: BotTables, bot: string): IntegerParameter[] {
  return (bots[bot]?.parameters ?? []).filter((row) => row.kind === 'integer');
}

/** Values that differ from a default: parts and multiples of it, and both bounds. */
function otherValues({ default: usual, min, max }: IntegerParameter): number[] {
  const near = QUARTERS.map((quarters) => Math.round((Math.max(1, usual) * quarters) / 4));
  const values = [min, ...near.map((value) => Math.min(max, Math.max(min, value))), max];
  return [...new Set(values)].filter((value) => value !== usual);
}

/** The values of a plan with another one for one figure; none for a figure that has its default then. */
function otherFigure({ values }: Plan, figures: readonly IntegerParameter[], rng: Prng): Parameters {
  const row = rng.pick(figures);
  const now = values[row.key];
  const from = typeof now === 'number' ? { ...row, default: now } : row;
  const value = rng.pick(otherValues(from));
  return fitting({ ...values, [row.key]: value }, figures);
}

/** The values that belong to figures, in their order, where they differ from the defaults. */
function fitting(values: Parameters, figures: readonly IntegerParameter[]): Parameters {
  const kept = figures.flatMap(({ key, default: usual, min, max }) => {
    const value = values[key];
    return typeof value === 'number' && value !== usual && value >= min && value <= max
      ? [[key, value] as const]
      : [];
  });
  return Object.fromEntries(kept);
}

/** The same kind of order, more or less often, in other turns, with another aim, or while a feature is above or below a value that was seen. */
function otherwise(change: PlanChange, { turns, features, aims }: Choices, rng: Prng): PlanChange {
  const served = aims.get(change.mark) ?? [];
  if (served.length > 0 && rng.chance(1, 3)) return aimed(change, served, rng);
  if (features.size > 0 && rng.chance(1, 3)) return conditional(change, features, rng);
  if (change.kind !== 'without' && rng.chance(1, 4))
    return { ...change, kind: change.kind === 'besides' ? 'before' : 'besides' };
  if (change.kind !== 'without' && rng.chance(1, 2)) return { ...change, count: rng.pick(COUNTS) };
  const from = rng.pick([1, 1, Math.ceil(turns / 4), Math.ceil(turns / 2)]);
  const to = rng.pick([Infinity, Infinity, Math.max(from, Math.ceil(turns / 4))]);
  return { ...change, from, to };
}

function aimed(change: PlanChange, served: readonly string[], rng: Prng): PlanChange {
  const { aim: _, ...any } = change;
  return change.aim !== undefined && rng.chance(1, 2) ? any : { ...any, aim: rng.pick(served) };
}

function conditional(change: PlanChange, features: Choices['features'], rng: Prng): PlanChange {
  const { when: _, ...always } = change;
  if (change.when && rng.chance(1, 2)) return always;
  const [feature, seen] = rng.pick([...features]);
  return { ...always, when: { feature, is: rng.chance(1, 2) ? '>' : '<', than: rng.pick(seen) } };
}

function without(mark: string): PlanChange {
  return { kind: 'without', mark, count: 1, from: 1, to: Infinity };
}

/** A plan with no more changes than so many: those that are left out are the first. */
function bounded({ bot, values, changes }: Plan, most: number): string {
  const kept = Object.entries(values).slice(-most);
  const room = most - kept.length;
  return planText(bot, Object.fromEntries(kept), room === 0 ? [] : changes.slice(-room));
}

export function planText(bot: string, values: Parameters, changes: readonly PlanChange[]): string {
  const plan: Plan = { bot, values, changes };
  return printPlan(plan);
}
