import { expect, test } from 'vitest';
import { columnsTaken } from '../src/columns-taken.ts';

test.each([
  ['ore', 3],
  ['漢字', 4],
  ['한', 2],
  ['e\u0301', 1],
  ['a\u20dd', 1],
  ['a\u20f1', 1],
  ['', 0],
])('%j takes at least %d columns', (line, columns) => {
  expect(columnsTaken(line)).toBe(columns);
});
