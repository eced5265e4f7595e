import { expect, test } from 'vitest';
import { seated } from '../src/index.js';

const seats = [
  { name: 'red', playerId: 1 },
  { name: 'blue', playerId: null },
];

test('architecture 5: a seat gets another player, or none', () => {
  expect(seated(seats, 2, { id: 9, email: 'i@example.org' })[1]).toEqual({ name: 'blue', playerId: 9 });
  expect(seated(seats, 1, null)[0]).toEqual({ name: 'red', playerId: null });
  expect(seated(seats, 1, { id: 1, email: 'new@example.org' })).toEqual(seats);
  expect(seats[0]).toEqual({ name: 'red', playerId: 1 });
});

test('architecture 5: a seat that does not exist, and a player who sits elsewhere, are the caller’s bugs', () => {
  expect(() => seated(seats, 3, null)).toThrow(new RangeError('seat: expected 1 to 2, received 3'));
  expect(() => seated(seats, 2, { id: 1, email: 'a@example.org' })).toThrow(
    new RangeError('player 1: expected a player without a seat, received the one in seat 1'),
  );
});
