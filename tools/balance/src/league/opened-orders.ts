import {
  drawnOfKind,
  drawnSheets,
  orderMarks,
  printPlan,
  sheetText,
  type Game,
  type GameState,
  type JournalEvent,
  type Ruleset,
} from '@ec/engine';
import { Prng } from '@ec/prng';
import { before } from './besides.js';
import { choices, countMarks, kindOf } from './marks.js';

/** Turns of a look (included), and sheets that are drawn for each seat in a turn. */
const TURNS = 12;
const SHEETS = 2;

/** Times that an order is drawn at least (included), where it is never drawn otherwise. */
const LEAST = 4;

/**
 * Orders that only become legal through others, such as an act through the points that it costs: those that are drawn where all seats play a bot
 * with one kind of order before its own, and never without it. Of each kind that is opened more are drawn, to find those that take more of what opens it.
 *
 * @param bot - name of the bot
 * @param drawn - marks of the orders that are tried besides
 * @returns by the mark of each such order, the mark of the one with which it is drawn most often
 */
export function openedOrders<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  bot: string,
  drawn: readonly string[],
  start: Game<State, Event>,
): Map<string, string> {
  const usual = legalMarks(ruleset, bot, start);
  const opened = new Map<string, { readonly by: string; readonly times: number }>();
  for (const by of drawn) {
    const plan = printPlan({ bot, values: {}, changes: [before(by)] });
    for (const [mark, times] of legalMarks(ruleset, plan, start))
      if (times >= LEAST && !usual.has(mark) && times > (opened.get(mark)?.times ?? 0))
        opened.set(mark, { by, times });
  }
  const kinds = [...opened].filter(([mark]) => mark === kindOf(mark));
  for (const [kind, { by }] of kinds) {
    const plan = printPlan({ bot, values: {}, changes: [before(by)] });
    for (const [mark, times] of legalMarks(ruleset, plan, start, kind))
      if (times >= LEAST && !usual.has(mark) && !opened.has(mark)) opened.set(mark, { by, times });
  }
  return new Map([...opened].map(([mark, { by }]) => [mark, by]));
}

/**
 * How often orders of each mark are drawn in a game in which all seats play a plan.
 *
 * @param kind - of all orders that are drawn, where the ruleset has a bot for that; all kinds when absent
 */
function legalMarks<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  plan: string,
  start: Game<State, Event>,
  kind?: string,
): ReadonlyMap<string, number> {
  const seats = ruleset.seats(start.state).filter(({ playerId }) => playerId !== null);
  const rng = Prng.fromSeed(0n).stream('opened orders');
  const seen = new Map<string, number>();
  const sheetsOf = (view: View, from: Prng): string[] => {
    if (kind === undefined) return drawnSheets(ruleset, view, from, SHEETS);
    const sheet = drawnOfKind(ruleset, view, from, kind);
    return sheet === undefined ? [] : [sheetText(sheet)];
  };
  let look = 0;
  countMarks(ruleset, start, new Map(seats.map(({ id }) => [id, plan])), TURNS, (view) => {
    for (const text of sheetsOf(view, rng.numbered(look++)))
      for (const { order } of ruleset.parse(text).orders)
        for (const mark of orderMarks(order, ruleset.format(order)))
          seen.set(mark, 1 + (seen.get(mark) ?? 0));
  });
  const kept = new Set(choices(seen));
  return new Map([...seen].filter(([mark]) => kept.has(mark)));
}
