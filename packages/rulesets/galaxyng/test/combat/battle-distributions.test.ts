/**
 * Battles to the end against their exact distribution, with fixed seeds. Pearson's χ² of N outcomes over k cells with probabilities p has
 * the exact mean k − 1 and the exact variance 2(k − 1) + (Σ 1/p − k² − 2k + 2) / N; it lies within 5 standard deviations, either way.
 */
import { Prng } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { resolveBattle } from '../../src/combat/battle.js';
import type { BattleGroup } from '../../src/combat/enemies.js';
import { exactDuel } from './exact-duel.js';
import { ALL_AT_WAR, ships } from './forces.js';

const BATTLES = 20_000;

/** Ships left of races 1 and 2 in so many battles, as `${one} ${other}`. */
function outcomes(groups: readonly BattleGroup[], seed: string): string[] {
  const rng = Prng.fromSeed(seed);
  return Array.from({ length: BATTLES }, () => {
    const { survivors } = resolveBattle(groups, ALL_AT_WAR, rng, { shotLimit: 1e6 });
    const left = (race: number): number =>
      groups.reduce((sum, group, index) => sum + (group.race === race ? (survivors[index] ?? 0) : 0), 0);
    return `${left(1)} ${left(2)}`;
  });
}

/** Standard deviations by which χ² lies off its mean; infinitely many where an outcome is impossible. */
function deviationOfChiSquare(drawn: readonly string[], exact: ReadonlyMap<string, number>): number {
  const counts = new Map([...exact.keys()].map((name) => [name, 0]));
  for (const name of drawn) {
    const count = counts.get(name);
    if (count === undefined) return Number.POSITIVE_INFINITY;
    counts.set(name, count + 1);
  }
  let [chiSquare, inverses] = [0, 0];
  for (const [name, p] of exact) {
    chiSquare += ((counts.get(name) ?? 0) - drawn.length * p) ** 2 / (drawn.length * p);
    inverses += 1 / p;
  }
  const cells = exact.size;
  const variance = 2 * (cells - 1) + (inverses - cells ** 2 - 2 * cells + 2) / drawn.length;
  return Math.abs(chiSquare - (cells - 1)) / Math.sqrt(variance);
}

describe('the measures themselves', () => {
  test('two ships that always kill against one: 2 are left with 2/3, 1 with 1/3', () => {
    const exact = exactDuel(2, 1, 1);
    expect(exact.get('2 0')).toBeCloseTo(2 / 3, 14);
    expect(exact.get('1 0')).toBeCloseTo(1 / 3, 14);
  });

  test('one against one, at any chance: ½ each', () => {
    const exact = exactDuel(1, 1, 0.25);
    expect(exact.get('1 0')).toBeCloseTo(0.5, 12);
    expect(exact.get('0 1')).toBeCloseTo(0.5, 12);
  });

  test('χ² of 8 coins, 5 of them heads, is ½: half below its mean of 1, at a variance of 2 − 2/8', () => {
    const coins = ['h', 'h', 'h', 'h', 'h', 't', 't', 't'];
    const fair = new Map([
      ['h', 0.5],
      ['t', 0.5],
    ]);
    expect(deviationOfChiSquare(coins, fair)).toBeCloseTo(0.5 / Math.sqrt(2 - 2 / 8), 12);
    expect(deviationOfChiSquare(['edge'], fair)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('N-23, N-24: battles to the end', () => {
  /** Attack and defence of 1: every shot destroys with ½. */
  const even = { guns: 1 };
  test.each([
    {
      name: '6 against 6, a group a side',
      groups: [ships(1, 6, even), ships(2, 6, even)],
      sizes: [6, 6],
      kill: 0.5,
    },
    {
      name: '9 against 7, in groups of 1, 2, 3 and more',
      groups: [ships(1, 4, even), ships(2, 2, even), ships(1, 3, even), ships(2, 5, even), ships(1, 2, even)],
      sizes: [9, 7],
      kill: 0.5,
    },
    {
      name: '8 against 8 sure shots, in groups of 8 and of 1',
      groups: [
        ships(1, 8, { guns: 1, attack: 4 }),
        ...Array.from({ length: 8 }, () => ships(2, 1, { guns: 1, attack: 4 })),
      ],
      sizes: [8, 8],
      kill: 1,
    },
    {
      name: '5 against 6 at a chance of ¼',
      groups: [ships(1, 5, { guns: 1, defence: 2 }), ships(2, 6, { guns: 1, defence: 2 })],
      sizes: [5, 6],
      kill: 0.25,
    },
  ])('$name: χ² within 5 standard deviations', ({ name, groups, sizes: [one = 0, other = 0], kill }) => {
    const exact = exactDuel(one, other, kill);
    expect(exact.size).toBe(one + other);
    expect(deviationOfChiSquare(outcomes(groups, name), exact)).toBeLessThan(5);
  });
});
