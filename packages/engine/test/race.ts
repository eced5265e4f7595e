import {
  codecFor,
  DONE,
  withMembers,
  type GameState,
  type JournalEvent,
  type Ruleset,
  type SeatedPlayer,
} from '@ec/engine';
import { formatOrder, integerSlot, nameSlot, lenient, orderLanguage } from '@ec/orders-parser';
import * as v from 'valibot';

/** A race of counters: a step moves as far as it says, a push as far as a die says. */
export interface RaceState extends GameState {
  turn: number;
  /** What the set-up drew. */
  course: number;
  runners: Runner[];
  /** Only under rules that count them. */
  moves?: number;
}

/** A seat of the race. */
export interface Runner {
  seat: number;
  name: string;
  player: SeatedPlayer | null;
  total: number;
}

/** An order of the race. */
export type Move = { readonly kind: 'push' } | { readonly kind: 'step'; readonly fields: number };

/** A counter has moved. */
export interface Moved extends JournalEvent {
  readonly kind: 'moved';
  readonly by: number;
}

/** What a seat knows: itself. */
export interface RaceView {
  readonly turn: number;
  /** What the host says, or nothing. */
  readonly notice: string;
  readonly runner: Runner;
}

/** The rules of the race. */
export type Race = Ruleset<RaceState, Move, RaceView, Moved>;

/** How another version of the rules differs from the first. */
export interface OtherRace {
  readonly version?: string;
  /** Fields moved for each field that an order states. */
  readonly stride?: number;
  /** Whether its states count the moves; those that an earlier version wrote start at 0. */
  readonly isCounting?: boolean;
  /** Fields to the goal (included); nobody reaches it when absent. */
  readonly goal?: number;
  /** File name extension of its own format, `tally`; it has no such format when absent. */
  readonly tally?: string;
}

export const language = orderLanguage<
  Move,
  { readonly game: string; readonly seat: number; readonly turn: number }
