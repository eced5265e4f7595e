import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ADDRESS, HallOfPeople, MINUTE, type Browser } from '../accounts/hall-of-people.js';
import { queuePush } from '../../src/push/pushes.js';
import { pushKeysOf } from '../../src/push/push-keys.js';
import type { Subscription } from '../../src/push/subscriptions.js';

const ADA = 'ada@example.org';
const PATH = '/account/notifications';

/** What a browser states of itself. */
function subscription(
  endpoint = `https://push.example.net/send/${randomBytes(16).toString('base64url')}`,
): Subscription {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

const known = ({ database }: HallOfPeople): unknown[] =>
  database.all('SELECT session, endpoint FROM push_subscriptions ORDER BY id');

const shownIn = async (browser: Browser): Promise<string> =>
  (await (await browser.get('/account')).text()).replaceAll(/\s+/g, ' ');

describe('a browser', () => {
  test('is told of things once its owner has said so, is listed, and is left alone when they say so', async () => {
    using hall = new HallOfPeople();
    const browser = await hall.enter(ADA);
    const { publicKey } = pushKeysOf(hall.database);
    expect(await shownIn(browser)).toContain(`data-key="${publicKey}" hidden>`);
    const own = subscription();
    expect((await browser.ask(PATH, own)).status).toBe(204);
    const shown = await shownIn(browser);
    expect(shown).toContain('Firefox on Linux <b>(this one)</b>, since');
    expect(shown).toContain('by way of push.example.net');
    expect(shown).not.toContain('push-on');
    // nothing of what makes up the browser's address or keys
    for (const secret of [new URL(own.endpoint).pathname, own.keys.auth, own.keys.p256dh])
      expect(shown).not.toContain(secret);
    const ended = await browser.post(`${PATH}/end`, { browser: '1' });
    expect([ended.status, ended.headers.get('location'), known(hall)]).toEqual([
      303,
      '/account#notifications',
      [],
    ]);
    expect(hall.database.all("SELECT what, about FROM audit WHERE what LIKE 'notif%' ORDER BY id")).toEqual([
      { what: 'notifications on', about: 'session 1' },
      { what: 'notifications off', about: 'session 1' },
    ]);
  });

  test('that states another address, or was somebody else’s, is known once', async () => {
    using hall = new HallOfPeople();
    const [ada, bo] = [await hall.enter(ADA), await hall.enter('bo@example.org')];
    const shared = subscription();
    await ada.ask(PATH, subscription());
    await ada.ask(PATH, shared);
    expect(known(hall)).toEqual([{ session: 1, endpoint: shared.endpoint }]);
    await bo.ask(PATH, shared);
    expect(known(hall)).toEqual([{ session: 2, endpoint: shared.endpoint }]);
  });

  test('is forgotten with its session, however that ends', async () => {
    using hall = new HallOfPeople();
    const browsers = [await hall.enter(ADA), await hall.enter(ADA), await hall.enter(ADA)];
    for (const browser of browsers) await browser.ask(PATH, subscription());
    expect(known(hall).length).toBe(3);
    await browsers[0]?.post('/account/leave');
    expect(known(hall).length).toBe(2);
    await browsers[1]?.post('/account/sessions/end-others');
    expect(known(hall)).toMatchObject([{ session: 2 }]);
    // no more than three links are mailed in a quarter of an hour
    hall.now += 15 * MINUTE;
    if (browsers[1]) await hall.enter(ADA, browsers[1]);
    expect(known(hall)).toEqual([]);
  });

  test('of somebody else is neither shown nor ended', async () => {
    using hall = new HallOfPeople();
    const [ada, eve] = [await hall.enter(ADA), await hall.enter('eve@example.org')];
    await ada.ask(PATH, subscription());
    expect(await shownIn(eve)).not.toContain('push.example.net');
    await eve.post(`${PATH}/end`, { browser: '1' });
    expect(known(hall).length).toBe(1);
    const exported = (await (await eve.post('/account/data')).json()) as {
      beside: { notifications: unknown };
    };
    expect(exported.beside.notifications).toEqual([]);
  });
});

describe('what is no subscription', () => {
  const good = subscription();
  test.each([
    ['nothing', {}],
    ['no text', { ...good, endpoint: 7 }],
    ['no address', { ...good, endpoint: 'push' }],
    ['an address without TLS', { ...good, endpoint: 'http://push.example.net/1' }],
    ['a file', { ...good, endpoint: 'file:///etc/passwd' }],
    ['an address with a password', { ...good, endpoint: 'https://a:b@push.example.net/1' }],
    ['a long address', { ...good, endpoint: `https://push.example.net/${'x'.repeat(1_024)}` }],
    ['no keys', { endpoint: good.endpoint }],
    ['a short secret', { ...good, keys: { ...good.keys, auth: 'AAAA' } }],
    ['a short key', { ...good, keys: { ...good.keys, p256dh: 'BAAA' } }],
    [
      'a point that is not on the curve',
      {
        ...good,
        keys: {
          ...good.keys,
          p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url'),
        },
      },
    ],
  ])('is refused: %s', async (_, stated) => {
    using hall = new HallOfPeople();
    const browser = await hall.enter(ADA);
    const answer = await browser.ask(PATH, stated);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { code: 'wrong-subscription' } },
    ]);
    expect(known(hall)).toEqual([]);
  });

  test('nor is one of somebody who is not in, or of a page of another site', async () => {
    using hall = new HallOfPeople();
    const answer = await hall.browser().ask(PATH, good);
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'not-in' } }]);
    const ended = await hall.browser().post(`${PATH}/end`, { browser: '1' });
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/enter']);
    const browser = await hall.enter(ADA);
    await browser.ask(PATH, good);
    for (const path of [PATH, `${PATH}/end`]) {
      const other = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      expect((await browser.post(path, { browser: '1' }, other)).status, path).toBe(403);
    }
    expect(known(hall).length).toBe(1);
  });
});

