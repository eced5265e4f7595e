import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { galaxyng } from '../src/ruleset.js';
import { gameOfProof, violations } from './laws/games.ts';
import { botNames } from '@ec/engine';

const TURNS = 12;

describe('what must always hold, turn by turn', () => {
  test.prop(
    [
      fc.integer({ min: 0, max: 1e6 }),
      fc.array(fc.constantFrom(...botNames(galaxyng)), { minLength: 2, maxLength: 5 }),
    ],
    { numRuns: 10 },
  )('in any short game of any bots', (seed, bots) => {
    expect(violations(galaxyng, { seed, bots, turns: TURNS })).toEqual([]);
  });

  test.each([0, 1, 2])('in game %i of the hundred that `prove` plays', (number) => {
    expect(violations(galaxyng, gameOfProof(galaxyng, number))).toEqual([]);
  });
});
