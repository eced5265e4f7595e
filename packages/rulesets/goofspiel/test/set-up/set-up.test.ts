import { createGame, SetupError } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { goofspiel } from '../../src/ruleset.js';
import { newGame, PLAYERS } from '../games.js';

describe('seed: two players', () => {
  it.each([
    ['one', PLAYERS.slice(0, 1), 'players: expected two players, received 1'],
    ['three', [...PLAYERS, { id: 3, email: 'c@example.org', name: 'Cy' }], 'received 3'],
  ])('seed: %s is refused', (_, players, message) => {
    const make = (): unknown => createGame(goofspiel, { name: 'Pure', seed: 1n, players });
    expect(make).toThrow(SetupError);
    expect(make).toThrow(message);
  });

  it('seed: templates are refused, as there are none', () => {
    const make = (): unknown =>
      createGame(goofspiel, { name: 'Pure', seed: 1n, players: PLAYERS, templates: { map: [] } });
    expect(make).toThrow('templates.map: expected no template, received "map"');
  });

  it('architecture 5: a seat changes its player and keeps its name', () => {
    const { state } = newGame();
    const left = goofspiel.seatPlayer(state, 1, null);
    expect(goofspiel.seats(left)).toEqual([
      { id: 1, name: 'Ada', playerId: null },
      { id: 2, name: 'Bo', playerId: 2 },
    ]);
    expect(
      goofspiel.seats(goofspiel.seatPlayer(left, 1, { id: 9, email: 'i@example.org' }))[0]?.playerId,
    ).toBe(9);
    expect(() => goofspiel.seatPlayer(state, 1, { id: 2, email: 'bo@example.org' })).toThrow(RangeError);
    expect(() => goofspiel.seatPlayer(state, 3, null)).toThrow(RangeError);
  });
});
