/** A game about which everything is known: everybody throws a die each turn, and in the last turn the highest number wins. */
import { DONE, SetupError, type ParameterRow, type Ruleset } from '@ec/engine';
import { fileURLToPath } from 'node:url';

/** This file, for jobs: it exports a ruleset and no experiment. */
export const DUEL = fileURLToPath(import.meta.url);

interface DuelState {
  turn: number;
  readonly last: number;
  duellers: readonly Dueller[];
}

interface Dueller {
  readonly seat: number;
  readonly name: string;
  readonly playerId: number | null;
  /** What was thrown last; 0 before. */
  readonly thrown: number;
}

/** Sides of the die that a seat throws. */
type Die = number;

/** Seat that nobody takes. */
const REFEREE: Dueller = { seat: 5, name: 'Referee', playerId: null, thrown: 0 };

/** Most who can duel. */
const MOST = 4;

export const ruleset: Ruleset<DuelState, Die, null> = {
  id: 'duel',
  version: '1',
  parameters: [
    row('duel.last', 1, 1_000, 'Turn that decides.'),
    row('duel.refusals', 0, 100, 'Percentage of the set-ups that are refused.'),
    row('duel.mishaps', 0, 100, 'Percentage of the turns that break down.'),
  ],
  setup({ players, parameters, rng }) {
    if (players.length > MOST)
      throw new SetupError('too-many', 'players', { expected: `at most ${MOST}` }, players.length);
    if (rng.chance(Number(parameters['duel.refusals']), 100))
      throw new SetupError('weather', 'seed', 'it rains', null);
    // Seats 10, 20 and so on: a seat's ID need not be its place.
    const seated = players.map(({ id, name }) => ({ seat: 10 * id, name, playerId: id, thrown: 0 }));
    return { turn: 0, last: Number(parameters['duel.last']), duellers: [REFEREE, ...seated] };
  },
  seats: ({ duellers }) => duellers.map(({ seat, name, playerId }) => ({ id: seat, name, playerId })),
  seatPlayer: (state, seat, player) => ({
    ...state,
    duellers: state.duellers.map((one) =>
      one.seat === seat ? { ...one, playerId: player?.id ?? null } : one,
    ),
  }),
  parse(text) {
    const sides = Number(/^d(\d)$/.exec(text)?.[1] ?? 0);
    const orders = sides > 0 ? [{ order: sides, line: 1, column: 1, text, span: { start: 0, end: 2 } }] : [];
    return { orders, diagnostics: [], isRefused: false };
  },
  format: (sides) => `d${sides}`,
  check: () => [],
  phases: [
    {
      name: 'throw',
      run({ state, orders, parameters, rng, conclude }) {
        if (rng.chance(Number(parameters['duel.mishaps']), 100)) throw new RangeError('a die is lost');
        for (const order of orders) {
          const thrown = rng.stream(order.seat).between(1, order.order);
          state.duellers = state.duellers.map((one) => (one.seat === order.seat ? { ...one, thrown } : one));
          conclude(order, DONE);
        }
      },
    },
  ],
  view: () => null,
  template: () => '',
  report: () => page('A throw'),
  summary: () => page('A duel'),
  rulebook: () => page('The duel'),
  outcome({ turn, last, duellers }) {
    if (turn < last) return { status: 'running' };
    const highest = Math.max(...duellers.map(({ thrown }) => thrown));
    const winners = duellers.filter(({ thrown }) => thrown === highest).map(({ seat }) => seat);
    return { status: 'over', winners };
  },
  codec: {
    encode: (state) => JSON.stringify(state),
    decode: (text) => JSON.parse(text) as DuelState,
  },
  bots: { six: () => 'd6', eight: () => 'd8' },
};

function row(key: string, initial: number, max: number, description: string): ParameterRow {
  return { kind: 'integer', key, default: initial, min: 0, max, unit: '', description, source: 'test' };
}

/** A document that says nothing but its title. */
const page = (title: string) => ({ schema: 'ec-report/1' as const, title, subtitle: '', sections: [] });
