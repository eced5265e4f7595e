import { expect, test } from 'vitest';
import { queueMail } from '../../src/mail/outbox.js';
import { DAY, HallOfPeople, MINUTE, type Browser } from './hall-of-people.js';

const ADA = 'ada@example.org';
const NEW = 'ada@new.example';
const EVE = 'eve@evil.example';

function mailsTo(hall: HallOfPeople, email: string): string[] {
  return hall.database
    .all('SELECT subject FROM outbox WHERE recipient = ? ORDER BY id', email)
    .map(({ subject }) => String(subject));
}

const emailOf = (hall: HallOfPeople, browser: Browser): string | undefined =>
  hall.accounts.personOf(browser.request())?.email;

test('an account gets another address by a button of the browser that asked; everything comes along', async () => {
  using hall = new HallOfPeople();
  const [browser, other] = [await hall.enter(ADA), await hall.enter(ADA)];
  hall.accounts.giveRole(browser.request(), ADA, { role: 'master', game: 'winter' });
  hall.wishes.set(ADA, 'a seat');
  const report = { key: `report winter 3 1 abc ${ADA}`, to: 'Ada@example.org', subject: 'Turn 3', text: '…' };
  queueMail(hall.database, report, hall.now);
  queueMail(hall.database, { ...report, key: 'sent', subject: 'Turn 2' }, hall.now);
  hall.database.change(`UPDATE outbox SET sent = 1 WHERE key = 'sent'`);

  const asked = await browser.post('/account/email', { email: ' Ada@New.example ' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/account/email/sent']);
  const [link = ''] = hall.linksTo(NEW);
  expect(link).toMatch(/^https:\/\/games\.example\.org\/account\/email#[\w-]{43}$/);
  const token = hall.codeTo(NEW);
  const shown = await (await browser.post('/account/email/code', { token })).text();
  expect(shown).toContain(`Your address becomes <b>${NEW}</b>. Until now it is ${ADA}.`);
  expect(emailOf(hall, browser)).toBe(ADA);

  const changed = await browser.post('/account/email/change', { token });
  expect([changed.status, changed.headers.get('location')]).toEqual([303, '/account']);
  expect(hall.accounts.personOf(browser.request())).toMatchObject({
    id: 1,
    email: NEW,
    roles: [{ role: 'master', game: 'winter' }],
  });
  expect(emailOf(hall, other)).toBeUndefined();
  expect([...hall.wishes]).toEqual([[NEW, 'a seat']]);
  expect(mailsTo(hall, NEW)).toEqual(['Turn 3']);
  expect(
    hall.database.get(`SELECT recipient FROM outbox WHERE key = 'report winter 3 1 abc ${NEW}'`),
  ).toEqual({
    recipient: NEW,
  });
  expect(mailsTo(hall, ADA).at(-1)).toBe('Your address was changed');
  // A form that is sent again says the same; the link is used up for all others.
  const again = await browser.post('/account/email/change', { token });
  expect([again.status, again.headers.get('location')]).toEqual([303, '/account']);
  expect((await browser.post('/account/email/code', { token })).status).toBe(410);

  const data = (await (await browser.post('/account/data')).json()) as { readonly mails: object[] };
  expect(data).toMatchObject({
    person: { email: NEW },
    formerAddresses: [{ former: ADA, changed: hall.now }],
    beside: { wishes: 'a seat' },
  });
  expect(data.mails.map((mail) => 'subject' in mail && mail.subject)).toContain('Turn 2');
  const log = hall.database.all(`SELECT who, what, about FROM audit WHERE what LIKE '%address%' ORDER BY id`);
  expect(log).toEqual([
    { who: NEW, what: 'new address asked for', about: '' },
    { who: NEW, what: 'address changed', about: `from ${ADA} to ${NEW}` },
  ]);
});

test('the link works for the account that asked for it alone, and lets nobody in', async () => {
  using hall = new HallOfPeople();
  const [browser, bob] = [await hall.enter(ADA), await hall.enter('bob@example.org')];
  await browser.post('/account/email', { email: NEW });
  const token = hall.codeTo(NEW);
  for (const stranger of [bob, hall.browser()])
    for (const path of ['/account/email/code', '/account/email/change', '/enter/code', '/enter/link'])
      expect([303, 410], path).toContain((await stranger.post(path, { token })).status);
  expect([emailOf(hall, browser), emailOf(hall, bob)]).toEqual([ADA, 'bob@example.org']);
  hall.now += 15 * MINUTE;
  expect((await browser.post('/account/email/change', { token })).status).toBe(410);
  expect(emailOf(hall, browser)).toBe(ADA);
});

test('two people never end with one address, and nobody learns by asking which addresses are known', async () => {
  using hall = new HallOfPeople();
  const [browser, bob] = [await hall.enter(ADA), await hall.enter('bob@example.org')];
  const answers = [];
  for (const email of ['bob@example.org', 'nobody@example.org']) {
    const answer = await browser.post('/account/email', { email });
    answers.push([answer.status, answer.headers.get('location'), await answer.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  // whoever can read the mail may know
  const refused = await browser.post('/account/email/change', { token: hall.codeTo('bob@example.org') });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('There is an account with this address already');
  // of two who want the same address, the first gets it
  await hall.changeEmail(browser, NEW);
  expect((await hall.changeEmail(bob, NEW)).status).toBe(409);
  // the former address is nobody's while it can be taken back
  expect((await hall.changeEmail(bob, ADA)).status).toBe(409);
  expect([emailOf(hall, browser), emailOf(hall, bob)]).toEqual([NEW, 'bob@example.org']);
  hall.now += 14 * DAY;
  expect((await hall.changeEmail(bob, ADA)).status).toBe(303);
  expect(emailOf(hall, bob)).toBe(ADA);
});

test.each(['no address', ADA, `${'a'.repeat(250)}@example.org`])(
  '%s is refused as a new address',
  async (email) => {
    using hall = new HallOfPeople();
    const browser = await hall.enter(ADA);
    const answer = await browser.post('/account/email', { email });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`Expected a mail address other than ${ADA}`);
  },
);

test('whoever stole a session and changed the address loses the account when its owner signs in as before', async () => {
  using hall = new HallOfPeople();
  const stolen = await hall.enter(ADA);
  hall.wishes.set(ADA, 'a seat');
  await hall.changeEmail(stolen, EVE);
  const eve = await hall.enter(EVE);
  hall.database.change(
    `INSERT INTO passkeys (id, person, public_key, counter, transports, name, made) VALUES ('k', 1, x'00', 0, '[]', 'Eve', ?)`,
    hall.now + 1,
  );
  // once more, to cover the tracks
  await hall.changeEmail(eve, 'eve2@evil.example');
  hall.now += 14 * DAY - 10 * MINUTE;
  const deleted = [
    await eve.get('/account/delete'),
    await eve.post('/account/delete', { email: 'eve2@evil.example' }),
  ];
  expect(deleted.map(({ status }) => status)).toEqual([409, 409]);

  const owner = hall.browser();
  await owner.post('/enter', { email: ADA });
  const token = hall.codeTo(ADA);
  // the usual way would make a new account
  expect((await owner.post('/enter/link', { token })).status).toBe(410);
  const asked = await (await owner.post('/enter/code', { token })).text();
  expect(asked).toContain('Take the account back');
  const [, form = ''] = /name="form" value="([\w-]{43})"/.exec(asked) ?? [];
  await hall.browser().post('/enter/take-back', { token, form }); // its answer is lost on the way
  const back = await owner.post('/enter/take-back', { token, form });
  expect([back.status, back.headers.get('location')]).toEqual([303, '/account']);
  expect((await hall.browser().post('/enter/take-back', { token })).status).toBe(410);
  expect(hall.accounts.personOf(owner.request())).toMatchObject({ id: 1, email: ADA });
  expect([emailOf(hall, stolen), emailOf(hall, eve)]).toEqual([undefined, undefined]);
  expect(hall.database.all('SELECT id FROM passkeys')).toEqual([]);
  expect([...hall.wishes]).toEqual([[ADA, 'a seat']]);
  // the thief's addresses take nothing back, and are those of somebody else
  for (const email of [EVE, 'eve2@evil.example'])
    expect(hall.accounts.personOf((await hall.enter(email)).request())?.id).not.toBe(1);
  expect((await owner.get('/account/delete')).status).toBe(200);
});

test('after 14 days the former address is free: whoever has it then is somebody else', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  await hall.changeEmail(browser, NEW);
  hall.now += 14 * DAY;
  const next = await hall.enter(ADA);
  expect(hall.accounts.personOf(next.request())).toMatchObject({ id: 2, email: ADA });
  // and whoever deletes their account leaves the other's alone
  await hall.enter(NEW, browser);
  await browser.post('/account/delete', { email: NEW });
  expect([emailOf(hall, browser), emailOf(hall, next)]).toEqual([undefined, ADA]);
});

test('one goes back to the former address as to any other', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  await hall.changeEmail(browser, NEW);
  expect((await hall.changeEmail(browser, ADA)).status).toBe(303);
  expect(emailOf(hall, await hall.enter(ADA))).toBe(ADA);
});

test('a deleted account leaves none of its addresses', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  hall.accounts.giveRole(browser.request(), ADA, { role: 'player', game: 'winter' });
  await hall.changeEmail(browser, NEW);
  hall.now += 14 * DAY;
  expect((await browser.post('/account/delete', { email: NEW })).status).toBe(303);
  const tables = hall.database.all(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  const rows = tables.flatMap(({ name }) => hall.database.all(`SELECT * FROM ${String(name)}`));
  expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/\bada\b/);
});

test('the address of the host is changed where the hall is started, and not here', async () => {
  using hall = new HallOfPeople({ host: [ADA] });
  const browser = await hall.enter(ADA);
  expect(await (await browser.get('/account')).text()).toContain('It is the address of the host');
  expect((await browser.post('/account/email', { email: NEW })).status).toBe(422);
});
