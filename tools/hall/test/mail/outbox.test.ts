import { resolveStoredTurn } from '@ec/engine/sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgetRecipient, OUTBOX, queueMail } from '../../src/mail/outbox.js';
import { queueReports } from '../../src/mail/queue-reports.js';
import { HallDatabase } from '../../src/store/hall-database.js';
import { mailHall } from './mail-hall.js';

test('whoever deletes their account has nobody get a mail again, whatever address contains theirs', async () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  await resolveStoredTurn(game.stored);
  const queued = (): Promise<number> =>
    queueReports(database, game, { turn: 1, mailbox: null, now: time.now });
  expect(await queued()).toBe(2);
  hall.takeMails();
  // Ada's address ends in that of somebody else; Bo plays on by token.
  for (const address of ['da@example.org', 'bo@example.org']) forgetRecipient(database, address);
  expect(await queued()).toBe(0);
  const keys = database.all('SELECT key FROM outbox ORDER BY id').map(({ key }) => String(key));
  expect(keys).toEqual([
    expect.stringMatching(/^report pure 1 1 \w{12} ada@example\.org$/),
    expect.stringMatching(/^forgotten \w{64}$/),
  ]);
});

test('after addresses are forgotten, each mail that was sent is known, and named after nobody of them', () => {
  const address = fc
    .tuple(fc.constantFrom('a', 'da', 'ada', 'a.da', "d'a"), fc.constantFrom('b.example', 'a.b.example'))
    .map((parts) => parts.join('@'));
  const mail = fc.record({
    about: fc.constantFrom('report winter 3 1', 'reminder 24h winter 2 7 1'),
    to: address,
    rest: fc.constantFrom('', ' 17'),
  });
  fc.assert(
    fc.property(fc.array(mail), fc.uniqueArray(address), (mails, forgotten) => {
      using database = new HallDatabase(':memory:', [OUTBOX]);
      const queue = ({ about, to, rest }: (typeof mails)[number]): boolean =>
        queueMail(database, { key: `${about} ${to}${rest}`, to, subject: '', text: '' }, 0);
      for (const one of mails) queue(one);
      database.change('UPDATE outbox SET sent = 0');
      for (const one of forgotten) forgetRecipient(database, one);
      expect(mails.filter(queue)).toEqual([]);
      const words = database.all('SELECT key FROM outbox').flatMap(({ key }) => String(key).split(' '));
      const named = mails.map(({ to }) => to).filter((to) => !forgotten.includes(to));
      expect(new Set(words.filter((word) => word.includes('@')))).toEqual(new Set(named));
    }),
  );
});
