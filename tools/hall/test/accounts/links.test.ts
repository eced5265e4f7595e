import { expect, test } from 'vitest';
import { ADDRESS, HallOfPeople, MINUTE } from './hall-of-people.js';

const ADA = 'ada@example.org';

test('a link lets its owner in once, by a button; opening it any number of times does not use it up', async () => {
  using hall = new HallOfPeople();
  const browser = hall.browser();
  const asked = await browser.post('/enter', { email: ' Ada@Example.org ', next: '/games/winter?turn=3' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/enter/sent']);
  const [link = ''] = hall.linksTo(ADA);
  expect(link).toMatch(/^https:\/\/games\.example\.org\/enter\/link#[\w-]{43}$/);
  const scanner = hall.browser();
  const token = new URL(link).hash.slice(1);
  for (const time of [1, 2, 3]) {
    expect((await scanner.get(link)).status, `${time}`).toBe(200);
    const shown = await scanner.post('/enter/code', { token });
    expect(await shown.text(), `${time}`).toContain('You are about to sign in as <b>ada@example.org</b>.');
  }
  expect(scanner.cookies.size).toBe(0);
  expect(hall.accounts.personOf(scanner.request())).toBeUndefined();

  const entered = await browser.follow(link);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/games/winter?turn=3']);
  const since = hall.now;
  const ada = { id: 1, email: ADA, name: 'Player 1', zone: null, since, isHost: false, roles: [] };
  expect(hall.accounts.personOf(browser.request())).toEqual(ada);

  const again = await scanner.post('/enter/link', { token });
  expect([again.status, scanner.cookies.size]).toEqual([410, 0]);
  expect((await scanner.post('/enter/code', { token })).status).toBe(410);
});

test('a form whose answer was lost can be sent again: the same browser is in, by the same session', async () => {
  using hall = new HallOfPeople();
  const browser = hall.browser();
  await browser.post('/enter', { email: ADA, next: '/games/winter' });
  const token = hall.codeTo(ADA);
  const page = await (await browser.post('/enter/code', { token })).text();
  const [, form = ''] = /name="form" value="([\w-]{43})"/.exec(page) ?? [];
  await hall.browser().post('/enter/link', { token, form }); // its answer is lost on the way
  const entered = await browser.post('/enter/link', { token, form });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/games/winter']);
  expect(hall.accounts.personOf(browser.request())?.email).toBe(ADA);
  expect(hall.accounts.sessionsOf(browser.request())).toHaveLength(1);
  // Neither the link alone nor another page of it does that, nor the form once its session is over.
  for (const other of [{ token }, { token, form: 'a'.repeat(43) }, { token: form, form: token }])
    expect((await hall.browser().post('/enter/link', other)).status).toBe(410);
  await browser.post('/account/leave');
  expect((await browser.post('/enter/link', { token, form })).status).toBe(410);
});

test('a link works until 15 minutes have passed, and not then', async () => {
  using hall = new HallOfPeople();
  const browser = hall.browser();
  await browser.post('/enter', { email: ADA });
  await browser.post('/enter', { email: ADA });
  const [first = '', second = ''] = hall.linksTo(ADA);
  hall.now += 15 * MINUTE - 1;
  expect((await browser.follow(first)).status).toBe(303);
  hall.now += 1;
  expect((await browser.follow(second)).status).toBe(410);
});

test('nothing that is kept lets anybody in: secrets are hashes, and the mail with a link goes once that is used', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  const tables = hall.database.all(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  const rows = tables.flatMap(({ name }) => hall.database.all(`SELECT * FROM ${String(name)}`));
  const [secret = ''] = browser.cookies.values();
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(hall.linksTo(ADA)).toEqual([]);
});

test('an address that nobody has come in by is answered as one that is known, and gets the same mail', async () => {
  using hall = new HallOfPeople();
  await hall.enter(ADA);
  const answers = await Promise.all(
    [ADA, 'bob@example.org'].map(async (email) => {
      const answer = await hall.browser().post('/enter', { email });
      return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  const bodies = ['ada', 'bob'].map((name) => {
    const row = hall.database
      .all('SELECT subject, body FROM outbox WHERE recipient = ?', `${name}@example.org`)
      .at(-1);
    return JSON.stringify(row).replaceAll(/[\w-]{43}/g, 'CODE');
  });
  expect(bodies[0]).toBe(bodies[1]);
});

test('as much is written for an address that is known as for another', async () => {
  using hall = new HallOfPeople();
  await hall.enter(ADA);
  const written = async (email: string) => {
    const changes = () => Number(hall.database.get('SELECT total_changes() AS number')?.['number']);
    const before = changes();
    await hall.browser().post('/enter', { email });
    return changes() - before;
  };
  // The link, its mail, and a line of the log.
  expect([await written(ADA), await written('bob@example.org')]).toEqual([3, 3]);
});

test('no more than three mails go to an address in 15 minutes, and the answer is the same', async () => {
  using hall = new HallOfPeople();
  const other = hall.browser();
  const answers = [];
  for (let i = 0; i < 5; i++)
    answers.push((await other.post('/enter', { email: ADA })).headers.get('location'));
  expect(answers).toEqual(Array.from({ length: 5 }, () => '/enter/sent'));
  const links = hall.linksTo(ADA);
  expect(links).toHaveLength(3);
  // Whoever asked for them, their owner comes in by each, and stays in.
  const owner = hall.browser();
  expect((await owner.follow(links[2] ?? '')).status).toBe(303);
  await other.post('/enter', { email: ADA });
  expect((await hall.browser().follow(links[0] ?? '')).status).toBe(303);
  expect(hall.accounts.personOf(owner.request())?.email).toBe(ADA);
  hall.now += 15 * MINUTE;
  await other.post('/enter', { email: ADA });
  expect(hall.linksTo(ADA)).toHaveLength(2);
});

test('one client asks for so many links in an hour; others, and its neighbours, ask on', async () => {
  using hall = new HallOfPeople({ limits: { toAddress: 3, fromClient: 2, toStrangers: 100 } });
  const from = (address: string) => hall.browser({ 'X-Forwarded-For': `10.9.9.9, ${address}` });
  const ask = async (address: string, email: string) =>
    (await from(address).post('/enter', { email: `${email}@example.org` })).status;
  expect([await ask('192.0.2.1', 'a'), await ask('192.0.2.1', 'b'), await ask('192.0.2.1', 'c')]).toEqual([
    303, 303, 429,
  ]);
  expect(await ask('192.0.2.2', 'c')).toBe(303);
  // A household has all addresses of an IPv6 network.
  expect([
    await ask('2001:db8:0:7::1', 'd'),
    await ask('2001:DB8::7:1:2:3:4', 'e'),
    await ask('2001:db8:0:7:ffff::', 'f'),
    await ask('2001:db8:0:8::1', 'f'),
  ]).toEqual([303, 303, 429, 303]);
  hall.now += 60 * MINUTE;
  expect(await ask('192.0.2.1', 'c')).toBe(303);
});

test('strangers get so many mails in an hour; who has come in before gets theirs', async () => {
  using hall = new HallOfPeople({ limits: { toAddress: 3, fromClient: 20, toStrangers: 2 } });
  await hall.enter(ADA);
  for (const name of ['a', 'b', 'c']) await hall.browser().post('/enter', { email: `${name}@example.org` });
  await hall.browser().post('/enter', { email: ADA });
  expect(['a', 'b', 'c'].map((name) => hall.linksTo(`${name}@example.org`).length)).toEqual([1, 1, 0]);
  expect(hall.linksTo(ADA)).toHaveLength(1);
});

test.each([
  '',
  'ada',
  'ada@',
  'ada@example.org\nBcc: eve@example.org',
  'a@b@c.org',
  `${'a'.repeat(250)}@b.org`,
])('%j is no mail address: the page says what was expected, and nothing is mailed', async (email) => {
  using hall = new HallOfPeople();
  const answer = await hall.browser().post('/enter', { email });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Expected a mail address, such as ada@example.org.');
  expect(hall.database.all('SELECT * FROM outbox')).toEqual([]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/.//evil.example',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '',
])('a link does not lead to %j, nor does the page that asks for it say so', async (next) => {
  using hall = new HallOfPeople();
  const browser = hall.browser();
  const page = await browser.get(`/enter?next=${encodeURIComponent(next)}`);
  expect(await page.text()).toContain('name="next" value="/account"');
  await browser.post('/enter', { email: ADA, next });
  const entered = await browser.follow(hall.linksTo(ADA)[0] ?? '');
  expect(entered.headers.get('location')).toBe('/account');
});

test('a request for another host is refused, and the link of a mail leads to the hall whatever a request says', async () => {
  using hall = new HallOfPeople();
  const evil = await hall.browser({ Host: 'evil.example' }).post('/enter', { email: ADA });
  expect([evil.status, hall.linksTo(ADA)]).toEqual([421, []]);
  await hall
    .browser({ 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' })
    .post('/enter', { email: ADA });
  expect(hall.linksTo(ADA)[0]).toMatch(new RegExp(`^${ADDRESS}/`));
});

test.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another host of the same site', { Origin: 'https://evil.example.org', 'Sec-Fetch-Site': 'same-site' }],
  ['another site, in an old browser', { Origin: 'https://evil.example' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['nowhere', {}],
  ['another site, as JSON', { Origin: 'https://evil.example', 'Content-Type': 'application/json' }],
])('what changes something is refused when it comes from %s', async (_, headers) => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  await hall.browser().post('/enter', { email: ADA });
  const token = new URL(hall.linksTo(ADA)[0] ?? '').hash.slice(1);
  for (const path of [
    '/enter',
    '/enter/code',
    '/enter/link',
    '/account/leave',
    '/account/sessions/end-others',
  ])
    expect((await browser.post(path, { email: ADA, token }, headers)).status, path).toBe(403);
  expect(hall.accounts.personOf(browser.request())?.email).toBe(ADA);
  expect(hall.linksTo(ADA)).toHaveLength(1);
});

test('a form of an old browser that states its origin alone is taken', async () => {
  using hall = new HallOfPeople();
  expect((await hall.browser().post('/enter', { email: ADA }, { Origin: ADDRESS })).status).toBe(303);
});

test('no address of a request has the secret of a link; without scripts it is typed from the mail', async () => {
  using hall = new HallOfPeople();
  const browser = hall.browser();
  await browser.post('/enter', { email: ADA });
  const [link = ''] = hall.linksTo(ADA);
  const { pathname, search, hash } = new URL(link);
  expect([pathname, search]).toEqual(['/enter/link', '']);
  const mail = String(hall.database.get('SELECT body FROM outbox')?.['body']);
  expect(mail).toContain(`If the page asks for a code, it is ${hash.slice(1)}\n`);
  expect(await (await browser.get('/enter/link')).text()).toContain('data-from-hash="go-on"');
  // as it is copied from a mail
  const shown = await (await browser.post('/enter/code', { token: ` ${hash.slice(1)} ` })).text();
  expect(shown).toContain('ada@example.org');
  expect((await browser.post('/enter/link', { token: hash.slice(1) })).status).toBe(303);
});
