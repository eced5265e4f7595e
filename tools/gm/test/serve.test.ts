import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chromium, OpenPage } from './browser.js';
import { masterCommands } from '../dist/master-commands.js';
import { TestHall } from './test-hall.js';

describe('the list of a hall', () => {
  test('has every game of the folder, and says why one cannot be opened', async () => {
    await using hall = await TestHall.open();
    writeFileSync(join(hall.folder.path, 'broken.ec'), 'This is no game.');
    const listed: unknown = await (await hall.ask('/games.json')).json();
    expect(listed).toEqual([
      { id: 'broken', fault: 'expected a stored game, received another kind of file' },
      {
        ...{ id: 'game', name: 'EC-7', ruleset: 'empyrean', turn: 0 },
        ...{ isOver: false, isPaused: false, due: null, seats: 3, open: 0 },
      },
    ]);
    expect(await (await hall.ask('/')).text()).toContain('<a href="/games/game">EC-7</a>');
  });

  test('says what is true now, whoever has changed a game', async () => {
    await using hall = await TestHall.open();
    const turnOf = async (): Promise<unknown> => {
      const [game] = (await (await hall.ask('/games.json')).json()) as readonly { readonly turn: number }[];
      return game?.turn;
    };
    expect(await turnOf()).toBe(0);
    await hall.folder.ec('turn', '--max-silent', 'all');
    expect(await turnOf()).toBe(1);
    await hall.folder.ec('undo');
    expect(await turnOf()).toBe(0);
  });

  test.each(['/games/none', '/games/..%2Fgame', '/games/game/seats/9', '/assets/none', '/none'])(
    '%s is not found',
    async (path) => {
      await using hall = await TestHall.open();
      expect((await hall.ask(path)).status).toBe(404);
    },
  );
});

describe("a player's desk", () => {
  test('opens with the token of its seat alone, which the browser keeps for this game', async () => {
    await using hall = await TestHall.open();
    expect((await hall.ask('/games/game/seats/1')).status).toBe(401);
    const entered = await hall.ask('/games/game/enter', {
      method: 'POST',
      body: new URLSearchParams({ token: hall.folder.token(1) }),
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/games/game/seats/1']);
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/games\/game; HttpOnly; SameSite=Lax$/);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    const desk = await hall.ask('/games/game/seats/1', { headers });
    expect(await desk.text()).toContain('Orders for turn 1');
    expect((await hall.ask('/games/game/seats/2', { headers })).status).toBe(401);
    const foreign = { ...headers, Origin: 'https://other.example' };
    const put = { method: 'POST', headers: foreign, body: new URLSearchParams({ text: '' }) };
    expect((await hall.ask('/games/game/seats/1/orders', put)).status).toBe(403);
  });

  test('opens under a name in any script', async () => {
    await using hall = await TestHall.open();
    const { path } = hall.folder;
    renameSync(join(path, 'game.ec'), join(path, 'größe 冬.ec'));
    const address = '/games/gr%C3%B6%C3%9Fe%20%E5%86%AC';
    expect(await (await hall.ask('/')).text()).toContain(`<a href="${address}">EC-7</a>`);
    const body = new URLSearchParams({ token: hall.folder.token(1) });
    const entered = await hall.ask(`${address}/enter`, { method: 'POST', body });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, `${address}/seats/1`]);
    const [cookie = ''] = entered.headers.getSetCookie();
    const desk = await hall.with(cookie.split(';')[0] ?? '', `${address}/seats/1`);
    expect(await desk.text()).toContain('Orders for turn 1');
  });

  test('takes orders of a form and of a program, each with a receipt, and the last one counts', async () => {
    await using hall = await TestHall.open();
    const sheet = '1, ration, 80%\n';
    const first = await hall.asSeat(1, '/orders', { method: 'POST', body: sheet });
    // sha256sum of the line
    expect(await first.json()).toMatchObject({
      receipt: 1,
      counts: true,
      hash: '77772caf953ce16a98bf0877348a3659022a419f4ff783cef33266cb3d456b77',
    });
    const wrong = await hall.asSeat(1, '/orders', { method: 'POST', body: 'ration eighty' });
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { receipt: 2, counts: false }]);
    expect(await (await hall.asSeat(1, '/orders')).json()).toMatchObject({ turn: 1, sheet: { receipt: 1 } });
    const { stdout } = await hall.folder.ec('status', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ seats: [{ sheet: { receipt: 1 }, others: 1 }, {}, {}] });
  });

  test('keeps what is written and not handed in until it is handed in', async () => {
    await using hall = await TestHall.open();
    const draft = '1, ration, 55%';
    expect((await hall.asSeat(1, '/draft', { method: 'PUT', body: draft })).status).toBe(204);
    expect(await (await hall.asSeat(1, '')).text()).toContain(draft);
    await hall.asSeat(1, '/orders', { method: 'POST', body: '1, ration, 60%' });
    expect(await (await hall.asSeat(1, '')).text()).not.toContain(draft);
  });

  test('keeps no draft in place of one that its page has not shown', async () => {
    await using hall = await TestHall.open();
    const shown = async (): Promise<string | undefined> =>
      /data-version="(\w+)"/.exec(await (await hall.asSeat(1, '')).text())?.[1];
    const keep = (body: string, version: string | undefined): Promise<Response> =>
      hall.asSeat(1, '/draft', { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
    const [one, other] = [await shown(), await shown()];
    const kept = await keep('1, ration, 55%', one);
    // sha256sum of the line, its first digits
    expect([kept.status, kept.headers.get('etag')]).toEqual([204, '"82d96240e500cfa0"']);
    const refused = await keep('1, ration, 60%', other);
    expect([refused.status, await refused.json()]).toMatchObject([412, { error: { code: 'changed' } }]);
    expect(await (await hall.asSeat(1, '')).text()).toContain('1, ration, 55%');
    // the same text is no change of it
    expect((await keep('1, ration, 55%', other)).status).toBe(204);
    expect((await keep('1, ration, 60%', await shown())).status).toBe(204);
  });

  test('answers what the editor asks', async () => {
    await using hall = await TestHall.open();
    const ask = async (question: object): Promise<unknown> =>
      (await hall.asSeat(1, '/clerk', { method: 'POST', body: JSON.stringify(question) })).json();
    const text = '1, ration, 80%';
    expect(await ask({ ask: 'check', text })).toMatchObject({
      orders: [{ understood: text }],
      diagnostics: [],
    });
    expect(await ask({ ask: 'kindsOf', text, offset: 4 })).toEqual(['ration']);
    expect(await ask({ ask: 'check' })).toMatchObject({ error: { code: 'wrong-input' } });
  });

  test('has the report in every format, and the page of a report may run nothing', async () => {
    await using hall = await TestHall.open();
    const html = await hall.asSeat(1, '/report?turn=0');
    expect(html.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; frame-ancestors 'self'; sandbox allow-popups$/,
    );
    expect(await html.text()).toContain('Turn report 0.0: Ada Concord');
    expect((await (await hall.asSeat(1, '/report?format=xlsx')).arrayBuffer()).byteLength).toBeGreaterThan(
      1_000,
    );
    const none = await hall.asSeat(1, '/report?format=pdf');
    expect([none.status, await none.json()]).toMatchObject([
      400,
      { error: { message: 'format: expected one of text, markdown, html, json, xlsx, received pdf' } },
    ]);
  });

  test('another host is refused, and wrong tokens are 20 in a minute at most', async () => {
    await using hall = await TestHall.open();
    const statuses = new Set<number>();
    for (let i = 0; i < 22; i += 1) {
      const headers = { Authorization: 'Bearer 1-aaaaa-aaaaa-aaaaa-aaaaa' };
      statuses.add((await hall.ask('/games/game/seats/1', { headers })).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await hall.asSeat(1, '/orders')).status).toBe(200);
  });
});

