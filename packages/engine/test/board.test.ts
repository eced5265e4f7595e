import { expect, test } from 'vitest';
import { formatMove } from '../src/index.js';

test('a move is written with its places as they are, whatever marks they have', () => {
  const about = { name: 'Slow', turns: [], arriving: [1, 1] } as const;
  const ways = [{ ...about, id: 'slow', order: '{from} -> {to} {units}' }];
  const written = (from: string, to: string) => formatMove({ ways }, { way: 'slow', from, to, units: 12 });
  expect(written('C4', 'F7')).toBe('C4 -> F7 12');
  expect(written('A$&B', "$'$`$$")).toBe("A$&B -> $'$`$$ 12");
  expect(written('{to}', '{units}')).toBe('{to} -> {units} 12');
});
