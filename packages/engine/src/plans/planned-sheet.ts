import { writeOrders, type ReadableLanguage } from '@ec/orders-parser';
import { derived, shown, type Prng } from '@ec/prng';
import { guessAmong } from '../contract/guess.js';
import type { JournalEvent } from '../contract/journal.js';
import type { Bot, GameState, Ruleset, Sheet } from '../contract/ruleset.js';
import { checkPlayed } from '../loop/check-sheets.js';
import { ONLY } from '../contract/define-bot.js';
import type { ParameterRow } from '../contract/parameters.js';
import { hasMark, orderMarks } from './order-marks.js';
import { parsePlan, type Plan, type PlanChange, type PlanCondition } from './plan.js';

/** Names of the bot that draws any orders, in the order in which they are looked for. */
const DRAWING = ['random-legal', 'random'] as const;

/** Sheets that are drawn at most (included) for the orders that a change gives besides. */
const DRAWS = 12;

/**
 * Reads a plan for a ruleset.
 *
 * @throws RangeError when the text is no plan, the ruleset has no such bot, feature, aim or kind of orders, or orders are given besides and it has no bot
 * `random-legal` or `random` from which they could be drawn
 */
export function planFor<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  text: string,
): Plan {
  const plan = parsePlan(text, ruleset.bots);
  for (const { mark, when, aim } of plan.changes) {
    requireKind(ruleset, mark);
    if (when) requireFeature(ruleset, when);
    if (aim !== undefined) requireAim(ruleset, aim);
  }
  if (plan.changes.every(({ kind }) => kind === 'without') || drawingBot(ruleset) !== undefined) return plan;
  throw new RangeError(
    `expected a ruleset with a bot ${DRAWING.join(' or ')}, from whose orders others are given besides, as ${ruleset.id} has none, received ${shown(text)}`,
  );
}

/**
 * The order sheet of a seat that plays by a plan: its bot's, without the orders that the plan leaves out and with others besides, which are
 * drawn from the sheets of the bot `random-legal`, or `random`. A plan without changes gives what its bot gives.
 *
 * @param rng - the bot draws from it; what is given besides has streams of its own
 * @param turn - that the orders are for
 * @throws TypeError when the bot gives no sheet
 */
export function plannedSheet<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { bot, values, changes }: Plan,
  view: View,
  { rng, turn }: { readonly rng: Prng; readonly turn: number },
): Sheet<Order> {
  const sheet = botNamed(ruleset, bot)(view, rng, values);
  checkPlayed(bot, sheet);
  const now = changes.filter(
    ({ from, to, when }) => from <= turn && turn <= to && (!when || isMet(ruleset, when, view)),
  );
  if (now.length === 0) return sheet;
  let orders = ordersOf(ruleset, sheet);
  for (const [i, change] of now.entries()) {
    const draws = rng.stream('besides', i);
    if (change.kind === 'without')
      orders = orders.filter(
        (order) => !(isMarked(ruleset, order, change) && servedBy(ruleset, order, change, view) > 0),
      );
    else if (change.kind === 'besides') orders = [...orders, ...besides(ruleset, change, view, draws)];
    else orders = [...besides(ruleset, change, view, draws), ...orders];
  }
  return writeOrders(orders, (order) => ruleset.format(order));
}

function botNamed<State extends GameState, Order, View, Event extends JournalEvent>(
  { bots, id }: Ruleset<State, Order, View, Event>,
  name: string,
): Bot<View, Order> {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot) return bot;
  throw new RangeError(
    `${id}: expected one of the bots ${Object.keys(bots).join(', ')}, received ${shown(name)}`,
  );
}

/** Name of the bot of a ruleset that draws any legal orders: `random-legal`, or `random`; `undefined` where it has neither. */
export function drawingBot({
  bots,
}: {
  readonly bots: Readonly<Record<string, unknown>>;
}): string | undefined {
  return DRAWING.find((one) => Object.hasOwn(bots, one));
}

/**
 * Legal orders of one kind alone.
 *
 * @returns `undefined` where the ruleset has no bot that draws orders, or none that draws one kind of them
 */
export function drawnOfKind<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  view: View,
  rng: Prng,
  kind: string,
): Sheet<Order> | undefined {
  const name = drawingBot(ruleset);
  const row = name === undefined ? undefined : rowOfKind(botNamed(ruleset, name));
  if (name === undefined || row?.kind !== 'text' || row.check(kind) !== undefined) return undefined;
  return botNamed(ruleset, name)(view, rng, { [ONLY]: kind });
}

