import {
  botSheets,
  InvariantError,
  orderMarks,
  playBots,
  type Game,
  type GameState,
  type JournalEvent,
  type Ruleset,
} from '@ec/engine';
import { Prng } from '@ec/prng';
import { parseField } from './field.js';
import { scoreOf, type Goal } from './goals.js';
import { alliesFrom, drawOthers, isProgram, parsePartners, plainPlan, plansOfPartners } from './partners.js';

/** A game that shows what a plan is good for. */
export interface FindGame<State extends GameState, Event extends JournalEvent> {
  readonly start: Game<State, Event>;
  /** Seats of the plan, of which partners have one each. */
  readonly own: readonly number[];
  /** Plans of all other seats, by seat ID. */
  readonly others: ReadonlyMap<number, string>;
  /** Turns that were played. */
  readonly turns: number;
  /** What the plan gets there, of the goal, and what the bots of the plan get in the same seats without its changes. */
  readonly score: number;
  readonly plain: number;
  /** Orders of its seats that are enough for it, by seat ID and turn. */
  readonly orders: ReadonlyMap<number, ReadonlyMap<number, readonly string[]>>;
  /** Orders that the plan gave. */
  readonly given: number;
  /** Kinds of the orders that are left, with how many there are and their first and last turn; those of each seat together, the most frequent first. */
  readonly kinds: readonly KindLeft[];
}

/** Orders of one kind of one seat. */
interface KindLeft {
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** An order of a seat. */
interface Given {
  readonly seat: number;
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
  /** What the plan is good for; wins when absent. */
  readonly goal?: Goal;
  /** Games that are tried: for wins until the plan wins one, for other goals all. */
  readonly tries?: number;
  /** Games that are played to take orders out. */
  readonly games?: number;
}

/**
 * Looks for a game that the plan wins alone or with its allies, and its bots without the changes do not, in the same seats against the same
 * others; else for one that it wins. For another goal it takes the game in which the plan gets most of it. Then it takes out the orders without which
 * the seats still win, or still get half of that, while the others play by their plans: all of a kind, and where that loses, halves of its turns, and so
 * on.
 *
 * @param plan - not a program; those of the field do not play
 * @returns `undefined` where the plan won no game alone, or got nothing of another goal
 */
export function findGame<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  plan: string,
  {
    field,
    start: startOf,
    turns,
    allies: together = 1,
    goal = 'wins',
    tries = 12,
    games = 60,
  }: Settings<State, Event>,
): FindGame<State, Event> | undefined {
  const parts = parseField(field).filter(({ plan: other }) => !parsePartners(other).some(isProgram));
  if (parts.length === 0) return undefined;
  const scored = (place: Place<State, Event>, states: readonly State[], plain: readonly State[]): number =>
    scoreOf(ruleset, goal, { states, plain, seats: [...place.own, ...place.others.keys()], own: place.own });
  /** Whether the seats have all of the win, or something of another goal. */
  const isEnough = (score: number, own: readonly number[]): boolean =>
    goal === 'wins' ? score * own.length > 1 - 1e-9 : score > 0;
  let found: Tried<State, Event> | undefined;
  for (let number = 0; number < tries; number++) {
    const start = startOf(number);
    if (!start) continue;
    const seats = ruleset
      .seats(start.state)
      .filter(({ playerId }) => playerId !== null)
      .map(({ id }) => id);
    const own = alliesFrom(seats, number % seats.length, together);
    const others = drawOthers(parts, seats, own, Prng.fromSeed(BigInt(number)).stream('others'));
    const place = { start, own, others };
    const plain = played(ruleset, place, turns, plansOfPartners(plainPlan(plan), together));
    const now = played(ruleset, place, turns, plansOfPartners(plan, together));
    const score = now.states ? scored(place, now.states, plain.states ?? now.states) : 0;
    if (!isEnough(score, own)) continue;
    const plainScore = plain.states ? scored(place, plain.states, plain.states) : 0;
    const tried = {
      place,
      score,
      plain: plainScore,
      plainStates: plain.states ?? [start.state],
      given: now.given,
    };
    if (goal !== 'wins') {
      if (score > (found?.score ?? 0)) found = tried;
      continue;
    }
    found ??= tried;
    if (isEnough(plainScore, own)) continue;
    found = tried;
    break;
  }
  if (!found) return undefined;
  const { place, given, plain, score, plainStates } = found;
  const left = fewest(given, games, (orders) => {
    const { states } = played(ruleset, place, turns, orders);
    if (!states) return false;
    const now = scored(place, states, plainStates);
    return goal === 'wins' ? isEnough(now, place.own) : now >= score / 2;
  });
  return {
    ...place,
    turns: played(ruleset, place, turns, left).length,
    score,
    plain,
    orders: bySeat(left),
    given: given.length,
    kinds: kindsOf(left),
  };
}

