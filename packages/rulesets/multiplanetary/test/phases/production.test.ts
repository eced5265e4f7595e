import { describe, expect, test } from 'vitest';
import type { Size } from '../../src/state.js';
import { nextProduction, shipsMade } from '../../src/phases/production.js';
import { fleet, gameOf, hold, newGame, planet, play, type Played } from '../boards.js';

/** Ships of B1 tick after tick. */
function shipsOver(ticks: number, game: Played): (number | undefined)[] {
  return Array.from({ length: ticks }, (_, i) => hold(play(game, '', '', i + 1), 'B1')?.[1]);
}

describe('seed: what a planet makes in 8 ticks', () => {
  test.each<[Size, number[]]>([
    [1, [0, 0, 0, 1, 1, 1, 1, 2]],
    [2, [0, 1, 1, 2, 2, 3, 3, 4]],
    [3, [1, 2, 3, 4, 5, 6, 7, 8]],
    [4, [2, 4, 6, 8, 10, 12, 14, 16]],
    [5, [4, 8, 12, 16, 20, 24, 28, 32]],
  ])('size %i', (size, ships) => {
    expect(shipsOver(8, gameOf({ planets: [planet('B1', 'red', size, 0)] }))).toEqual(ships);
  });
});

test('seed, second addendum: a planet of size 1 that is taken on tick 7 makes its next ship on tick 11', () => {
  const game = gameOf({
    turn: 6,
    planets: [planet('A1', 'red', 1, 0), planet('B1', null, 1, 3)],
    fleets: [fleet('red', 'A1', 'B1', 5, 7)],
  });
  expect(shipsOver(9, game)).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4]); // ticks 7 to 15
});

test('M-04: so does a planet that changes hands again, counted from then', () => {
  const game = gameOf({
    turn: 9,
    planets: [planet('A1', 'red', 1, 0), planet('B1', 'blue', 2, 3, 8)],
    fleets: [fleet('red', 'A1', 'B1', 5, 11)],
  });
  expect(shipsOver(6, game)).toEqual([4, 1, 1, 2, 2, 3]); // ticks 10 to 15
});

describe('seed "every 180 ticks": the ships made double', () => {
  test.each([
    [180, 4],
    [181, 8],
    [360, 8],
    [361, 16],
    [541, 32],
  ])('tick %i: size 5 makes %i', (turn, ships) => {
    expect(shipsMade(planet('B1', 'red', 5, 0), { turn, neutralsProduce: false })).toBe(ships);
  });

  test('M-04: ticks 179 to 182 at size 3 make 1, 1, 2, 2', () => {
    const game = gameOf({ turn: 178, planets: [planet('B1', 'red', 3, 0)] });
    expect(shipsOver(4, game)).toEqual([1, 2, 4, 6]);
  });

  test('M-04: however late it is, the number is exact and fills any planet', () => {
    const late = { turn: 180 * 1000, neutralsProduce: false };
    expect(shipsMade(planet('B1', 'red', 3, 0), late)).toBe(1024);
  });
});

test('seed, addendum: a planet with 997 ships that makes 4 has 999', () => {
  const after = play(gameOf({ planets: [planet('B1', 'red', 5, 997)] }));
  expect(hold(after, 'B1')).toEqual(['red', 999]);
  expect(after.journal).toContainEqual({ kind: 'produced', seats: [1, 2], cell: 1, ships: 4, lost: 2 });
});

test('M-04: neutral planets make ships only where the parameter says so', () => {
  const planets = [planet('B1', null, 3, 5)];
  expect(hold(play(gameOf({ planets })), 'B1')).toEqual([null, 5]);
  const neutralsProduce = newGame({ neutralsProduce: 1 }).state.neutralsProduce;
  expect(hold(play(gameOf({ planets, neutralsProduce })), 'B1')).toEqual([null, 6]);
});

test('M-04: the next ship of a planet is predicted', () => {
  const board = newGame().state;
  const next = (turn: number) => nextProduction(planet('B1', 'red', 1, 0, 7), { ...board, turn });
  expect([7, 10, 11, 179].map(next)).toEqual([
    { turn: 11, ships: 1 },
    { turn: 11, ships: 1 },
    { turn: 15, ships: 1 },
    { turn: 183, ships: 2 },
  ]);
  expect(nextProduction(planet('B1', null, 1, 0), board)).toBeUndefined();
});