function rowOfKind({ parameters = [] }: Pick<Bot<never>, 'parameters'>): ParameterRow | undefined {
  return parameters.find(({ key }) => key === ONLY);
}

/** @throws RangeError when the ruleset has a table of statements, and none gives orders with such a mark */
function requireKind<State extends GameState, Order, View, Event extends JournalEvent>(
  { language, id }: Ruleset<State, Order, View, Event>,
  mark: string,
): void {
  if (!language) return;
  const [kind = ''] = mark.split('.');
  requireName(kind, kindsOf(language), {
    none: `expected no changes, as ${id} has no orders`,
    one: `a kind of orders of ${id}`,
  });
}

/** Kinds of the orders of a language, in the order of its table, without repetitions. */
const kindsOf = /* @__PURE__ */ derived(({ declaration }: ReadableLanguage): readonly string[] => [
  ...new Set(declaration.statements.flatMap((one) => orderMarks({ kind: one.kind }, () => one.example))),
]);

/** @throws RangeError when the ruleset has no such feature */
function requireFeature<State extends GameState, Order, View, Event extends JournalEvent>(
  { features = {}, id }: Ruleset<State, Order, View, Event>,
  { feature }: PlanCondition,
): void {
  requireName(feature, Object.keys(features), {
    none: `expected no condition, as ${id} names no features`,
    one: `a feature of ${id}`,
  });
}

/** @throws RangeError when the ruleset has no such aim */
function requireAim<State extends GameState, Order, View, Event extends JournalEvent>(
  { aims = {}, id }: Ruleset<State, Order, View, Event>,
  aim: string,
): void {
  requireName(aim, Object.keys(aims), {
    none: `expected orders without an aim, as ${id} names no aims`,
    one: `an aim of ${id}`,
  });
}

/** @throws RangeError when there is no such name */
function requireName(
  name: string,
  names: readonly string[],
  { none, one }: { readonly none: string; readonly one: string },
): void {
  if (names.includes(name)) return;
  if (names.length === 0) throw new RangeError(`${none}, received ${shown(name)}`);
  throw new RangeError(
    `expected ${one} (${names.join(', ')}), received ${shown(name)}${guessAmong(names, name)}`,
  );
}

function isMet<State extends GameState, Order, View, Event extends JournalEvent>(
  { features = {} }: Ruleset<State, Order, View, Event>,
  { feature, is, than }: PlanCondition,
  view: View,
): boolean {
  const value = features[feature]?.(view) ?? 0;
  return is === '>' ? value > than : value < than;
}

/**
 * Orders with a mark, of as many sheets as it takes to have enough of them, which have orders of their kind alone where the ruleset's bot can draw
 * such; with an aim, those of all sheets that serve it best.
 */
function besides<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  change: PlanChange,
  view: View,
  rng: Prng,
): Order[] {
  const name = drawingBot(ruleset);
  const found: Order[] = [];
  if (name === undefined) return found;
  const kind = change.mark.split('.')[0] ?? '';
  const enough = change.aim === undefined ? change.count : Infinity;
  for (let i = 0; i < DRAWS && found.length < enough; i++) {
    const draws = rng.numbered(i);
    const sheet = drawnOfKind(ruleset, view, draws, kind) ?? botNamed(ruleset, name)(view, draws);
    found.push(...ordersOf(ruleset, sheet).filter((order) => isMarked(ruleset, order, change)));
  }
  if (change.aim === undefined) return found.slice(0, change.count);
  return found
    .map((order) => ({ order, served: servedBy(ruleset, order, change, view) }))
    .filter(({ served }) => served > 0)
    .toSorted((a, b) => b.served - a.served)
    .slice(0, change.count)
    .map(({ order }) => order);
}

/** How well an order serves the aim of a change, above 0 where it does; any order does where there is none. */
function servedBy<State extends GameState, Order, View, Event extends JournalEvent>(
  { aims = {} }: Ruleset<State, Order, View, Event>,
  order: Order,
  { aim }: PlanChange,
  view: View,
): number {
  return aim === undefined ? 1 : (aims[aim]?.(order, view) ?? 0);
}

function ordersOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  sheet: Sheet<Order>,
): Order[] {
  const { orders } = typeof sheet === 'string' ? ruleset.parse(sheet) : sheet;
  return orders.map(({ order }) => order);
}

function isMarked<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  order: Order,
  { mark }: PlanChange,
): boolean {
  return hasMark(order, () => ruleset.format(order), mark);
}
