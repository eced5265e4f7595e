import { checkSheet, createGame, resolveTurn, type Game } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import type { Ec4xEvent } from '../../src/events.js';
import { houseOf } from '../../src/lookup.js';
import { ec4x } from '../../src/ruleset.js';
import type { Ec4xState } from '../../src/state.js';
import { players } from '../games.js';

describe('X-25, X-26: a tax that costs prestige is doubted', () => {
  const begun = createGame(ec4x, { name: 'Taxes', seed: 3, players: players(2) });
  const doubts = (game: Game<Ec4xState, Ec4xEvent>, sheet: string) =>
    checkSheet(ec4x, game, 1, sheet).diagnostics.map(
      ({ line, code, severity, message }) => `${line} ${severity} ${code}: ${message}`,
    );

  test('with what it costs in the first turns: 2 and 3 points', () => {
    expect(doubts(begun, 'tax 65')).toEqual([]);
    expect(doubts(begun, 'tax 66')).toEqual([
      '1 warning costs-prestige: above 65 % no colony grows, and prestige changes by -2 in this turn, by -3 in the next, and so on',
    ]);
  });

  test('after a turn of it with 3 and 4 points, as the turns then bring', () => {
    const once = resolveTurn(ec4x, begun, new Map([[1, 'tax 70']]));
    expect(doubts(once, 'tax 70')).toEqual([
      '1 warning costs-prestige: above 65 % no colony grows, and prestige changes by -3 in this turn, by -4 in the next, and so on',
    ]);
    const thrice = [1, 2].reduce((game) => resolveTurn(ec4x, game, new Map()), once);
    expect(houseOf(thrice.state, 1).prestigeBy.tax).toBe(-2 - 3 - 4);
  });

  test('only the tax that counts', () => {
    expect(doubts(begun, 'tax 70\ntax 50').join('\n')).not.toContain('costs-prestige');
    expect(doubts(begun, 'tax 50\ntax 70').join('\n')).toContain('2 warning costs-prestige');
  });
});
