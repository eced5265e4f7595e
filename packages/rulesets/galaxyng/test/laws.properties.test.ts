import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { COMPATIBILITY_KEYS, type ParameterKey } from '../src/parameters.js';
import { galaxyng } from '../src/ruleset.js';
import { gameOfProof, violations } from './laws/games.ts';
import { quietTurns } from './laws/quiet-turns.ts';
import { botNames, type ParameterValue } from '@ec/engine';

const TURNS = 12;

/**
 * Parameters with which the laws hold as they are written: not those by which orders act or planets are bombed in another order, ships are built
 * with a rounded mass, or figures are rounded up.
 */
const OPTIONS: [key: ParameterKey, value: ParameterValue][] = [
  ['fullBombing', 'on'],
  ['keepProduction', 'on'],
  ['dropIdle', 'off'],
  ['spherical', 'on'],
  ['playerOrder', 'classic'],
  ['incoming', 'classic'],
  ['mistakes', 'classic'],
  ['names', 'classic'],
  ['upgrade', 'classic'],
  ['bounds', 'classic'],
  ['routeSplit', 'classic'],
  ['idle', 'classic'],
  ['headings', 'classic'],
  ['machineReport', 'classic'],
];

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

  test.prop(
    [
      fc.integer({ min: 0, max: 1e6 }),
      fc.array(fc.constantFrom(...botNames(galaxyng)), { minLength: 2, maxLength: 4 }),
      fc.subarray(OPTIONS),
    ],
    // orders changed a product again and again, and stocked the materials of what stayed carried over
    { numRuns: 10, examples: [[0, ['fuzz', 'idle'], [['keepProduction', 'on']]]] },
  )('in any short game with any options', (seed, bots, options) => {
    const parameters = Object.fromEntries(options);
    expect(violations(galaxyng, { seed, bots, turns: TURNS, parameters })).toEqual([]);
  });

  test.prop(
    [
      fc.integer({ min: 0, max: 1e6 }),
      fc.array(fc.constantFrom('fuzz', 'random-legal', 'settler'), { minLength: 1, maxLength: 3 }),
      fc.subarray([
        ...OPTIONS,
        ...COMPATIBILITY_KEYS.map((key): (typeof OPTIONS)[number] => [key, 'classic']),
      ]),
    ],
    { numRuns: 60 },
  )('nothing comes of nothing in any short game with any options at all', (seed, bots, options) => {
    const parameters = Object.fromEntries(options);
    expect(violations(galaxyng, { seed, bots, turns: TURNS, parameters }, { quietTurns })).toEqual([]);
  });

  test.each([0, 1, 2])('in game %i of the hundred that `prove` plays', (number) => {
    expect(violations(galaxyng, gameOfProof(galaxyng, number))).toEqual([]);
  });
});
