import {
  botSheets,
  orderMarks,
  resolveTurn,
  type Game,
  type GameState,
  type JournalEvent,
  type Ruleset,
} from '@ec/engine';
import { ProgramSeats } from '../games/programs.js';

/** How often orders of each mark were given. */
export type MarkCounts = ReadonlyMap<string, number>;

/** Values of an order's kind that are told apart at most (included): more are names and not a choice of the rules. */
const MOST_VALUES = 40;

/**
 * Plays a game of plans and counts the orders that each seat gives, by their marks.
 *
 * @param plans - by seat ID
 * @param turns - turn after which the game is broken off
 * @param look - called with the view and the orders of each seat before each turn
 * @returns for each seat ID the counts of every turn, and the turns that were played
 */
export function countMarks<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  start: Game<State, Event>,
  plans: ReadonlyMap<number, string>,
  turns: number,
  look: (view: View, orders: readonly Order[]) => void = () => undefined,
): { readonly counts: ReadonlyMap<number, readonly MarkCounts[]>; readonly turns: number } {
  const counts = new Map([...plans.keys()].map((seat): [number, MarkCounts[]] => [seat, []]));
  const programs = new ProgramSeats(plans);
  let game = start;
  while (game.state.turn < turns && ruleset.outcome(game.state).status === 'running') {
    const sheets = new Map([...botSheets(ruleset, game, programs.plans), ...programs.sheets(ruleset, game)]);
    for (const [seat, text] of sheets) {
      const orders = ruleset.parse(text).orders.map(({ order }) => order);
      look(ruleset.view(game.state, game.journal, seat), orders);
      const own = new Map<string, number>();
      for (const order of orders)
        for (const mark of orderMarks(order, () => ruleset.format(order)))
          own.set(mark, 1 + (own.get(mark) ?? 0));
      counts.get(seat)?.push(own);
    }
    game = resolveTurn(ruleset, game, sheets);
  }
  return { counts, turns: game.state.turn };
}

/** All together. */
export function addMarks(...all: readonly MarkCounts[]): MarkCounts {
  const sum = new Map<string, number>();
  for (const one of all) for (const [mark, count] of one) sum.set(mark, count + (sum.get(mark) ?? 0));
  return sum;
}

/** The marks of which orders can be chosen: those of kinds, and of values where a kind has only a list of them; by name. */
export function choices(counts: MarkCounts): string[] {
  const marks = [...counts.keys()];
  const values = new Map<string, number>();
  for (const mark of marks) values.set(kindOf(mark), 1 + (values.get(kindOf(mark)) ?? 0));
  return marks
    .filter((mark) => mark === kindOf(mark) || (values.get(kindOf(mark)) ?? 0) <= 1 + MOST_VALUES)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** The kind of the orders that a mark stands for. */
export function kindOf(mark: string): string {
  return mark.split('.')[0] ?? mark;
}
