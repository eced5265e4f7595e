import { setPlayerEmail } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { queueMail } from '../../src/mail/outbox.js';
import { seatHeaders } from '../../src/mail/queue-reports.js';
import { moveReplies } from '../../src/mail/reply-address.js';
import { mailHall } from './mail-hall.js';

test('a mail that waits asks for answers to an address that counts when its player has another one, also after its turn was undone', async () => {
  using hall = mailHall();
  const { database, game, receiving, reply, time } = hall;
  const { mailbox } = receiving;
  const key = (seat: number, turn: number): string => `report pure ${turn} ${seat}`;
  for (const [seat, to] of [
    [1, 'ada@example.org'],
    [2, 'bo@example.org'],
  ] as const)
    // prettier-ignore
    for (const turn of [1, 2, 12]) {
      const headers = seatHeaders(database, game, { seat, turn, mailbox });
      queueMail(database, { key: key(seat, turn), to, subject: 'Report', text: '', headers }, time.now);
    }
  moveReplies(database, mailbox, { game, seat: 1 }, 'ada@new.example');
  setPlayerEmail(game.stored, 1, 'ada@new.example');
  const headersOf = (seat: number, turn: number): unknown =>
    JSON.parse(
      String(database.get('SELECT headers FROM outbox WHERE key = ?', key(seat, turn))?.['headers']),
    );
  for (const seat of [1, 2])
    for (const turn of [1, 2, 12])
      expect(headersOf(seat, turn)).toEqual({
        'Reply-To': reply(seat, turn),
        'List-Unsubscribe': `<mailto:${reply(seat, turn)}?subject=away>`,
      });
  hall.takeMails();
  await hall.receive(`From: ada@new.example\nTo: ${reply(1, 12)}\nMessage-ID: <1@x>\n\nfleet 5\n`);
  expect(hall.takeMails().map(({ to, text }) => [to, text])).toEqual([
    [
      'ada@new.example',
      'These are orders for turn 12; orders for turn 1 are asked for now. Nothing was handed in.\n',
    ],
  ]);
});
