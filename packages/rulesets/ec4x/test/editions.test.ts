import { expect, test } from 'vitest';
import { EDITIONS, FIRST } from '../src/editions.js';
import { coloniesOf } from '../src/lookup.js';
import { PARAMETERS } from '../src/parameters.js';
import { newState } from './games.js';

/** Words of the description of the edition `first`, with the parameters that they stand for, or how these begin. */
const CLAIMS = {
  espionage: ['spy.'],
  victories: ['rout.'],
  blockades: ['blockade.', 'prestige.blockaded', 'battery.roe'],
  bombardment: ['prestige.depopulated'],
  pacts: ['pact.cooling'],
  capitulation: ['capitulation.'],
  milestones: ['milestone.'],
  'no loss of idle money': ['purse.decay'],
  'no public works': ['works.people'],
  'no docks for money': ['docks.price'],
  'heavy cruisers with a defence of 6': ['ship.CA.ds'],
  'home worlds without a garrison': ['home.'],
};

test('the edition first differs in what its description says, and in nothing else', () => {
  const { description } = EDITIONS.first;
  for (const words of Object.keys(CLAIMS)) expect(description).toContain(words);
  const claimed = Object.values(CLAIMS).flat();
  const isClaimed = (key: string): boolean => claimed.some((start) => key.startsWith(start));
  expect(Object.keys(FIRST).filter((key) => !isClaimed(key))).toEqual([]);
  expect(claimed.filter((start) => !Object.keys(FIRST).some((key) => key.startsWith(start)))).toEqual([]);
});

test.each([
  ['standard', {}, { GB: 8, AA: 2, MD: 0 }],
  ['first', FIRST, { GB: 0, AA: 0, MD: 0 }],
] as const)('X-19, X-77: a home of the edition %s has a spaceport and a shipyard', (_, given, garrison) => {
  for (const { colony } of coloniesOf(newState(2, given), 1)) {
    expect(colony.facilities).toMatchObject({ SP: 1, SY: 1 });
    const counts = Object.entries(colony.ground).map(([code, { undamaged, crippled }]) => [
      code,
      undamaged + crippled,
    ]);
    expect(Object.fromEntries(counts)).toEqual(garrison);
  }
});

test.each([
  ['ship.CA.ds', 'X-82', 7, 6],
  ['prestige.blockaded', 'X-71', -1, -2],
  ['prestige.depopulated', 'X-79', -10, 0],
] as const)('%s has its figure from %s: %d, and %d without', (key, source, standard, first) => {
  expect(PARAMETERS.find((row) => row.key === key)).toMatchObject({ source, default: standard });
  expect(FIRST[key]).toBe(first);
});
