import { afterEach, expect, test } from 'vitest';
import { AccessError } from '../../src/game/access.js';
import { heldOnceFailed } from '../../src/mail/held-games.js';
import { gamesOf, mailHall, type MailHall } from './mail-hall.js';

let hall: MailHall;
afterEach(() => hall[Symbol.dispose]());

test('a game that could not be used is left alone, so that a later mail is not done before an earlier one', async () => {
  hall = mailHall();
  const { stored } = hall.game;
  const games = heldOnceFailed(gamesOf({ id: 'pure', stored }, { id: 'other', stored }));
  const done: string[] = [];
  const does = (mail: string, isBusy = false): void => {
    if (isBusy) throw new Error('busy');
    done.push(mail);
  };
  await games.change('pure', () => does('first'));
  await expect(games.change('pure', () => does('second', true))).rejects.toThrow('busy');
  await expect(games.change('pure', () => does('third'))).rejects.toThrow('busy');
  await expect(games.use('pure', () => does('fourth'))).rejects.toThrow('busy');
  const lost = new AccessError('expected the player of the seat');
  const refused = games.use('other', () => {
    throw lost;
  });
  await expect(refused).rejects.toBe(lost);
  await games.use('other', () => does('of another game'));
  expect(await games.use('unknown', () => does('of no game'))).toBeUndefined();
  expect(done).toEqual(['first', 'of another game']);
});