test.skipIf(chromium === undefined)(
  'the desk in a browser: the editor checks, and the form hands in',
  async () => {
    await using hall = await TestHall.open();
    await using page = await OpenPage.open(chromium ?? '', `${hall.address}/games/game`);
    await page.until("document.querySelector('input[name=token]') !== null");
    await page.leave(
      `document.querySelector('input[name=token]').value = '${hall.folder.token(1)}'; document.querySelector('form').requestSubmit()`,
    );
    await page.until(
      "document.querySelector('ec-order-editor')?.shadowRoot?.textContent.includes('understood') === true",
    );
    await page.leave(
      "const editor = document.querySelector('ec-order-editor'); editor.value = '1, ration, 70%'; editor.dispatchEvent(new Event('submit'))",
    );
    await page.until("document.querySelector('#handed + ul li b')?.textContent === 'counts'");
    expect(page.complaints).toEqual([]);
  },
);

describe("the game master's desk", () => {
  test('opens with the key of whoever started the hall alone', async () => {
    await using hall = await TestHall.open();
    expect((await hall.ask('/games/game/master')).status).toBe(403);
    expect((await hall.asSeat(1, '/../../master')).status).toBe(403);
    const post = (key: string): Promise<Response> =>
      hall.ask('/host', { method: 'POST', body: new URLSearchParams({ key }) });
    expect((await post('guess')).status).toBe(401);
    const entered = await post(hall.served.hall.hostKey.text);
    const headers = { Cookie: entered.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const desk = await (await hall.ask('/games/game/master', { headers })).text();
    expect(desk).toContain('3 of 3 players have not ordered');
  });

  test('does what the command line does, in the same words, and nothing with files of the host', async () => {
    await using hall = await TestHall.open();
    const headers = {
      Accept: 'application/json',
      Cookie: `ec-host=${hall.served.hall.hostKey.text}`,
      Origin: hall.address,
    };
    const does = async (command: string, values: Readonly<Record<string, string>>): Promise<unknown> => {
      const body = new URLSearchParams(values);
      return (await hall.ask(`/games/game/master/${command}`, { method: 'POST', body, headers })).json();
    };
    expect(await does('contact', { where: 'chen@example.org' })).toEqual({
      text: 'Reports say: "Help: chen@example.org".\n',
      code: 0,
    });
    expect(await does('contact', { where: '--help' })).toMatchObject({
      text: 'Reports say: "Help: --help".\n',
    });
    // too many are silent; then the host says that it does not matter
    expect(await does('turn', {})).toMatchObject({ code: 5 });
    const out = join(hall.folder.path, 'reports');
    expect(await does('turn', { maxSilent: 'all', notice: 'One.\nTwo.', out })).toMatchObject({ code: 0 });
    expect(hall.folder.has('reports')).toBe(false);
    const status = (await (await hall.ask('/games/game/master/status', { headers })).json()) as {
      text: string;
    };
    expect(status.text).toBe((await hall.folder.ec('status')).stdout);
    expect(status.text).toMatch(/^EC-7: turn 1\n/);
    const report = await (await hall.asSeat(1, '/report?format=text')).text();
    expect(report).toContain('Two.');
    expect(await does('undo', {})).toMatchObject({ code: 0 });
  });

  test('resolves or takes back the turn that its forms name, and no other when they are sent twice', async () => {
    await using hall = await TestHall.open();
    const headers = { Cookie: `ec-host=${hall.served.hall.hostKey.text}`, Origin: hall.address };
    const ask = (path: string, options: RequestInit = {}): Promise<Response> =>
      hall.ask(`/games/game/master${path}`, { headers, ...options });
    const turns = async (): Promise<string[]> => {
      const desk = await (await ask('')).text();
      return [...desk.matchAll(/<input type="hidden" name="turn" value="(\d+)"/g)].map(
        ([, turn = '']) => turn,
      );
    };
    const twice = async (command: string, values: Readonly<Record<string, string>>): Promise<string[]> => {
      const send = async (): Promise<string> =>
        (await ask(`/${command}`, { method: 'POST', body: new URLSearchParams(values) })).text();
      // whichever comes in first
      return (await Promise.all([send(), send()])).toSorted((a) => (a.includes('Done.') ? -1 : 1));
    };
    // of the next turn, and of the last
    expect(await turns()).toEqual(['1', '0']);
    expect((await twice('undo', { turn: '0' }))[0]).toContain(
      'expected a turn to undo, received a game at turn 0',
    );
    expect(await twice('turn', { maxSilent: 'all', turn: '1' })).toEqual([
      expect.stringContaining('turn 1 is resolved'),
      expect.stringContaining('expected turn 2, which is the next, received turn 1; nothing was resolved'),
    ]);
    expect(
      (await ask('/turn', { method: 'POST', body: new URLSearchParams({ maxSilent: 'all' }) })).status,
    ).toBe(200);
    expect(await turns()).toEqual(['3', '2']);
    expect(await twice('undo', { turn: '2' })).toEqual([
      expect.stringContaining('Turn 2 is undone'),
      expect.stringContaining('expected turn 1, which is the last, received turn 2; nothing was undone'),
    ]);
    expect(await turns()).toEqual(['2', '1']);
  });

  test('names no file, module or program, and runs none that a master names all the same', async () => {
    await using hall = await TestHall.open();
    const fields = (await masterCommands()).list.map((one) =>
      one.fields.map(({ name }) => `${one.name} ${name}`),
    );
    for (const field of ['replay earlier', 'replay ruleset', 'turn out', 'turn bot', 'turn public'])
      expect(fields.flat()).not.toContain(field);
    const mark = join(hall.folder.path, 'ran');
    const code = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(mark)}, '');`;
    const module = encodeURIComponent(`data:text/javascript,${encodeURIComponent(code)}`);
    const headers = { Cookie: `ec-host=${hall.served.hall.hostKey.text}` };
    for (const query of [`earlier=${module}`, `ruleset=${module}`, `json=on&earlier=${module}`])
      expect((await hall.ask(`/games/game/master/replay?${query}`, { headers })).status).toBe(200);
    expect(hall.folder.has('ran')).toBe(false);
  });

  test('asks before a seat is taken from its player, and says nothing of options of the command line', async () => {
    await using hall = await TestHall.open();
    const headers = { Cookie: `ec-host=${hall.served.hall.hostKey.text}`, Origin: hall.address };
    const desk = await (await hall.ask('/games/game/master', { headers })).text();
    const form = /<form[^>]*seats-remove"[^]*?<\/form>/.exec(desk)?.[0];
    expect(form).toMatch(/<input type="checkbox" required \/> Yes: its player loses the seat/);
    const post = { method: 'POST', body: new URLSearchParams({ time: 'soon' }), headers };
    const refused = await (await hall.ask('/games/game/master/due', post)).text();
    expect(refused).toContain('Expected a time such as');
    expect(refused).not.toContain('--help');
  });

  test('refuses fields that no command line can hold', async () => {
    await using hall = await TestHall.open();
    const headers = { Accept: 'application/json', Cookie: `ec-host=${hall.served.hall.hostKey.text}` };
    for (const where of ['a\0b', 'x'.repeat(200_000)]) {
      const body = new URLSearchParams({ where });
      const post = { method: 'POST', body, headers: { ...headers, Origin: hall.address } };
      const answer = await hall.ask('/games/game/master/contact', post);
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 1 }]);
    }
  });
});
