import { shown } from '@ec/prng';
import { guessAmong } from '../contract/guess.js';
import type { Parameters } from '../contract/parameters.js';
import { readBotValues, type BotTables } from './bot-values.js';

/** A way to play, as a text: a bot of the ruleset, and in braces what it does otherwise. */
export interface Plan {
  /** Name of the bot. */
  readonly bot: string;
  /** Values of its parameters, by key, in the order of its table; those that the plan leaves out have their defaults. */
  readonly values: Parameters;
  /** In the order in which they are carried out. */
  readonly changes: readonly PlanChange[];
}

/** Orders that a plan leaves out of its bot's sheet, or gives besides them: after the bot's, or before, so that they get what both cost. */
export interface PlanChange {
  readonly kind: 'without' | 'besides' | 'before';
  /** Mark of the orders, as `orderMarks` gives them. */
  readonly mark: string;
  /** Most orders that are given besides in a turn (included), from 1; of orders that are left out, none stays. */
  readonly count: number;
  /** Aim that the orders serve, as the ruleset names it; any orders do when absent. */
  readonly aim?: string;
  /** First and last turn (both included) for which it is done; the last is `Infinity` where it never ends. */
  readonly from: number;
  readonly to: number;
  /** Feature of the view on which it depends; it is done always when absent. */
  readonly when?: PlanCondition;
}

/** What a feature of the view must be for a change to be done. */
export interface PlanCondition {
  /** Name that the ruleset gives it. */
  readonly feature: string;
  readonly is: '>' | '<';
  readonly than: number;
}

/** Most orders of a kind that a plan gives besides in a turn (included). */
const MOST_BESIDES = 99;

/** Greatest turn that a plan can name (included). */
const MOST_TURNS = 99_999;

const PLAN = /^([^{}]+)(?:\{([^{}]*)\})?$/;
const CHANGE = /^([+^-])([^\s*@?]+?)(?:\*(\d{1,2}))?(?::([A-Za-z][\w-]*))?(?:@(\d{1,5})(?:(-)(\d{1,5})?)?)?$/;
const CONDITION = /^([A-Za-z][\w.-]*)([<>])(-?\d{1,12}(?:\.\d{1,6})?)$/;

/**
 * Reads a plan: `builder`, or `builder{guard=4 -tax +attack*3@10-20}`, in which the parameter `guard` of the bot `builder` is 4; it leaves out
 * its orders `tax` and gives up to three orders `attack` besides in each of the turns 10 to 20. `@10` is turn 10 alone, and `@10-` every
 * turn from there on. `+attack?lead>5` does so only while the feature `lead` of the seat's view is above 5, and `+attack*3:foremost` gives those
 * that serve the aim `foremost` best. `^attack` gives it before the orders of the bot, which would spend the money first otherwise.
 *
 * @param bots - the bots that there are, by name
 * @throws RangeError when the text is no plan, names another bot, or a parameter that it does not have or with a value out of its bounds
 */
export function parsePlan(text: string, bots: BotTables): Plan {
  const [, bot = '', inside = ''] = PLAN.exec(text) ?? [];
  if (!Object.hasOwn(bots, bot)) {
    const names = Object.keys(bots);
    throw new RangeError(
      `expected one of ${names.join(', ')}, received ${shown(text)}${guessAmong(names, bot)}`,
    );
  }
  const words = inside === '' ? [] : inside.split(/\s+/).filter((one) => one !== '');
  const isValue = (word: string): boolean => /^[^+^-].*=/.test(word);
  return {
    bot,
    values: readBotValues(bot, bots[bot]?.parameters ?? [], words.filter(isValue)),
    changes: words.filter((word) => !isValue(word)).map(parseChange),
  };
}

function parseChange(text: string): PlanChange {
  const [change = '', ...conditions] = text.split('?');
  const parsed = parseAlways(change, text);
  if (conditions.length === 0) return parsed;
  const [, feature = '', is, than] = CONDITION.exec(conditions.join('?')) ?? [];
  if (is !== '>' && is !== '<')
    throw new RangeError(
      `expected a feature and a number, such as +attack?lead>1.5, received ${shown(text)}`,
    );
  return { ...parsed, when: { feature, is, than: Number(than) } };
}

function parseAlways(change: string, text: string): PlanChange {
  const [, sign = '', mark = '', count = '1', aim, from, dash, to] = CHANGE.exec(change) ?? [];
  const isRead = sign !== '' && Number(count) >= 1 && !(sign === '-' && change.includes('*'));
  if (!isRead)
    throw new RangeError(
      `expected changes such as guard=4, -tax, +attack*3 or +attack@10-20 (1 to ${MOST_BESIDES} orders, turns from 1), received ${shown(text)}`,
    );
  const first = from === undefined ? 1 : Number(from);
  const last = to !== undefined ? Number(to) : dash === undefined && from !== undefined ? first : Infinity;
  if (first < 1 || last < first)
    throw new RangeError(`expected turns from 1 to ${MOST_TURNS} in their order, received ${shown(text)}`);
  return {
    kind: KINDS[sign] ?? 'besides',
    mark,
    count: Number(count),
    ...(aim !== undefined && { aim }),
    from: first,
    to: last,
  };
}

/** Writes a plan, which {@link parsePlan} reads as the same plan. */
export function printPlan({ bot, values, changes }: Plan): string {
  const words = [
    ...Object.entries(values).map(([key, value]) => `${key}=${value}`),
    ...changes.map(printChange),
  ];
  return words.length === 0 ? bot : `${bot}{${words.join(' ')}}`;
}

const SIGNS = { without: '-', besides: '+', before: '^' } as const satisfies Record<
  PlanChange['kind'],
  string
>;
const KINDS: Readonly<Record<string, PlanChange['kind']>> = { '-': 'without', '+': 'besides', '^': 'before' };

function printChange({ kind, mark, count, aim, from, to, when }: PlanChange): string {
  const many = kind !== 'without' && count > 1 ? `*${count}` : '';
  const toward = aim === undefined ? '' : `:${aim}`;
  const always = from === 1 && to === Infinity;
  const until = to === from ? '' : to === Infinity ? '-' : `-${to}`;
  const condition = when ? `?${when.feature}${when.is}${when.than}` : '';
  return `${SIGNS[kind]}${mark}${many}${toward}${always ? '' : `@${from}${until}`}${condition}`;
}
