import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pushKeysOf } from '../../src/push/push-keys.js';
import { letIn } from '../push/let-in.js';
import { mailHall } from './mail-hall.js';

/** What the guide has the host do, whose file somebody has read. */
const [secret = '', pushes = ''] = [
  ...readFileSync(new URL('../../../../docs/guides/run-a-hall.md', import.meta.url), 'utf8').matchAll(
    /^sqlite3 games\/hall\.db "(.*)"$/gm,
  ),
].map(([, sql]) => sql);

test('once the secret is replaced as the guide says, no reply address from before counts, and new ones do', async () => {
  using hall = mailHall();
  const mailTo = (to: string, number: number): string =>
    `From: ada@example.org\nTo: ${to}\nSubject: orders\nMessage-ID: <${number}@example.org>\n\nfleet 1\n`;
  const before = hall.reply(1);
  expect(await hall.receive(mailTo(before, 1))).toMatchObject({ what: 'answered', seat: 1 });
  hall.database.connection.exec(secret);
  expect((await hall.receive(mailTo(before, 2))).what).toBe('dropped');
  const after = hall.reply(1);
  expect(after).not.toBe(before);
  expect(await hall.receive(mailTo(after, 3))).toMatchObject({ what: 'answered', seat: 1 });
});

test('once the keys of notifications are replaced as the guide says, there are others, and no browser that knows the former ones', () => {
  using hall = mailHall();
  const { database, time } = hall;
  const before = pushKeysOf(database);
  letIn(
    database,
    'ada@example.org',
    { endpoint: 'https://push.example.net/ada', keys: { p256dh: '', auth: '' } },
    time.now,
  );
  database.connection.exec(pushes);
  expect(database.get('SELECT 1 FROM push_subscriptions')).toBeUndefined();
  expect(pushKeysOf(database)).not.toEqual(before);
});
