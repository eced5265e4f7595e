import { createGame, resolveTurn } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { houseOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import { players } from '../games.js';
import { doubtsOf, type Ec4xGame } from './doubts.js';

describe('X-63, X-41: orders that cost prestige are doubted', () => {
  const begun = createGame(ec4x, { name: 'Costs', seed: 3, players: players(2) });
  const after = (game: Ec4xGame, ...sheets: string[]) =>
    sheets.reduce((now, sheet) => resolveTurn(ec4x, now, new Map([[1, sheet]])), game);
  const prestigeOf = ({ state }: Ec4xGame) => houseOf(state, 1).prestige;

  test('X-63: 14 points of espionage are all of a purse of 210: 95 full percent above 5, as the turn then brings', () => {
    expect(doubtsOf(begun, 'tax 50\nbuy ebp 14')).toEqual([
      '2 costs-prestige: too much spent on espionage: prestige changes by -95 to -45, and a House with prestige below 0 at 3 ends of turn in a row is out of the game',
    ]);
    expect(prestigeOf(after(begun, 'buy ebp 14'))).toBe(-45);
  });

  test('X-63: each purchase with what it costs itself; 15 of 210 are 7 %, 45 are 21 %', () => {
    expect(doubtsOf(begun, 'buy cip 1\nbuy cip 2')).toEqual([
      '1 costs-prestige: too much spent on espionage: prestige changes by -2 to 48',
      '2 costs-prestige: too much spent on espionage: prestige changes by -14 to 34',
    ]);
    expect(prestigeOf(after(begun, 'buy cip 1\nbuy cip 2'))).toBe(34);
  });

  test('X-41, X-72: a pact that becomes war costs 10; a pact that nobody had costs nothing', () => {
    const pact = after(begun, 'stance 2 pact');
    expect(doubtsOf(pact, 'stance 2 enemy')).toEqual([
      '1 costs-prestige: a pact broken: prestige changes by -10 to 40',
    ]);
    expect(prestigeOf(after(pact, 'stance 2 enemy'))).toBe(40);
    expect(doubtsOf(begun, 'stance 2 enemy')).toEqual([]);
  });

  test('what costs nothing is not doubted', () => {
    expect(doubtsOf(begun, 'research erp 1')).toEqual([]);
  });
});
