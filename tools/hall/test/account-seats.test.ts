import { expect, test } from 'vitest';
import { ServedGame } from './served-game.js';

test('what is exported of a person has their seats, and which games could not be looked into', async () => {
  await using game = await ServedGame.open();
  game.folder.write('broken.ec', 'This is no game.');
  const seatsOf = async (email: string): Promise<unknown> => {
    const exported = await game.with(await game.enter(email), '/account/data', {});
    const { beside } = (await exported.json()) as { beside: { seats: unknown } };
    return beside.seats;
  };
  const broken = { game: 'broken', fault: 'expected a stored game, received another kind of file' };
  const duel = { game: 'duel', name: 'Duel', seat: 1, email: 'ada@example.org' };
  expect(await seatsOf('ada@example.org')).toEqual([broken, duel]);
  expect(await seatsOf('eve@example.org')).toEqual([broken]);
});
