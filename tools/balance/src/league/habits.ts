import type { Game, GameState, JournalEvent, Ruleset } from '@ec/engine';
import type { League } from './league.js';
import { addMarks, countMarks, type MarkCounts } from './marks.js';
import { alliesFrom, parsePartners } from './partners.js';

/** What a plan does among those that are played where everybody plays well. */
export interface Habits {
  readonly plan: string;
  /** Part of the field. */
  readonly share: number;
  /** Orders of each mark, a turn. */
  readonly orders: ReadonlyMap<string, number>;
  /** The same in each third of the game. */
  readonly thirds: readonly ReadonlyMap<string, number>[];
}

/** Parts of a game that are told apart: its opening, its middle and its end. */
const THIRDS = 3;

/** Games of each plan. */
export const HABIT_GAMES = 4;

/**
 * What each plan of the field does: it plays some games, one seat of it, or those of partners with different plans, among the others of the field in
 * turn. Of others who are partners the first plays.
 *
 * @param start - a new game for each number
 * @param ended - called after each game
 */
export function habitsOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { plans, equilibrium }: Pick<League, 'plans' | 'equilibrium'>,
  start: (number: number) => Game<State, Event> | undefined,
  turns: number,
  ended: () => void = () => undefined,
): Habits[] {
  const played = plans
    .map(({ text }, i) => ({ plan: text, share: equilibrium[i] ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
  return played.map(({ plan, share }, at) => {
    const thirds = Array.from({ length: THIRDS }, (): { counts: MarkCounts; turns: number } => ({
      counts: new Map(),
      turns: 0,
    }));
    for (let number = 0; number < HABIT_GAMES; number++) {
      const game = start(number);
      if (!game) continue;
      const seats = ruleset.seats(game.state).filter(({ playerId }) => playerId !== null);
      const ids = seats.map(({ id }) => id);
      const partners = parsePartners(plan);
      const own = alliesFrom(ids, number % ids.length, partners.length);
      const bots = new Map(
        ids.map((id, i) => {
          const [other] = parsePartners(played[(at + i + 1) % played.length]?.plan ?? plan);
          return [id, partners[own.indexOf(id)] ?? other];
        }),
      );
      const seen = countMarks(ruleset, game, bots, turns);
      ended();
      for (const [turn, counts] of own.flatMap((id) => [...(seen.counts.get(id) ?? []).entries()])) {
        const third = thirds[Math.floor((turn * THIRDS) / seen.turns)];
        if (!third) continue;
        third.counts = addMarks(third.counts, counts);
        third.turns += 1;
      }
    }
    const all = addMarks(...thirds.map(({ counts }) => counts));
    const length = thirds.reduce((sum, one) => sum + one.turns, 0);
    return {
      plan,
      share,
      orders: aTurn(all, length),
      thirds: thirds.map((third) => aTurn(third.counts, third.turns)),
    };
  });
}

function aTurn(counts: MarkCounts, turns: number): ReadonlyMap<string, number> {
  return new Map([...counts].map(([mark, number]) => [mark, number / Math.max(1, turns)]));
}

/**
 * Kinds of orders in which a plan differs most from the mean of all, as its orders a turn and the mean; the widest difference first.
 *
 * @param most - kinds at most (included)
 */
export function peculiarities(
  own: Habits,
  all: readonly Habits[],
  most: number,
): { readonly mark: string; readonly own: number; readonly mean: number }[] {
  const marks = [...new Set(all.flatMap(({ orders }) => [...orders.keys()]))].filter(
    (mark) => !mark.includes('.'),
  );
  return marks
    .map((mark) => ({
      mark,
      own: own.orders.get(mark) ?? 0,
      mean: all.reduce((sum, { orders, share }) => sum + share * (orders.get(mark) ?? 0), 0),
    }))
    .filter((one) => Math.abs(one.own - one.mean) >= 0.01)
    .toSorted((a, b) => Math.abs(b.own - b.mean) - Math.abs(a.own - a.mean) || (a.mark < b.mark ? -1 : 1))
    .slice(0, most);
}
