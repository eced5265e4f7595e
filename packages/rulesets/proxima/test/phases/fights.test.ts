import { describe, expect, test } from 'vitest';
import { play, positions, skirmish } from '../skirmish.js';

const rally = { A: ['0,0'], B: ['4,0'] };
const meet = ['UNI00001 MOVE 2,0', 'UNI00002 MOVE 2,0'] as const;

describe('seed "If two enemy units are on the same tile", P-07', () => {
  test('seed: both attack at once, and the unit that lost more retreats to the rally point', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 b A 0,0', '2 g B 4,0'], rally });
    const { state, events } = play(game, ...meet);
    // The sword does 50 − 10, the knife 20 − 10.
    expect(positions(state)).toEqual(['1 at 2,0 with 90', '2 at 4,0 with 60']);
    expect(events.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'fought', 'fought', 'retreated']);
  });

  test('seed: when both lost the same both retreat', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 g A 0,0', '2 g B 4,0'], rally });
    expect(positions(play(game, ...meet).state)).toEqual(['1 at 0,0 with 90', '2 at 4,0 with 90']);
  });

  test('P-07: units that do nothing to each other both retreat', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 s A 0,0', '2 s B 4,0'], rally });
    expect(positions(play(game, ...meet).state)).toEqual(['1 at 0,0 with 100', '2 at 4,0 with 100']);
  });

  test('P-03: endurance counts as it was at the start: the unit that falls fights, too', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 b A 0,0', '2 b B 4,0 40'], rally });
    // At 40 % the sword brings 20, and 10 of them are stopped.
    expect(positions(play(game, ...meet).state)).toEqual(['1 at 2,0 with 90']);
  });

  test('P-07: a team that is alone on the tile stays, whatever it lost', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 b A 0,0', '2 b B 4,0 30'], rally });
    const { state } = play(game, ...meet);
    // The sword does 40 to one with 30 left; 0.3 × 50 − 10 come back.
    expect(positions(state)).toEqual(['1 at 2,0 with 95']);
  });

  test('P-07: losses count by team, and all units of the team retreat', () => {
    const units = ['1 g A 0,0', '2 b B 4,0', '3 g A 0,0', '4 s A 0,0'];
    const game = skirmish({ rows: ['.....'], units, rally });
    const sheet = 'UNI00001 MOVE 2,0\nUNI00003 MOVE 2,0\nUNI00004 MOVE 2,0';
    // Two knives take 20 from the brute. Its sword takes 40 from the first gun.
    expect(positions(play(game, sheet, meet[1]).state)).toEqual([
      '1 at 0,0 with 60',
      '2 at 2,0 with 80',
      '3 at 0,0 with 100',
      '4 at 0,0 with 100',
    ]);
  });

  test('P-07: a team that lost less than every other stays, with three teams too', () => {
    const units = ['1 b A 0,0', '2 g B 4,0', '3 s C 2,1'];
    const teams = ['A', 'B', 'C'];
    const game = skirmish({ rows: ['.....', '.....'], units, teams, rally: { ...rally, C: ['2,1'] } });
    // The brute does 40 to the gun, or 50 − 30 to the shield; the gun 10 to the brute; nobody hurts the shield.
    expect(positions(play(game, ...meet, 'UNI00003 MOVE 2,0').state)).toEqual([
      '1 at 0,0 with 90',
      '2 at 4,0 with 60',
      '3 at 2,0 with 100',
    ]);
  });

  test('P-07: a unit loses no more than it had', () => {
    const units = ['1 b A 0,0', '2 g B 4,0 10', '3 g B 4,0'];
    const game = skirmish({ rows: ['.....'], units, rally });
    const sheet = 'UNI00002 MOVE 2,0\nUNI00003 MOVE 2,0';
    // The sword does 40 to a gun with 10 left; the other gun does 10 to the brute. So both lost 10, and both leave.
    expect(positions(play(game, meet[0], sheet).state)).toEqual(['1 at 0,0 with 90', '3 at 4,0 with 100']);
  });

  test('P-07: players of one team do not fight', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 b A 0,0', '2 g B 4,0'], teams: ['A', 'A'] });
    expect(play(game, ...meet).events.map(({ kind }) => kind)).toEqual(['moved', 'moved']);
  });

  test('P-07: the nearest rally point without an enemy, of equals the first', () => {
    const units = ['1 b A 0,0', '2 g B 4,0', '3 s A 3,1', '4 g B 4,1'];
    const game = skirmish({
      rows: ['.....', '.....'],
      units,
      rally: { A: ['0,0'], B: ['3,1', '4,1', '4,0'] },
    });
    expect(positions(play(game, ...meet).state)[1]).toBe('2 at 4,1 with 60');
  });

  test('P-07: no free rally point: destroyed', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 b A 0,0', '2 g B 4,0'], rally: { A: ['0,0'] } });
    const { state, events } = play(game, ...meet);
    expect(positions(state)).toEqual(['1 at 2,0 with 90']);
    expect(events.at(-1)).toMatchObject({ kind: 'destroyed', unit: 'UNI00002', cause: 'no-rally-point' });
  });

  test('P-07: a unit on the last rally point is not driven off by an enemy that must leave, too', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 s A 3,0', '2 s B 4,0'], rally });
    const { state, events } = play(game, 'UNI00001 MOVE 4,0');
    // Nobody loses anything, so both must leave; then the rally point is free for the second, which is there.
    expect(positions(state)).toEqual(['1 at 0,0 with 100', '2 at 4,0 with 100']);
    expect(events.map(({ kind, unit }) => [kind, unit])).toEqual([
      ['moved', 'UNI00001'],
      ['retreated', 'UNI00001'],
    ]);
  });

  test('P-07: a rally point is not free when the enemy that won stays there', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 b A 3,0', '2 g B 4,0'], rally });
    const { state } = play(game, 'UNI00001 MOVE 4,0');
    expect(positions(state)).toEqual(['1 at 4,0 with 90']);
  });

  test('P-07: a rally point that a beaten enemy leaves is free for units of other tiles', () => {
    const units = ['1 b A 0,0', '2 g B 4,0', '3 s A 4,1', '4 s B 4,1'];
    const game = skirmish({ rows: ['.....', '.....'], units, rally: { A: ['0,0'], B: ['4,1'] } });
    expect(positions(play(game, ...meet).state)).toEqual([
      '1 at 2,0 with 90',
      '2 at 4,1 with 60',
      '3 at 0,0 with 100',
      '4 at 4,1 with 100',
    ]);
  });

  test('P-05: an attack that cannot be paid for is not used on a shared tile', () => {
    const game = skirmish({ rows: ['.....'], units: ['1 b A 0,0', '2 b B 3,0'], rally });
    const attacks = game.definitions.attacks.map((attack) => ({ ...attack, cost: 2 }));
    const dear = { ...game, definitions: { ...game.definitions, attacks } };
    // The first has one point left after three steps, the other four.
    expect(positions(play(dear, 'UNI00001 MOVE 3,0').state)).toEqual([
      '1 at 0,0 with 60',
      '2 at 3,0 with 100',
    ]);
  });
});
