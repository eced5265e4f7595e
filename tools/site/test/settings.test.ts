import { fc, test } from '@fast-check/vitest';
import { defineExperiment, integer } from '@ec/balance';
import { describe, expect } from 'vitest';
import { axesOf, commandOf, trialsIn, valuesOf } from '../src/playground/read-settings.ts';
import { FIRST, formatSettings, parseSettings, type Settings } from '../src/playground/settings.ts';

const dice = defineExperiment({
  id: 'dice',
  title: 'Dice',
  question: 'What do they sum to?',
  parameters: [
    {
      kind: 'integer',
      key: 'sides',
      default: 6,
      min: 2,
      max: 20,
      unit: 'sides',
      description: 'Sides.',
      source: 'experiment',
    },
  ],
  trials: 5_000,
  measures: { sum: integer('Sum', { min: 2, max: 40 }) },
  trial: (rng, { sides }, record) => record.sum(rng.roll(2, Number(sides))),
});

const written = fc.dictionary(
  fc.string({ minLength: 1 }).filter((key) => !key.includes('=') && key !== '__proto__'),
  fc.string(),
);
const settings: fc.Arbitrary<Settings> = fc.record(
  {
    game: fc.string(),
    experiment: fc.string(),
    seed: fc.string(),
    trials: fc.string(),
    set: written,
    vary: fc.array(fc.string()),
    target: fc.string(),
    measure: fc.string(),
    along: fc.string(),
    against: written,
  },
  {
    requiredKeys: ['game', 'experiment', 'seed', 'trials', 'set', 'vary', 'target', 'measure', 'along'],
    noNullPrototype: true,
  },
);

describe('settings in the address', () => {
  test.prop([settings])('are read as they were written', (given) => {
    expect(parseSettings(`#${formatSettings(given)}`)).toEqual(given);
  });

  test('are those of the first visit where the address says nothing', () => {
    expect(parseSettings('')).toEqual(FIRST);
  });
});

test('an integer is a number, and what is not written has its default', () => {
  expect(valuesOf(dice.parameters, { sides: '8' })).toEqual({ sides: 8 });
  expect(valuesOf(dice.parameters, {})).toEqual({ sides: 6 });
  expect(() => valuesOf(dice.parameters, { sides: '21' })).toThrow('21');
});

test('trials are those of the experiment unless they are written', () => {
  expect(trialsIn(dice, { ...FIRST, trials: '' })).toBe(5_000);
  expect(trialsIn(dice, { ...FIRST, trials: '300' })).toBe(300);
  expect(() => trialsIn(dice, { ...FIRST, trials: '1.5' })).toThrow(
    'trials: expected an integer of at least 1, received 1.5',
  );
});

test('at most two parameters are varied', () => {
  expect(axesOf(dice, { ...FIRST, vary: ['sides=4:6'] })).toEqual([{ key: 'sides', values: [4, 5, 6] }]);
  expect(() => axesOf(dice, { ...FIRST, vary: ['sides=4:6', 'sides=1,2', 'sides=3'] })).toThrow(
    'vary: expected at most two parameters, received 3',
  );
});

test('the command is that of the command line', () => {
  const at = { set: { sides: '8' }, trials: 300 };
  expect(commandOf(null, dice, { ...FIRST, seed: '7' }, at)).toBe(
    'ec-balance run dice --set sides=8 --seed 7 --trials 300',
  );
  expect(commandOf('@ec/x/experiments', dice, { ...FIRST, seed: '7', vary: ['sides=4:6'] }, at)).toBe(
    'ec-balance sweep @ec/x/experiments#dice --set sides=8 --vary sides=4:6 --seed 7 --trials 300',
  );
  expect(commandOf(null, dice, { ...FIRST, target: '50%', measure: 'sum', along: 'sides=4:9' }, at)).toBe(
    'ec-balance solve dice --set sides=8 --vary sides=4:9 --seed 1978 --trials 300 --target 50% --measure sum',
  );
});
