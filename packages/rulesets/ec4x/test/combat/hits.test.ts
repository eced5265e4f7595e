import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { crippledAttack } from '../../src/combat/combatant.js';
import { hitsOf } from '../../src/combat/hits.js';
import { criticalChance, hitsDistribution, naturalRolls } from '../../src/combat/hits-distribution.js';
import { landedAttack } from '../../src/combat/ground-combat.js';
import {
  BOMBARDMENT_EFFECTIVENESS,
  GROUND_EFFECTIVENESS,
  SPACE_EFFECTIVENESS,
  type EffectivenessTable,
} from '../../src/tables/effectiveness.js';

const NATURALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const byNatural = (attack: number, table: EffectivenessTable, modifier = 0): number[] =>
  NATURALS.map((natural) => hitsOf(attack, natural + modifier, table));

describe('seed 5.3.1, X-50: hits in space', () => {
  test('T20: AS 10 scores 3 3 3 5 5 8 8 10 10 10', () => {
    expect(byNatural(10, SPACE_EFFECTIVENESS)).toEqual([3, 3, 3, 5, 5, 8, 8, 10, 10, 10]);
  });

  test.each([-5, 1.5, Number.NaN])('an AS of %d is a mistake of the caller', (attack) => {
    expect(() => hitsOf(attack, 4, SPACE_EFFECTIVENESS)).toThrow(
      `AS: expected a whole number of at least 0 (included), received ${attack}`,
    );
    expect(() => hitsDistribution(attack, SPACE_EFFECTIVENESS)).toThrow(RangeError);
  });

  test('a table without a row for the roll is a mistake of the caller', () => {
    expect(() => hitsOf(1, 4, [{ upTo: 3, quarters: 1 }])).toThrow(
      new RangeError('effectiveness: expected a table with a row for every roll, received none for 4'),
    );
  });

  test('T20: the mean is 6.5, with a Scout 7.2', () => {
    expect(hitsDistribution(10, SPACE_EFFECTIVENESS).mean()).toEqual(ratio(65n, 10n));
    expect(hitsDistribution(10, SPACE_EFFECTIVENESS, 1).mean()).toEqual(ratio(72n, 10n));
  });

  test('T20: natural 4 with surprise scores 10, AS 1 at ¼ still 1, AS 0 nothing', () => {
    expect(hitsOf(10, 4 + 3, SPACE_EFFECTIVENESS)).toBe(10);
    expect(hitsOf(1, 0, SPACE_EFFECTIVENESS)).toBe(1);
    expect(byNatural(0, SPACE_EFFECTIVENESS)).toEqual(NATURALS.map(() => 0));
  });

  test('seed 5.3.1: below zero ¼, above nine 1', () => {
    expect(hitsOf(100, -3, SPACE_EFFECTIVENESS)).toBe(25);
    expect(hitsOf(100, 16, SPACE_EFFECTIVENESS)).toBe(100);
  });
});

describe('X-56, X-60: hits on and of planets', () => {
  test('X-56: AS 10 in a bombardment scores 3 3 3 5 5 5 10 10 10 10', () => {
    expect(byNatural(10, BOMBARDMENT_EFFECTIVENESS)).toEqual([3, 3, 3, 5, 5, 5, 10, 10, 10, 10]);
  });

  test('T26: AS 9 on the ground scores 14 with a natural 8; 5 5 5 9 9 9 9 14 14 18 in all', () => {
    expect(byNatural(9, GROUND_EFFECTIVENESS)).toEqual([5, 5, 5, 9, 9, 9, 9, 14, 14, 18]);
  });

  test('T26: three divisions in a blitz attack with 5 instead of 9', () => {
    expect(landedAttack(9, true)).toBe(5);
    expect(landedAttack(9, false)).toBe(9);
  });
});

describe('X-52: crippled strength', () => {
  test('T19: CL leading 2 DD, AS 10, has 5 once crippled; odd sums are rounded up', () => {
    expect(crippledAttack(4 + 3 + 3)).toBe(5);
    expect([0, 1, 3, 45].map(crippledAttack)).toEqual([0, 1, 2, 23]);
  });
});

describe('X-51: critical hits', () => {
  test('a natural 9 in one roll of ten; against a Starbase in one of a hundred', () => {
    expect(criticalChance(false)).toEqual(ratio(1n, 10n));
    expect(criticalChance(true)).toEqual(ratio(1n, 100n));
  });

  test('against a Starbase every other face has 11/100', () => {
    for (const natural of NATURALS.slice(0, 9))
      expect(naturalRolls(true).probability(natural)).toEqual(ratio(11n, 100n));
  });
});
