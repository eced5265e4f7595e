import { expect, test } from 'vitest';
import { hallOfFame } from '../src/hall-of-fame.js';
import type { Rank } from '../src/state.js';

const rank = (raceId: number, production: number): Rank => {
  return { raceId, production, population: 0, industry: 0, tech: 4, planets: 1 };
};

test('N-38: of 6 races the first and third win, with 3000 and 1000 of effective industry', () => {
  const ranking = [rank(4, 3000), rank(2, 2000), rank(1, 1000), rank(3, 0), rank(5, 0), rank(6, 0)];
  expect(hallOfFame(ranking, [1, 4])).toEqual([
    { raceId: 4, standard: 6, industry: 4.5 },
    { raceId: 1, standard: 2, industry: 1.5 },
  ]);
  expect(hallOfFame(ranking, [5])).toEqual([{ raceId: 5, standard: 1.2, industry: 0 }]);
});
