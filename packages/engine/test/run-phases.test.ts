import { Prng } from '@ec/prng';
import { expect, it } from 'vitest';
import {
  botNames,
  botSheets,
  createGame,
  recordTurn,
  replay,
  stateHash,
  DONE,
  InvariantError,
  resolveTurn,
  runPhases,
  type Phase,
} from '../src/index.js';
import { race, type Move, type Moved, type RaceState } from './race.js';
import { nameKey } from '../src/loop/name-key.js';
import { sheetContext } from '../src/loop/game.js';
import { newRace } from './sqlite/stored-games.js';

const game = createGame(race, newRace(2));
const orders = race.parse('push\nstep 2').orders.map((order) => ({ ...order, seat: 2 }));

/** Runs one phase on a copy of the game. */
function run(
  phase: Phase<RaceState, Move, Moved>['run'],
  input: object = { orders },
): ReturnType<typeof runPhases> {
  return runPhases<RaceState, Move, Moved>([{ name: 'try', run: phase }], {
    state: structuredClone(game.state),
    ...input,
  });
}

it('phases without orders, senders, events and a stream have none, but the stream of seed 0', () => {
  const state = structuredClone(game.state);
  expect(runPhases(race.phases, { state })).toEqual({ journal: [], results: new Map() });
  const drawn: number[] = [];
  run(({ rng }) => void drawn.push(rng.between(1, 1_000_000)), {});
  expect(drawn).toEqual([Prng.fromSeed(0).stream('try').between(1, 1_000_000)]);
});

it('who handed in a sheet is whoever has an order, unless it is said', () => {
  const senders: number[][] = [];
  run((turn) => void senders.push([...turn.senders]));
  run((turn) => void senders.push([...turn.senders]), { orders, senders: new Set([1, 2]) });
  expect(senders).toEqual([[2], [1, 2]]);
});

it('what a phase throws names seed, turn and phase, and is not wrapped twice', () => {
  expect(() => run(() => { throw new TypeError('no such ship'); }, { seed: '7' })).toThrow(
    'seed 7, turn 0, phase "try": no such ship',
  ); // prettier-ignore
  const bug = new InvariantError({ seed: '7', turn: 3, phase: 'other' }, 'no');
  let caught: unknown;
  try {
    run(() => {
      throw bug;
    });
  } catch (error) {
    caught = error;
  }
  expect(caught).toBe(bug);
});

it('who gave an order sees its result, and nobody else', () => {
  const { journal } = resolveTurn(race, game, new Map([[2, 'step 3']]));
  expect(journal.filter(({ kind }) => kind === 'order')).toEqual([
    { kind: 'order', seats: [2], seat: 2, line: 1, text: 'step 3', ...DONE },
  ]);
});

it('bots are known by their names, in the order of the ruleset', () => {
  expect(botNames(race)).toEqual(['eager', 'steady']);
});

it('an order with two results is a bug, named by its words', () => {
  const twice: Phase<RaceState, Move, Moved>['run'] = ({ orders: [order], conclude }) => {
    if (order === undefined) return;
    conclude(order, DONE);
    conclude(order, DONE);
  };
  expect(() => run(twice)).toThrow('seed , turn 0, phase "try": "push" has two results');
});

it('a sheet is for a game, a seat and the next turn', () => {
  expect(sheetContext(race, game, 2)).toEqual({ game: 'R', seat: 2, seatName: 'Runner 2', turn: 1 });
  expect(() => resolveTurn(race, game, new Map([[9, '']]))).toThrow(
    new RangeError('seat: expected one of 1, 2, received 9'),
  );
});

it('orders of a seat that is out have a result, and run in no phase', () => {
  const out = {
    ...race,
    seats: (state: RaceState) => race.seats(state).map((seat) => ({ ...seat, isOut: true })),
  };
  const { journal, state } = resolveTurn(out, game, new Map([[2, 'step 3\nleap']]));
  expect(state.runners[1]?.total).toBe(0);
  expect(journal).toMatchObject([
    { kind: 'unreadable', seat: 2, line: 2, text: 'leap' },
    { kind: 'order', seats: [2], seat: 2, line: 1, text: 'step 3', status: 'refused', code: 'out-of-game' },
  ]);
});

it('what cannot be read stands in the journal as it was written; warnings do not', () => {
  const { journal } = resolveTurn(race, game, new Map([[2, 'push\r\nleap 5\rpush\nhop']]));
  const unread = journal.flatMap((event) => (event.kind === 'unreadable' ? [event] : []));
  expect(unread).toMatchObject([
    { line: 2, text: 'leap 5' },
    { line: 4, text: 'hop' },
  ]);
});

it('a game of another ruleset or version is not resolved', () => {
  expect(() => resolveTurn(race, { ...game, ruleset: 'chess' })).toThrow(
    new RangeError('game: expected race 1, received chess 1'),
  );
  expect(() => resolveTurn(race, { ...game, version: '2' })).toThrow(
    new RangeError('game: expected race 1, received race 2'),
  );
  expect(() => resolveTurn(undefined as unknown as typeof race, game)).toThrow('ruleset: expected a ruleset');
});

it.each<[string, string | bigint]>([
  ['7', 7n],
  ['-12', -12n],
  ['12345678901234567890', 12_345_678_901_234_567_890n],
  ['123456789012345678901', '123456789012345678901'],
  ['x12', 'x12'],
  ['12x', '12x'],
])(
  'the set-up of a game of seed %s draws from the stream of its own of that number or text',
  (seed, root) => {
    const { state } = createGame(race, { ...newRace(), seed });
    expect(state.course).toBe(Prng.fromSeed(root).stream('setup').between(1, 1_000_000));
  },
);

it('a bot draws from its own stream of the turn and the seat, and errors of its own stay as they are', () => {
  const drawing = { ...race, bots: { dice: (_: unknown, rng: Prng) => `step ${rng.between(1, 6)}` } };
  const sheets = (turn: number) =>
    botSheets(drawing, { ...game, state: { ...game.state, turn } }, new Map([[2, 'dice']]));
  for (const turn of [0, 1, 2, 3]) {
    const rng = Prng.fromSeed(game.seed).stream('bots', turn).stream(2);
    expect(sheets(turn).get(2)).toBe(`step ${rng.between(1, 6)}`);
  }
  const unknown = () => botSheets(race, game, new Map([[2, 'nobody' as 'eager']]));
  expect(unknown).toThrow(/^bot of seat 2: /);
  expect(unknown).toThrow(expect.objectContaining({ cause: expect.any(RangeError) }));
});

it('of several differences a replay names the first', () => {
  const { record } = recordTurn(race, game, new Map([[2, 'step 3']]));
  const two = {
    ...race,
    phases: [
      ...race.phases,
      ...race.phases.map((phase) => ({ ...phase, name: 'rest', run: () => undefined })),
    ],
  };
  const turns = [{ ...record, phases: ['0', '1'] }];
  const { ruleset, version } = game;
  const hash = stateHash(game.state);
  expect(
    replay(two, { ruleset, version, game: { ...newRace(2), seed: game.seed }, hash, turns }),
  ).toMatchObject({
    turn: 1,
    phase: 'move',
    expected: '0',
  });
});

it('names are alike without the blanks at their ends, capitals and marks of no width', () => {
  expect([' Ada ', 'ADA', 'A\u200Bda', 'Ａｄａ', '\u200B Ada'].map(nameKey)).toEqual(Array(5).fill('ada'));
});
