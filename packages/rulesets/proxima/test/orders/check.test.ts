import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { proxima } from '../../src/ruleset.js';
import type { ProximaState } from '../../src/state.js';
import { play, skirmish } from '../skirmish.js';

/** What player A is warned of. */
function warnings(state: ProximaState, sheet: string): string[] {
  const { orders } = proxima.parse(sheet);
  return proxima.check(orders, proxima.view(state, [], 1)).map(({ message }) => message);
}

describe('P-03: what enemies may change before an order is due is as things stand', () => {
  const meadow = skirmish({ rows: ['........'], units: ['1 g A 0,0', '2 w A 1,0', '101 g B 5,0'] });

  test('a gun at 0,0 fires at 2,0, to which an enemy at 5,0 may come for 3 of its 4 points', () => {
    const sheet = 'UNI00001 FIRE 2,0';
    expect(warnings(meadow, sheet)).toEqual(['as things stand: No enemy is on this tile']);
    expect(play(meadow, sheet).codes).toEqual(['no-target']);
    expect(play(meadow, sheet, 'UNI00101 MOVE 2,0').codes).toEqual(['done', 'done']);
  });

  test('no enemy brings a gun its points or its range', () => {
    expect(warnings(meadow, 'UNI00001 FIRE 7,0')).toEqual([
      'No attack of the unit reaches this tile: it is 7 away, and its attacks reach 1-2, 0',
    ]);
    expect(warnings(meadow, 'UNI00001 MOVE 3,0\nUNI00001 FIRE 5,0')).toEqual([
      'The unit has too few action points left: 1 of 2',
    ]);
  });

  test('a gun that hits twice with its 4 points has none for a third time, unless the enemy goes', () => {
    const close = skirmish({ rows: ['........'], units: ['1 g A 0,0', '101 g B 2,0'] });
    const sheet = 'UNI00001 FIRE 2,0\nUNI00001 FIRE 2,0\nUNI00001 FIRE 1,0';
    expect(warnings(close, sheet)).toEqual([
      'as things stand: The unit has too few action points left: 0 of 2',
    ]);
    expect(play(close, sheet, 'UNI00101 MOVE 1,0').codes).toEqual(['done', 'no-target', 'no-target', 'done']);
  });

  test('an enemy may leave the tile of a builder; who has moved builds nothing, whatever enemies do', () => {
    const near = skirmish({ rows: ['........'], units: ['2 w A 1,0', '101 g B 2,0'] });
    const sheet = 'UNI00002 BUILD DUN00001 2,0';
    expect(warnings(near, sheet)).toEqual(['as things stand: An enemy is on this tile']);
    expect(play(near, sheet, 'UNI00101 MOVE 5,0').codes).toEqual(['done', 'done']);
    expect(warnings(meadow, 'UNI00002 MOVE 2,0\nUNI00002 BUILD DUN00001 2,0')).toEqual([
      'The unit moved or was hit',
    ]);
  });

  test('without enemies nothing is open', () => {
    const alone = skirmish({ rows: ['....'], units: ['1 g A 0,0'] });
    expect(warnings(alone, 'UNI00001 FIRE 2,0')).toEqual(['No enemy is on this tile']);
  });
});

const WIDTH = 5;
const place = fc.nat(2 * WIDTH - 1).map((at) => `${at % WIDTH},${Math.trunc(at / WIDTH)}`);
const units = fc.array(fc.tuple(fc.constantFrom('g', 'm', 's', 'w', 'b'), place), {
  minLength: 2,
  maxLength: 8,
});
const order = fc.tuple(fc.nat(7), fc.constantFrom('MOVE', 'MOVE', 'FIRE', 'FIRE', 'BUILD DUN00001'), place);

property.prop([units, fc.array(order, { maxLength: 12 }), fc.array(order, { maxLength: 8 })], {
  numRuns: 300,
})('P-03: a refusal that is not "as things stand" is one whatever the enemy orders', (given, own, others) => {
  const state = skirmish({
    rows: ['..=.^', '.~=..'],
    units: given.map(([mark, tile], i) => `${i + 1} ${mark} ${'AB'[i % 2]} ${tile === '1,1' ? '0,0' : tile}`),
    rally: { A: ['0,0'], B: ['4,1'] },
  });
  const sheetOf = (orders: typeof own, side: number): string =>
    orders.map(([i, words, tile]) => `UNI0000${2 * (i % 4) + side} ${words} ${tile}`).join('\n');
  const sheet = sheetOf(own, 1);
  const { orders } = proxima.parse(sheet);
  const told = proxima.check(orders, proxima.view(state, [], 1));
  const { results } = play(state, sheet, sheetOf(others, 2));
  for (const { line, code, message } of told) {
    if (message.startsWith('as things stand')) continue;
    const [placed, result] = [...results].find(([one]) => one.seat === 1 && one.line === line) ?? [];
    expect(`${placed?.text}, told ${code}: ${result?.status === 'done' ? 'done' : 'not done'}`).toBe(
      `${placed?.text}, told ${code}: not done`,
    );
  }
});
