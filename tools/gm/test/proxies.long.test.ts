import { EventEmitter, once } from 'node:events';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openGameFile } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { ec, ecAlone, GameFolder } from './game-folder.js';
import { freePort } from './free-port.js';
import { caddy, exampleOf, nginx, Proxy } from './proxy.js';
import { ServeProcess } from './serve-process.js';
import { sheetOf, StoredFolder } from './stored-folder.js';

/** Bytes that a hall takes at most, and so a proxy. */
const MOST = 262_144;

/** How often a game is moved from hall to hall. */
const MOVES = 10;

const HALLS = ['north', 'south', 'west'] as const;

/** Halls behind a proxy, until they are closed. The game winter is in the first. */
class Site implements AsyncDisposable {
  private constructor(
    readonly folder: StoredFolder,
    readonly temp: GameFolder,
    readonly halls: readonly ServeProcess[],
    readonly proxy: Proxy,
    /** Host of the first hall. */
    readonly host: string,
    /** File of the game. */
    readonly file: string,
  ) {}

  /** The example for Caddy: one hall. */
  static async caddy(): Promise<Site> {
    const folder = await StoredFolder.make({ file: 'winter.ec' });
    const host = 'games.example.org';
    const hall = await ServeProcess.start(folder.path, '--address', `https://${host}`);
    const temp = new GameFolder({ empty: true });
    const port = await freePort();
    const sites = exampleOf('Caddyfile', [
      ['127.0.0.1:8078', new URL(hall.address).host],
      [`${host} {`, `http://${host}:${port} {\n\tbind 127.0.0.1`],
    ]);
    return new Site(folder, temp, [hall], await Proxy.caddy(temp.path, port, sites), host, 'winter.ec');
  }

  /** The example for nginx: three halls, and a name that finds every game. */
  static async nginx(): Promise<Site> {
    const folder = await StoredFolder.make({ file: 'winter.ec' });
    for (const hall of HALLS) mkdirSync(join(folder.path, hall));
    const file = join('north', 'winter.ec');
    renameSync(join(folder.path, 'winter.ec'), join(folder.path, file));
    const halls = await Promise.all(
      HALLS.map((name) =>
        ServeProcess.start(join(folder.path, name), '--address', `https://${name}.games.example.org`),
      ),
    );
    const temp = new GameFolder({ empty: true });
    const port = await freePort();
    const path = '/etc/letsencrypt/live/games.example.org';
    const servers = exampleOf('nginx.conf', [
      ...halls.map(({ address }, i) => [`127.0.0.1:${8078 + i}`, new URL(address).host] as const),
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      [`ssl_certificate     ${path}/fullchain.pem;`, ''],
      [`ssl_certificate_key ${path}/privkey.pem;`, ''],
    ]);
    const proxy = await Proxy.nginx(temp.path, port, servers);
    return new Site(folder, temp, halls, proxy, 'north.games.example.org', file);
  }

  /** Hands in a sheet of a seat of the game at a hall; returns its receipt, or the status of the refusal. */
  async handIn(host: string, seat: number, body: string): Promise<{ receipt?: number; status: number }> {
    const headers = { Authorization: `Bearer ${this.folder.token(seat)}` };
    const path = `/games/winter/seats/${seat}/orders`;
    const { status, body: answer } = await this.proxy.ask(host, path, { method: 'POST', headers, body });
    return status === 200
      ? { status, receipt: (JSON.parse(answer) as { receipt: number }).receipt }
      : { status };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.proxy[Symbol.asyncDispose]();
    await Promise.all(this.halls.map((hall) => hall.end('SIGTERM')));
    this.temp[Symbol.dispose]();
    this.folder[Symbol.dispose]();
  }
}

const OPEN = { nginx: Site.nginx, caddy: Site.caddy } as const;

