import { describe, expect, test } from 'vitest';
import { play, positions, reasons, skirmish } from '../skirmish.js';

describe('seed "Units fire", P-05, P-06', () => {
  test('seed: only the firing unit deals damage: (30 − 10) + (20 − 5)', () => {
    const { state, codes, events } = play(
      skirmish({ rows: ['....'], units: ['1 g A 0,0', '2 g B 2,0'] }),
      'UNI00001 FIRE 2,0',
    );
    expect(codes).toEqual(['done']);
    expect(positions(state)).toEqual(['1 at 0,0 with 100', '2 at 2,0 with 65']);
    expect(events).toMatchObject([{ kind: 'fired', attack: 'ATT00001', target: 'UNI00002', damage: 3500 }]);
  });

  test('P-05: an attack of cost 2 is done twice with 4 points', () => {
    const { state, codes } = play(
      skirmish({ rows: ['....'], units: ['1 g A 0,0', '2 g B 2,0'] }),
      'UNI00001 FIRE 2,0\nUNI00001 FIRE 2,0\nUNI00001 FIRE 2,0',
    );
    expect(codes).toEqual(['done', 'done', 'no-points']);
    expect(positions(state)[1]).toBe('2 at 2,0 with 30');
  });

  test('seed "A cost of -1": all points, after a move while one is left: 60 − 5', () => {
    const game = skirmish({ rows: ['........'], units: ['1 m A 0,0', '2 g B 6,0'] });
    const { state, codes } = play(game, 'UNI00001 MOVE 3,0\nUNI00001 FIRE 6,0\nUNI00001 FIRE 6,0');
    expect(codes).toEqual(['done', 'done', 'no-points']);
    expect(positions(state)[1]).toBe('2 at 6,0 with 45');
    expect(play(game, 'UNI00001 MOVE 4,0\nUNI00001 FIRE 6,0').codes).toEqual(['done', 'no-points']);
  });

  test('P-90: with damage.clamp "sum", a vest takes 10 off a mortar without soft weapons: 0 − 10 + 60 − 5', () => {
    const harmed = (clamp: string) => {
      const parameters = { 'damage.clamp': clamp };
      const game = skirmish({ rows: ['....'], units: ['1 m A 0,0', '2 g B 3,0'], parameters });
      return positions(play(game, 'UNI00001 FIRE 3,0').state)[1];
    };
    expect([harmed('each'), harmed('sum')]).toEqual(['2 at 3,0 with 45', '2 at 3,0 with 55']);
  });

  test('P-90: with endurance.reading "points", 30 of 60 are 30 and not 50 parts of 100: 9 − 10 and 6 − 5, or 15 − 10 and 10 − 5', () => {
    const harmed = (reading: string) => {
      const parameters = { 'endurance.reading': reading };
      const game = skirmish({ rows: ['...'], units: ['1 g A 0,0 30', '2 g B 2,0 60'], parameters });
      const unitTypes = game.definitions.unitTypes.map((type) => ({ ...type, endurance: 60 }));
      const small = { ...game, definitions: { ...game.definitions, unitTypes } };
      return positions(play(small, 'UNI00001 FIRE 2,0').state)[1];
    };
    expect([harmed('percent'), harmed('points')]).toEqual(['2 at 2,0 with 50', '2 at 2,0 with 59']);
  });

  test('seed "A cost 0": free as often as the player wants', () => {
    const game = skirmish({ rows: ['..'], units: ['1 g A 0,0', '2 g B 1,0'] });
    const attacks = game.definitions.attacks.map((attack) => ({ ...attack, cost: 0 }));
    const free = { ...game, definitions: { ...game.definitions, attacks } };
    const { state, codes } = play(free, 'UNI00001 FIRE 1,0\nUNI00001 FIRE 1,0\nUNI00001 FIRE 1,0');
    expect(codes).toEqual(['done', 'done', 'done']);
    expect(positions(state)).toEqual(['1 at 0,0 with 100']);
  });

  test('seed "The cover bonus": rocks double the defence: (30 − 20) + (20 − 10)', () => {
    const game = skirmish({ rows: ['.^'], units: ['1 g A 0,0', '2 g B 1,0'] });
    expect(positions(play(game, 'UNI00001 FIRE 1,0').state)[1]).toBe('2 at 1,0 with 80');
  });

  test('seed "The cover bonus": only with an action point left after the move', () => {
    // To the rocks it is 1 + 2 points from the nearer tile, and 1 + 1 + 2 from the other.
    const near = skirmish({ rows: ['...^.'], units: ['1 g A 4,0', '2 g B 1,0'] });
    const far = skirmish({ rows: ['...^.'], units: ['1 g A 4,0', '2 g B 0,0'] });
    const [shot, way] = ['UNI00001 FIRE 3,0', 'UNI00002 MOVE 3,0'];
    expect(positions(play(near, shot, way).state)[1]).toBe('2 at 3,0 with 80');
    expect(positions(play(far, shot, way).state)[1]).toBe('2 at 3,0 with 65');
  });

  test('P-06: of several enemies on the tile the one that is hurt most, of equals the lowest ID', () => {
    const stack = skirmish({ rows: ['..'], units: ['1 g A 0,0', '2 s B 1,0', '3 g B 1,0', '4 g B 1,0'] });
    const { state } = play(stack, 'UNI00001 FIRE 1,0');
    expect(positions(state).slice(1)).toEqual(['2 at 1,0 with 100', '3 at 1,0 with 65', '4 at 1,0 with 100']);
  });

  test('P-06: of two attacks that hurt as much the first', () => {
    const game = skirmish({ rows: ['..'], units: ['1 g A 0,0', '2 g B 1,0'] });
    const [gun, ...others] = game.definitions.attacks;
    if (!gun) throw new RangeError('expected a gun');
    const attacks = [gun, ...others.map(({ id }) => ({ ...gun, id, cost: 1 }))];
    const { events } = play({ ...game, definitions: { ...game.definitions, attacks } }, 'UNI00001 FIRE 1,0');
    expect(events).toMatchObject([{ kind: 'fired', attack: 'ATT00001', damage: 3500 }]);
  });

  test('P-03: fire is simultaneous: a unit that is destroyed has fired', () => {
    const { state } = play(
      skirmish({ rows: ['..'], units: ['1 g A 0,0 35', '2 g B 1,0 35'] }),
      'UNI00001 FIRE 1,0\nUNI00001 FIRE 1,0\nUNI00001 FIRE 1,0',
      'UNI00002 FIRE 0,0\nUNI00002 FIRE 0,0',
    );
    // At 35 % each brings 0.35 × 30 − 10 and 0.35 × 20 − 5: 0.5 + 2, twice.
    expect(positions(state)).toEqual(['1 at 0,0 with 30', '2 at 1,0 with 30']);
    const both = play(
      skirmish({ rows: ['..'], units: ['1 g A 0,0 35', '2 g B 1,0', '3 g B 1,0'] }),
      'UNI00001 FIRE 1,0',
      'UNI00002 FIRE 0,0',
    );
    expect(positions(both.state)).toEqual(['2 at 1,0 with 97.5', '3 at 1,0 with 100']);
  });

  test('P-06: at no endurance left a unit is destroyed', () => {
    const { state, events } = play(
      skirmish({ rows: ['..'], units: ['1 g A 0,0', '2 g B 1,0 70'] }),
      'UNI00001 FIRE 1,0\nUNI00001 FIRE 1,0',
    );
    expect(positions(state)).toEqual(['1 at 0,0 with 100']);
    expect(events.map(({ kind }) => kind)).toEqual(['fired', 'fired', 'destroyed']);
  });

  test('P-05: a shot that cannot be fired is answered with figures', () => {
    const game = skirmish({
      rows: ['.........'],
      units: ['1 g A 0,0', '2 g B 2,0', '3 m A 8,0', '4 s A 8,0'],
    });
    const lines = ['1 MOVE 3,0', '1 FIRE 3,0', '1 FIRE 0,0', '1 FIRE 2,0', '3 FIRE 4,0', '4 FIRE 7,0'];
    expect(reasons(game, lines.map((line) => `UNI0000${line}`).join('\n'))).toEqual([
      '',
      'No attack of the unit reaches this tile: the unit is on it.',
      'No attack of the unit reaches this tile: it is 3 away, and its attacks reach 1-2, 0.',
      'The unit has too few action points left: 1 of 2.',
      'No attack of the unit reaches this tile: it is 4 away, and its attacks reach 2-3:5.',
      'No attack of the unit reaches this tile: it is 1 away, and it has no attacks.',
    ]);
  });

  test.each([
    ['FIRE 3,0', 'out-of-range'],
    ['FIRE 0,0', 'out-of-range'],
    ['FIRE 1,0', 'no-target'],
    ['FIRE 0,1', 'off-map'],
    ['FIRE 2,0', 'no-effect'],
  ])('P-05: a unit below 20 %% that is ordered to %s: %s', (order, code) => {
    const weak = skirmish({ rows: ['....'], units: ['1 g A 0,0 19', '2 g A 1,0', '3 g B 2,0', '4 g B 3,0'] });
    expect(play(weak, `UNI00001 ${order}`).codes).toEqual([code]);
  });

  test('P-06: a shot that would do no damage is answered with the attack that comes nearest to it, and the defence', () => {
    // at 19 of 100 endurance it brings nothing; at 25 a quarter of 30 and 20, against a vest of 10 and 5, or a shield of 20 and 10 that uses cover better
    const game = (endurance: number) =>
      skirmish({
        rows: ['.^..'],
        units: [`1 g A 0,0 ${endurance}`, '2 s B 1,0', '3 g B 1,0', '4 s B 2,0'],
      });
    const about = 'The unit would do no damage: ATT00001 brings';
    expect(reasons(game(19), 'UNI00001 FIRE 1,0')).toEqual([
      `${about} 0 soft and 0 hard, and the defence of UNI00003 is 20 soft and 10 hard.`,
    ]);
    expect(reasons(game(25), 'UNI00001 FIRE 2,0')).toEqual([
      `${about} 7.5 soft and 5 hard, and the defence of UNI00004 is 30 soft and 15 hard.`,
    ]);
  });

  test('seed "A unit has a set of actions": one without FIRE cannot', () => {
    const game = skirmish({ rows: ['..'], units: ['1 g A 0,0', '2 g B 1,0'] });
    const unitTypes = game.definitions.unitTypes.map((type) => ({ ...type, actions: [] }));
    const without = { ...game, definitions: { ...game.definitions, unitTypes } };
    const orders = 'UNI00001 MOVE 1,0\nUNI00001 FIRE 1,0\nUNI00001 BUILD DUN00001 1,0';
    expect(play(without, orders).codes).toEqual(['no-action', 'no-action', 'no-action']);
    expect(reasons(without, 'UNI00001 MOVE 1,0')).toEqual(['The unit cannot do this: it has no actions.']);
    const still = unitTypes.map((type) => ({ ...type, actions: ['MOVE', 'BUILD'] as const }));
    const slow = { ...game, definitions: { ...game.definitions, unitTypes: still } };
    expect(reasons(slow, 'UNI00001 FIRE 1,0')).toEqual([
      'The unit cannot do this: its actions are MOVE, BUILD.',
    ]);
  });
});
