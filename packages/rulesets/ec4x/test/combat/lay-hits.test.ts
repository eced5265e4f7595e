import { describe, expect, test } from 'vitest';
import { crippledAttack, type Combatant } from '../../src/combat/combatant.js';
import { layHits } from '../../src/combat/lay-hits.js';
import type { UnitState } from '../../src/types.js';

interface Named extends Combatant {
  readonly name: string;
}

/** A combatant called after its AS and DS. */
function unit(attack: number, defence: number, state: UnitState = 'undamaged'): Named {
  const crippled = crippledAttack(attack);
  return {
    name: `${attack}/${defence}`,
    defence,
    crippledAttack: crippled,
    attack: state === 'crippled' ? crippled : attack,
    state,
  };
}

/** What hits reduce, in turn, and how many are lost. */
function lay(hits: number, forces: readonly (readonly Named[])[], isCritical = false): [string[], number] {
  const reduced: string[] = [];
  const lost = layHits(forces, hits, isCritical, ({ name, state }) => reduced.push(`${name} ${state}`));
  return [reduced, lost];
}

describe('seed 5.3.1, X-51: laying hits', () => {
  test('T21: 20 hits on 10/13, 6/8, 4/6 cripple the first and the third, 1 is lost', () => {
    expect(lay(20, [[unit(10, 13), unit(6, 8), unit(4, 6)]])).toEqual([
      ['10/13 crippled', '4/6 crippled'],
      1,
    ]);
  });

  test('T21: 5 critical hits on the same cripple 4/6, and are used up', () => {
    expect(lay(5, [[unit(10, 13), unit(6, 8), unit(4, 6)]], true)).toEqual([['4/6 crippled'], 0]);
  });

  test('5 hits that are not critical are lost there', () => {
    expect(lay(5, [[unit(10, 13), unit(6, 8), unit(4, 6)]])).toEqual([[], 5]);
  });

  test('T21: 12 hits on a lone 4/6 destroy it', () => {
    expect(lay(12, [[unit(4, 6)]])).toEqual([['4/6 crippled', '4/6 destroyed'], 0]);
  });

  test('a crippled squadron is spared while another of its force is undamaged', () => {
    expect(lay(10, [[unit(9, 5, 'crippled'), unit(2, 8)]])).toEqual([['2/8 crippled'], 2]);
    expect(lay(7, [[unit(9, 5, 'crippled'), unit(2, 8)]])).toEqual([[], 7]);
  });

  test('once all of its force are crippled, the strongest of them falls: 9/5 with AS 5, then 2/8 with AS 1', () => {
    const force = [unit(9, 5, 'crippled'), unit(2, 8)];
    expect(lay(21, [force])).toEqual([['2/8 crippled', '9/5 destroyed', '2/8 destroyed'], 0]);
  });

  test('a critical hit may destroy the crippled one at once', () => {
    expect(lay(6, [[unit(9, 5, 'crippled'), unit(2, 8)]], true)).toEqual([['9/5 destroyed'], 1]);
  });

  test('a critical hit that has reduced something reduces nothing else below its DS', () => {
    expect(lay(9, [[unit(9, 8), unit(2, 3)]], true)).toEqual([['9/8 crippled'], 1]);
  });

  test('a critical hit of no strength still reduces the lowest DS; of equal ones the stronger', () => {
    expect(lay(1, [[unit(3, 4), unit(5, 4), unit(9, 9)]], true)).toEqual([['5/4 crippled'], 0]);
  });

  test('ties: greatest AS, then lowest DS, then the first in order of House and number', () => {
    expect(lay(6, [[unit(5, 6), unit(5, 4)]])[0]).toEqual(['5/4 crippled']);
    const [first, second] = [unit(5, 4), unit(5, 4)];
    lay(4, [[first], [second]]);
    expect([first.state, second.state]).toEqual(['crippled', 'undamaged']);
    lay(1, [[second], [unit(5, 4)]], true);
    expect(second.state).toBe('crippled');
  });

  test('fighters, crippled at full AS, are spared like all crippled ones', () => {
    const fighter = { ...unit(3, 2, 'crippled'), attack: 3 };
    expect(lay(2, [[fighter, unit(1, 2)]])).toEqual([['1/2 crippled'], 0]);
    expect(lay(2, [[fighter, unit(1, 2, 'crippled')]])).toEqual([['3/2 destroyed'], 0]);
  });

  test('each force is judged by itself: the crippled of one fall while another force is undamaged', () => {
    expect(lay(5, [[unit(9, 5, 'crippled')], [unit(2, 8)]])).toEqual([['9/5 destroyed'], 0]);
  });

  test('nobody left: all hits are lost', () => {
    expect(lay(7, [[]], true)).toEqual([[], 7]);
  });
});
