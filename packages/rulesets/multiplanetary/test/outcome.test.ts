import { expect, test } from 'vitest';
import { multiplanetary } from '../src/ruleset.js';
import { fleet, gameOf, planet, play } from './boards.js';

const [A1, J10] = [planet('A1', 'red', 5, 0), planet('J10', 'blue', 5, 3)];

test('M-05: the game goes on while both have a planet', () => {
  expect(multiplanetary.outcome(gameOf({ planets: [A1, J10] }).state)).toEqual({ status: 'running' });
});

test('seed "When a player no longer has control of any planet": fleets under way do not help', () => {
  const fleets = [fleet('red', 'A1', 'J10', 4, 1), fleet('blue', 'J10', 'A1', 999, 2)];
  const after = play(gameOf({ planets: [A1, J10], fleets }));
  expect(multiplanetary.outcome(after.state)).toEqual({ status: 'over', winners: [1] });
});

test("M-05: players who take each other's last planet play on", () => {
  const fleets = [fleet('red', 'A1', 'J10', 4, 1), fleet('blue', 'J10', 'A1', 1, 1)];
  const after = play(gameOf({ planets: [A1, J10], fleets }));
  expect(after.state.planets.map(({ owner }) => owner)).toEqual(['blue', 'red']);
  expect(multiplanetary.outcome(after.state)).toEqual({ status: 'running' });
});

test('M-05: without any planets on either side it is a draw', () => {
  const { state } = gameOf({ planets: [planet('C4', null, 1, 0)] });
  expect(multiplanetary.outcome(state)).toEqual({ status: 'over', winners: [] });
});

test.each([
  ['more planets', [planet('C4', 'blue', 1, 0)], [fleet('red', 'A1', 'J10', 90, 9)], [2]],
  ['with as many, more ships', [], [fleet('red', 'A1', 'J10', 4, 9)], [1]],
  ['a draw of equals', [], [fleet('red', 'A1', 'J10', 3, 9)], []],
])('M-05: a game that both agree to end goes to %s', (_, planets, fleets, winners) => {
  const { state } = gameOf({ planets: [A1, ...planets, J10], fleets });
  expect(multiplanetary.outcome(state)).toEqual({ status: 'running' });
  expect(multiplanetary.outcome({ ...state, isAgreedEnd: true })).toEqual({ status: 'over', winners });
});
