import { expect, test } from 'vitest';
import { queueMail } from '../../src/mail/outbox.js';
import { HallOfPeople } from './hall-of-people.js';

const ADA = 'ada@example.org';

test('everything that is kept of a person is exported, and no secret', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  await hall.enter('bob@example.org');
  hall.accounts.giveRole(browser.request(), ADA, { role: 'player', game: 'winter' });
  queueMail(
    hall.database,
    { key: 'report 1', to: 'Ada@Example.org', subject: 'Turn 1', text: 'Ada, …' },
    hall.now,
  );
  hall.wishes.set(ADA, 'a seat');
  const answer = await browser.post('/account/data');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  const text = await answer.text();
  const at = hall.now;
  const deed = (what: string, about = '') => ({ at, who: ADA, what, about, client: null });
  expect(JSON.parse(text)).toEqual({
    person: { id: 1, email: ADA, name: 'Player 1', zone: null, since: at },
    formerAddresses: [],
    roles: [{ role: 'player', game: 'winter' }],
    sessions: [{ id: 1, way: 'link', browser: 'Firefox on Linux', began: at, seen: at }],
    passkeys: [],
    links: [{ asked: at, used: at }],
    mails: [{ subject: 'Turn 1', queued: at, sent: null }],
    log: [
      deed('link asked for'),
      deed('entered', 'by link'),
      deed('role given', `player of winter: ${ADA}`),
      deed('data exported'),
    ],
    beside: { notifications: [], wishes: 'a seat' },
  });
  const [secret = 'none'] = browser.cookies.values();
  expect(text).not.toContain(secret);
});

test('a deleted account leaves no address anywhere, and nothing is mailed to it any more', async () => {
  using hall = new HallOfPeople({ host: ['root@example.org'] });
  const root = await hall.enter('root@example.org');
  hall.accounts.giveRole(root.request(), ADA, { role: 'master', game: 'winter' });
  const browsers = [await hall.enter(ADA), await hall.enter(ADA)];
  queueMail(
    hall.database,
    { key: 'report 1', to: 'Ada@Example.org', subject: 'Turn 1', text: 'Ada, …' },
    hall.now,
  );
  hall.database.change(`UPDATE outbox SET sent = 1 WHERE key = 'report 1'`);
  queueMail(hall.database, { key: 'report 2', to: ADA, subject: 'Turn 2', text: 'Ada, …' }, hall.now);
  queueMail(hall.database, { key: `invited ${ADA}`, to: ADA, subject: 'Come', text: 'Come, Ada' }, hall.now);
  hall.database.change(`UPDATE outbox SET sent = 1 WHERE key LIKE 'invited %'`);
  hall.wishes.set(ADA, 'a seat');
  const wrong = await browsers[0]?.post('/account/delete', { email: 'root@example.org' });
  expect([wrong?.status, hall.accounts.sessionsOf(browsers[0]?.request() ?? root.request()).length]).toEqual([
    422, 2,
  ]);

  const deleted = await browsers[0]?.post('/account/delete', { email: ADA });
  expect(deleted?.headers.get('location')).toBe('/enter/deleted');
  expect(browsers.map((one) => hall.accounts.personOf(one.request()))).toEqual([undefined, undefined]);
  const tables = hall.database.all(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  const rows = tables.flatMap(({ name }) => hall.database.all(`SELECT * FROM ${String(name)}`));
  expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/\bada\b/);
  expect(hall.wishes.size).toBe(0);
  // That a mail was sent stays, so that it is not sent once more.
  expect(hall.database.all(`SELECT key FROM outbox WHERE key LIKE 'report %'`)).toEqual([
    { key: 'report 1' },
  ]);
  expect(
    hall.database.all(
      `SELECT who, what, about FROM audit WHERE about LIKE '%person%' OR what LIKE '%deleted'`,
    ),
  ).toEqual([
    { who: 'root@example.org', what: 'role given', about: 'master of winter: person 2' },
    { who: 'person 2', what: 'account deleted', about: '' },
  ]);

  // Whoever comes again is somebody else.
  const again = hall.accounts.personOf((await hall.enter(ADA)).request());
  expect([again?.id, again?.roles]).toEqual([3, []]);
});

test('name and zone are changed; what is no name or no zone is refused, and shown again', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  const change = async (name: string, zone: string) =>
    (await browser.post('/account', { name, zone })).status;
  expect(await change(' Ada Łovelace ', 'Europe/Warsaw')).toBe(303);
  for (const [name = '', zone = ''] of [
    [' ', 'UTC'],
    ['a'.repeat(61), 'UTC'],
    ['Ada\u202E', 'UTC'],
    ['Ada', 'Mars/Base'],
  ])
    expect(await change(name, zone), name).toBe(422);
  const { name, zone } = hall.accounts.personOf(browser.request()) ?? {};
  expect([name, zone]).toEqual(['Ada Łovelace', 'Europe/Warsaw']);
  const shown = await (await browser.post('/account', { name: '"><script>', zone: 'none' })).text();
  expect(shown).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test.each(['/account', '/account/delete', '/account/data', '/account/passkeys/remove'])(
  '%s of somebody who is not in leads to the entrance',
  async (path) => {
    using hall = new HallOfPeople();
    const browser = hall.browser();
    const isForm = path === '/account/data' || path === '/account/passkeys/remove';
    const answer = await (isForm ? browser.post(path) : browser.get(path));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/enter']);
  },
);

test('pages run no script but files of the hall, are kept by nobody, and are framed by nobody', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  for (const path of ['/enter/sent', '/enter/link', '/account', '/account/delete']) {
    const { headers } = await browser.get(path);
    expect(headers.get('content-security-policy'), path).toContain("script-src 'self'; style-src 'self'");
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy'), path).not.toContain('unsafe');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'same-origin',
    ]);
  }
});