/** A game, and the seats in it that are looked at. */
type Place<State extends GameState, Event extends JournalEvent> = Pick<
  FindGame<State, Event>,
  'start' | 'own' | 'others'
>;

/** A game in which the plan is good for something. */
interface Tried<State extends GameState, Event extends JournalEvent> {
  readonly place: Place<State, Event>;
  readonly score: number;
  readonly plain: number;
  /** The states of the game without the changes. */
  readonly plainStates: readonly State[];
  readonly given: readonly Given[];
}

interface Played<State> {
  /** The states of the game, that at the start first; absent where it broke down. */
  readonly states?: readonly State[];
  readonly length: number;
  readonly given: readonly Given[];
}

/** Plays a game in which its seats play by plans, one each, or give the orders that are listed. */
function played<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { start, own, others }: Place<State, Event>,
  turns: number,
  play: readonly string[] | readonly Given[],
): Played<State> {
  const plans = new Map(
    own.flatMap((seat, i) => {
      const plan = play[i];
      return typeof plan === 'string' ? [[seat, plan] as const] : [];
    }),
  );
  const listed = bySeat(play.filter((one) => typeof one !== 'string'));
  const given: Given[] = [];
  let game = start;
  const states = [game.state];
  try {
    while (game.state.turn < turns && ruleset.outcome(game.state).status === 'running') {
      const turn = game.state.turn + 1;
      const sheets = new Map(own.map((seat) => [seat, sheetOf(listed.get(seat)?.get(turn) ?? [])]));
      for (const [seat, text] of botSheets(ruleset, game, plans)) {
        sheets.set(seat, text);
        for (const { order } of ruleset.parse(text).orders) {
          const line = ruleset.format(order);
          given.push({ seat, turn, kind: orderMarks(order, () => line)[0] ?? '', text: line });
        }
      }
      game = playBots(ruleset, game, others, sheets);
      states.push(game.state);
    }
  } catch (error) {
    if (!(error instanceof InvariantError)) throw error;
    return { length: game.state.turn, given };
  }
  return { states, length: game.state.turn, given };
}

/** The orders without groups that the win does not need: kinds first, then halves of those that it does. */
function fewest(
  given: readonly Given[],
  games: number,
  wins: (orders: readonly Given[]) => boolean,
): readonly Given[] {
  let left = given;
  // the largest group first; those of one kind and seat are in the order of their turns
  const groups = [...Map.groupBy(given, ({ seat, kind }) => `${seat} ${kind}`).values()];
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

/** The texts of orders by seat ID and turn. */
function bySeat(orders: readonly Given[]): Map<number, Map<number, string[]>> {
  const seats = new Map<number, Map<number, string[]>>();
  for (const { seat, turn, text } of orders) {
    const turns = seats.get(seat) ?? new Map<number, string[]>();
    seats.set(seat, turns.set(turn, [...(turns.get(turn) ?? []), text]));
  }
  return seats;
}

/** A sheet of these orders. */
export function sheetOf(orders: readonly string[]): string {
  return orders.map((text) => `${text}\n`).join('');
}

function kindsOf(orders: readonly Given[]): KindLeft[] {
  return [...Map.groupBy(orders, ({ seat, kind }) => `${seat} ${kind}`).values()]
    .map((some) => ({
      seat: some[0]?.seat ?? 0,
      kind: some[0]?.kind ?? '',
      count: some.length,
      from: Math.min(...some.map(({ turn }) => turn)),
      to: Math.max(...some.map(({ turn }) => turn)),
    }))
    .toSorted((a, b) => a.seat - b.seat || b.count - a.count || (a.kind < b.kind ? -1 : 1));
}
