import { shown, type Prng } from '@ec/prng';
import {
  resolveParameters,
  type IntegerParameter,
  type ParameterRow,
  type ParametersOf,
  type TextParameter,
} from './parameters.js';
import type { Bot, Sheet } from './ruleset.js';

/**
 * A bot with parameters: figures by which it plays, that stand in a table as those of a ruleset do. A plan changes them, as in
 * `conqueror{escorts=20}`; without a plan they have their defaults.
 *
 * @param parameters - with keys that differ
 * @param play - gets a value for every row, each within its bounds
 * @throws RangeError when two rows have the same key
 */
export function defineBot<View, Order, const Rows extends readonly ParameterRow[]>(
  parameters: Rows,
  play: (view: View, rng: Prng, values: ParametersOf<Rows>) => Sheet<Order>,
): Bot<View, Order> {
  const keys = parameters.map(({ key }) => key);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined)
    throw new RangeError(`expected each parameter of a bot once, received ${shown(twice)} twice`);
  const defaults = defaultsOf(parameters);
  // the values of a plan were checked where it was read
  const bot: Bot<View, Order> = (view, rng, values = {}) => play(view, rng, { ...defaults, ...values });
  return Object.assign(bot, { parameters });
}

/** The default of every parameter, by key. */
export function defaultsOf<const Rows extends readonly ParameterRow[]>(rows: Rows): ParametersOf<Rows> {
  return resolveParameters(rows) as ParametersOf<Rows>;
}

/**
 * A row for a parameter of a bot.
 *
 * @param bounds - both included
 * @param description - what the bot does with it, in one sentence
 */
export function botFigure<const Key extends string>(
  key: Key,
  value: number,
  bounds: readonly [least: number, greatest: number],
  unit: string,
  description: string,
): IntegerParameter<Key> {
  const [min, max] = bounds;
  return { kind: 'integer', key, default: value, min, max, unit, description, source: 'bot' };
}

/** Key of the parameter by which a bot gives orders of one kind alone. */
export const ONLY = 'only';

/**
 * A row for the kind of all orders that a bot gives, for `random-legal` and `random`: a plan that gives orders besides gets those which are drawn
 * seldom by it.
 *
 * @param kinds - kinds of orders that there are
 */
export function botKind(kinds: readonly string[]): TextParameter<typeof ONLY> {
  return {
    kind: 'text',
    key: ONLY,
    default: '',
    unit: 'kind of order',
    bounds: 'a kind of order',
    check: (kind) => (kind === '' || kinds.includes(kind) ? undefined : 'a kind of order'),
    description: 'Kind of the orders that it gives; all kinds when empty.',
    source: 'bot',
  };
}
