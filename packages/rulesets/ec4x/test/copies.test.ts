import { expect, test } from 'vitest';
import { copyOfBooks } from '../src/house.js';
import { firstHouse } from './games.js';

/** Paths of the objects and lists that two pieces of data share. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, part]) =>
    shared(
      part,
      Object.entries(other).find(([name]) => name === key)?.[1],
      path === '' ? key : `${path}.${key}`,
    ),
  );
}

test('X-66: a copy of the books of a House shares its fleets and what it knows, and nothing else', () => {
  const { house } = firstHouse();
  house.research.boons.push('lanes');
  house.acts.push({ targetId: 2, turn: 1, isSuccess: true });
  house.subverted.push({ turn: 1, points: 3 });
  house.transports.push({ fromId: 1, toId: 2, ptu: 1, turns: 1 });
  const copy = copyOfBooks(house);
  expect(copy).toEqual(house);
  expect(shared(house, copy)).toEqual(['fleets', 'knowledge']);
});
