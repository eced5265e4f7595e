import { resolveStoredTurn, seatStoredPlayer } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import {
  letterFault,
  lettersFor,
  lettersWith,
  mailLetter,
  markRead,
  sendLetter,
  type NewLetter,
} from '../src/hall/press.js';
import { mailHall } from './mail/mail-hall.js';

test('a letter that goes with a turn is mailed and read after that turn, once, whenever the hall comes to it', async () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  const room = { database, mailbox: null, allowsAnonymous: true };
  const letter: NewLetter = {
    ...{ key: 'a', sender: 1, recipients: [2], isAnonymous: true, text: 'At dawn.', delivery: 'turn' },
  };
  // a letter of the same key is the same letter
  for (let i = 0; i < 2; i += 1) sendLetter(room, game, letter, time.now);
  expect([hall.takeMails(), lettersFor(database, game, 2)]).toEqual([[], []]);
  // two turns pass before the hall looks at the game
  await resolveStoredTurn(game.stored);
  await resolveStoredTurn(game.stored);
  for (const turn of [1, 2, 1, 2])
    for (const one of lettersWith(database, game.id, turn)) mailLetter(room, game, one, time.now);
  expect(hall.takeMails()).toEqual([
    {
      to: 'bo@example.org',
      subject: 'Pure: press from somebody',
      text: 'At dawn.\n\n[Press from somebody to Bo, after turn 2.]\n',
    },
  ]);
  expect(lettersFor(database, game, 2)).toMatchObject([{ sender: null, turn: 1, text: 'At dawn.' }]);
  expect(lettersFor(database, game, 1)).toMatchObject([{ sender: 1 }]);
});

test('letters of a game that has moved keep their place before those that were written here while they were on their way', () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  const room = { database, mailbox: null, allowsAnonymous: false };
  const letter = (text: string): NewLetter => ({
    ...{ key: text, sender: 1, recipients: [2], isAnonymous: false, text, delivery: 'now' },
  });
  sendLetter(room, game, letter('Here.'), time.now + 2_000);
  // it was written before, and came later
  sendLetter(room, game, letter('There.'), time.now + 1_000);
  expect(lettersFor(database, game, 2).map(({ text }) => text)).toEqual(['Here.', 'There.']);
});

test('a seat that a letter names a hundred thousand times counts once; one that is not there is refused', () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  const room = { database, mailbox: null, allowsAnonymous: false };
  const letter = { key: 'a', sender: 1, isAnonymous: false, text: 'Hi.', delivery: 'now' } as const;
  const often = Array.from({ length: 100_000 }, () => 2);
  sendLetter(room, game, { ...letter, recipients: [2, 1, ...often] }, time.now);
  expect(lettersFor(database, game, 2).map(({ recipients }) => recipients)).toEqual([[2, 1]]);
  expect(database.get('SELECT recipients FROM press')).toEqual({ recipients: '[2,1]' });
  expect(hall.takeMails().map(({ text }) => text)).toEqual([
    'Hi.\n\n[Press from seat 1, Ada to Bo, Ada, after turn 0. An answer to this mail is press to its writer.]\n',
  ]);
  expect(letterFault(room, game, { ...letter, recipients: [...often, 3] })).toBe(
    'expected seats from 1 to 2, received 3',
  );
});

test('of a letter without a name its reader gets the fields that a reader may see and no others, by whatever way it was sent', async () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  const mail = [
    'From: bo@example.org',
    `To: ${hall.reply(2)}`,
    'Subject: press anonymous all',
    'Message-ID: <1@example.org>',
    '',
    'At dawn.',
  ].join('\n');
  await hall.receive(mail, { anonymousPress: true });
  const letter = {
    ...{ sender: null, recipients: null, isAnonymous: true, text: 'At dawn.', turn: 1, delivery: 'now' },
    ...{ at: time.now, isRead: false },
  };
  expect(lettersFor(database, game, 1)).toEqual([letter]);
  expect(lettersFor(database, game, 2)).toEqual([{ ...letter, sender: 2, isRead: true }]);
});

test('letters are read once they were shown, each by whoever has the seat; one that comes with a later turn is new', async () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  const room = { database, mailbox: null, allowsAnonymous: false };
  const send = (text: string, delivery: 'now' | 'turn'): void => {
    const letter = { key: text, sender: 1, recipients: [], isAnonymous: false, text, delivery };
    sendLetter(room, game, letter, time.now);
  };
  const unread = (seat: number): string[] =>
    lettersFor(database, game, seat).flatMap(({ text, isRead }) => (isRead ? [] : [text]));
  send('With the turn.', 'turn');
  send('Now.', 'now');
  expect([unread(1), unread(2)]).toEqual([[], ['Now.']]);
  markRead(database, game, 2);
  expect(unread(2)).toEqual([]);
  await resolveStoredTurn(game.stored);
  expect(unread(2)).toEqual(['With the turn.']);
  markRead(database, game, 2);
  markRead(database, game, 2);
  expect(database.all('SELECT readers FROM press ORDER BY id')).toEqual([
    { readers: '[[2,2]]' },
    { readers: '[[2,2]]' },
  ]);
  // a substitute has read nothing yet, and the former player has when they come back
  const seat = (id: number, email: string): void => {
    seatStoredPlayer(game.stored, 2, null);
    seatStoredPlayer(game.stored, 2, { id, email });
  };
  seat(3, 'cy@example.org');
  expect(unread(2)).toEqual(['Now.', 'With the turn.']);
  seat(2, 'bo@example.org');
  expect(unread(2)).toEqual([]);
});