>({
  title: 'The orders of the race',
  introduction: 'There are two.',
  phases: ['move'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  reading: lenient,
  header: {
    word: 'race',
    meaning: 'May open the sheet.',
    example: 'race R seat 1 turn 2',
    fields: [
      { key: 'game', name: 'game', label: 'race', type: nameSlot('a race', 24) },
      { key: 'seat', name: 'seat', label: 'seat', type: integerSlot('a seat') },
      { key: 'turn', name: 'turn', label: 'turn', type: integerSlot('a turn') },
    ],
  },
  statements: [
    {
      kind: 'push',
      phase: 'move',
      meaning: 'Moves the counter as far as a die says.',
      example: 'push',
      fields: [{ keyword: 'push' }],
    },
    {
      kind: 'step',
      phase: 'move',
      meaning: 'Moves the counter by 1 to 6 fields.',
      example: 'step 3',
      fields: [
        { keyword: 'step' },
        { key: 'fields', name: 'fields', type: integerSlot('a number of fields', { low: 1, high: 6 }) },
      ],
    },
  ],
});

const whole = v.pipe(v.number(), v.safeInteger());
const runner = v.strictObject({
  seat: whole,
  name: v.string(),
  player: v.nullable(v.strictObject({ id: whole, email: v.string() })),
  total: whole,
});
const raceState = v.strictObject({
  turn: whole,
  course: whole,
  runners: v.array(runner),
});
const countedState = v.strictObject({ ...raceState.entries, moves: whole });

/** The race, or another version of it. */
export function raceOf({
  version = '1',
  stride = 1,
  isCounting = false,
  goal = Infinity,
  tally,
}: OtherRace = {}): Race {
  return {
    id: 'race',
    version,
    parameters: [
      {
        kind: 'integer',
        key: 'sides',
        default: 6,
        min: 2,
        max: 1_000_000,
        unit: 'sides',
        description: 'Sides of the die.',
        source: 'R-1',
      },
    ],
    setup: ({ players, rng }) => ({
      turn: 0,
      course: rng.between(1, 1_000_000),
      runners: players.map(({ id, email, name }, i) => ({
        seat: i + 1,
        name,
        player: { id, email },
        total: 0,
      })),
      ...(isCounting && { moves: 0 }),
    }),
    seats: ({ runners }) =>
      runners.map(({ seat, name, player }) => ({ id: seat, name, playerId: player?.id ?? null })),
    seatPlayer: (state, seat, player) => {
      const elsewhere = state.runners.find((known) => player && known.player?.id === player.id);
      if (elsewhere)
        throw new RangeError(
          `player: expected one without a seat, received the one in seat ${elsewhere.seat}`,
        );
      if (!state.runners.some((known) => known.seat === seat))
        throw new RangeError(`seat: expected 1 to ${state.runners.length}, received ${seat}`);
      return {
        ...state,
        runners: state.runners.map((known) => (known.seat === seat ? { ...known, player } : known)),
      };
    },
    parse: (text, sheet = {}) => language.parse(text, sheet),
    format: (order) => formatOrder(language, order),
    check: (orders, { runner: { total } }) =>
      total < goal
        ? []
        : orders.map(({ span, line, column }) => ({
            severity: 'warning',
            code: 'arrived',
            message: `the counter stands at ${total} already`,
            span,
            line,
            column,
          })),
    phases: [
      {
        name: 'move',
        run({ state, orders, parameters, rng, emit, conclude }) {
          for (const { order, ...placed } of orders) {
            const { seat } = placed;
            const by =
              stride *
              (order.kind === 'step'
                ? order.fields
                : rng.stream(seat).between(1, Number(parameters['sides'])));
            for (const row of state.runners) if (row.seat === seat) row.total += by;
            if (state.moves !== undefined) state.moves += 1;
            emit({ kind: 'moved', seats: [seat], by });
          }
          for (const order of orders) conclude(order, DONE);
        },
      },
    ],
    view: ({ turn, runners }, journal, seat) => {
      const own = runners.find((known) => known.seat === seat);
      if (!own) throw new RangeError(`seat: expected 1 to ${runners.length}, received ${seat}`);
      const notice = journal.find((event) => event.kind === 'notice')?.text ?? '';
      return { turn, notice, runner: own };
    },
    template: () => '; step 1\n; push\n',
    report: ({ turn, notice, runner: { name, total } }) => ({
      schema: 'ec-report/1',
      title: `Turn ${turn}: ${name} stands at ${total}`,
      subtitle: notice,
      sections: [],
    }),
    ...(tally !== undefined && {
      formats: {
        tally: {
          extension: tally,
          render: ({ runner: { name, total } }) => `${name}: ${'|'.repeat(total)}\n`,
        },
      },
    }),
    rulebook: () => ({ schema: 'ec-report/1', title: 'The race', subtitle: '', sections: [] }),
    summary: ({ runners }) => ({
      schema: 'ec-report/1',
      title: runners.map(({ name, total }) => `${name} ${total}`).join(', '),
      subtitle: '',
      sections: [],
    }),
    outcome: ({ runners, isAgreedEnd }) => {
      const best = isAgreedEnd ? Math.max(...runners.map(({ total }) => total)) : goal;
      const winners = runners.filter(({ total }) => total >= best).map(({ seat }) => seat);
      return winners.length > 0 ? { status: 'over', winners } : { status: 'running' };
    },
    ...(isCounting && {
      migrate: {
        1: {
          to: version,
          changes: ['Moves are counted.'],
          state: (state: unknown) => withMembers(state, '', { moves: 0 }),
        },
      },
    }),
    codec: codecFor<RaceState>(isCounting ? countedState : raceState),
    bots: { eager: () => 'push', steady: ({ turn }) => `step ${(turn % 6) + 1}` },
  };
}

/** The first version of the rules. */
export const race = raceOf();
