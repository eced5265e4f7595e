import { codecFor, DONE, type Bot, type ParameterRow, type Ruleset } from '@ec/engine';
import * as v from 'valibot';

const stateSchema = v.strictObject({
  turn: v.number(),
  seats: v.array(v.strictObject({ name: v.string(), playerId: v.nullable(v.number()) })),
  points: v.array(v.number()),
});
export type ToyState = v.InferOutput<typeof stateSchema>;

/** An order of one word. */
export interface Word {
  readonly kind: string;
}

/** What makes a toy a game. */
interface Toy {
  readonly id: string;
  readonly turns: number;
  readonly parameters?: readonly ParameterRow[];
  readonly bots: Readonly<Record<string, Bot<null, Word>>>;
  /** Points of each seat in a turn, by the words that each ordered. */
  readonly points: (
    words: readonly (readonly string[])[],
    turn: number,
    luck: readonly number[],
  ) => readonly number[];
}

/** A game in which each seat orders words, and most points win; equal points share the win. */
export function toy({ id, turns, parameters = [], bots, points }: Toy): Ruleset<ToyState, Word, null> {
  const page = (title: string) => ({ schema: 'ec-report/1' as const, title, subtitle: '', sections: [] });
  return {
    id,
    version: '1',
    parameters,
    setup: ({ players }) => ({
      turn: 0,
      seats: players.map(({ id: playerId, name }) => ({ name, playerId })),
      points: players.map(() => 0),
    }),
    seats: ({ seats }) => seats.map((seat, i) => ({ id: i + 1, ...seat })),
    seatPlayer: (state) => state,
    parse: (text) => ({
      orders: text
        .split('\n')
        .filter((line) => line !== '')
        .map((kind, i) => ({
          order: { kind },
          line: i + 1,
          column: 1,
          text: kind,
          span: { start: 0, end: kind.length },
        })),
      diagnostics: [],
      isRefused: false,
    }),
    format: ({ kind }) => kind,
    check: () => [],
    phases: [
      {
        name: 'words',
        run({ state, orders, rng, conclude }) {
          const words = state.seats.map((_, i) =>
            orders.filter(({ seat }) => seat === i + 1).map(({ order }) => order.kind),
          );
          const luck = state.seats.map(() => rng.between(1, 6));
          const won = points(words, state.turn, luck);
          state.points = state.points.map((before, i) => before + (won[i] ?? 0));
          for (const order of orders) conclude(order, DONE);
        },
      },
    ],
    codec: codecFor<ToyState>(stateSchema),
    view: () => null,
    template: () => '',
    report: () => page(id),
    summary: () => page(id),
    rulebook: () => page(id),
    standing: ({ points: own }, seat) => own[seat - 1] ?? 0,
    outcome({ turn, points: own }) {
      if (turn < turns) return { status: 'running' };
      const most = Math.max(...own);
      return { status: 'over', winners: own.flatMap((points, i) => (points === most ? [i + 1] : [])) };
    },
    bots,
  };
}
