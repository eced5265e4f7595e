import { parsePlan, printPlan, type BotTables, type Parameters, type ParameterRow } from '@ec/engine';

/** What keys of an experiment's parameters begin with that are those of a bot. */
const PREFIX = 'bots.';

/**
 * Rows for an experiment that plays games of bots: every parameter of every bot, as `bots.conqueror.escorts`, so that it can be set, swept and
 * tuned.
 *
 * @param bots - by name, as a ruleset has them
 */
export function botRows(bots: BotTables): ParameterRow[] {
  return Object.entries(bots).flatMap(([bot, { parameters = [] }]) =>
    parameters.map((row) => ({ ...row, key: keyOf(bot, row.key) })),
  );
}

/**
 * A plan that plays with the values that an experiment has for its bot; those that the plan gives itself go before.
 *
 * @param parameters - values of an experiment with {@link botRows}, and others
 * @throws RangeError when the text is no plan of these bots
 */
export function withBotValues(text: string, bots: BotTables, parameters: Parameters): string {
  const plan = parsePlan(text, bots);
  const rows = bots[plan.bot]?.parameters ?? [];
  const values = rows.flatMap(({ key, default: usual }) => {
    const value = plan.values[key] ?? parameters[keyOf(plan.bot, key)];
    return value === undefined || (value === usual && plan.values[key] === undefined) ? [] : [[key, value]];
  });
  return printPlan({ ...plan, values: Object.fromEntries(values) });
}

function keyOf(bot: string, key: string): string {
  return `${PREFIX}${bot}.${key}`;
}
