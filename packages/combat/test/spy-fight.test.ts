import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import { fightSpies, spyFightDistributions, type SpyFight } from '../src/index.js';

/** A fight at given factors, in thousandths. */
const fight = (attackers: number, defenders: number, killing: number, losing: number): SpyFight =>
  playScript([killing, losing], (rng) => fightSpies(attackers, defenders, rng));

it('seed "Spy Unit", D: 21 against 12 lose 2 and kill 7 at factor 1', () => {
  // 21 ÷ 3 and 12 ÷ 6
  expect(fight(21, 12, 1000, 1000)).toEqual({ killed: 7, lost: 2 });
});

it('E-28: each figure has a factor of its own from 0.5 to 1.5, and is truncated once', () => {
  // 7 × 0.5 = 3.5 and 2 × 1.5 = 3; 7 × 1.5 = 10.5 and 2 × 0.5 = 1
  expect(fight(21, 12, 500, 1500)).toEqual({ killed: 3, lost: 3 });
  expect(fight(21, 12, 1500, 500)).toEqual({ killed: 10, lost: 1 });
  // 20 ÷ 3 × 1.05 = 7.0; truncated before, 6 × 1.05 = 6.3
  expect(fight(20, 12, 1050, 999)).toEqual({ killed: 7, lost: 1 });
  expect(() => fight(21, 12, 499, 1000)).toThrow(RangeError);
  expect(() => fight(21, 12, 1000, 1501)).toThrow(RangeError);
});

it('seed "Spy Unit", D: no side loses more than it has', () => {
  expect(fight(300, 12, 1000, 1000)).toEqual({ killed: 12, lost: 2 });
  expect(fight(1, 600, 1000, 1000)).toEqual({ killed: 0, lost: 1 });
  expect(fight(0, 12, 1500, 1500)).toEqual({ killed: 0, lost: 0 });
  expect(fight(21, 0, 1500, 1500)).toEqual({ killed: 0, lost: 0 });
});

it('E-28: distributions over 1,001 thousandths each', () => {
  const { killed, lost } = spyFightDistributions(21, 12);
  // 7 × factor: 3 from 0.5 to 0.571, 72 thousandths; 4 from 0.572 to 0.714, 143; and so on to 10 from 1.429 to 1.5, 72
  expect(killed.entries()).toEqual([
    [3, 72n],
    [4, 143n],
    [5, 143n],
    [6, 142n],
    [7, 143n],
    [8, 143n],
    [9, 143n],
    [10, 72n],
  ]);
  // 2 × factor: 1 from 0.5 to 0.999, 2 from 1 to 1.499, 3 at 1.5
  expect(lost.entries()).toEqual([
    [1, 500n],
    [2, 500n],
    [3, 1n],
  ]);
});
