/** A hall with games of strangers, in which every secret is one that nothing else contains. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HALL_LIMITS, serveHall, type MasterCommands, type Route, type ServedHall } from '@ec/hall/serve';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { ask, type Answer, type Asked } from './ask.ts';
import { EMAILS, form, FORM, MARKUP, MASTERS, PLAYERS, ROLES, type Role, type Secret } from './people.ts';

const built = (name: string): string =>
  new URL(`dist/${name}`, import.meta.resolve('@ec/gm/package.json')).href;
const bin = fileURLToPath(built('bin.js'));

/** Milliseconds after which as many links can be asked for again as before. */
const LATER = 16 * 60_000;

/** Domain of the hall in the world. */
export const DOMAIN = 'games.example.org';

/** A hall under attack, until it is disposed of. */
export class World implements AsyncDisposable {
  readonly #temporary = new TemporaryFolder();
  readonly folder = this.#temporary.path;
  readonly lines: string[] = [];
  readonly secrets: Secret[] = [];
  /** By game and seat: `game 1`. */
  readonly tokens = new Map<string, string>();
  readonly lmtpPort: number;
  readonly #cookies = new Map<Role, string>();
  readonly #later: { by: number };
  #served: ServedHall | undefined;

  private constructor(lmtpPort: number, later: { by: number }) {
    this.lmtpPort = lmtpPort;
    this.#later = later;
  }

  /**
   * A hall with the games `game`, which goes on after turn 1, `other`, and `over`, which is over.
   *
   * @param address - where browsers reach it, when that is a proxy
   */
  static async open({ address }: { readonly address?: string } = {}): Promise<World> {
    const world = new World(await freePort(), { by: 0 });
    try {
      await world.#make(address);
      return world;
    } catch (error) {
      await world[Symbol.asyncDispose]();
      throw error;
    }
  }

