import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { multiplanetary } from '../../src/ruleset.js';
import { WARPS } from '../../src/state.js';
import type { WarpOrder } from '../../src/orders/orders.js';
import { cell, gameOf, newGame, planet } from '../boards.js';

function ordersOf(text: string): WarpOrder[] {
  const { orders, diagnostics } = multiplanetary.parse(text);
  expect(diagnostics).toEqual([]);
  return orders.map(({ order }) => order);
}

function codesOf(text: string): string[] {
  return multiplanetary.parse(text).diagnostics.map(({ line, code }) => `${line} ${code}`);
}

describe('M-02: an order language', () => {
  const ends = { from: cell('C4'), to: cell('F7'), ships: 12 };

  test('standard and quantum warp, with an arrow or a word', () => {
    const standard = { kind: 'standard', ...ends };
    const quantum = { kind: 'quantum', ...ends };
    expect(ordersOf('C4 -> F7 12\nwarp C4 F7 12\nC4 => F7 12\nquantum C4 F7 12')).toEqual([
      standard,
      standard,
      quantum,
      quantum,
    ]);
    expect(ordersOf('c4 -> f7 12\nWARP c4 F7 12')).toEqual([standard, standard]);
  });

  test('comments start with ; or //', () => {
    expect(ordersOf('; attack\nC4 -> F7 12 // now\n\nC4 => F7 12 ; and fast')).toHaveLength(2);
  });

  test('a mistake spoils one order alone', () => {
    expect(codesOf('K4 -> F7 12\nC4 -> F7\nC4 -> F7 0\nC4 -> F7 1000\nfly C4 F7 1')).toEqual([
      '1 bad-planet',
      '2 missing-field',
      '3 number-range',
      '4 number-range',
      '5 unknown-statement',
    ]);
    expect(multiplanetary.parse('K4 -> F7 12\nC4 -> F7 12').orders).toHaveLength(1);
  });

  property.prop([
    fc.record({
      kind: fc.constantFrom(...WARPS),
      from: fc.nat({ max: 99 }),
      to: fc.nat({ max: 99 }),
      ships: fc.integer({ min: 1, max: 999 }),
    }),
  ])('the printed form reads as the same order', (order) => {
    expect(ordersOf(multiplanetary.format(order))).toEqual([order]);
  });
});

describe('architecture 1: warnings before the tick', () => {
  const game = gameOf({ planets: [planet('A1', 'red', 5, 10), planet('J10', 'blue', 5, 0)] });
  const view = multiplanetary.view(game.state, [], 1);

  test('M-03: orders that would be refused, counted in the order written', () => {
    const { orders } = multiplanetary.parse('A1 -> J10 6\nA1 -> J10 5\nJ10 -> A1 1\nA1 => J10 1');
    expect(
      multiplanetary.check(orders, view).map(({ line, code, message }) => [line, code, message]),
    ).toEqual([
      [2, 'too-few-ships', 'A1 has 4 of 5 ships'],
      [3, 'not-yours', 'J10 is not your planet'],
      [4, 'all-lost', 'No ship came out of the warp: it lost 1 of 1'],
    ]);
    expect(game.state.planets[0]?.ships).toBe(10);
  });
});

test('architecture 1: the order template lists the planets of the player', () => {
  const { state } = newGame();
  expect(multiplanetary.template(multiplanetary.view(state, [], 2))).toBe(
    '; Duel, blue, orders for tick 1, such as A1 -> B2 12 or A1 => B2 12\n; J10: 0 ships\n',
  );
});

test.each(['C4->F7 12', 'A1 > C4 12', 'A1 → B2 3'])('M-02: %s is answered with what there is', (line) => {
  const examples = 'C4 -> F7 12, C4 => F7 12, warp C4 F7 12, quantum C4 F7 12';
  expect(multiplanetary.parse(line).diagnostics[0]?.message).toMatch(
    `expected a statement such as ${examples}, received `,
  );
});
