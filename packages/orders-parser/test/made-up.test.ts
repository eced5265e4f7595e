import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOrder, integerSlot, writeOrders, type Order } from '../src/index.js';
import { orderArbitrary } from '../src/testing.js';
import { colonies } from './grammars/colonies.js';
import { plainLanguage } from './grammars/plain.js';

test('orders that are made up keep to the bounds of their fields, and meet both', () => {
  interface Go extends Order {
    readonly kind: 'go';
    readonly speed: number;
  }
  const speed = { key: 'speed', name: 'speed', type: integerSlot('a speed', { low: 4, high: 6 }) } as const;
  const language = plainLanguage<Go>([{ kind: 'go', fields: [{ keyword: 'go' }, speed] }]);
  const made = fc.sample(orderArbitrary(language), { numRuns: 100, seed: 1 });
  expect(new Set(made.map((order) => order.speed))).toEqual(new Set([4, 5, 6]));
});

test('orders are written below what opens their text, or at its start', () => {
  const order = { kind: 'found', what: 'ship', units: [1] } as const;
  const linesOf = (opening?: string) =>
    writeOrders([order, order], (order) => formatOrder(colonies, order), opening).orders.map(
      ({ line }) => line,
    );
  expect([linesOf(), linesOf('\n\n'), linesOf('empire 7, turn 1, game E\n')]).toEqual([
    [1, 2],
    [3, 4],
    [2, 3],
  ]);
  expect(writeOrders([order], (order) => formatOrder(colonies, order)).text).toBe('found, ship, 1, end\n');
});
