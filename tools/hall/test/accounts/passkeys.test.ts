import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { passkeysOf } from '../../src/accounts/kept-passkeys.js';
import { hasPasskeys } from '../../src/accounts/passkeys.js';
import { Authenticator, type Lies } from './authenticator.js';
import { ADDRESS, HallOfPeople, MINUTE, type Browser } from './hall-of-people.js';

const ADA = 'ada@example.org';

interface Options {
  readonly challenge: string;
}

async function optionsFrom(browser: Browser, path: string): Promise<Options> {
  return (await (await browser.ask(path, {})).json()) as Options;
}

/** A person who has added a passkey. */
async function withPasskey(hall: HallOfPeople): Promise<Authenticator> {
  const browser = await hall.enter(ADA);
  const key = new Authenticator(ADDRESS);
  const options = await optionsFrom(browser, '/account/passkeys/options');
  const added = await browser.ask('/account/passkeys', { response: key.create(options), name: 'Phone' });
  expect([added.status, await added.json()]).toEqual([200, { name: 'Phone' }]);
  return key;
}

test('a passkey is added, told of by mail, and lets its owner in without mail', async () => {
  using hall = new HallOfPeople();
  const key = await withPasskey(hall);
  expect(hall.database.all('SELECT recipient, subject FROM outbox').at(-1)).toEqual({
    recipient: ADA,
    subject: 'A new passkey at games.example.org',
  });
  const browser = hall.browser();
  for (const minute of [1, 2]) {
    hall.now += MINUTE;
    const response = key.get(await optionsFrom(browser, '/enter/passkey/options'));
    const entered = await browser.ask('/enter/passkey', { response, next: '/games/winter' });
    expect([entered.status, await entered.json()], `${minute}`).toEqual([200, { next: '/games/winter' }]);
    expect(hall.accounts.personOf(browser.request())?.email).toBe(ADA);
  }
  expect(hall.accounts.sessionsOf(browser.request()).map(({ id, way }) => [id, way])).toEqual([
    [3, 'passkey'],
    [1, 'link'],
  ]);
  const made = hall.now - 2 * MINUTE;
  expect(passkeysOf(hall.database, 1)).toEqual([
    { id: key.id.toString('base64url'), name: 'Phone', made, used: hall.now },
  ]);
});

test.each<[string, Lies]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another site that shows our name', { site: 'evil.example' }],
  ['a challenge that nobody made', { challenge: 'bm9uZQ' }],
  ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
])('an answer of %s lets nobody in', async (_, lies) => {
  using hall = new HallOfPeople();
  const key = await withPasskey(hall);
  const browser = hall.browser();
  const options = await optionsFrom(browser, '/enter/passkey/options');
  const refused = await browser.ask('/enter/passkey', { response: key.get(options, lies) });
  expect([refused.status, browser.cookies.size]).toEqual([401, 0]);
});

test('an answer is taken once, and for five minutes', async () => {
  using hall = new HallOfPeople();
  const key = await withPasskey(hall);
  const browser = hall.browser();
  const response = key.get(await optionsFrom(browser, '/enter/passkey/options'));
  const late = key.get(await optionsFrom(browser, '/enter/passkey/options'));
  const ask = async (answer: object) => (await browser.ask('/enter/passkey', { response: answer })).status;
  expect([await ask(response), await ask(response)]).toEqual([200, 401]);
  hall.now += 5 * MINUTE;
  expect(await ask(late)).toBe(401);
});

test.each([null, 'text', {}, { id: 7 }, { id: 'none', response: {} }])(
  '%j is no answer',
  async (response) => {
    using hall = new HallOfPeople();
    await withPasskey(hall);
    expect((await hall.browser().ask('/enter/passkey', { response })).status).toBe(401);
  },
);

test('a passkey that answers the challenge of somebody else, or is made for another site, is not kept', async () => {
  using hall = new HallOfPeople();
  const ada = await hall.enter(ADA);
  const eve = await hall.enter('eve@example.org');
  const options = await optionsFrom(ada, '/account/passkeys/options');
  const key = new Authenticator(ADDRESS);
  expect((await eve.ask('/account/passkeys', { response: key.create(options) })).status).toBe(422);
  const other = key.create(options, { origin: 'https://evil.example' });
  expect((await ada.ask('/account/passkeys', { response: other })).status).toBe(422);
  expect((await hall.browser().ask('/account/passkeys', { response: key.create(options) })).status).toBe(401);
  expect([...passkeysOf(hall.database, 1), ...passkeysOf(hall.database, 2)]).toEqual([]);
});

test('a passkey is removed by its owner alone, and lets nobody in any more', async () => {
  using hall = new HallOfPeople();
  const key = await withPasskey(hall);
  const id = key.id.toString('base64url');
  await (await hall.enter('eve@example.org')).post('/account/passkeys/remove', { id });
  expect(passkeysOf(hall.database, 1)).toHaveLength(1);
  await (await hall.enter(ADA)).post('/account/passkeys/remove', { id });
  const browser = hall.browser();
  const response = key.get(await optionsFrom(browser, '/enter/passkey/options'));
  expect((await browser.ask('/enter/passkey', { response })).status).toBe(401);
});

test('links asked for in the name of somebody keep them from neither passkey nor session', async () => {
  using hall = new HallOfPeople();
  const key = await withPasskey(hall);
  const ada = await hall.enter(ADA);
  for (let i = 0; i < 10; i++) await hall.browser().post('/enter', { email: ADA });
  expect(hall.accounts.personOf(ada.request())?.email).toBe(ADA);
  const browser = hall.browser();
  const response = key.get(await optionsFrom(browser, '/enter/passkey/options'));
  expect((await browser.ask('/enter/passkey', { response })).status).toBe(200);
});

test('one client asks for sixty challenges in five minutes; others ask on', async () => {
  using hall = new HallOfPeople();
  const ask = async (address: string) =>
    (await hall.browser({ 'X-Forwarded-For': address }).ask('/enter/passkey/options', {})).status;
  for (let i = 0; i < 60; i++) expect(await ask('192.0.2.1')).toBe(200);
  expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([429, 200]);
  hall.now += 5 * MINUTE;
  expect(await ask('192.0.2.1')).toBe(200);
});

test.each([
  ['https://games.example.org', true],
  ['http://localhost:8078', true],
  ['http://games.example.org', false],
  ['http://127.0.0.1:8078', false],
  ['https://192.0.2.1', false],
  ['https://[2001:db8::1]', false],
])('whether browsers have passkeys for %s: %s', (origin, has) => {
  expect(hasPasskeys(origin)).toBe(has);
});
