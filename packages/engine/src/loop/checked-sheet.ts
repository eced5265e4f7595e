import { DEFAULT_LIMITS, type Diagnostic, type PlacedOrder } from '@ec/orders-parser';
import { REPORT_SCHEMA, type ReportDocument } from '@ec/reports';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';
import { withState } from './check-game.js';
import { checkText } from './check-sheets.js';
import { OUT_OF_GAME, requireSeat, sheetContext, type Game } from './game.js';
import { rehearsalDoubts, rehearse } from './rehearse.js';

/** An order in the player's words and in ours. */
export interface UnderstoodOrder {
  readonly line: number;
  readonly text: string;
  /** The canonical form. */
  readonly understood: string;
}

/** How an order sheet is understood. */
export interface CheckedOrders {
  readonly seat: number;
  /** Turn that the orders are for. */
  readonly turn: number;
  /** The sheet that all places refer to, without its secrets. */
  readonly text: string;
  readonly orders: readonly UnderstoodOrder[];
  /** Mistakes and doubts, in the order of the sheet. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the whole sheet is refused: it is for another game, turn or seat, or too long. */
  readonly isRefused: boolean;
  /** Whether the seat is out of the game: the turn refuses whatever the sheet orders. */
  readonly isOut: boolean;
}

/**
 * How a sheet for the next turn is understood, from what its seat knows: what it orders, its mistakes, and doubts about orders that will be refused, carried
 * out in part, or do harm.
 *
 * @throws TypeError when there is no ruleset, there is no game or it lacks a part, or the sheet is no text
 * @throws RangeError when the game has no such seat
 * @throws StateError when it fails and the state is not one of the ruleset
 */
export function checkSheet<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
  text: string,
): CheckedOrders {
  const context = sheetContext(ruleset, game, seat);
  checkText(text);
  const { orders, diagnostics, isRefused } = ruleset.parse(text, context);
  const { isOut = false } = requireSeat(ruleset, game, seat);
  const doubts = withState(ruleset, game.state, () =>
    firstOf(isOut ? outDoubts(orders) : doubtsAbout(ruleset, game, seat, orders)),
  );
  return {
    seat,
    turn: game.state.turn + 1,
    text,
    orders: orders.map(({ order, line, text }) => ({ line, text, understood: ruleset.format(order) })),
    diagnostics: inOrder([...diagnostics, ...doubts]),
    isRefused,
    isOut,
  };
}

/** Mistakes for which a host does not take a sheet as it is; doubts are none. */
export function mistakesIn({ diagnostics }: Pick<CheckedOrders, 'diagnostics'>): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Doubts about each order of a seat that is out of the game. */
function outDoubts<Order>(orders: readonly PlacedOrder<Order>[]): Diagnostic[] {
  return rehearsalDoubts(orders.map((placed) => ({ placed, result: OUT_OF_GAME })));
}

function doubtsAbout<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
  orders: readonly PlacedOrder<Order>[],
): Diagnostic[] {
  const rehearsed = rehearse(ruleset, game, seat, orders);
  const results = rehearsed?.results ?? [];
  const refusals = rehearsalDoubts(results);
  const harms = rehearsed ? rehearsalDoubts([], ruleset.rehearsal?.doubts?.(rehearsed)) : [];
  const others = ruleset.check(orders, ruleset.view(game.state, game.journal, seat));
  const done = results.flatMap(({ placed, result }) => (result?.status === 'done' ? [placed] : []));
  const isOwn = ({ code }: Diagnostic): boolean => ruleset.rehearsal?.settles?.has(code) ?? false;
  const standing = [...others.filter((doubt) => !isOwn(doubt)), ...apartFrom(done, others.filter(isOwn))];
  return [...refusals, ...harms, ...apartFrom(refusals, standing)];
}

/**
 * What a sheet for the next turn will do, from what its seat knows; `null` where the game has no forecasts. That of a seat that is out of the game says
 * so, and nothing else.
 *
 * @throws TypeError when there is no ruleset, there is no game or it lacks a part, or the sheet is no text
 * @throws RangeError when the game has no such seat
 * @throws StateError when it fails and the state is not one of the ruleset
 */
export function forecastSheet<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
  text: string,
): ReportDocument | null {
  const context = sheetContext(ruleset, game, seat);
  checkText(text);
  const { orders } = ruleset.parse(text, context);
  const { isOut = false } = requireSeat(ruleset, game, seat);
  const canForecast = ruleset.forecast ?? ruleset.rehearsal?.report;
  if (isOut && canForecast) return outForecast();
  return withState(ruleset, game.state, () => {
    if (ruleset.forecast) return ruleset.forecast(orders, ruleset.view(game.state, game.journal, seat));
    const rehearsed = ruleset.rehearsal?.report && rehearse(ruleset, game, seat, orders);
    return rehearsed ? (ruleset.rehearsal?.report?.(rehearsed) ?? null) : null;
  });
}

/** What becomes of the orders of a seat that is out of the game. */
function outForecast(): ReportDocument {
  const text = `${OUT_OF_GAME.reason} No order is carried out.`;
  return {
    schema: REPORT_SCHEMA,
    title: 'Forecast',
    subtitle: '',
    sections: [{ id: 'out', title: 'What this is', blocks: [{ kind: 'paragraph', text }] }],
  };
}

/** Doubts about other orders than those that are refused as it is, where one reason with figures is enough, or are known to be carried out. */
function apartFrom(orders: readonly Placed[], doubts: readonly Diagnostic[]): Diagnostic[] {
  const spans = inOrder(orders).map(({ span }) => span);
  let at = 0;
  return inOrder(doubts).filter(({ span: { start } }) => {
    while ((spans[at]?.end ?? Infinity) <= start) at += 1;
    return start < (spans[at]?.start ?? Infinity);
  });
}

/**
 * The first doubts, at most as many as a sheet may have warnings, and a diagnostic when others were left out: a host lists no more for any
 * ruleset.
 */
function firstOf(doubts: readonly Diagnostic[]): Diagnostic[] {
  const most = DEFAULT_LIMITS.diagnostics;
  const sorted = inOrder(doubts);
  const [next] = sorted.splice(most);
  if (!next) return sorted;
  const { severity, span, line, column } = next;
  const message = `only the first ${most} doubts are listed`;
  return [...sorted, { code: 'limit-diagnostics', severity, span, line, column, message }];
}

/** Something with its place in the sheet. */
type Placed = Pick<Diagnostic, 'span'>;

function inOrder<Thing extends Placed>(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => a.span.start - b.span.start);
}
