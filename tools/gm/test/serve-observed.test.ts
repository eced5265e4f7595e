import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { empyrean } from '@ec/empyrean';
import { allTurns, openStoredGame, sheetsAfter } from '@ec/engine/sqlite';
import { wallClock } from '@ec/hall/live';
import { serveHall, type HallOptions, type ServedHall } from '@ec/hall/serve';
import { describe, expect, test } from 'vitest';
import { masterCommands } from '../dist/master-commands.js';
import { sheetOf, StoredFolder } from './stored-folder.js';

/** A hall whose log is kept. */
class ObservedHall implements AsyncDisposable {
  private constructor(
    readonly folder: StoredFolder,
    readonly served: ServedHall,
    readonly lines: readonly string[],
  ) {}

  static async open(options: Partial<HallOptions> = {}): Promise<ObservedHall> {
    const folder = await StoredFolder.make();
    const lines: string[] = [];
    const commands = await masterCommands();
    const write = (line: string): unknown => lines.push(line);
    const given = {
      clock: wallClock,
      port: 0,
      metricsPort: 0,
      log: 'json',
      write,
      commands,
      ...options,
    } as const;
    return new ObservedHall(folder, await serveHall(folder.path, given), lines);
  }

  get events(): readonly Readonly<Record<string, unknown>>[] {
    return this.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  ask(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`${this.served.address}${path}`, { redirect: 'manual', ...options });
  }

  async metrics(): Promise<string> {
    return (await fetch(`${this.served.metricsAddress ?? ''}/metrics`)).text();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.served[Symbol.asyncDispose]();
    this.folder[Symbol.dispose]();
  }
}

