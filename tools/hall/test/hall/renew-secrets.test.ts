import { expect, test } from 'vitest';
import { askForLink, findLink, LINK_LIMITS } from '../../src/accounts/links.js';
import { replaceSecrets } from '../../src/hall/renew-secrets.js';
import { waitingMails } from '../../src/mail/waiting-mails.js';
import { pushKeysOf } from '../../src/push/push-keys.js';
import { mailHall } from '../mail/mail-hall.js';
import { letIn } from '../push/let-in.js';

test('once the secrets are replaced, no reply address from before counts, and new ones do', async () => {
  using hall = mailHall();
  const mailTo = (to: string, number: number): string =>
    `From: ada@example.org\nTo: ${to}\nSubject: orders\nMessage-ID: <${number}@example.org>\n\nfleet 1\n`;
  const before = hall.reply(1);
  expect(await hall.receive(mailTo(before, 1))).toMatchObject({ what: 'answered', seat: 1 });
  replaceSecrets(hall.database);
  expect((await hall.receive(mailTo(before, 2))).what).toBe('dropped');
  const after = hall.reply(1);
  expect(after).not.toBe(before);
  expect(await hall.receive(mailTo(after, 3))).toMatchObject({ what: 'answered', seat: 1 });
});

test('once the secrets are replaced, there are other keys of notifications, and no browser that knows the former ones', () => {
  using hall = mailHall();
  const { database, time } = hall;
  const before = pushKeysOf(database);
  const subscription = { endpoint: 'https://push.example.net/ada', keys: { p256dh: '', auth: '' } };
  letIn(database, 'ada@example.org', subscription, time.now);
  expect(replaceSecrets(database)).toEqual({ browsers: 1, links: 0 });
  expect(database.get('SELECT 1 FROM push_subscriptions')).toBeUndefined();
  expect(pushKeysOf(database)).not.toEqual(before);
});

test('once the secrets are replaced, nobody comes in by a link that waits to be mailed', () => {
  using hall = mailHall();
  const { database, time } = hall;
  const asked = { email: 'ada@example.org', next: '/', network: null, person: null };
  const ask = (): string => {
    askForLink(database, 'https://hall.example.org', asked, time.now, LINK_LIMITS);
    const [mail] = database.all("SELECT body FROM outbox WHERE key LIKE 'link %' ORDER BY id DESC");
    return /#(\S+)/.exec(String(mail?.['body']))?.[1] ?? '';
  };
  const secret = ask();
  expect(findLink(database, secret, null, time.now)?.email).toBe('ada@example.org');
  expect(replaceSecrets(database)).toEqual({ browsers: 0, links: 1 });
  expect(findLink(database, secret, null, time.now)).toBeUndefined();
  expect(waitingMails(database)).toEqual([]);
  expect(findLink(database, ask(), null, time.now)?.email).toBe('ada@example.org');
});
