import { describe, expect, it } from 'vitest';
import { factoryOutput, MAX_TECH_LEVEL, researchForNextLevel } from '../src/index.js';

const points = { code: 'RSCH', techLevel: 0 } as const;

describe('seed "Research points required for TL advancement"', () => {
  it.each([
    [2, 100_000],
    [3, 200_000],
    [4, 400_000],
    [5, 800_000],
    [6, 1_600_000],
    [7, 3_200_000],
    [8, 6_400_000],
    [9, 12_800_000],
    [10, 25_600_000],
  ])('seed "Research": TL %i takes %i points', (target, cost) => {
    expect(researchForNextLevel(target - 1)).toBe(cost);
  });

  it('seed "Research": there is nothing above TL 10', () => {
    expect(MAX_TECH_LEVEL).toBe(10);
    expect(researchForNextLevel(10)).toBeUndefined();
  });

  it('seed "Research": from TL 1 to TL 10 it takes 51,100,000 points, that is 511 × 100,000', () => {
    const costs = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => researchForNextLevel(level) ?? 0);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(51_100_000);
  });

  it.each([0, 11, -1, 1.5, Number.NaN])('seed "Research": a present level of %d is a bug', (level) => {
    expect(() => researchForNextLevel(level)).toThrow('technology level: expected 1 to 10, received');
  });
});

describe('seed "Research": 1 point for each factory × TL a year', () => {
  it('seed "Research", E-02: a quarter of it each turn: 4 FCT-1 bring 1 point, 3 bring none', () => {
    expect([3, 4, 7, 8].map((factories) => factoryOutput(factories, 1, points))).toEqual([0, 1, 1, 2]);
  });

  it.each([
    [1, 25], [2, 50], [3, 75], [4, 100], [5, 125], [6, 150], [7, 175], [8, 200], [9, 225], [10, 250],
  ])('seed "Research": 100 FCT-%i bring %i points a quarter', (techLevel, quarter) => {
    expect(factoryOutput(100, techLevel, points)).toBe(quarter);
  }); // prettier-ignore

  it('seed "Research": the 50,000 FCT-1 of the home colony reach TL 2 in eight quarters', () => {
    expect(factoryOutput(50_000, 1, points) * 8).toBe(researchForNextLevel(1));
  });
});
