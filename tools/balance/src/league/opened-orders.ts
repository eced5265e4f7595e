import {
  drawnOfKind,
  drawnSheets,
  orderMarks,
  printPlan,
  sheetText,
  type Game,
  type GameState,
  type JournalEvent,
  type Plan,
  type PlanChange,
  type Ruleset,
} from '@ec/engine';
import { Prng } from '@ec/prng';
import { before, FEW_AND_MANY } from './besides.js';
import { choices, countMarks, kindOf } from './marks.js';

/** Turns of a look (included), and sheets that are drawn for each seat in a turn; of one kind alone, more. */
const TURNS = 24;
const SHEETS = 2;
const SHEETS_OF_KIND = 4;

/** Times that an order is drawn at least (included) with what opens it, where it is never drawn otherwise. */
const LEAST = 4;

/** Whom a look tells what happens. */
export interface Told<Order, View> {
  /** Called with each order that is drawn. */
  readonly note?: (order: Order, view: View) => void;
  /** Called after each game. */
  readonly ended?: () => void;
}

/**
 * Orders that only become legal through others, such as an act through the points that it costs: those that are drawn where all seats play a bot
 * with one kind of order before its own, and never without it. What one order a turn opens is looked for after many, too; and of each kind that is
 * opened more are drawn, to find those that take more of what opens it.
 *
 * @param bot - the bot, with the values that it plays with
 * @param drawn - marks of the orders that are tried besides
 * @returns by the mark of each such order, the mark of the one with which it is drawn most often
 */
export function openedOrders<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  bot: Pick<Plan, 'bot' | 'values'>,
  drawn: readonly string[],
  start: Game<State, Event>,
  { note = () => undefined, ended = () => undefined }: Told<Order, View> = {},
): Map<string, string> {
  const legal = (changes: readonly PlanChange[], kind?: string): ReadonlyMap<string, number> => {
    const marks = legalMarks(ruleset, printPlan({ ...bot, changes }), start, { kind, note });
    ended();
    return marks;
  };
  const usual = legal([]);
  const opened = new Map<string, { readonly by: string; readonly times: number }>();
  /** Notes what is opened by orders of a mark, and says whether anything is. */
  const look = (by: string, count: number, kind?: string): boolean => {
    const found = [...legal([before(by, count)], kind)].filter(
      ([mark, times]) => times >= LEAST && !usual.has(mark),
    );
    for (const [mark, times] of found)
      if (times > (opened.get(mark)?.times ?? 0)) opened.set(mark, { by, times });
    return found.length > 0;
  };
  const [one, many] = FEW_AND_MANY;
  for (const by of drawn) if (look(by, one)) look(by, many);
  const kinds = [...opened].filter(([mark]) => mark === kindOf(mark));
  for (const [kind, { by }] of kinds) for (const count of FEW_AND_MANY) look(by, count, kind);
  return new Map([...opened].map(([mark, { by }]) => [mark, by]));
}

/**
 * How often orders of each mark are drawn in a game in which all seats play a plan.
 *
 * @param kind - of all orders that are drawn, where the ruleset has a bot for that; all kinds when `undefined`
 */
function legalMarks<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  plan: string,
  start: Game<State, Event>,
  { kind, note }: { readonly kind: string | undefined; readonly note: (order: Order, view: View) => void },
): ReadonlyMap<string, number> {
  const seats = ruleset.seats(start.state).filter(({ playerId }) => playerId !== null);
  const rng = Prng.fromSeed(0n).stream('opened orders');
  const seen = new Map<string, number>();
  const sheetsOf = (view: View, from: Prng): string[] => {
    if (kind === undefined) return drawnSheets(ruleset, view, from, SHEETS);
    return Array.from({ length: SHEETS_OF_KIND }, (_, i) =>
      drawnOfKind(ruleset, view, from.numbered(i), kind),
    ).flatMap((sheet) => (sheet === undefined ? [] : [sheetText(sheet)]));
  };
  let look = 0;
  countMarks(ruleset, start, new Map(seats.map(({ id }) => [id, plan])), TURNS, (view) => {
    for (const text of sheetsOf(view, rng.numbered(look++)))
      for (const { order } of ruleset.parse(text).orders) {
        note(order, view);
        for (const mark of orderMarks(order, () => ruleset.format(order)))
          seen.set(mark, 1 + (seen.get(mark) ?? 0));
      }
  });
  const kept = new Set(choices(seen));
  return new Map([...seen].filter(([mark]) => kept.has(mark)));
}
