import { expect, test } from 'vitest';
import { formatCell, oppositeOf, parseCell } from '../src/cell.js';

test('ruling "Multiplanetary Empire": cells are named by column A to J and row 1 to 10', () => {
  expect(['A1', 'J1', 'C4', 'J10'].map(parseCell)).toEqual([0, 9, 32, 99]);
  expect([0, 9, 32, 99].map(formatCell)).toEqual(['A1', 'J1', 'C4', 'J10']);
  expect(parseCell('c4')).toBe(32);
  for (const name of ['K1', 'A0', 'A11', 'A01', '4C', 'C4 ', '']) expect(parseCell(name)).toBeUndefined();
});

test('ruling "Multiplanetary Empire": each of the 100 cells has a name of its own', () => {
  const names = Array.from({ length: 100 }, (_, cell) => formatCell(cell));
  expect(new Set(names).size).toBe(100);
  expect(names.map(parseCell)).toEqual(names.map((_, cell) => cell));
});

test('M-01: a half-turn about the centre takes A1 to J10, C4 to H7, and back', () => {
  expect(formatCell(oppositeOf(0))).toBe('J10');
  expect(formatCell(oppositeOf(32))).toBe('H7');
  expect(oppositeOf(oppositeOf(32))).toBe(32);
});
