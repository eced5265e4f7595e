import { describe, expect, test } from 'vitest';
import { parseTarget } from '../../src/measures/parse-target.js';
import { pickFigure, pickMeasure } from '../../src/measures/pick-measure.js';
import { everything } from '../running/toys.js';

const { measures } = everything;

describe('a figure is named', () => {
  test('by its measure alone when that has one', () => {
    expect(pickMeasure(measures, 'hit')).toMatchObject({ measure: 'hit', title: 'Hit', isShare: true });
    const data = { kind: 'proportion', n: 10, hits: 3 } as const;
    expect(pickMeasure(measures, 'hit').of(data)).toBe(data);
    expect(pickMeasure(measures, 'sum')).toMatchObject({ title: 'Sum', isShare: false });
  });

  test('by a step of a series', () => {
    const picked = pickMeasure(measures, 'walk@2');
    expect(picked).toMatchObject({ measure: 'walk', title: 'Walk, turn 2' });
    const steps = [5, 6, 7].map((value) => ({ kind: 'integer', counts: [[value, 1]] }) as const);
    expect(picked.of({ kind: 'series', at: steps })).toBe(steps[2]);
    expect([picked.valueIn(1, 8), picked.valueIn(2, 8)]).toEqual([undefined, 8]);
  });

  test('by a player of a contest: 2 of 5 won as first and 4 of 6 as second', () => {
    const picked = pickMeasure(measures, 'duel@first');
    // Results are wins, draws, losses, stalls and failures of the first; a game against oneself does not count.
    const counts = [
      [
        [9, 0, 0, 0, 0],
        [2, 1, 1, 1, 0],
      ],
      [
        [1, 0, 4, 0, 1],
        [0, 0, 0, 0, 0],
      ],
    ];
    expect(picked.of({ kind: 'contest', counts })).toEqual({ kind: 'proportion', n: 11, hits: 6 });
    expect([picked.valueIn(0, 1, 'win'), picked.valueIn(1, 0, 'loss'), picked.valueIn(0, 1, 'loss')]).toEqual(
      [1, 1, 0],
    );
    // Against oneself nobody wins; a stall is no win.
    expect([picked.valueIn(0, 0, 'win'), picked.valueIn(1, 0, 'stall')]).toEqual([undefined, 0]);
    expect(picked.bounds).toEqual({ low: 0, high: 1, perTrial: 1 });
  });
});

test.each([
  ['luck', 'expected one of hit, sum, share, walk, fate, duel, received luck'],
  ['toString', 'expected one of hit, sum, share, walk, fate, duel, received toString'],
  ['sum@1', 'expected sum, received sum@1'],
  ['walk', 'expected walk@ with a turn from 0 to 2, received walk'],
  ['walk@3', 'expected walk@ with a turn from 0 to 2, received walk@3'],
  ['duel@third', 'expected duel@ with one of first, second, received duel@third'],
  ['fate', 'expected a measure of one figure, received the table fate'],
])('%s is refused: %s', (name, message) => {
  expect(() => pickMeasure(measures, name)).toThrow(`measure: ${message}`);
});

test('the only figure need not be named', () => {
  const { hit, fate } = measures;
  expect(pickFigure({ hit, fate }, undefined)).toMatchObject({ name: 'hit' });
  expect(() => pickFigure(measures, undefined)).toThrow(
    'measure: expected one of hit, sum, share, walk, fate, duel, received none',
  );
});

test('a target is a number, or a share in percent', () => {
  const [hit, sum] = [pickMeasure(measures, 'hit'), pickMeasure(measures, 'sum')];
  expect([parseTarget('37.5%', hit), parseTarget('0.375', hit), parseTarget('-3', sum)]).toEqual([
    0.375, 0.375, -3,
  ]);
  expect(() => parseTarget('', sum)).toThrow(
    'expected a number or a share, such as 12.5, -3 or 50%, received none',
  );
  expect(() => parseTarget('5%', sum)).toThrow('expected a number, as sum is not a share, received 5%');
  expect(() => parseTarget('100%', hit)).toThrow('expected a share above 0 % and below 100 %');
});
