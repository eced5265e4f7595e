import { Prng } from '@ec/prng';
import { expect, it } from 'vitest';
import { createGame, DONE, InvariantError, resolveTurn, runPhases, type Phase } from '../src/index.js';
import { race, type Move, type Moved, type RaceState } from './race.js';
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
    { kind: 'order', seat: 2, line: 1, text: 'step 3', status: 'refused', code: 'out-of-game' },
  ]);
});
