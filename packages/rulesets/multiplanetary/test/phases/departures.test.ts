import { expect, test } from 'vitest';
import { fleet, gameOf, hold, results, planet, play } from '../boards.js';

const game = gameOf({
  turn: 4,
  planets: [planet('A1', 'red', 1, 10, 4), planet('C1', null, 3, 5), planet('J10', 'blue', 1, 10, 4)],
});

test('M-02: ships leave, and arrive as many ticks later as the warp takes', () => {
  const after = play(game, 'A1 -> C1 6');
  expect(hold(after, 'A1')).toEqual(['red', 4]);
  expect(after.state.fleets).toEqual([fleet('red', 'A1', 'C1', 6, 7)]);
  expect(hold(play(after), 'C1')).toEqual([null, 5]);
  expect(hold(play(after, '', '', 2), 'C1')).toEqual(['red', 1]);
});

test('seed "Quantum Warp": 7 ships lose 4 on departure and come twice as fast', () => {
  const after = play(game, 'A1 => C1 7');
  expect(hold(after, 'A1')).toEqual(['red', 3]);
  expect(after.state.fleets).toMatchObject([{ warp: 'quantum', ships: 3, arrives: 6 }]);
  expect(after.journal).toContainEqual(expect.objectContaining({ kind: 'departed', lost: 4, arrives: 6 }));
});

test('seed "Quantum Warp": a single ship is lost', () => {
  const after = play(game, 'A1 => C1 1');
  expect(hold(after, 'A1')).toEqual(['red', 9]);
  expect(after.state.fleets).toEqual([]);
  expect(results(after)).toEqual(['partly all-lost']);
});

test('M-03: each order needs its ships at that moment, in the order written', () => {
  const after = play(game, 'A1 -> C1 6\nA1 -> J10 5\nA1 -> J10 4');
  expect(results(after)).toEqual(['done done', 'refused too-few-ships', 'done done']);
  expect(hold(after, 'A1')).toEqual(['red', 0]);
});

test('seed "You may only transfer ships from a planet you own": a refused order changes nothing', () => {
  const after = play(game, 'J10 -> A1 1\nC1 -> A1 1\nA1 -> B1 1\nB1 -> A1 1\nA1 -> A1 1');
  expect(results(after)).toEqual([
    'refused not-yours',
    'refused not-yours',
    'refused no-planet',
    'refused no-planet',
    'refused same-planet',
  ]);
  expect(after.state).toEqual({ ...game.state, turn: 5 });
});

test('M-03: ships leave before others arrive and before any are made', () => {
  const full = gameOf({
    planets: [planet('A1', 'red', 5, 0), planet('J10', 'blue', 5, 0)],
    fleets: [fleet('red', 'J10', 'A1', 3, 1)],
  });
  const after = play(full, 'A1 -> J10 1');
  expect(results(after)).toEqual(['refused too-few-ships']);
  expect(hold(after, 'A1')).toEqual(['red', 3 + 4]);
});
