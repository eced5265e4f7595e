import {
  botNames,
  createGame,
  defineRuleset,
  DONE,
  playBots,
  resolveTurn,
  stateHash,
  type LoopEvent,
  type ParameterRow,
} from '@ec/engine';
import { expect, expectTypeOf, test } from 'vitest';
import { raceOf, type Move, type Moved, type RaceState, type RaceView } from './race.js';

// What must not compile stands below `@ts-expect-error`: the compiler refuses this file where one of them has nothing to say.

const { bots: _, parameters: __, setup, phases, rulebook, ...race } = raceOf();

const SIDES = {
  kind: 'integer',
  key: 'sides',
  default: 6,
  min: 2,
  max: 1_000_000,
  unit: 'sides',
  description: 'Sides of the die.',
  source: 'R-1',
} as const;

/** The race, with bots and parameters that the compiler knows by name. */
const defined = defineRuleset({
  ...race,
  parameters: [
    SIDES,
    {
      kind: 'text',
      key: 'motto',
      default: 'on',
      unit: 'words',
      description: 'What the runners shout.',
      source: 'R-2',
      check: (value) => (value === '' ? 'a word' : undefined),
    },
  ],
  editions: {
    long: { description: 'With a large die.', parameters: { sides: 20 } },
  },
  setup: ({ parameters, ...input }) => {
    expectTypeOf(parameters).toEqualTypeOf<{ readonly sides: number; readonly motto: string }>();
    // @ts-expect-error no row has this key
    expect(parameters.sdies).toBeUndefined();
    return setup({ ...input, parameters });
  },
  phases: [
    ...phases,
    {
      name: 'rest',
      run: ({ parameters, emit }) => {
        // @ts-expect-error no row has this key
        expect(parameters.sdies).toBeUndefined();
        emit({ kind: 'moved', seats: [], by: parameters.sides });
      },
    },
  ],
  rulebook: (parameters) => {
    // @ts-expect-error no row has this key
    expect(parameters.sdies).toBeUndefined();
    return rulebook(parameters);
  },
  bots: { builder: () => 'step 1', pusher: ({ runner }) => (runner.total > 5 ? 'step 6' : 'push') },
});

const players = [{ id: 1, email: 'ada@example.org', name: 'Ada' }];
const newGame = { name: 'R', seed: 7n, players };

test('state, orders, view and events are inferred', () => {
  expectTypeOf(defined.setup).returns.toEqualTypeOf<RaceState>();
  expectTypeOf(defined.format).parameter(0).toEqualTypeOf<Move>();
  expectTypeOf(defined.report).parameter(0).toEqualTypeOf<RaceView>();
  expectTypeOf<Parameters<typeof defined.view>[1][number]>().toEqualTypeOf<Moved | LoopEvent>();
});

test('they are inferred from functions that are written in their place as well', () => {
  const written = defineRuleset({
    id: 'walk',
    version: '1',
    parameters: [SIDES],
    codec: race.codec,
    parse: race.parse,
    format: race.format,
    setup: ({ parameters }) => ({ turn: 0, course: parameters.sides, runners: [] }),
    seats: ({ runners }) => runners.map(({ seat, name }) => ({ id: seat, name, playerId: null })),
    seatPlayer: (state) => state,
    view: ({ course }, journal: readonly (Moved | LoopEvent)[]) => ({ course, events: journal.length }),
    check: () => [],
    phases: [
      {
        name: 'walk',
        run: ({ state, orders, emit, conclude }) => {
          // @ts-expect-error the state has no such member
          expect(state.runer).toBeUndefined();
          // @ts-expect-error no event is of this kind
          emit({ kind: 'moved', seats: [], byy: 1 });
          for (const order of orders) conclude(order, DONE);
        },
      },
    ],
    // @ts-expect-error the view has no such member
    template: ({ events, cours }) => `; ${events} ${cours}`,
    report: ({ course }) => ({ schema: 'ec-report/1', title: String(course), subtitle: '', sections: [] }),
    summary: () => ({ schema: 'ec-report/1', title: '', subtitle: '', sections: [] }),
    rulebook: ({ sides }) => ({ schema: 'ec-report/1', title: String(sides), subtitle: '', sections: [] }),
    outcome: () => ({ status: 'running' }),
    bots: { idle: () => '' },
  });
  expectTypeOf(written.report).parameter(0).toEqualTypeOf<{ course: number; events: number }>();
  expect(createGame(written, newGame).state.course).toBe(6);
});

test('a table of parameters may stand in a file of its own', () => {
  const ROWS = [SIDES] as const satisfies readonly ParameterRow[];
  const small = defineRuleset({
    ...race,
    parameters: ROWS,
    phases,
    rulebook,
    bots: {},
    setup: ({ parameters: { sides }, ...input }) => setup({ ...input, parameters: { sides } }),
  });
  expect(createGame(small, { ...newGame, parameters: { sides: 8 } }).parameters).toEqual({ sides: 8 });
  const wrong = { description: 'With a key that is misspelt.', parameters: { sdies: 20 } } as const;
  // @ts-expect-error no row has this key
  expect(defineRuleset({ ...small, setup, editions: { wrong } }).editions).toEqual({ wrong });
});

test('a parameter that is not there does not compile', () => {
  expect(createGame(defined, { ...newGame, parameters: { sides: 8 } }).parameters['sides']).toBe(8);
  // @ts-expect-error there is no such parameter
  expect(() => createGame(defined, { ...newGame, parameters: { sdies: 8 } })).toThrow(
    'did you mean "sides"?',
  );
});

test('a bot that is not there does not compile', () => {
  expectTypeOf(botNames(defined)).toEqualTypeOf<('builder' | 'pusher')[]>();
  expect(botNames(defined)).toEqual(['builder', 'pusher']);
  const game = createGame(defined, newGame);
  expect(playBots(defined, game, new Map([[1, 'builder']])).state.runners[0]?.total).toBe(1);
  expect(playBots(defined, game, new Map([[1, 'builder{-step}']])).state.runners[0]?.total).toBe(0);
  // @ts-expect-error there is no such bot, and so no such plan
  expect(() => playBots(defined, game, new Map([[1, 'bilder{-step}']]))).toThrow('did you mean "builder"?');
  // @ts-expect-error there is no such bot
  expect(() => playBots(defined, game, new Map([[1, 'bilder']]))).toThrow('expected one of builder, pusher');
});

test('a game is played as without it', () => {
  const sheets = new Map([[1, 'push']]);
  const turn = (rules: ReturnType<typeof raceOf>) => resolveTurn(rules, createGame(rules, newGame), sheets);
  expect(stateHash(turn(defined).state)).toBe(stateHash(turn(raceOf()).state));
});
