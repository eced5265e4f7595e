import {
  drawingBot,
  drawnOfKind,
  orderMarks,
  parsePlan,
  sheetText,
  type Game,
  type GameState,
  type JournalEvent,
  type Parameters,
  type Ruleset,
} from '@ec/engine';
import { Prng } from '@ec/prng';
import { withBotValues } from '../games/bot-rows.js';
import type { Choices } from './candidates.js';
import { addMarks, choices, countMarks, type MarkCounts } from './marks.js';
import { openedOrders, type Told } from './opened-orders.js';

/** Orders of a kind (excluded) up to which it is drawn seldom. */
const SELDOM = 40;

/** Games of each bot in which is seen what orders there are. */
const LOOKS = 2;

/**
 * What plans can be made of: the bots of the plans at the start, with the orders that each gives among its like, and the orders that can be
 * drawn.
 *
 * @param named - bots of which plans are made
 * @param start - a new game for each number
 * @param parameters - values of the bots' parameters, by keys such as `bots.conqueror.escorts`, and others
 * @param ended - called after each game that is played to find that out: there may be a hundred
 */
export function choicesOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  named: readonly string[],
  start: (number: number) => Game<State, Event> | undefined,
  turns: number,
  parameters: Parameters = {},
  ended: () => void = () => undefined,
): Choices {
  const valued = (bot: string): string => withBotValues(bot, ruleset.bots, parameters);
  const drawing = drawingBot(ruleset);
  const looked = drawing === undefined || named.includes(drawing) ? named : [...named, drawing];
  const given = new Map<string, readonly string[]>();
  let drawn: MarkCounts = new Map();
  const aims = new Map<string, Set<string>>();
  const seen = new Map(Object.keys(ruleset.features ?? {}).map((name): [string, number[]] => [name, []]));
  for (const bot of looked) {
    let own: MarkCounts = new Map();
    for (let look = 0; look < LOOKS; look++) {
      const game = start(look);
      if (!game) continue;
      const seats = ruleset.seats(game.state).filter(({ playerId }) => playerId !== null);
      const { counts } = countMarks(
        ruleset,
        game,
        new Map(seats.map(({ id }) => [id, valued(bot)])),
        turns,
        (view, orders) => {
          if (bot === drawing) for (const order of orders) noteAims(ruleset, order, view, aims);
          for (const [name, values] of seen) values.push(ruleset.features?.[name]?.(view) ?? 0);
        },
      );
      ended();
      own = addMarks(own, ...[...counts.values()].flat());
    }
    given.set(bot, choices(own));
    if (bot === drawing) drawn = own;
  }
  const note = (order: Order, view: View): void => noteAims(ruleset, order, view, aims);
  const first = start(0);
  for (const [mark, count] of seldomDrawn(ruleset, drawn, first, turns, { note, ended }))
    drawn = new Map([...drawn, [mark, count]]);
  const [bot] = named;
  const opened =
    first && drawing !== undefined && bot !== undefined
      ? openedOrders(ruleset, parsePlan(valued(bot), ruleset.bots), choices(drawn), first, { note, ended })
      : new Map<string, string>();
  const bots = Object.fromEntries(named.map((bot) => [bot, ruleset.bots[bot] ?? {}]));
  const features = new Map([...seen].map(([name, values]) => [name, quartilesOf(values)] as const));
  return {
    bots,
    given,
    drawn: choices(drawn),
    features: varied(features),
    aims: new Map([...aims].map(([mark, served]) => [mark, [...served].toSorted()])),
    opened,
    turns,
  };
}

/**
 * Orders of kinds that were hardly drawn, but that can be: those of sheets of one kind alone, which are drawn in each turn until there are
 * enough.
 */
function seldomDrawn<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  drawn: MarkCounts,
  start: Game<State, Event> | undefined,
  turns: number,
  { note, ended }: Required<Told<Order, View>>,
): MarkCounts {
  const drawing = drawingBot(ruleset);
  const kinds = (ruleset.language?.declaration.statements ?? []).map(({ kind }) => kind);
  const missing = new Set(kinds.filter((kind) => (drawn.get(kind) ?? 0) < SELDOM));
  const found = new Map<string, number>();
  if (!start || drawing === undefined || missing.size === 0) return found;
  const seats = ruleset.seats(start.state).filter(({ playerId }) => playerId !== null);
  const rng = Prng.fromSeed(0n).stream('seldom drawn');
  let look = 0;
  countMarks(ruleset, start, new Map(seats.map(({ id }) => [id, drawing])), turns, (view) => {
    for (const kind of missing) {
      const sheet = drawnOfKind(ruleset, view, rng.numbered(look++), kind);
      const orders = sheet === undefined ? [] : ruleset.parse(sheetText(sheet)).orders;
      for (const { order } of orders) {
        note(order, view);
        for (const mark of orderMarks(order, () => ruleset.format(order)))
          found.set(mark, 1 + (found.get(mark) ?? 0));
      }
      if ((found.get(kind) ?? 0) >= SELDOM) missing.delete(kind);
    }
  });
  ended();
  return found;
}

/** Adds the aims that an order serves to those of its marks. */
function noteAims<State extends GameState, Order, View, Event extends JournalEvent>(
  { aims = {}, format }: Ruleset<State, Order, View, Event>,
  order: Order,
  view: View,
  seen: Map<string, Set<string>>,
): void {
  for (const [aim, servedBy] of Object.entries(aims))
    if (servedBy(order, view) > 0)
      for (const mark of orderMarks(order, () => format(order)))
        seen.set(mark, (seen.get(mark) ?? new Set()).add(aim));
}

/** The quartiles of values, without repetitions. */
function quartilesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    Math.round(8 * (sorted[Math.floor((sorted.length - 1) * part)] ?? 0)) / 8;
  return [...new Set([at(0.25), at(0.5), at(0.75)])];
}

/** Features of which more than one value was seen. */
function varied(features: ReadonlyMap<string, readonly number[]>): Map<string, readonly number[]> {
  return new Map([...features].filter(([, values]) => values.length > 1));
}
