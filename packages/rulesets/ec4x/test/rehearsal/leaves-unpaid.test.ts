import { createGame, resolveTurn } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { houseOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import { players } from '../games.js';
import { doubtsOf } from './doubts.js';

describe('X-27: orders that leave maintenance unpaid are doubted', () => {
  const begun = createGame(ec4x, { name: 'Upkeep', seed: 3, players: players(2) });
  const home = begun.state.systems.find(({ homeOf }) => homeOf === 1);
  const place = `${home?.q},${home?.r}`;
  const unpaid = (line: number, there = '0.000', points = -5) =>
    `${line} leaves-unpaid: 5.700 XMR of maintenance are due in the next Income, and with interest and taxes ${there} are there: prestige changes by ${points}, and fleets, then Starbases, become crippled or are lost`;

  test('the whole purse of 210 for industry, and no taxes: the second order takes what the first left', () => {
    const sheet = `tax 0\nindustry ${place} 14`;
    expect(doubtsOf(begun, sheet)).toEqual([unpaid(2)]);
    expect(doubtsOf(begun, `industry ${place} 14\ntax 0\nfleet 1 roe 6`)).toEqual([unpaid(2)]);
    const { state } = resolveTurn(ec4x, begun, new Map([[1, sheet]]));
    expect(houseOf(state, 1).prestigeBy.upkeep).toBe(-5);
  });

  test('taxes of 1 % of the 427 or so that the home yields are 4: too little; 2 % are enough', () => {
    const taxed = (percent: number) => doubtsOf(begun, `industry ${place} 14\ntax ${percent}`);
    expect(taxed(1)).toEqual([expect.stringContaining('2 leaves-unpaid')]);
    expect(taxed(2)).toEqual([]);
  });

  test('either alone is paid for', () => {
    expect(doubtsOf(begun, 'tax 0')).toEqual([]);
    expect(doubtsOf(begun, `industry ${place} 14`)).toEqual([]);
  });
});
