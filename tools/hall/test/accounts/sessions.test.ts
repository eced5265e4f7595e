import { expect, test } from 'vitest';
import { emailsWith } from '../../src/accounts/roles.js';
import { auditOf } from '../../src/accounts/audit.js';
import { describeBrowser } from '../../src/accounts/client.js';
import { DAY, HallOfPeople, MINUTE } from './hall-of-people.js';

const ADA = 'ada@example.org';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

test('the cookie is of the host alone, out of reach of scripts, and never sent with what other sites ask for', async () => {
  using hall = new HallOfPeople();
  const browser = hall.browser();
  await browser.post('/enter', { email: ADA });
  const entered = await browser.follow(hall.linksTo(ADA)[0] ?? '');
  expect(entered.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, '=…;'))).toEqual([
    '__Host-ec-session=…; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test('sessions are listed with browser and time, and ended one by one from elsewhere', async () => {
  using hall = new HallOfPeople();
  const desk = await hall.enter(ADA);
  const began = hall.now;
  hall.now += 90 * MINUTE;
  const lap = await hall.enter(ADA, hall.browser({ 'User-Agent': EDGE }));
  expect(hall.accounts.sessionsOf(lap.request())).toEqual([
    { id: 2, way: 'link', browser: 'Edge on Windows', began: hall.now, seen: hall.now, isThis: true },
    { id: 1, way: 'link', browser: 'Firefox on Linux', began, seen: began, isThis: false },
  ]);
  expect(await (await lap.get('/account')).text()).toContain('Firefox on Linux');
  await lap.post('/account/sessions/end', { session: '1' });
  expect(hall.accounts.personOf(desk.request())).toBeUndefined();
  expect(hall.accounts.personOf(lap.request())?.email).toBe(ADA);
  expect((await desk.get('/account')).headers.get('location')).toBe('/enter');
});

test('nobody ends the session of somebody else', async () => {
  using hall = new HallOfPeople();
  const ada = await hall.enter(ADA);
  const eve = await hall.enter('eve@example.org');
  expect(hall.accounts.endSession(eve.request(), 1)).toBe(false);
  await eve.post('/account/sessions/end-others');
  expect(hall.accounts.personOf(ada.request())?.email).toBe(ADA);
});

test('all other sessions are ended at once; leaving ends one', async () => {
  using hall = new HallOfPeople();
  const browsers = [await hall.enter(ADA), await hall.enter(ADA), await hall.enter(ADA)];
  const isIn = () => browsers.map((one) => hall.accounts.personOf(one.request()) !== undefined);
  await browsers[1]?.post('/account/sessions/end-others');
  expect(isIn()).toEqual([false, true, false]);
  const kept = new Map(browsers[1]?.cookies);
  await browsers[1]?.post('/account/leave');
  expect(browsers[1]?.cookies.size).toBe(0);
  // The secret that the browser had is worth nothing any more.
  for (const [name, value] of kept) browsers[0]?.cookies.set(name, value);
  expect(isIn()).toEqual([false, false, false]);
});

test('a session is over 30 days after the last visit, and each visit counts', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  const comesAfter = (time: number) => {
    hall.now += time;
    return hall.accounts.personOf(browser.request()) !== undefined;
  };
  expect([comesAfter(29 * DAY), comesAfter(29 * DAY), comesAfter(30 * DAY)]).toEqual([true, true, false]);
  expect(hall.accounts.personOf(browser.request())).toBeUndefined();
});

test('whoever comes in again with a browser has one session in it', async () => {
  using hall = new HallOfPeople();
  const browser = await hall.enter(ADA);
  const former = browser.request();
  const link = hall.browser();
  await link.post('/enter', { email: ADA });
  await browser.follow(hall.linksTo(ADA)[0] ?? '');
  expect(hall.accounts.personOf(former)).toBeUndefined();
  expect(hall.accounts.sessionsOf(browser.request()).map(({ id }) => id)).toEqual([2]);
});

test('the host is who the command line names; a master is who was made one, before they first came, too', async () => {
  using hall = new HallOfPeople({ host: ['Root@Example.org'] });
  const root = await hall.enter('root@example.org');
  hall.accounts.giveRole(root.request(), ADA, { role: 'master', game: 'winter' });
  const ada = hall.accounts.personOf((await hall.enter(ADA)).request());
  const host = hall.accounts.personOf(root.request());
  if (!ada || !host) throw new Error('expected both to be in');
  expect([ada.isHost, ada.roles]).toEqual([false, [{ role: 'master', game: 'winter' }]]);
  expect(['winter', 'summer'].map((game) => hall.accounts.isMaster(ada, game))).toEqual([true, false]);
  expect(['winter', 'summer'].map((game) => hall.accounts.isMaster(host, game))).toEqual([true, true]);
  expect(emailsWith(hall.database, { role: 'master', game: 'winter' })).toEqual([ADA]);
  hall.accounts.takeRole(root.request(), ADA, { role: 'master', game: 'winter' });
  expect(emailsWith(hall.database, { role: 'master', game: 'winter' })).toEqual([]);
  expect(() => new HallOfPeople({ host: ['root'] })).toThrow(
    'error: expected a mail address of the host, received root',
  );
});

test('the log says who did what and from where, and has no secrets', async () => {
  using hall = new HallOfPeople();
  const browser = hall.browser({ 'X-Forwarded-For': '192.0.2.1' });
  await hall.enter(ADA, browser);
  await browser.post('/account/leave');
  const at = hall.now;
  expect(auditOf(hall.database, ADA)).toEqual([
    { at, who: ADA, what: 'link asked for', about: '', client: '192.0.2.1' },
    { at, who: ADA, what: 'entered', about: 'by link', client: '192.0.2.1' },
    { at, who: ADA, what: 'left', about: '', client: '192.0.2.1' },
  ]);
});

test.each([
  [EDGE, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chromium on Android',
  ],
  ['curl/8.5.0', 'another program'],
])('%s is called %s', (browser, words) => {
  expect(describeBrowser(browser)).toBe(words);
});
