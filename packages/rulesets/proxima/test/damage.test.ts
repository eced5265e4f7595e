import { describe, expect, test } from 'vitest';
import { cover, damage, fullEndurance, strength } from '../src/damage.js';

describe('seed "Unit damage", P-06: a tired unit attacks less', () => {
  test.each([
    [100, 1],
    [81, 1],
    [80, 0.8],
    [50, 0.5],
    [20, 0.2],
    [19, 0],
    [0, 0],
  ])('seed "Unit damage": %d %% of its endurance gives %d of its attack', (percent, share) => {
    expect(strength(percent, 100)).toBe(share);
  });

  test('P-06: endurance counts in percent of its full value', () => {
    expect(strength(121, 150)).toBe(1);
    expect(strength(120, 150)).toBe(0.8);
    expect(strength(29, 150)).toBe(0);
  });
});

describe('P-90: endurance in points', () => {
  test.each([
    [120, 1, 0.8],
    [79, 0.79, 79 / 150],
    [29, 0.29, 0],
    [19, 0, 0],
  ])('P-90: %d of 150 give %d of the attack by points, %d by percent', (endurance, points, percent) => {
    expect(strength(endurance, fullEndurance(150, 'points'))).toBe(points);
    expect(strength(endurance, fullEndurance(150, 'percent'))).toBe(percent);
  });
});

describe('seed "Function to calculate damage"', () => {
  const attack = { soft: 30, hard: 20 };
  const defence = { soft: 10, hard: 5 };

  test('seed: both kinds of weapons less both kinds of defence: (30 − 10) + (20 − 5)', () => {
    expect(damage(attack, 1, defence, 1)).toBe(35);
  });

  test('seed: cover 2 used 1.5 times triples the defence: (30 − 30) + (20 − 15)', () => {
    expect(damage(attack, 1, defence, cover(2, 1.5, true))).toBe(5);
  });

  test('seed: no cover without an action point left', () => {
    expect(damage(attack, 1, defence, cover(2, 1.5, false))).toBe(35);
  });

  test('P-06: what defence stops is not less than nothing: (30 − 40) + (20 − 0)', () => {
    expect(damage(attack, 1, { soft: 40, hard: 0 }, 1)).toBe(20);
  });

  test('P-90: with the sum clamped, spare defence against the one stops the other: 30 − 40 + 20', () => {
    expect(damage(attack, 1, { soft: 40, hard: 0 }, 1, 'sum')).toBe(10);
    expect(damage(attack, 1, { soft: 60, hard: 0 }, 1, 'sum')).toBe(0);
    expect(damage(attack, 1, defence, 1, 'sum')).toBe(35);
  });

  test('P-06: at half its endurance: (15 − 10) + (10 − 5)', () => {
    expect(damage(attack, strength(50, 100), defence, 1)).toBe(10);
  });
});
