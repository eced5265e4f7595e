import { orderArbitrary } from '@ec/orders-parser/testing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { galaxyLanguage, parse } from '../../src/orders/language.js';

test.prop([orderArbitrary(galaxyLanguage)])('N-29: the printed form reads as the same order', (order) => {
  const { orders, diagnostics } = parse(galaxyLanguage.format(order));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(orders.map((placed) => placed.order)).toEqual([order]);
});

test.prop([fc.string({ unit: 'binary' })])('N-29: no text throws', (text) => {
  expect(parse(text).isRefused).toBe(false);
});
