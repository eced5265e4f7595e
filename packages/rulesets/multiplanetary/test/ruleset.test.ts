import { SetupError, StateError, createGame } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { multiplanetary } from '../src/ruleset.js';
import { newGame } from './boards.js';

describe('architecture 1: what a host asks for', () => {
  test('M-01: the first player is red, the second blue; there are two', () => {
    const { state } = newGame();
    expect(multiplanetary.seats(state)).toEqual([
      { id: 1, name: 'Ada', playerId: 1 },
      { id: 2, name: 'Bob', playerId: 2 },
    ]);
    const player = { id: 1, email: 'ada@example.org', name: 'Ada' };
    for (const players of [[player], [player, player], [1, 2, 3].map((id) => ({ ...player, id }))])
      expect(() => createGame(multiplanetary, { name: 'Duel', seed: 1n, players })).toThrow(SetupError);
  });

  test('a seat gets another player, or no player', () => {
    const { state } = newGame();
    const seated = multiplanetary.seatPlayer(state, 2, { id: 9, email: 'new@example.org' });
    expect(multiplanetary.seats(seated).map(({ playerId }) => playerId)).toEqual([1, 9]);
    expect(multiplanetary.seatPlayer(state, 1, null).players[0]?.playerId).toBeNull();
    expect(state.players[1]?.playerId).toBe(2);
    expect(() => multiplanetary.seatPlayer(state, 3, null)).toThrow(RangeError);
    expect(() => multiplanetary.seatPlayer(state, 2, { id: 1, email: '1@example.org' })).toThrow(RangeError);
  });

  test('architecture 6: text that is not a state is refused, with the place', () => {
    const json = multiplanetary.codec.encode(newGame().state);
    const decode = (from: string, to: string) => () => multiplanetary.codec.decode(json.replace(from, to));
    expect(decode('"size":5', '"size":6')).toThrow('planets.0.size');
    expect(decode('"ships":0', '"ships":1000')).toThrow('planets.0.ships');
    expect(decode('{', '')).toThrow(StateError);
  });
});
