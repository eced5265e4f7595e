import { formatOrder } from '@ec/orders-parser';
import { orderArbitrary } from '@ec/orders-parser/testing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { proximaLanguage } from '../../src/orders/language.js';

test.prop([orderArbitrary(proximaLanguage)])('P-02: the printed form reads as the same order', (order) => {
  const { orders, diagnostics } = proximaLanguage.parse(formatOrder(proximaLanguage, order));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(orders.map((placed) => placed.order)).toEqual([order]);
});

test.prop([fc.string({ unit: 'binary' })])('P-02: no text throws', (text) => {
  expect(proximaLanguage.parse(text).isRefused).toBe(false);
});
