import { describe, expect, test } from 'vitest';
import type { Fleet, Planet } from '../../src/state.js';
import { fleet, gameOf, hold, planet, play } from '../boards.js';

const HOMES = [planet('A1', 'red', 1, 0), planet('J10', 'blue', 1, 0)] as const;

/** The owner of C4 and the ships there, after a tick in which fleets arrive. */
function afterwards(target: Planet, ...fleets: Fleet[]) {
  const after = play(gameOf({ planets: [HOMES[0], target, HOMES[1]], fleets }));
  expect(after.state.fleets).toEqual([]);
  return hold(after, 'C4');
}

const red = (ships: number) => fleet('red', 'A1', 'C4', ships, 1);
const blue = (ships: number) => fleet('blue', 'J10', 'C4', ships, 1);
const neutral = (ships: number) => planet('C4', null, 1, ships);

describe('seed: ships of the same colour', () => {
  test('are added', () => {
    expect(afterwards(planet('C4', 'red', 1, 7), red(5))).toEqual(['red', 12]);
  });

  test('seed, addendum: no planet holds more than 999, the excess is lost', () => {
    expect(afterwards(planet('C4', 'red', 1, 990), red(20))).toEqual(['red', 999]);
  });
});

describe('seed: ships of another colour', () => {
  test('no more than are there reduce them, and the owner stays', () => {
    expect(afterwards(planet('C4', 'red', 1, 12), blue(5))).toEqual(['red', 7]);
    expect(afterwards(planet('C4', 'red', 1, 12), blue(12))).toEqual(['red', 0]);
    expect(afterwards(neutral(12), blue(12))).toEqual([null, 0]);
  });

  test('more than are there take the planet with the difference', () => {
    expect(afterwards(planet('C4', 'red', 1, 12), blue(13))).toEqual(['blue', 1]);
    expect(afterwards(neutral(0), red(1))).toEqual(['red', 1]);
  });

  test('M-03: fleets of one colour attack together', () => {
    expect(afterwards(neutral(9), blue(5), blue(5))).toEqual(['blue', 1]);
  });

  test('M-03: ships of the owner arrive first', () => {
    expect(afterwards(planet('C4', 'red', 1, 3), blue(6), red(4))).toEqual(['red', 1]);
    expect(afterwards(planet('C4', 'red', 1, 3), red(4), blue(8))).toEqual(['blue', 1]);
  });

  test('M-04: a captured planet does not hold more than 999 either', () => {
    expect(afterwards(neutral(0), red(999), red(999))).toEqual(['red', 999]);
    expect(afterwards(planet('C4', 'red', 1, 990), red(20), blue(9))).toEqual(['red', 990]);
  });
});

describe('seed: ships of both colours at a neutral planet', () => {
  test('the side with more invades with the difference', () => {
    expect(afterwards(neutral(2), red(10), blue(7))).toEqual(['red', 1]);
    expect(afterwards(neutral(2), red(3), blue(4), blue(2))).toEqual(['blue', 1]);
    expect(afterwards(neutral(3), red(10), blue(7))).toEqual([null, 0]);
    expect(afterwards(neutral(8), red(10), blue(7))).toEqual([null, 5]);
  });

  test('M-03: equal forces leave nothing of each other', () => {
    expect(afterwards(neutral(4), red(5), blue(5))).toEqual([null, 4]);
    expect(afterwards(neutral(0), red(5), blue(5))).toEqual([null, 0]);
  });
});

test('M-05: everybody sees the ships that came, and the owner before and after', () => {
  const { journal } = play(gameOf({ planets: [HOMES[0], neutral(2), HOMES[1]], fleets: [red(10), blue(7)] }));
  expect(journal).toContainEqual({
    kind: 'arrived',
    seats: [1, 2],
    cell: 32,
    arrived: { red: 10, blue: 7 },
    before: { owner: null, ships: 2 },
    after: { owner: 'red', ships: 1 },
  });
});
