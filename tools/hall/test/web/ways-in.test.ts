/** How somebody who is signed out comes to the page that they wanted. Ada sits in seat 1 of a duel in Goofspiel, Bo in seat 2. */
import { expect, test } from 'vitest';
import { ServedGame } from '../served-game.js';

const MAIL = { from: 'hall@example.org', smtp: { host: '127.0.0.1', port: 1 } };

/** Signs in on a page of the hall by the link to it that says so; returns where that leads. */
async function signIn(table: ServedGame, page: string, email: string): Promise<string | null> {
  const [, path = ''] = /<a href="([^"]*)"[^>]*>(?:Sign in|sign in by mail)</.exec(page) ?? [];
  const form = await (await table.with('', path)).text();
  const [, next = ''] = /name="next" value="([^"]*)"/.exec(form) ?? [];
  await table.with('', '/enter', { email, next });
  const entered = await table.with('', '/enter/link', { token: table.codeTo(email) });
  return entered.headers.get('location');
}

test.each([
  '/',
  '/games/duel',
  '/games/duel/replay',
  '/games/duel/seats/1',
  '/games/duel/seats/1?turn=0',
  '/games/duel/seats/1/press',
  '/games/duel/master',
])('whoever signs in at %s comes back there', async (path) => {
  await using table = await ServedGame.open({ mail: MAIL });
  const page = await (await table.with('', path)).text();
  expect(await signIn(table, page, 'ada@example.org')).toBe(path);
});

test('the list of games has the desks of whoever looks at it, and of nobody else', async () => {
  await using table = await ServedGame.open();
  const desksOf = async (cookie: string): Promise<(string | undefined)[]> => {
    const page = await (await table.with(cookie, '/')).text();
    expect(page).not.toContain('bo@example.org');
    return [...page.matchAll(/<a href="([^"]*\/(?:seats|master)[^"]*)"/g)].map(([, path]) => path);
  };
  expect(await desksOf('')).toEqual([]);
  expect(await desksOf(await table.enter('eve@example.org'))).toEqual([]);
  const ada = await table.enter('ada@example.org');
  expect(await desksOf(ada)).toEqual(['/games/duel/seats/1']);
  const host = await table.enter('host@example.org');
  await table.with(host, '/games/duel/master/give-desk', { email: 'ada@example.org' });
  expect(await desksOf(ada)).toEqual(['/games/duel/seats/1', '/games/duel/master']);
  expect(await (await table.with(ada, '/account')).text()).toContain('<a href="/">Your desks');
});

test.each([
  ['/games/duel/seats/1/press', 401, { text: 'Hi.' }, '/games/duel/seats/1'],
  ['/games/duel/seats/1/orders', 401, { text: 'fleet 1' }, '/games/duel/seats/1'],
  ['/games/duel/master/invite', 403, { email: 'eve@example.org' }, '/games/duel/master'],
  ['/games/duel/master/seat-person', 403, { email: 'eve@example.org' }, '/games/duel/master'],
  ['/games/duel/master/give-desk', 403, { email: 'eve@example.org' }, '/games/duel/master'],
])(
  'a form at %s of somebody who is signed out is answered with a page that leads in',
  async (path, status, form, desk) => {
    await using table = await ServedGame.open({ mail: MAIL });
    const refused = await table.with('', path, form);
    const page = await refused.text();
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=UTF-8',
    ]);
    expect(page).toMatch(/<p role="alert">\s+Nothing was done with what you sent\./);
    expect(page).toContain(`href="/enter?next=${encodeURIComponent(desk)}" target="_blank"`);
  },
);

test('a wrong token comes back to the page of the game, where its field says so', async () => {
  await using table = await ServedGame.open();
  const refused = await table.with('', '/games/duel/enter', { token: 'g1-wrong' });
  const page = await refused.text();
  expect([refused.status, /<h1>([^<]+)/.exec(page)?.[1]]).toEqual([401, 'Duel']);
  expect(page).toMatch(/name="token"[^>]*aria-invalid="true" aria-describedby="wrong"/);
  expect(page).toMatch(
    /<p id="wrong" class="bad" role="alert">\s*This is the token of no seat in this game\./,
  );
  const program = await fetch(`${table.served.address}/games/duel/enter`, {
    ...{ method: 'POST', body: new URLSearchParams({ token: 'wrong' }) },
    headers: { Accept: 'application/json' },
  });
  expect(await program.json()).toMatchObject({ error: { code: 'wrong-token' } });
});

test('a browser that keeps no cookie is told that it needs one', async () => {
  await using table = await ServedGame.open();
  const look = async (cookie: string, path: string): Promise<string> => {
    const headers: Record<string, string> = cookie === '' ? {} : { Cookie: cookie };
    return (await fetch(`${table.served.address}${path}`, { headers })).text();
  };
  for (const path of ['/games/duel/seats/1', '/games/duel/master', '/enter']) {
    expect(await look('', path)).toMatch(/\bcookies?\b/);
    expect(await look('other=1', path)).not.toMatch(/\bcookies?\b/);
  }
});

test('a hall without mail promises none', async () => {
  await using table = await ServedGame.open();
  const host = await table.enter('host@example.org');
  const pages = [
    ['', '/enter'],
    ['', '/enter/sent'],
    ['', '/games/duel'],
    ['', '/games/duel/seats/1'],
    [host, '/account'],
    [host, '/games/duel/master'],
  ] as const;
  for (const [cookie, path] of pages) {
    const page = await (await table.with(cookie, path)).text();
    expect(page, path).not.toMatch(
      /mail you a link|a link is on its way|sign in by mail|mail a link to the new/i,
    );
    if (path !== '/games/duel/seats/1') expect(page, path).toContain('This hall sends no mail');
  }
  await using mailing = await ServedGame.open({ mail: MAIL });
  expect(await (await mailing.with('', '/enter/sent')).text()).toContain('a link is on its way');
});