test('one person turns them on 20 times an hour at most', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  for (let i = 0; i < 20; i += 1) expect((await browser.ask(PATH, subscription())).status).toBe(204);
  expect((await browser.ask(PATH, subscription())).status).toBe(429);
  expect((await (await hall.enter('bo@example.org')).ask(PATH, subscription())).status).toBe(204);
  hall.now += 60 * MINUTE;
  expect((await browser.ask(PATH, subscription())).status).toBe(204);
});

test('what was sent to browsers is part of what a person exports, and goes with the account', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  const own = subscription();
  await browser.ask(PATH, own);
  const push = { key: `report ${ADA}`, to: ADA, title: 'Duel, turn 3: your report', text: '', path: '/' };
  queuePush(hall.database, { ...push, expires: hall.now + MINUTE }, hall.now);
  const text = await (await browser.post('/account/data')).text();
  const { beside } = JSON.parse(text) as { beside: { notifications: unknown } };
  expect(beside.notifications).toEqual([
    {
      ...{ id: 1, browser: 'Firefox on Linux', since: hall.now, session: 1, service: 'push.example.net' },
      sent: [{ title: 'Duel, turn 3: your report', queued: hall.now, sent: null }],
    },
  ]);
  for (const secret of [own.endpoint, own.keys.auth, own.keys.p256dh, pushKeysOf(hall.database).privateKey])
    expect(text).not.toContain(secret);
  await browser.post('/account/delete', { email: ADA });
  expect([known(hall), hall.database.all('SELECT * FROM pushes')]).toEqual([[], []]);
});

test('a hall that browsers reach without TLS says why it offers none, and takes none', async () => {
  using hall = new HallOfPeople({ address: 'http://games.example.org' });
  const browser = await hall.enter(ADA);
  const shown = await shownIn(browser);
  expect(shown).toContain('This hall cannot send any: browsers take them only from an https address.');
  expect(shown).not.toContain('push-on');
  expect((await browser.ask(PATH, subscription())).status).toBe(422);
  expect(ADDRESS).toMatch(/^https:/);
});