describe('the log of a hall', () => {
  test('has a line for each request, sheet and command, with the pattern of the address', async () => {
    await using hall = await ObservedHall.open();
    const { host } = new URL(hall.served.address);
    const as = { Authorization: `Bearer ${hall.folder.token(1)}` };
    await hall.ask('/games/game/seats/1/orders', { method: 'POST', body: sheetOf(1, 1), headers: as });
    const master = { Cookie: `ec-host=${hall.served.hall.hostKey.text}`, Origin: `http://${host}` };
    await hall.ask('/games/game/master/undo', { method: 'POST', headers: master });
    await hall.ask('/games/none');
    const told = hall.events.map(({ time: _, milliseconds: __, ...event }) => event);
    const orders = '/games/:game/seats/:seat/orders';
    expect(told).toEqual([
      { level: 'info', event: 'opened', address: hall.served.address, games: 1, sendsMail: false },
      { level: 'info', event: 'sheet', game: 'game', seat: 1, receipt: 1, counts: true },
      { level: 'info', event: 'request', method: 'POST', route: orders, status: 200, game: 'game' },
      { level: 'warning', event: 'command', game: 'game', command: 'undo', code: 1 },
      {
        ...{ level: 'info', event: 'request', method: 'POST', route: '/games/:game/master/undo' },
        ...{ status: 422, game: 'game' },
      },
      { level: 'info', event: 'request', method: 'GET', route: '/games/:game', status: 404 },
    ]);
  });

  test('has nothing of what a client sends, wherever it stands', async () => {
    await using hall = await ObservedHall.open();
    const canary = 'Canary7Secret';
    const token = hall.folder.token(1);
    const mail = 'canary@secret.example';
    const key = hall.served.hall.hostKey.text;
    const headers = {
      Authorization: `Bearer ${token}`,
      Cookie: `ec-host=${key}; ec-seat-67616d65=${token}; ec-session=${canary}`,
      'User-Agent': canary,
      Referer: `https://example.org/${canary}`,
      'X-Forwarded-For': canary,
      Accept: `text/html, x/${canary}`,
    };
    const paths = [
      ...['/', '/games.json', '/health', '/host', '/enter', '/account', '/assets/page.js'],
      ...[
        '/games/game',
        '/games/game/events/',
        '/games/game/enter',
        '/games/game/master',
        '/games/game/master/log',
      ],
      ...['', '/report', '/clerk', '/draft', '/orders'].map((end) => `/games/game/seats/1${end}`),
      ...[`/${canary}`, `/games/${canary}`, `/games/game/${canary}`, `/games/game/seats/${canary}`],
      ...[`/enter/link`, `/assets/${canary}`, `/games/game/master/${canary}`, `/${mail}`, `/${token}`],
    ];
    for (const path of paths)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const query = `token=${canary}&key=${key}&mail=${mail}`;
        const body = method === 'GET' ? null : new URLSearchParams({ token, key, text: canary, email: mail });
        const response = await hall.ask(`${path}?${query}`, { method, headers, body });
        await response.body?.cancel();
      }
    const written = hall.lines.join('\n');
    expect(hall.events.length).toBeGreaterThanOrEqual(4 * paths.length);
    for (const secret of [canary, token, token.slice(2), mail, key]) expect(written).not.toContain(secret);
    const metrics = await hall.metrics();
    for (const secret of [canary, token, mail, key]) expect(metrics).not.toContain(secret);
  });

  test('reports a mistake in the program, without what was sent, and the player learns nothing of it', async () => {
    await using hall = await ObservedHall.open();
    const token = hall.folder.token(1);
    hall.served.hall.database.connection.exec(
      `CREATE TRIGGER broken BEFORE INSERT ON drafts BEGIN SELECT RAISE(ABORT, 'broken for ${token} and ada@example.org'); END`,
    );
    const draft = await hall.ask('/games/game/seats/1/draft', {
      method: 'PUT',
      body: 'Canary7Secret',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(draft.status).toBe(500);
    expect(await draft.text()).not.toContain('broken');
    const [failure] = hall.events.filter(({ event }) => event === 'failure');
    expect(failure?.['text']).toContain('broken for *** and ***');
    expect(hall.lines.join()).not.toContain('Canary7Secret');
    expect(await hall.metrics()).toContain('ec_failures_total 1');
  });

  test('says that the disk is full, to the host and to the player, and calls it no mistake in the program', async () => {
    await using hall = await ObservedHall.open();
    const { connection } = hall.served.hall.database;
    const draft = () =>
      hall.ask('/games/game/seats/1/draft', {
        method: 'PUT',
        body: 'x'.repeat(100_000),
        headers: { Authorization: `Bearer ${hall.folder.token(1)}` },
      });
    // no more pages than the file has
    connection.exec('PRAGMA max_page_count = 1');
    const refused = await draft();
    const message = 'the disk of the hall is full, and nothing that you sent was kept; try again later';
    expect([refused.status, await refused.json()]).toEqual([503, { error: { code: 'full', message } }]);
    const failures = hall.events.filter(({ event }) => event === 'failure');
    expect(failures.map(({ text }) => text)).toEqual([
      'error: hall.db: the disk is full; nothing was changed',
    ]);
    connection.exec('PRAGMA max_page_count = 100000');
    expect((await draft()).status).toBe(204);
  });
});

describe('metrics', () => {
  test('count requests by route, and sheets by whether they count', async () => {
    await using hall = await ObservedHall.open();
    const headers = { Authorization: `Bearer ${hall.folder.token(1)}` };
    for (const body of [sheetOf(1, 1), sheetOf(1, 1), 'ration eighty'])
      await hall.ask('/games/game/seats/1/orders', { method: 'POST', body, headers });
    const metrics = await hall.metrics();
    const orders = 'method="POST",route="/games/:game/seats/:seat/orders"';
    for (const line of [
      'ec_sheets_total{counts="true"} 2',
      'ec_sheets_total{counts="false"} 1',
      `ec_request_seconds_count{${orders},status="200"} 2`,
      `ec_request_seconds_count{${orders},status="422"} 1`,
      'ec_healthy 1',
      'ec_games 1',
      'ec_games_closed 0',
      'ec_mails_waiting 0',
      'ec_streams 0',
    ])
      expect(metrics.split('\n')).toContain(line);
  });

  test('are there for this machine alone, at a port of their own', async () => {
    await using hall = await ObservedHall.open();
    expect((await hall.ask('/metrics')).status).toBe(404);
    expect(hall.served.metricsAddress).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

describe('/health', () => {
  const health = async (hall: ObservedHall): Promise<[number, unknown]> => {
    const response = await hall.ask('/health');
    return [response.status, await response.json()];
  };

  test('says when the first turn is due, and which games cannot be opened', async () => {
    await using hall = await ObservedHall.open();
    writeFileSync(join(hall.folder.path, 'broken.ec'), 'This is no game.');
    await hall.folder.ec('due', '2030-01-01T12:00:00Z');
    // date -u -d 2030-01-01T12:00:00Z +%s
    const due = 1_893_499_200_000;
    expect(await health(hall)).toMatchObject([
      200,
      { isHealthy: true, games: 2, closed: ['broken'], due, mails: 0 },
    ]);
  });

  test('says when the thread that keeps time and mail gave a sign of life, where there is one', async () => {
    const began = Date.now();
    await using hall = await ObservedHall.open({ clock: undefined });
    const [status, { kept }] = (await health(hall)) as [number, { kept: number }];
    expect(status).toBe(200);
    expect(kept).toBeGreaterThanOrEqual(began);
    expect(kept).toBeLessThanOrEqual(Date.now());
    expect(await hall.metrics()).toContain(`ec_kept_timestamp_seconds ${kept / 1_000}\n`);
  });

  test('is bad when no game can be opened', async () => {
    await using hall = await ObservedHall.open();
    writeFileSync(join(hall.folder.path, 'game.ec'), 'This is no game.');
    expect(await health(hall)).toMatchObject([503, { isHealthy: false, closed: ['game'] }]);
  });

  test("is bad while the hall's file cannot be written, and good again half a minute later", async () => {
    let now = 1_800_000_000_000;
    const clock = { ...wallClock, now: () => now };
    await using hall = await ObservedHall.open({ clock });
    const { connection } = hall.served.hall.database;
    connection.exec('PRAGMA query_only = ON');
    expect(await health(hall)).toMatchObject([
      503,
      { isHealthy: false, fault: 'hall.db: cannot be written; nothing was changed' },
    ]);
    connection.exec('PRAGMA query_only = OFF');
    now += 29_999;
    expect((await health(hall))[0]).toBe(503);
    now += 1;
    expect((await health(hall))[0]).toBe(200);
  });
});

describe('a thread beside that of the pages', () => {
  test('resolves the turn as soon as all have sent, and what it did is in the log and counted', async () => {
    const written = new EventEmitter();
    const resolved = once(written, 'turn');
    const lines: string[] = [];
    const write = (line: string): void => {
      lines.push(line);
      if (line.includes('"event":"turn"')) written.emit('turn');
    };
    await using hall = await ObservedHall.open({ clock: undefined, write });
    await hall.folder.ec('bots set', 'settler', '2', '3');
    await hall.folder.ec('calendar', '--zone', 'UTC', '--time', '20:00', '--early', 'all-sent');
    const sent = await hall.ask('/games/game/seats/1/orders', {
      method: 'POST',
      body: sheetOf(1, 1),
      headers: { Authorization: `Bearer ${hall.folder.token(1)}` },
    });
    expect(sent.status).toBe(200);
    await resolved;
    const turns = lines.filter((line) => line.includes('"event":"turn"'));
    expect(turns.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'info', event: 'turn', game: 'game', turn: 1 }),
    ]);
    expect(await hall.metrics()).toContain('ec_turns_total 1');
    const status = await hall.folder.ec('status', '--json');
    expect(JSON.parse(status.stdout)).toMatchObject({ turn: { turn: 1 } });
  });

  test('asks programs for the orders of their seats when a turn is due', async () => {
    const written = new EventEmitter();
    const resolved = once(written, 'turn');
    const write = (line: string): void => void (line.includes('"event":"turn"') && written.emit('turn'));
    const program = `process.stdin.on("data", (lines) => {
      if (String(lines).includes("template")) console.log(JSON.stringify({ orders: "2, ration, 70%" }));
    })`;
    const programs = new Map([['game', new Map([[2, `"${process.execPath}" -e '${program}'`]])]]);
    await using hall = await ObservedHall.open({ clock: undefined, write, programs });
    await hall.folder.ec('bots set', 'settler', '3');
    await hall.folder.ec('calendar', '--zone', 'UTC', '--time', '20:00', '--early', 'all-sent');
    await hall.ask('/games/game/seats/1/orders', {
      method: 'POST',
      body: sheetOf(1, 1),
      headers: { Authorization: `Bearer ${hall.folder.token(1)}` },
    });
    await resolved;
    using stored = openStoredGame(join(hall.folder.path, 'game.ec'), empyrean, { clock: Date.now });
    const sheets = sheetsAfter(stored, allTurns(stored)[0] ?? expect.fail());
    expect(sheets.find(({ seat }) => seat === 2)?.text).toBe('2, ration, 70%');
  });

  test('that is to let a program play a seat that is not there says so, and nothing is served', async () => {
    using folder = await StoredFolder.make();
    const programs = new Map([['game', new Map([[4, 'true']])]]);
    await expect(serveHall(folder.path, { port: 0, programs })).rejects.toThrow(
      '--bot: error: expected a seat of game from 1 to 3, received 4',
    );
    const elsewhere = new Map([['spring', new Map([[1, 'true']])]]);
    await expect(serveHall(folder.path, { port: 0, programs: elsewhere })).rejects.toThrow(
      '--bot: error: expected a game of the folder, received spring',
    );
  });

  test('that cannot begin says why, and nothing is served', async () => {
    using folder = await StoredFolder.make();
    const lmtp = { port: 1 };
    const settings = { from: 'games@example.org', orders: 'orders@example.org', lmtp };
    folder.write(
      'mail.json',
      JSON.stringify({ ...settings, smtp: { host: '127.0.0.1', user: 'ec', password: { file: 'none' } } }),
    );
    await expect(serveHall(folder.path, { port: 0 })).rejects.toThrow(/ENOENT.*none/);
  });
});
