import { describe, expect, test } from 'vitest';
import { grow, settle, useCapital } from '../../src/formulas/planet.js';

const planet = (size: number, population: number, industry: number, CAP = 0) => ({
  size,
  population,
  industry,
  stock: { COL: 0, CAP, MAT: 0 },
});

describe('N-10, N-11: people and industry', () => {
  test('N-11, vector 8: capital becomes industry', () => {
    const full = planet(500, 500, 200, 75);
    useCapital(full);
    expect(full).toMatchObject({ industry: 275, stock: { CAP: 0 } });
    const young = planet(500, 200, 200, 100);
    grow(young);
    expect(young).toMatchObject({ population: 216, industry: 216, stock: { CAP: 84 } });
  });

  test('N-10, vector 9: people who do not fit become colonists', () => {
    const full = planet(1000, 1000, 1000);
    grow(full);
    expect(full).toMatchObject({ population: 1000, stock: { COL: 10 } });
    const nearly = planet(500, 490, 0);
    grow(nearly);
    expect(nearly.population).toBe(500);
    expect(nearly.stock.COL).toBeCloseTo(3.65, 9);
  });

  test('N-10: 3 colonists on a planet of 20 with room for 16 people: one stays in stock', () => {
    const settled = planet(20, 4, 0);
    settle(settled, 3);
    expect(settled).toMatchObject({ population: 20, stock: { COL: 1 } });
  });
});
