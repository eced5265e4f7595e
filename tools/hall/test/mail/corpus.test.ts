import { galaxyng } from '@ec/galaxyng';
import { createStoredGame, gameStatus } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { giveTokens } from '../../src/game/give-tokens.js';
import { suspendedAddresses } from '../../src/mail/mail-addresses.js';
import { queueMail } from '../../src/mail/outbox.js';
import { sendQueue } from '../../src/mail/send-queue.js';
import { gamesOf, mailHall } from './mail-hall.js';
import { mailServer } from './mail-server.js';

describe('mails as programs write them', () => {
  test.each([
    ['gmail-reply', 'reply address', ['note: 5 lines of quotations were not read']],
    ['outlook-html', 'reply address', ['note: 5 lines of quotations were not read']],
    ['forward', 'reply address', []],
    ['base64-utf8', 'reply address', []],
    ['latin1-qp', 'reply address', ['note: 1 line of quotations was not read']],
    ['signed', 'reply address', []],
    [
      'attachment',
      'reply address',
      ['note: the orders were read from turn1.txt; the text of the mail was not'],
    ],
    ['token', 'token', []],
  ])('%s: the order "fleet 5" counts, and Ada gets the receipt', async (name, proof, notes) => {
    using hall = mailHall();
    expect(await hall.receiveFile(name)).toEqual({
      what: 'answered',
      game: 'pure',
      seat: 1,
      proof,
      command: 'orders',
    });
    const [receipt, ...others] = hall.takeMails();
    expect(others).toEqual([]);
    expect(receipt?.to).toBe('ada@example.org');
    expect(receipt?.text).toMatch(/fleet 5\n/);
    expect(receipt?.text).toMatch(/receipt 1, seat 1, turn 1: counts \(SHA-256 [0-9a-f]{16}…\)\n$/);
    expect(receipt?.text.split('\n').filter((line) => line.startsWith('note:'))).toEqual(notes);
    expect(receipt?.text).not.toContain(hall.tokens.get(1));
    expect(gameStatus(hall.game.stored).seats.map(({ sheet }) => sheet?.counts ?? false)).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['out-of-office', 'a program wrote it (Auto-Submitted)'],
    ['old-responder', 'a program wrote it (Precedence)'],
    ['own-mail', 'it is our own (List-Id)'],
    ['list', 'a list sent it (List-Id)'],
    ['no-name', 'a program wrote it (mailer-daemon)'],
  ])('%s is dropped, and nobody is answered', async (name, reason) => {
    using hall = mailHall();
    expect(await hall.receiveFile(name)).toEqual({ what: 'dropped', reason });
    expect(hall.takeMails()).toEqual([]);
    expect(gameStatus(hall.game.stored).seats.every(({ sheet }) => sheet === null)).toBe(true);
  });
});

test('an envelope of GalaxyNG stands where it will in a mail', async () => {
  const time = () => 0;
  using stored = createStoredGame(
    ':memory:',
    galaxyng,
    {
      ...{ name: 'Orion', seed: 7n, package: '@ec/galaxyng' },
      players: [
        { id: 1, email: 'ada@example.org', name: 'Farmers' },
        { id: 2, email: 'bo@example.org', name: 'NULLoids' },
      ],
    },
    { clock: time },
  );
  using hall = mailHall();
  const token = giveTokens(stored).get(1) ?? '';
  const mail = [
    'From ada@example.org Tue Mar  3 19:10:44 2026',
    'From: Ada <ada@example.org>',
    'Subject: orders',
    'Message-ID: <envelope@example.org>',
    '',
    `Dear server, my token is ${token}.`,
    '',
    '> #GALAXY Orion Farmers word 1',
    '> a NULLoids',
    '> #END',
  ].join('\n');
  const games = gamesOf({ id: 'orion', stored });
  expect(await hall.receive(mail, { games })).toMatchObject({
    what: 'answered',
    proof: 'token',
    command: 'orders',
  });
  const [receipt] = hall.takeMails();
  expect(receipt?.text).toContain('receipt 1, seat 1, turn 1: counts');
  expect(receipt?.text).not.toContain(token);
});

test('mails that come back: the third suspends the address, a delay and a report about no mail of ours do nothing', async () => {
  await using server = await mailServer();
  using hall = mailHall();
  const { database, receiving } = hall;
  for (const number of [1, 2, 3, 4])
    queueMail(database, { key: `link ${number}`, to: 'ada@example.org', subject: 'Link', text: 'Here.' }, 0);
  await sendQueue({ ...receiving, transport: server.transport });
  const ids = database
    .all('SELECT message_id FROM outbox ORDER BY id')
    .map((row) => String(row['message_id']));
  const back = (id = '', action = 'failed') => hall.receiveFile('dsn-postfix', { id, action });
  const returned = { what: 'returned', address: 'ada@example.org' };
  expect(await back('<guessed@hall.example.org>')).toEqual({
    what: 'dropped',
    reason: 'it quotes no mail of ours',
  });
  expect(await back(ids[0])).toEqual(returned);
  expect(await back(ids[0])).toEqual(returned);
  expect(await back(ids[1], 'delayed')).toEqual(returned);
  expect(await back(ids[2])).toEqual(returned);
  expect(suspendedAddresses(database)).toEqual([]);
  expect(await back(ids[3])).toEqual(returned);
  expect(suspendedAddresses(database).map(({ address, fault }) => [address, fault])).toEqual([
    ['ada@example.org', '550 5.1.1 No such user'],
  ]);
  expect(hall.takeMails().map(({ to, subject }) => [to, subject])).toEqual([
    ['master@example.org', 'ada@example.org gets no more mail'],
  ]);
});
