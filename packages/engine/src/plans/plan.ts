import { nearest } from '@ec/orders-parser';

/** A way to play, as a text: a bot of the ruleset, and in braces what it does otherwise. */
export interface Plan {
  /** Name of the bot. */
  readonly bot: string;
  /** In the order in which they are carried out. */
  readonly changes: readonly PlanChange[];
}

/** Orders that a plan leaves out of its bot's sheet, or gives besides them. */
export interface PlanChange {
  readonly kind: 'without' | 'besides';
  /** Mark of the orders, as `orderMarks` gives them. */
  readonly mark: string;
  /** Most orders that are given besides in a turn (included), from 1; of orders that are left out, none stays. */
  readonly count: number;
  /** First and last turn (both included) for which it is done; the last is `Infinity` where it never ends. */
  readonly from: number;
  readonly to: number;
}

/** Most orders of a kind that a plan gives besides in a turn (included). */
export const MOST_BESIDES = 99;

/** Greatest turn that a plan can name (included). */
const MOST_TURNS = 99_999;

const PLAN = /^([^{}]+)(?:\{([^{}]*)\})?$/;
const CHANGE = /^([+-])([^\s*@]+?)(?:\*(\d{1,2}))?(?:@(\d{1,5})(?:(-)(\d{1,5})?)?)?$/;

/**
 * Reads a plan: `builder`, or `builder{-tax +attack*3@10-20}`, which leaves out the orders `tax` of the bot `builder` and gives up to
 * three orders `attack` besides in each of the turns 10 to 20. `@10` is turn 10 alone, and `@10-` every turn from there on.
 *
 * @param bots - names of the bots that there are
 * @throws RangeError when the text is no plan, or names another bot
 */
export function parsePlan(text: string, bots: readonly string[]): Plan {
  const [, bot = '', changes = ''] = PLAN.exec(text) ?? [];
  if (!bots.includes(bot)) {
    const meant = nearest(bot, bots);
    const guess = meant === undefined || meant === bot ? '' : `; did you mean ${meant}?`;
    throw new RangeError(`expected one of ${bots.join(', ')}, received ${text}${guess}`);
  }
  return {
    bot,
    changes: changes
      .split(/\s+/)
      .filter((one) => one !== '')
      .map(parseChange),
  };
}

function parseChange(text: string): PlanChange {
  const [, sign = '', mark = '', count = '1', from, dash, to] = CHANGE.exec(text) ?? [];
  const isRead = sign !== '' && Number(count) >= 1 && !(sign === '-' && text.includes('*'));
  if (!isRead)
    throw new RangeError(
      `expected changes such as -tax, +attack*3 or +attack@10-20 (1 to ${MOST_BESIDES} orders, turns from 1), received ${text}`,
    );
  const first = from === undefined ? 1 : Number(from);
  const last = to !== undefined ? Number(to) : dash === undefined && from !== undefined ? first : Infinity;
  if (first < 1 || last < first)
    throw new RangeError(`expected turns from 1 to ${MOST_TURNS} in their order, received ${text}`);
  return {
    kind: sign === '-' ? 'without' : 'besides',
    mark,
    count: Number(count),
    from: first,
    to: last,
  };
}

/** Writes a plan, which {@link parsePlan} reads as the same plan. */
export function printPlan({ bot, changes }: Plan): string {
  return changes.length === 0 ? bot : `${bot}{${changes.map(printChange).join(' ')}}`;
}

function printChange({ kind, mark, count, from, to }: PlanChange): string {
  const many = kind === 'besides' && count > 1 ? `*${count}` : '';
  const always = from === 1 && to === Infinity;
  const until = to === from ? '' : to === Infinity ? '-' : `-${to}`;
  return `${kind === 'without' ? '-' : '+'}${mark}${many}${always ? '' : `@${from}${until}`}`;
}
