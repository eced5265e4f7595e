import { playScript, type Draw } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import {
  resolveGroundCombat,
  type GroundCombat,
  type GroundCombatRules,
} from '../../src/combat/ground-combat.js';
import type { ByState } from '../../src/colony.js';
import { NONE, units } from './planets.js';

/** A fight with these dice, in each round the attackers' and the defenders'. */
function fight(
  draws: readonly Draw[],
  attackers: ByState,
  defenders: { readonly AA: ByState; readonly MD: ByState },
  changes: Partial<GroundCombatRules> = {},
): GroundCombat {
  const rules = { isBlitz: false, roundLimit: 50, ...changes };
  return playScript(draws, (rng) => resolveGroundCombat(attackers, defenders, rng, rules));
}

describe('seed 5.6, X-60: fights on the ground', () => {
  test('T26: three divisions, AS 9, score 14 hits with a natural 8', () => {
    const { rounds } = fight([8, 0], units(3), { AA: units(9), MD: NONE }, { roundLimit: 1 });
    expect(rounds[0]?.attack).toEqual({ attack: 9, natural: 8, hits: 14 });
  });

  test('T26, X-59: three divisions in a blitz attack with 5; all of a round’s AS is halved', () => {
    const { rounds } = fight(
      [4, 0, 4, 0],
      units(3),
      { AA: units(1), MD: NONE },
      { isBlitz: true, roundLimit: 2 },
    );
    // 5 hits cripple the army (AS 2, DS 3); it scores 1, nothing falls; then it is destroyed
    expect(rounds.map(({ attack, defence }) => [attack.attack, defence.attack])).toEqual([
      [5, 2],
      [5, 1],
    ]);
  });

  test('units fall singly, by strength: of 3 MD and 2 AA, 9 hits cripple the divisions first', () => {
    const { rounds, defenders } = fight([5, 0], units(3), { AA: units(2), MD: units(3) }, { roundLimit: 1 });
    expect(rounds[0]?.defenderReductions.map(({ code, to }) => `${code} ${to}`)).toEqual([
      'MD crippled',
      'MD crippled',
      'MD crippled',
      'AA crippled',
    ]);
    expect(defenders).toEqual({ AA: { undamaged: 1, crippled: 1 }, MD: { undamaged: 0, crippled: 3 } });
  });

  test('both fire at once; a natural 9 doubles the strength and is no critical hit', () => {
    // a division (3) against a division: 6 hits each cripple and destroy, 2 are lost
    const { rounds, isTaken, attackers, defenders } = fight([9, 9], units(1), { AA: NONE, MD: units(1) });
    expect(rounds).toHaveLength(1);
    expect(isTaken).toBe(false);
    expect([attackers, defenders.MD]).toEqual([NONE, NONE]);
  });

  test('hits below every DS are lost', () => {
    // armies crippled: AS 1, ½ rounded up = 1 hit, below DS 2
    const { rounds } = fight(
      [0, 0],
      units(1),
      { AA: { undamaged: 0, crippled: 1 }, MD: NONE },
      { roundLimit: 1 },
    );
    expect(rounds[0]).toMatchObject({ defence: { attack: 1, hits: 1 }, attackerReductions: [] });
  });

  test('no defenders: taken without a round; the divisions are the garrison', () => {
    expect(fight([], { undamaged: 1, crippled: 2 }, { AA: NONE, MD: NONE })).toEqual({
      rounds: [],
      isTaken: true,
      attackers: { undamaged: 1, crippled: 2 },
      defenders: { AA: NONE, MD: NONE },
    });
  });

  test.each([NONE, units(3)])('nobody landed: the defender holds, without a round', (MD) => {
    expect(fight([], NONE, { AA: NONE, MD })).toMatchObject({ rounds: [], isTaken: false });
  });

  test('the defender holds when the rounds are over', () => {
    const { rounds, isTaken, attackers } = fight(
      [0, 0, 0, 0],
      { undamaged: 0, crippled: 1 },
      { AA: { undamaged: 0, crippled: 1 }, MD: NONE },
      {
        roundLimit: 2,
      },
    );
    // 2 × ½ = 1 and 1 × ½ up = 1: nobody is ever hurt
    expect(rounds).toHaveLength(2);
    expect(isTaken).toBe(false);
    expect(attackers).toEqual({ undamaged: 0, crippled: 1 });
  });

  test('half a division is the caller’s bug', () => {
    const half = new RangeError('combat, MD: expected a whole number of at least 0 (included), received 0.5');
    expect(() => fight([], units(0.5), { AA: NONE, MD: NONE })).toThrow(half);
    expect(() => fight([], { undamaged: 0, crippled: 0.5 }, { AA: NONE, MD: NONE })).toThrow(half);
  });

  test('a limit of half a round is the caller’s bug', () => {
    expect(() => fight([], NONE, { AA: NONE, MD: NONE }, { roundLimit: 0.5 })).toThrow(
      new RangeError('combat, rounds: expected a whole number of at least 0 (included), received 0.5'),
    );
  });
});
