import { ratio } from '@ec/prng';
import { playScript } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import { conceal, concealmentChance, stealthCheck } from '../../src/detection/cloaking.js';
import { checkChance } from '../../src/dice/d20-check.js';

const CLK2 = { clk: 2, bonus: 0 };
const THREE_SCOUTS = { eli: 3, modifier: 2 };

describe('X-47: cloaked fleets', () => {
  test('seed 2.4.3: CLK 1 to 7 pass the stealth table with 30, 40, 50, 60, 70, 80 and 90 %', () => {
    for (let clk = 1; clk <= 7; clk++)
      expect(checkChance(stealthCheck({ clk }))).toEqual(ratio(BigInt(20 + 10 * clk), 100n));
  });

  test('T24: CLK 2 passes on 13–20, three Scouts of ELI 3 find it on 8–20: undetected 14 %', () => {
    expect(concealmentChance(CLK2, [])).toEqual(ratio(2n, 5n));
    expect(concealmentChance(CLK2, [THREE_SCOUTS])).toEqual(ratio(14n, 100n));
  });

  test('X-47: every fleet that looks rolls: two of those leave 40 % × 35 % × 35 %', () => {
    expect(concealmentChance(CLK2, [THREE_SCOUTS, THREE_SCOUTS])).toEqual(ratio(49n, 1000n));
  });

  test.each([
    { draws: [12], isUndetected: false, why: 'fails by itself, and nobody has to look' },
    { draws: [13, 8], isUndetected: false, why: 'is found on 8 + 2 > 9' },
    { draws: [13, 7], isUndetected: true, why: 'is missed on 7 + 2' },
  ])('T24: with the dice $draws it $why', ({ draws, isUndetected }) => {
    const result = playScript(draws, (rng) => conceal(CLK2, [THREE_SCOUTS], rng));
    expect(result.isUndetected).toBe(isUndetected);
    expect(result.stealth.natural).toBe(draws[0]);
    expect(result.searches.map(({ natural }) => natural)).toEqual(draws.slice(1));
  });

  test('X-33: the boon of cloaking changes 65 % to 55 %', () => {
    expect(concealmentChance({ clk: 2, bonus: 2 }, [THREE_SCOUTS])).toEqual(ratio(18n, 100n));
  });

  test('there is no CLK 8', () => {
    expect(() => stealthCheck({ clk: 8 })).toThrow(RangeError);
  });
});
