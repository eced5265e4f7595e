import { describe, expect, test } from 'vitest';
import { enemiesOf, isBattle, type BattleGroup } from '../../src/combat/enemies.js';
import { atWarAlong, ships } from './forces.js';

const armed = (race: number): BattleGroup => ships(race, 1, { guns: 1 });
const unarmed = (race: number): BattleGroup => ships(race, 1, { guns: 0 });

describe('N-21: where a battle is fought, and who shoots at whom', () => {
  test('two races at war: each shoots at the other', () => {
    const groups = [armed(1), armed(2)];
    expect([...enemiesOf(groups, atWarAlong('1-2', '2-1'))]).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
    expect(isBattle(groups, atWarAlong('1-2', '2-1'))).toBe(true);
  });

  test('a race that declared an alliance shoots back at one with guns', () => {
    expect([...enemiesOf([armed(1), armed(2)], atWarAlong('1-2'))]).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  test('but not at one without guns, whose war is then no battle', () => {
    const groups = [unarmed(1), armed(2)];
    expect(enemiesOf(groups, atWarAlong('1-2')).size).toBe(0);
    expect(isBattle(groups, atWarAlong('1-2'))).toBe(false);
  });

  test('one with guns fights unarmed ships that it is at war with, and they shoot at nobody', () => {
    const groups = [armed(1), unarmed(2)];
    expect([...enemiesOf(groups, atWarAlong('1-2', '2-1'))]).toEqual([[1, [2]]]);
  });

  test('no battle between allies, alone, without guns, or with ships that are gone', () => {
    const both = atWarAlong('1-2', '2-1');
    expect(isBattle([armed(1), armed(2)], atWarAlong())).toBe(false);
    expect(isBattle([armed(1), armed(1)], both)).toBe(false);
    expect(isBattle([unarmed(1), unarmed(2)], both)).toBe(false);
    expect(isBattle([armed(1), ships(2, 0, { guns: 1 })], both)).toBe(false);
    expect(isBattle([], both)).toBe(false);
  });

  test('of three races, 1 is at war with 2 and 3 is everybody’s ally: 3 neither shoots nor is shot at', () => {
    const groups = [armed(3), armed(1), armed(2)];
    expect([...enemiesOf(groups, atWarAlong('1-2', '2-1'))]).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });
});
