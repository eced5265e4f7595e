import { describe, expect, test } from 'vitest';
import { play, positions, reasons, skirmish, unitOf } from '../skirmish.js';

const build = (unit: number, tile: string): string => `UNI0000${unit} BUILD DUN00001 ${tile}`;

describe('P-08: building', () => {
  const one = skirmish({ rows: ['....', '....'], units: ['1 w A 0,0', '9 g B 3,1'] });

  test("P-08: three turns' work make a unit, with the next ID, ready for the next turn", () => {
    const first = play(one, build(1, '1,1'));
    expect(first.state.sites).toMatchObject([{ type: 'DUN00001', x: 1, y: 1, work: 1 }]);
    const third = play(play(first.state, build(1, '1,1')).state, build(1, '1,1'));
    expect(positions(third.state).at(-1)).toBe('10 at 1,1 with 100');
    expect(unitOf(third.state, 10)).toMatchObject({ player: 'PLY00001', points: 4 * 2520 });
    expect(third.state.sites).toEqual([]);
    expect(third.events).toMatchObject([{ kind: 'built', unit: 'UNI00010', type: 'DUN00001' }]);
  });

  test('P-08: several builders add up', () => {
    const units = ['1 w A 0,0', '2 w A 1,0', '3 w A 2,0'];
    const { state } = play(
      skirmish({ rows: ['...', '...'], units }),
      [1, 2, 3].map((unit) => build(unit, '1,1')).join('\n'),
    );
    expect(positions(state).at(-1)).toBe('4 at 1,1 with 100');
  });

  test('P-08: a builder does one turn of work a turn', () => {
    const { codes, state } = play(one, `${build(1, '1,1')}\n${build(1, '1,1')}`);
    expect(codes).toEqual(['done', 'builds-already']);
    expect(state.sites[0]?.work).toBe(1);
  });

  test('P-08: a builder that moves loses its work', () => {
    const { codes, state } = play(one, `UNI00001 MOVE 1,0\n${build(1, '1,1')}`);
    expect(codes).toEqual(['done', 'disturbed']);
    expect(state.sites).toEqual([]);
  });

  test('P-08: a builder that is hit loses its work', () => {
    const hit = skirmish({ rows: ['....'], units: ['1 w A 0,0', '2 g B 2,0'] });
    expect(play(hit, build(1, '1,0'), 'UNI00002 FIRE 0,0').codes).toEqual(['done', 'disturbed']);
    expect(play(hit, build(1, '1,0')).codes).toEqual(['done']);
  });

  test.each([
    [build(1, '2,1'), 'too-far'],
    [build(1, '0,9'), 'off-map'],
    ['UNI00001 BUILD DUN00003 0,1', 'cannot-build'],
    ['UNI00001 BUILD DUN99999 0,1', 'cannot-build'],
    ['UNI00009 BUILD DUN00001 3,0', 'no-unit'],
    [build(1, '0,0'), 'done'],
  ])('P-08: %s: %s', (order, code) => {
    expect(play(one, order).codes).toEqual([code]);
  });

  test('P-08: a unit that cannot build something is answered with what it builds', () => {
    const game = skirmish({ rows: ['..'], units: ['1 w A 0,0', '2 g A 1,0'] });
    expect(reasons(game, 'UNI00001 BUILD DUN00003 0,0\nUNI00002 BUILD DUN00001 0,0')).toEqual([
      'The unit cannot build this: it builds DUN00001.',
      'The unit cannot build this: it builds nothing.',
    ]);
  });

  test('P-08: not where an enemy is, where nobody can go, or without the points', () => {
    const game = skirmish({ rows: ['..', '~.'], units: ['1 w A 0,0', '2 g B 1,0'] });
    expect(play(game, build(1, '1,0')).codes).toEqual(['enemy-there']);
    expect(play(game, build(1, '0,1')).codes).toEqual(['no-way']);
    const unitTypes = game.definitions.unitTypes.map((type) => ({ ...type, cost: { points: 5, turns: 1 } }));
    const dear = { ...game, definitions: { ...game.definitions, unitTypes } };
    expect(play(dear, build(1, '0,0')).codes).toEqual(['no-points']);
    expect(reasons(dear, build(1, '0,0'))).toEqual(['The unit has too few action points left: 4 of 5.']);
    expect(reasons(one, build(1, '2,1'))).toEqual([
      'The tile is too far away to build there: it is 2 away, and 1 is the most.',
    ]);
  });

  test('P-08: the parameter buildReach says how far', () => {
    const far = skirmish({ rows: ['....'], units: ['1 w A 0,0'], parameters: { buildReach: 3 } });
    expect(play(far, build(1, '3,0')).codes).toEqual(['done']);
  });

  test('P-08: behind UNI09999 comes UNI10000', () => {
    const last = { ...one, lastUnit: 'UNI09999' };
    const game = play(play(play(last, build(1, '1,1')).state, build(1, '1,1')).state, build(1, '1,1'));
    expect(game.state.units.map(({ id }) => id)).toEqual(['UNI00001', 'UNI00009', 'UNI10000']);
  });

  test('seed "In case there is not enough digit": behind UNI99999 come other letters', () => {
    const last = { ...one, lastUnit: 'UNI99999' };
    const game = play(play(play(last, build(1, '1,1')).state, build(1, '1,1')).state, build(1, '1,1'));
    expect(game.state.units.map(({ id }) => id)).toEqual(['UNI00001', 'UNI00009', 'UNJ00000']);
  });
});
