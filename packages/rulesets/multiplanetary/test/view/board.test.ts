import { formatMove, parseMove } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { multiplanetary } from '../../src/ruleset.js';
import { gameOf, planet, play, type Played } from '../boards.js';

function boardOf(game: Played, seat: number) {
  return multiplanetary.board?.(multiplanetary.view(game.state, game.journal, seat)) ?? expect.fail();
}

/** Red at A1 with 9 ships, a neutral planet with 2 at A2, blue at J10 with 4. */
function duel(): Played {
  return gameOf({
    planets: [planet('A1', 'red', 5, 9), planet('A2', null, 1, 2), planet('J10', 'blue', 5, 4)],
  });
}

describe('The board of a seat', () => {
  it('M-02: has the ticks of both ways between all planets: 9 columns and 9 rows are √162, 12.7 cells', () => {
    const { ways } = boardOf(duel(), 1);
    expect(ways.map(({ id, turns }) => [id, ...turns])).toEqual([
      ['standard', [0, 1, 13], [1, 0, 13], [13, 13, 0]],
      ['quantum', [0, 1, 7], [1, 0, 7], [7, 7, 0]],
    ]); // prettier-ignore
    expect(ways.map(({ arriving }) => arriving)).toEqual([[1, 1], [2, 1]]); // prettier-ignore
  });

  it('M-02: writes orders as players do, and reads them again', () => {
    const board = boardOf(duel(), 1);
    const move = { way: 'quantum', from: 'A1', to: 'J10', units: 4 };
    expect(formatMove(board, move)).toBe('A1 => J10 4');
    expect(parseMove(board, 'A1 => J10 4')).toEqual(move);
    for (const other of ['A1 => B7 4', 'A1 => J10 0', 'A1 ~> J10 4', '; A1 => J10 4'])
      expect(parseMove(board, other)).toBeUndefined();
    expect(() => formatMove(board, { ...move, way: 'sail' })).toThrow('expected one of standard, quantum, received "sail"');
  }); // prettier-ignore

  it('M-05: shows both sides the same planets and fleets, and each its own side', () => {
    const game = play(duel(), 'A1 -> J10 3');
    const [red, blue] = [boardOf(game, 1), boardOf(game, 2)];
    expect(red.sides.map(({ id, isOwn }) => [id, isOwn])).toEqual([['red', true], ['blue', false]]); // prettier-ignore
    expect(blue).toEqual({ ...red, sides: blue.sides, news: blue.news });
    // 9 - 3 + 4 made; they left in tick 1, and arrive in tick 14
    expect(red.places.map(({ name, side, units }) => [name, side, units])).toEqual([
      ['A1', 'red', 10],
      ['A2', null, 2],
      ['J10', 'blue', 8],
    ]);
    expect(red.movements).toMatchObject([{ from: 'A1', to: 'J10', side: 'red', units: 3, arrives: 14 }]);
  });

  it('M-03: tells who took a planet from whom', () => {
    const game = play(play(duel(), 'A1 -> A2 3'));
    expect(boardOf(game, 1).news).toEqual(['You took A2; 1 ship is there.']);
    expect(boardOf(game, 2).news).toEqual(['Ada took A2; 1 ship is there.']);
    const held = gameOf({
      planets: [planet('A1', 'red', 5, 9), planet('A2', 'blue', 1, 2), planet('J10', 'blue', 5, 4)],
    });
    const lost = play(play(held, 'A1 -> A2 7'));
    expect(boardOf(lost, 1).news).toEqual(['You took A2 from Bob; 5 ships are there.']);
    expect(boardOf(lost, 2).news).toEqual(['Ada took A2 from you; 5 ships are there.']);
  });
});
