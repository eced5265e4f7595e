import {
  botSheets,
  InvariantError,
  orderMarks,
  parsePlan,
  playBots,
  type Game,
  type GameState,
  type JournalEvent,
  type Ruleset,
} from '@ec/engine';
import { Prng } from '@ec/prng';
import { drawPlan, parseField } from './field.js';
import { alliesFrom, isProgram } from './plan-games.js';
import { shareOfWin } from './share-of-win.js';

/** A game that shows what a plan is good for. */
export interface FindGame<State extends GameState, Event extends JournalEvent> {
  readonly start: Game<State, Event>;
  /** Seat of the plan. */
  readonly seat: number;
  /** Seats that play the plan with it. */
  readonly allies: readonly number[];
  /** Plans of all other seats, by seat ID; of those allies, too. */
  readonly others: ReadonlyMap<number, string>;
  /** Turns that were played. */
  readonly turns: number;
  /** What the bot of the plan gets in the same seat without its changes, with its allies, 0 to 1. */
  readonly plain: number;
  /** Orders of the seat that are enough for the win, by turn. */
  readonly orders: ReadonlyMap<number, readonly string[]>;
  /** Orders that the plan gave. */
  readonly given: number;
  /** Kinds of the orders that are left, with how many there are and their first and last turn; the most frequent first. */
  readonly kinds: readonly KindLeft[];
}

/** Orders of one kind. */
interface KindLeft {
  readonly kind: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** An order of the seat. */
interface Given {
  readonly turn: number;
  readonly kind: string;
  readonly text: string;
}

/** How games are found and played. */
interface Settings<State extends GameState, Event extends JournalEvent> {
  readonly field: string;
  /** A new game for each number. */
  readonly start: (number: number) => Game<State, Event> | undefined;
  /** Turn after which a game is broken off. */
  readonly turns: number;
  /** Seats that play a plan together; 1 when absent. */
  readonly allies?: number;
  /** Games that are tried until the plan wins one. */
  readonly tries?: number;
  /** Games that are played to take orders out. */
  readonly games?: number;
}

/**
 * Looks for a game that the plan wins alone or with its allies, and its bot without the changes does not, in the same seat against the same others; else for
 * one that it wins. Then takes out the orders without which the seat still wins, while the others play by their plans: all of a kind, and
 * where that loses, halves of its turns, and so on.
 *
 * @param plan - not a program; those of the field do not play
 * @returns `undefined` where the plan won no game alone
 */
export function findGame<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  plan: string,
  { field, start: startOf, turns, allies: together = 1, tries = 12, games = 60 }: Settings<State, Event>,
): FindGame<State, Event> | undefined {
  const { bot } = parsePlan(plan, ruleset.bots);
  const parts = parseField(field).filter(({ plan: other }) => !isProgram(other));
  if (parts.length === 0) return undefined;
  let found: (Omit<Played<State, Event>, 'share'> & { readonly plain: number }) | undefined;
  for (let number = 0; number < tries; number++) {
    const start = startOf(number);
    if (!start) continue;
    const seats = ruleset
      .seats(start.state)
      .filter(({ playerId }) => playerId !== null)
      .map(({ id }) => id);
    const [seat = 0, ...allies] = alliesFrom(seats, number % seats.length, together);
    const rng = Prng.fromSeed(BigInt(number)).stream('others');
    const drawn = seats.filter((id) => id !== seat).map((id) => [id, drawPlan(parts, rng)] as const);
    const withAllies = (text: string): Place<State, Event> => ({
      ...{ start, seat, allies },
      others: new Map([...drawn, ...allies.map((id) => [id, text] as const)]),
    });
    const place = withAllies(plan);
    const won = played(ruleset, place, turns, plan);
    if (won.share < 1) continue;
    const plain = played(ruleset, withAllies(bot), turns, bot).share;
    if (plain < 1) {
      found = { ...won, plain };
      break;
    }
    found ??= { ...won, plain };
  }
  if (!found) return undefined;
  const { place, given, plain } = found;
  const left = fewest(given, games, (orders) => played(ruleset, place, turns, orders).share === 1);
  return {
    ...place,
    turns: played(ruleset, place, turns, left).length,
    plain,
    orders: byTurn(left),
    given: given.length,
    kinds: kindsOf(left),
  };
}

/** A game, and the seat in it that is looked at. */
type Place<State extends GameState, Event extends JournalEvent> = Pick<
  FindGame<State, Event>,
  'start' | 'seat' | 'allies' | 'others'
>;

interface Played<State extends GameState, Event extends JournalEvent> {
  readonly place: Place<State, Event>;
  /** What the seat and its allies have of the win. */
  readonly share: number;
  readonly length: number;
  readonly given: readonly Given[];
}

/** Plays a game in which the seat plays by a plan, or gives the orders that are listed. */
function played<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  place: Place<State, Event>,
  turns: number,
  own: string | readonly Given[],
): Played<State, Event> {
  const { seat, allies, others } = place;
  const listed = typeof own === 'string' ? new Map<number, string[]>() : byTurn(own);
  const given: Given[] = [];
  let game = place.start;
  try {
    while (game.state.turn < turns && ruleset.outcome(game.state).status === 'running') {
      const turn = game.state.turn + 1;
      let text = sheetOf(listed.get(turn) ?? []);
      if (typeof own === 'string') {
        text = botSheets(ruleset, game, new Map([[seat, own]])).get(seat) ?? '';
        for (const { order } of ruleset.parse(text).orders) {
          const line = ruleset.format(order);
          given.push({ turn, kind: orderMarks(order, line)[0] ?? '', text: line });
        }
      }
      game = playBots(ruleset, game, others, new Map([[seat, text]]));
    }
  } catch (error) {
    if (!(error instanceof InvariantError)) throw error;
    return { place, share: 0, length: game.state.turn, given };
  }
  const seats = [seat, ...others.keys()];
  const share = [seat, ...allies].reduce((sum, one) => sum + shareOfWin(ruleset, game.state, seats, one), 0);
  return { place, share, length: game.state.turn, given };
}

/** The orders without groups that the win does not need: kinds first, then halves of those that it does. */
function fewest(
  given: readonly Given[],
  games: number,
  wins: (orders: readonly Given[]) => boolean,
): readonly Given[] {
  let left = given;
  // the largest group first; those of one kind are in the order of their turns
  const groups = [...Map.groupBy(given, ({ kind }) => kind).values()];
  for (let played = 0; played < games && groups.length > 0; played++) {
    groups.sort((a, b) => b.length - a.length);
    const group = groups.shift() ?? [];
    const out = new Set(group);
    const without = left.filter((one) => !out.has(one));
    if (wins(without)) {
      left = without;
    } else if (group.length > 1) {
      const half = Math.ceil(group.length / 2);
      groups.push(group.slice(0, half), group.slice(half));
    }
  }
  return left;
}

function byTurn(orders: readonly Given[]): Map<number, string[]> {
  const turns = new Map<number, string[]>();
  for (const { turn, text } of orders) turns.set(turn, [...(turns.get(turn) ?? []), text]);
  return turns;
}

/** A sheet of these orders. */
export function sheetOf(orders: readonly string[]): string {
  return orders.map((text) => `${text}\n`).join('');
}

function kindsOf(orders: readonly Given[]): KindLeft[] {
  return [...Map.groupBy(orders, ({ kind }) => kind)]
    .map(([kind, some]) => ({
      kind,
      count: some.length,
      from: Math.min(...some.map(({ turn }) => turn)),
      to: Math.max(...some.map(({ turn }) => turn)),
    }))
    .toSorted((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}
