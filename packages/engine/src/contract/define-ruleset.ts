import type { ReportDocument } from '@ec/reports';
import type { Edition } from './editions.js';
import type { JournalEvent } from './journal.js';
import type { ParameterRow, ParametersOf } from './parameters.js';
import type { Bot, GameState, Phase, Rehearsal, Ruleset, SetupInput } from './ruleset.js';

/** A ruleset as it is written down: its functions find the parameters of its rows, and no others. */
export interface RulesetDefinition<
  State extends GameState,
  Order,
  View,
  Event extends JournalEvent,
  Rows extends readonly ParameterRow[],
  BotName extends string,
> extends Omit<
  Ruleset<State, Order, View, Event>,
  'parameters' | 'editions' | 'setup' | 'phases' | 'rehearsal' | 'rulebook' | 'bots'
> {
  readonly parameters: Rows;
  readonly editions?: Readonly<Record<string, Edition<Rows[number]['key']>>>;
  /**
   * State of turn 0.
   *
   * @throws SetupError when no game can be made from this input
   */
  readonly setup: (input: SetupInput<ParametersOf<Rows>>) => State;
  readonly phases: readonly Phase<State, Order, Event, ParametersOf<Rows>>[];
  readonly rehearsal?: Rehearsal<State, Order, Event, ParametersOf<Rows>>;
  /**
   * The tables of the rules, with these parameters in force.
   *
   * @throws RangeError when the values contradict each other; no game has such values
   */
  readonly rulebook: (parameters: ParametersOf<Rows>) => ReportDocument;
  readonly bots: Readonly<Record<BotName, Bot<View, Order>>>;
}

/**
 * The ruleset given, unchanged, with types that the compiler infers: state, orders, view and events from its functions, and parameters and
 * bots by name. A parameter that has no row does not compile, neither in the rules nor for `createGame`; a bot that is not there does not
 * compile for `playBots`.
 *
 * Parameters that stand in a file of their own are written with `as const satisfies readonly ParameterRow[]`.
 */
export function defineRuleset<
  State extends GameState,
  Order,
  View,
  const Rows extends readonly ParameterRow[],
  BotName extends string,
  Event extends JournalEvent = JournalEvent,
>(
  definition: RulesetDefinition<State, Order, View, Event, Rows, BotName>,
): Ruleset<State, Order, View, Event, Rows[number]['key'], BotName>;
// hosts hand over what `resolveParameters` gives: a value for every row, and no other
export function defineRuleset<Definition>(definition: Definition): Definition {
  return definition;
}
