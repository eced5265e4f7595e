import type { Game, GameState, JournalEvent, Ruleset } from '@ec/engine';
import type { League } from './league.js';
import { addMarks, countMarks, type MarkCounts } from './marks.js';

/** What a plan does among those that are played where everybody plays well. */
export interface Habits {
  readonly plan: string;
  /** Part of the field. */
  readonly share: number;
  /** Orders of each mark, a turn. */
  readonly orders: ReadonlyMap<string, number>;
}

/** Games of each plan. */
const GAMES = 4;

/**
 * What each plan of the field does: it plays some games, one seat of it among the others of the field in turn.
 *
 * @param start - a new game for each number
 */
export function habitsOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { plans, equilibrium }: Pick<League, 'plans' | 'equilibrium'>,
  start: (number: number) => Game<State, Event> | undefined,
  turns: number,
): Habits[] {
  const played = plans
    .map(({ text }, i) => ({ plan: text, share: equilibrium[i] ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
  return played.map(({ plan, share }, at) => {
    let counts: MarkCounts = new Map();
    let length = 0;
    for (let number = 0; number < GAMES; number++) {
      const game = start(number);
      if (!game) continue;
      const seats = ruleset.seats(game.state).filter(({ playerId }) => playerId !== null);
      const own = seats[number % seats.length]?.id ?? 0;
      const bots = new Map(
        seats.map(({ id }, i) => [
          id,
          id === own ? plan : (played[(at + i + 1) % played.length]?.plan ?? plan),
        ]),
      );
      const seen = countMarks(ruleset, game, bots, turns);
      counts = addMarks(counts, seen.counts.get(own) ?? new Map<string, number>());
      length += seen.turns;
    }
    const orders = new Map([...counts].map(([mark, number]) => [mark, number / Math.max(1, length)]));
    return { plan, share, orders };
  });
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