  get served(): ServedHall {
    if (!this.#served) throw new Error('expected a hall that is served');
    return this.#served;
  }

  get routes(): readonly Route[] {
    return this.served.routes;
  }

  /** Asks as somebody. */
  as(role: Role, { headers, ...asked }: Asked): Promise<Answer> {
    return this.ask({ ...asked, headers: { ...this.headersOf(role), ...headers } });
  }

  /** Asks with nothing but what is given, and the host. */
  ask({ headers, ...asked }: Asked): Promise<Answer> {
    const { host } = new URL(this.served.address);
    return ask(this.served.address, { ...asked, headers: { Host: host, ...headers } });
  }

  /** What a browser or a program of somebody sends along. */
  headersOf(role: Role): Readonly<Record<string, string>> {
    const own = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' };
    if (role === 'nobody') return own;
    if (role === 'token') return { Authorization: `Bearer ${this.tokens.get('game 1')}` };
    if (role === 'other token') return { Authorization: `Bearer ${this.tokens.get('other 1')}` };
    if (role === 'host key') return { ...own, Cookie: `ec-host=${this.served.hall.hostKey.text}` };
    return { ...own, Cookie: this.#cookies.get(role) ?? '' };
  }

  /** Texts that somebody may not read. */
  hiddenFrom(role: Role): readonly Secret[] {
    return this.secrets.filter(({ readers }) => !readers.includes(role));
  }

  /** Lets somebody in again, with a link in a mail. */
  async enter(role: Role): Promise<string> {
    const email = EMAILS[role] ?? '';
    this.#later.by += LATER;
    const own = { 'Sec-Fetch-Site': 'same-origin' };
    await this.ask({ method: 'POST', path: '/enter', headers: { ...own, ...FORM }, body: form({ email }) });
    const token = this.linkFor(email);
    const entered = await this.ask({
      ...{ method: 'POST', path: '/enter/link', headers: { ...own, ...FORM }, body: form({ token }) },
    });
    const cookie = entered.cookies[0]?.split(';')[0] ?? '';
    if (!cookie.includes('='))
      throw new Error(`expected that ${email} can come in, received ${entered.status}`);
    this.#cookies.set(role, cookie);
    this.#hide(`session of ${role}`, cookie.slice(cookie.indexOf('=') + 1), []);
    return cookie;
  }

  /** Secret of the last link that was mailed to an address. */
  linkFor(email: string): string {
    const { body = '' } = this.mails.findLast(({ recipient }) => recipient === email) ?? {};
    return /\/enter\/link#([\w-]+)/.exec(body)?.[1] ?? '';
  }

  /** Where browsers reach the hall, as it believes. */
  get publicAddress(): string {
    return this.served.hall.address;
  }

  /** Name of the cookie of a session. */
  get cookieName(): string {
    return this.served.hall.accounts.cookie;
  }

  /** Mails that are queued, the oldest first. */
  get mails(): readonly Readonly<Record<string, string>>[] {
    return this.served.hall.database
      .all('SELECT key, recipient, subject, body, headers FROM outbox ORDER BY id')
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])));
  }

  /** Runs a command of the game master. */
  ec(...args: readonly string[]): string {
    return execFileSync(process.execPath, [bin, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#served?.[Symbol.asyncDispose]();
    this.#temporary[Symbol.dispose]();
  }

  async #make(address: string | undefined): Promise<void> {
    for (const id of ['game', 'other', 'over']) this.#newGame(id);
    this.ec('turn', 'over.ec', '--max-silent', 'all', '--agreed-end');
    for (const seat of [1, 2, 3])
      writeFileSync(
        join(this.folder, `sheet-${seat}.txt`),
        `empire ${seat}, turn 1, game EC game\n${seat}, name, "report-of-${seat} ${MARKUP}"\n`,
      );
    this.ec('submit', 'game.ec', 'sheet-1.txt', 'sheet-2.txt', 'sheet-3.txt');
    // Of what everybody reads, nothing is markup either.
    this.ec('contact', 'game.ec', `in the hall ${MARKUP}`);
    this.ec('turn', 'game.ec', '--max-silent', 'all', '--notice', `Be kind. ${MARKUP}`);
    const mail = { from: `games@${DOMAIN}`, orders: `orders@${DOMAIN}`, anonymousPress: true };
    const lmtp = { port: this.lmtpPort };
    writeFileSync(join(this.folder, 'mail.json'), JSON.stringify({ ...mail, lmtp, master: EMAILS.master }));
    const later = this.#later;
    const now = (): number => Date.now() + later.by;
    const { masterCommands } = (await import(built('master-commands.js'))) as {
      readonly masterCommands: () => Promise<MasterCommands>;
    };
    this.#served = await serveHall(this.folder, {
      clock: {
        now,
        async until(time, signal) {
          while (!signal.aborted && now() < time)
            await setTimeout(Math.min(time - now(), 1_000), undefined, { signal }).catch(() => undefined);
        },
      },
      ...{ address, port: 0, metricsPort: 0, log: 'json', write: (line: string) => this.lines.push(line) },
      // Thousands of wrong requests are made here, one after the other.
      limits: { ...HALL_LIMITS, slow: { ...HALL_LIMITS.slow, delay: 1 } },
      ...{ commands: await masterCommands(), host: [EMAILS.host ?? ''] },
    });
    await this.#fill();
  }

  #newGame(id: string): void {
    const source = join(this.folder, `${id}.source`);
    mkdirSync(source);
    const players = [
      ['ada', 'player', 'Ada Concord'],
      ['bram', 'rival', 'Bramble Hegemony'],
      ['chen', 'third', `Chen ${MARKUP}`],
    ].map(([who, domain, name], i) =>
      // Another game has other players.
      [101 + i, `${who}@${id === 'game' ? '' : `${id}-`}${domain}.example`, name].join(','),
    );
    writeFileSync(join(source, 'players.csv'), ['id,email,empire', ...players, ''].join('\n'));
    writeFileSync(join(source, 'game.json'), '{ "parameters": { "cluster.starCount": 10 } }\n');
    const made = this.ec('new', `${id}.ec`, source, '--name', `EC ${id}`, '--seed', '1978', '--json');
    rmSync(source, { recursive: true });
    const { seats } = JSON.parse(made) as { seats: { seat: number; token: string }[] };
    for (const { seat, token } of seats) {
      this.tokens.set(`${id} ${seat}`, token);
      this.#hide(`token of seat ${seat} of ${id}`, token, []);
    }
  }

  /** Has everybody come in, and plants what they write. */
  async #fill(): Promise<void> {
    const { accounts, hostKey } = this.served.hall;
    this.#hide('key of the host', hostKey.text, []);
    accounts.giveRole(new Request(this.served.address), EMAILS.master ?? '', {
      role: 'master',
      game: 'game',
    });
    accounts.giveRole(new Request(this.served.address), EMAILS['other master'] ?? '', {
      ...{ role: 'master', game: 'other' },
    });
    for (const role of ROLES) if (EMAILS[role] !== undefined && role !== 'ended') await this.enter(role);
    await this.end();
    this.#hide('address of the player', 'ada@player', [...MASTERS, ...PLAYERS]);
    this.#hide('address of the rival', 'bram@rival', [...MASTERS, 'rival']);
    this.#hide('address of a third player', 'chen@third', MASTERS);
    this.#hide('address of a stranger', 'dora@stranger', [...MASTERS, 'stranger']);
    this.#hide("address of the game's master", 'mia@master', MASTERS);
    // All who come in ask for a seat, and its master hears who asks.
    this.#hide("address of another game's master", 'olga@other', ['other master', ...MASTERS]);
    this.#hide('address of the host', 'hal@host', MASTERS);
    for (const seat of [1, 2, 3]) {
      const readers: readonly Role[] = seat === 1 ? PLAYERS : seat === 2 ? ['rival'] : [];
      this.#hide(`report of seat ${seat}`, `report-of-${seat}`, readers);
      // A desk shows a draft in place of the orders that were handed in.
      const what = seat === 1 ? 'orders' : 'draft';
      const secret = this.#hide(`${what} of seat ${seat}`, `${what}-of-seat-${seat}`, readers);
      await this.ask({
        ...{ method: 'PUT', path: `/games/game/seats/${seat}/${what}`, headers: this.#bearer(seat) },
        body: `empire ${seat}, turn 2, game EC game\n${seat}, ration, 80%\n// ${secret} ${MARKUP}\n`,
      });
    }
    const letter = this.#hide('letter of seat 2 to seat 3', 'letter-of-2-to-3', ['rival']);
    await this.ask({
      ...{ method: 'POST', path: '/games/game/seats/2/press', headers: { ...this.#bearer(2), ...FORM } },
      body: form({ text: `${letter} ${MARKUP}`, to: '3' }),
    });
    // Who is invited may take a seat, and learns of one that is taken no more than that.
    await this.as('master', {
      ...{ method: 'POST', path: '/games/game/master/invite', headers: FORM },
      body: form({ email: EMAILS['other master'] ?? '' }),
    });
    const words = this.#hide('words of a stranger', 'words-of-dora', ['stranger', ...MASTERS]);
    await this.as('stranger', {
      ...{ method: 'POST', path: '/games/game/ask', headers: FORM },
      body: form({ words: `${words} ${MARKUP}` }),
    });
  }

  /** Ends a session of the player, whose cookie `ended` keeps. */
  async end(): Promise<void> {
    await this.enter('ended');
    await this.as('ended', { method: 'POST', path: '/account/leave' });
  }

  #bearer(seat: number): Readonly<Record<string, string>> {
    return { Authorization: `Bearer ${this.tokens.get(`game ${seat}`)}` };
  }

  #hide(what: string, text: string, readers: readonly Role[]): string {
    this.secrets.push({ what, text, readers });
    return text;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
