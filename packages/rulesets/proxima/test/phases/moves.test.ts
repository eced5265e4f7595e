import { describe, expect, test } from 'vitest';
import { play, positions, reasons, skirmish, unitOf } from '../skirmish.js';

describe('seed "Infrastructure", P-04: a step costs 1 ÷ infrastructure', () => {
  test('P-04: four plain tiles for four points', () => {
    const { state, codes } = play(skirmish({ rows: ['......'], units: ['1 g A 0,0'] }), 'UNI00001 MOVE 4,0');
    expect(codes).toEqual(['done']);
    expect(positions(state)).toEqual(['1 at 4,0 with 100']);
  });

  test('P-04: a step that would take the points below zero is not made, and the report says where', () => {
    const { state, results } = play(skirmish({ rows: ['.^^..'], units: ['1 g A 0,0'] }), 'UNI00001 MOVE 4,0');
    const [result] = results.values();
    expect(result).toMatchObject({ status: 'partly', code: 'stopped' });
    // rocks took 2 points each
    expect(result?.reason).toBe(
      'The unit ran out of action points on its way. It is at 2,0, with 0 of 1 for the next step.',
    );
    expect(positions(state)).toEqual(['1 at 2,0 with 100']);
  });

  test('seed: twelve tiles of road for four points, each at a third, exactly', () => {
    const road = skirmish({ rows: ['=============='], units: ['1 g A 0,0'] });
    expect(positions(play(road, 'UNI00001 MOVE 13,0').state)).toEqual(['1 at 12,0 with 100']);
  });

  test('P-04: the cheapest path goes around: three plains for 3 points, not rocks for 2 + 2 + 1', () => {
    const around = skirmish({ rows: ['.^^.', '....'], units: ['1 g A 0,0'] });
    const { state, codes } = play(around, 'UNI00001 MOVE 3,0');
    expect(codes).toEqual(['done']);
    expect(positions(state)).toEqual(['1 at 3,0 with 100']);
  });

  test('P-04: of ways that cost the same, the straight one', () => {
    const plain = skirmish({ rows: ['.......', '.......', '.......'], units: ['1 g A 0,1'] });
    expect(positions(play(plain, 'UNI00001 MOVE 6,1').state)).toEqual(['1 at 4,1 with 100']);
  });

  test('P-02: orders of a unit are taken in the order written while its points last', () => {
    const { codes, state } = play(
      skirmish({ rows: ['......'], units: ['1 g A 0,0'] }),
      'UNI00001 MOVE 3,0\nUNI00001 MOVE 1,0\nUNI00001 MOVE 0,0',
    );
    expect(codes).toEqual(['done', 'stopped', 'no-points']);
    expect(positions(state)).toEqual(['1 at 2,0 with 100']);
  });

  test('P-04: what is left, in hundredths, of what a step takes: a third for a road, two points for rocks', () => {
    // eleven roads leave 4 − 11 ÷ 3 points
    const game = skirmish({ rows: ['============^'], units: ['1 g A 0,0'] });
    expect(reasons(game, 'UNI00001 MOVE 11,0\nUNI00001 MOVE 12,0')).toEqual([
      '',
      'The unit has too few action points left: 0.33 of 2.',
    ]);
    expect(reasons(game, 'UNI00001 MOVE 13,1')).toEqual(['The map has no such tile: the last is 12,0.']);
  });

  test('seed "Units move": any number of units may pass and share tiles', () => {
    const { state } = play(
      skirmish({ rows: ['....'], units: ['1 g A 0,0', '2 g A 1,0', '3 s B 3,0'] }),
      'UNI00001 MOVE 2,0\nUNI00002 MOVE 2,0',
      'UNI00003 MOVE 0,0',
    );
    expect(positions(state)).toEqual(['1 at 2,0 with 100', '2 at 2,0 with 100', '3 at 0,0 with 100']);
  });

  test('P-03: action points are there again in the next turn', () => {
    const { state } = play(skirmish({ rows: ['......'], units: ['1 g A 0,0'] }), 'UNI00001 MOVE 4,0');
    expect(unitOf(state, 1)).toMatchObject({ points: 4 * 2520, isDisturbed: false });
  });
});

describe('P-04: moves that cannot be made', () => {
  const game = skirmish({ rows: ['..~.', '..~.'], units: ['1 g A 0,0', '2 g B 1,0'] });

  test.each([
    ['UNI00001 MOVE 9,0', 'off-map'],
    ['UNI00001 MOVE 0,2', 'off-map'],
    ['UNI00001 MOVE 3,0', 'no-way'],
    ['UNI00001 MOVE 2,0', 'no-way'],
    ['UNI00002 MOVE 0,0', 'no-unit'],
    ['UNI00009 MOVE 0,0', 'no-unit'],
    ['UNI00001 MOVE 0,0', 'done'],
  ])('P-04: %s: %s', (order, code) => {
    const { codes, state } = play(game, order);
    expect(codes).toEqual([code]);
    expect(state.units).toEqual(game.units);
  });
});