describe.each([
  ['nginx', nginx],
  ['caddy', caddy],
] as const)('%s in front of a hall', (kind, program) => {
  test.skipIf(program === undefined)(
    'passes on the host, so that forms and secure cookies work',
    async () => {
      await using site = await OPEN[kind]();
      const { host, proxy, folder } = site;
      expect((await proxy.ask(host, '/games/winter')).status).toBe(200);
      const enter = (origin: string) =>
        proxy.ask(host, '/games/winter/enter', {
          method: 'POST',
          headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: String(new URLSearchParams({ token: folder.token(1) })),
        });
      const entered = await enter(`https://${host}`);
      expect([entered.status, entered.headers.location]).toEqual([303, '/games/winter/seats/1']);
      expect(entered.headers['set-cookie']?.[0]).toContain('; Secure');
      expect((await enter('https://other.example')).status).toBe(403);
    },
  );

  test.skipIf(program === undefined)('takes orders up to the limit, and gives the receipt', async () => {
    await using site = await OPEN[kind]();
    expect(await site.handIn(site.host, 1, sheetOf(1, 1))).toEqual({ status: 200, receipt: 1 });
    expect(await site.handIn(site.host, 1, 'x'.repeat(MOST + 1))).toEqual({ status: 413 });
    expect((await site.handIn(site.host, 1, `${sheetOf(1, 1)}//${'x'.repeat(60_000)}\n`)).status).toBe(200);
  });

  test.skipIf(program === undefined)('passes events on as they come', async () => {
    await using site = await OPEN[kind]();
    const stream = await site.proxy.begin(site.host, '/games/winter/events');
    const events = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    const next = async (): Promise<string> =>
      Buffer.from((await events.next()).value as Uint8Array).toString();
    expect(await next()).toMatch(/"turn":0,.*"next":null/);
    const { code } = await ec(site.folder.path, 'due', site.file, '2030-01-01T12:00:00Z');
    expect(code).toBe(0);
    // date -u -d 2030-01-01T12:00:00Z +%s
    expect(await next()).toMatch(/"turn":0,.*"next":1893499200000/);
    stream.destroy();
  });

  test.skipIf(program === undefined)(
    'states the address of the client, whatever the client says',
    async () => {
      await using site = await OPEN[kind]();
      const statuses = new Set<number>();
      for (let i = 0; i < 22; i += 1) {
        const headers = {
          Authorization: 'Bearer 9-aaaaa-aaaaa-aaaaa-aaaaa',
          'X-Forwarded-For': `10.0.0.${i}`,
        };
        statuses.add((await site.proxy.ask(site.host, '/games/winter/seats/1/orders', { headers })).status);
      }
      expect([...statuses]).toEqual([401, 429]);
    },
  );
});

describe('three halls behind nginx', () => {
  test.skipIf(nginx === undefined)('one name leads to the hall that has a game', async () => {
    await using site = await Site.nginx();
    const leads = async (path: string): Promise<string | undefined> =>
      (await site.proxy.ask('games.example.org', path)).headers.location;
    expect(await leads('/games/winter/seats/1?turn=2')).toBe(
      'https://north.games.example.org/games/winter/seats/1?turn=2',
    );
    expect(await leads('/games/spring')).toBe('https://south.games.example.org/games/spring');
    expect(await leads('/games/autumn/events')).toBe('https://west.games.example.org/games/autumn/events');
    for (const hall of HALLS)
      expect((await site.proxy.ask(`${hall}.games.example.org`, '/games.json')).body).toBe(
        hall === 'north'
          ? '[{"id":"winter","name":"EC-7","ruleset":"empyrean","turn":0,"isOver":false,"isPaused":false,"due":null,"seats":3,"open":0}]'
          : '[]',
      );
  });

  test.skipIf(nginx === undefined)(
    `a game is moved ${MOVES} times while its players hand in: a sheet is refused, or it has a receipt and is in the file`,
    async () => {
      await using site = await Site.nginx();
      const receipts: string[] = [];
      const received = new EventEmitter();
      const refused = new Map<number, number>();
      let sent = 0;
      const over = new AbortController();
      const hosts = ['north.games.example.org', 'south.games.example.org'];
      const player = async (seat: number): Promise<void> => {
        while (!over.signal.aborted)
          for (const host of hosts) {
            const text = `${sheetOf(seat, 1)}// sheet ${(sent += 1)}\n`;
            const { receipt, status } = await site.handIn(host, seat, text);
            if (receipt === undefined) refused.set(status, (refused.get(status) ?? 0) + 1);
            else {
              receipts.push(text);
              received.emit('receipt');
            }
          }
      };
      const players = [1, 2, 3].map(player);
      for (let move = 0; move < MOVES; move += 1) {
        const [from = '', to = ''] = move % 2 === 0 ? ['north', 'south'] : ['south', 'north'];
        await once(received, 'receipt');
        const moved = await ecAlone({ cwd: site.folder.path }, 'move', join(from, 'winter.ec'), '--to', to);
        expect(moved).toMatchObject({ code: 0, stderr: '' });
      }
      over.abort();
      await Promise.all(players);
      using file = openGameFile(join(site.folder.path, site.file), { clock: Date.now });
      const kept = file.database.all('SELECT text FROM orders').map(({ text }) => String(text));
      expect(file.database.problems()).toEqual([]);
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept.toSorted()).toEqual(receipts.toSorted());
      const told = [...refused].map(([status, times]) => `${times} with status ${status}`).join(', ');
      console.info(
        `${MOVES} moves: ${sent} sheets sent, ${receipts.length} receipts, all in the file; refused: ${told}`,
      );
      // there is no such game at that hall; or it is being moved
      for (const status of refused.keys()) expect([404, 429, 503]).toContain(status);
    },
  );
});
