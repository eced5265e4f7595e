import { describe, expect, it } from 'vitest';
import { jumpFuel, jumpNeeds, type Jump, type JumpNeeds, type Stack } from '../src/index.js';

const engines = (quantity: number, techLevel: number): Stack => ({ code: 'HEN', techLevel, quantity });
/** A jump over the root of so many square light years. */
const over = (squaredDistance: number): Jump => ({ kind: 'system', squaredDistance });
const orbit: Jump = { kind: 'orbit' };

/** Needs of a ship of so many mass units and its engines, which weigh 45 a level each. */
function needsOf(load: number, drives: readonly Stack[], jump: Jump): JumpNeeds {
  const mass = drives.reduce((sum, { techLevel, quantity }) => sum + 45 * techLevel * quantity, load);
  return jumpNeeds(drives, 100 * mass, jump);
}

describe('E-29: engines used = ⌈mass without engines ÷ (1,000 × TL)⌉', () => {
  it.each([
    [1, 1000, 1],
    [1, 1000.01, 2],
    [1, 13_500, 14],
    [2, 13_500, 7], // 6.75
    [2, 14_000, 7],
    [2, 14_000.01, 8],
    [10, 100_000, 10],
    [10, 100_000.01, 11],
  ])('E-29: of HEN-%i, %d mass units take %i', (techLevel, load, needed) => {
    expect(needsOf(load, [engines(20, techLevel)], orbit).enginesNeeded).toBe(needed);
  });

  it('E-29: the engines themselves are no load: a ship of nothing but engines needs none, and no fuel', () => {
    expect(needsOf(0, [engines(20, 3)], over(4))).toEqual({
      range: 3,
      isInRange: true,
      engines: 20,
      enginesNeeded: 0,
      fuel: 0,
    });
  });

  it('E-29: it says how many it would take, even where there are fewer', () => {
    expect(needsOf(9500, [engines(4, 1)], orbit)).toMatchObject({ engines: 4, enginesNeeded: 10 });
  });

  it('E-29: a ship without assembled engines goes nowhere', () => {
    const none = { range: 0, isInRange: false, engines: 0, enginesNeeded: 0, fuel: 0 };
    expect(needsOf(9500, [], orbit)).toEqual(none);
    expect(jumpNeeds([{ code: 'SPD', techLevel: 9, quantity: 5 }], 950_000, over(1))).toEqual(none);
  });
});

describe('seed "Hyper Engine": mixed levels count as the lowest', () => {
  const mixed = [engines(2, 1), engines(5, 3)];

  it('seed "Hyper Engine": two HEN-1 among seven move 1,000 each and reach 1 light year', () => {
    expect(needsOf(6500, mixed, over(1))).toEqual({
      range: 1,
      isInRange: true,
      engines: 7,
      enginesNeeded: 7,
      fuel: 280, // 7 × 40 × 1
    });
    expect(needsOf(6500, mixed.toReversed(), over(1)).range).toBe(1);
  });

  it('seed "Hyper Engine": without them three of the HEN-3 do, and reach 3', () => {
    expect(needsOf(6500, [engines(5, 3)], over(9))).toMatchObject({
      range: 3,
      isInRange: true,
      enginesNeeded: 3,
      fuel: 360, // 3 × 40 × 3
    });
  });

  it('seed "Hyper Engine": a level of which none is left does not count', () => {
    expect(needsOf(6500, [engines(0, 1), engines(5, 3)], over(9)).range).toBe(3);
  });
});

describe('seed "Hyper Engine": range = TL light years', () => {
  it.each([
    [1, 1, true],
    [1, 2, false],
    [2, 4, true],
    [2, 5, false],
    [7, 49, true], // 2² + 3² + 6²: exactly 7
    [7, 50, false],
    [10, 100, true],
    [10, 101, false],
  ])('E-29: HEN-%i over the root of %i: %s', (techLevel, squared, isInRange) => {
    expect(needsOf(500, [engines(1, techLevel)], over(squared)).isInRange).toBe(isInRange);
  });

  it('seed "Hyper Engine": within a system every engine reaches', () => {
    expect(needsOf(500, [engines(1, 1)], orbit).isInRange).toBe(true);
    expect(needsOf(500, [engines(1, 1)], { kind: 'star' }).isInRange).toBe(true);
  });
});

describe('E-29: fuel = ⌊engines × 40 × distance⌋', () => {
  it.each([
    [7, 2, 395], // 280 × 1.41421… = 395.97
    [1, 3, 69], // 40 × 1.73205… = 69.28
    [180, 2, 10_182], // 7,200 × 1.41421… = 10,182.33
    [3, 25, 600], // 120 × 5
    [12, 14, 1795], // 1² + 2² + 3²: 480 × 3.74165… = 1,795.99
    [0, 9, 0],
  ])('E-29: %i engines over the root of %i burn %i', (used, squared, fuel) => {
    expect(jumpFuel(used, over(squared))).toBe(fuel);
  });

  it('seed "Hyper Engine": 0.1 light years to another orbit, 0.2 to another star of the system', () => {
    expect(jumpFuel(7, orbit)).toBe(28); // 280 ÷ 10
    expect(jumpFuel(7, { kind: 'star' })).toBe(56); // 280 ÷ 5
  });

  it('seed "Hyper Engine": only the engines that move the load burn', () => {
    expect(needsOf(6500, [engines(500, 1)], orbit).fuel).toBe(28);
  });

  it('E-01: no rounded root: 10^12 engines over √2 burn 56,568,542,494,923, and the next digits are 80', () => {
    expect(jumpFuel(1e12, over(2))).toBe(56_568_542_494_923);
  });
});
