import { expect, test } from 'vitest';
import { proximaLanguage } from '../../src/orders/language.js';
import { orderFileName } from '../../src/orders/sheet-name.js';

const read = (text: string) => {
  const { orders, diagnostics } = proximaLanguage.parse(text);
  return { orders: orders.map(({ order }) => order), codes: diagnostics.map(({ code }) => code) };
};

test('P-02: the three orders', () => {
  const { orders, codes } = read(
    'UNI00012 MOVE 4,7\nuni00012 fire 4,9 ; a comment\nUNI00012 BUILD DUN00003 4,6 // another',
  );
  expect(codes).toEqual([]);
  expect(orders).toEqual([
    { kind: 'move', unit: 'UNI00012', tile: { x: 4, y: 7 } },
    { kind: 'fire', unit: 'UNI00012', tile: { x: 4, y: 9 } },
    { kind: 'build', unit: 'UNI00012', type: 'DUN00003', tile: { x: 4, y: 6 } },
  ]);
});

test.each([
  ['UNI12 MOVE 4,7', 'bad-id'],
  ['UNI00012 MOVE 4', 'bad-tile'],
  ['UNI00012 MOVE -1,2', 'bad-tile'],
  ['UNI00012 MOVE', 'missing-field'],
  ['UNI00012 BUILD DUN3 4,7', 'bad-id'],
  ['UNI00012 JUMP 4,7', 'unknown-statement'],
])('P-02: "%s": %s', (text, code) => {
  expect(read(text)).toEqual({ orders: [], codes: [code] });
});

test('P-05: firing twice draws no warning; moving twice to one tile does', () => {
  expect(read('UNI00012 FIRE 4,9\nUNI00012 FIRE 4,9').codes).toEqual([]);
  expect(read('UNI00012 MOVE 4,9\nUNI00012 MOVE 4,9').codes).toEqual(['duplicate-order']);
});

test('P-02: a file for each player and turn, the first turn 0', () => {
  expect(orderFileName('PLY00001', 0)).toBe('PLY00001-0.txt');
});
