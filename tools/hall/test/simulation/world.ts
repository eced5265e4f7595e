import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Prng } from '@ec/prng';
import {
  createStoredGame,
  currentTurn,
  openStoredGame,
  type StoredGame,
  type StoreOptions,
} from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { multiplanetary } from '@ec/multiplanetary';
import { readCalendar } from '../../src/calendar/calendar.js';
import { giveCalendar } from '../../src/calendar/game-calendar.js';
import { giveTokens } from '../../src/game/give-tokens.js';
import { givePace } from '../../src/live/game-pace.js';
import { ManualClock } from '../../src/live/manual-clock.js';
import { HallProcess } from './hall-process.js';
import { Holders, type Place } from './holders.js';
import { Ledger, type MailOnItsWay } from './ledger.js';
import { Bounces } from './bounces.js';
import { rowsOf } from './law.js';
import { Post } from './post.js';

/** Games of the hall: Bo plays in both. */
const GAMES = [
  { id: 'duel', players: ['ada', 'bo'] },
  { id: 'joust', players: ['bo', 'cy'] },
] as const;

/** A game of the hall that is played on a clock. */
const LIVE = { id: 'dash', players: ['dee', 'eve'] } as const;

/** Days on which a simulation begins: before clocks go forward or back, or some other day. */
const BEGINNINGS = ['2026-03-26T09:00Z', '2026-10-22T09:00Z', '2026-11-27T12:00Z'];

/** Number of SQLite's way to sync a file at each change. */
const FULL = 2;

/** Where disks are memory: nothing of this outlives the machine anyway. */
const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A hall, its players and all that is between them. */
export class World implements AsyncDisposable {
  readonly clock = new ManualClock();
  readonly ledger = new Ledger();
  readonly post: Post;
  readonly prng: Prng;
  readonly processes: HallProcess[] = [];
  readonly holders = new Holders();
  readonly bounces = new Bounces();
  /** Mails of players on their way. */
  coming: MailOnItsWay[] = [];
  /** What has happened, line by line. */
  readonly story: string[] = [];
  readonly #disk = mkdtempSync(join(DISK, 'ec-simulation-'));
  /** Files whose changes may be made before they are on the disk. */
  readonly #unsynced = new Set<string>();
  #folders = 0;
  #folder: string;
  /** By how much the clock is wrong, in milliseconds. */
  #wrong = 0;
  #last: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  #failed: unknown;

  constructor(prng: Prng) {
    this.prng = prng;
    this.post = new Post(prng.stream('post'), {
      tell: (line) => this.tell(line),
      onReturn: (mail) => this.coming.push(...this.bounces.send(mail, this)),
      isSuspended: (address) => this.isSuspended(address),
    });
    this.#folder = this.#newFolder();
    this.clock.to(Date.parse(prng.pick(BEGINNINGS)));
    for (const { id, players } of GAMES) this.#makeGame(id, players, (stored) => this.#keepDays(stored));
    if (prng.chance(1, 2)) {
      this.liveIds = [LIVE.id];
      const pace = { tick: '10s', planning: '60s' };
      this.#makeGame(LIVE.id, LIVE.players, (stored) => givePace(stored, pace));
    }
    this.start();
    for (const { hall } of this.processes) this.#noteSync('hall.db', hall.database);
  }

  /** Games that are played on a clock: one in every second world. */
  readonly liveIds: readonly string[] = [];

  /** Games that are played by their calendars. */
  get gameIds(): readonly string[] {
    return GAMES.map(({ id }) => id);
  }

  get places(): readonly Place[] {
    return GAMES.flatMap(({ id, players }) => players.map((_, i) => ({ game: id, seat: i + 1 })));
  }

  /** Whether an address gets no mail, as the hall's file says. */
  isSuspended(address: string): boolean {
    const sql = 'SELECT 1 FROM mail_addresses WHERE address = ? AND suspended IS NOT NULL';
    return rowsOf(this.fileOf('hall.db'), sql, address).length > 0;
  }

  /** File of a game, or of the hall itself. */
  fileOf(name: string): string {
    return join(this.#folder, name);
  }

  tell(line: string): void {
    this.story.push(`${new Date(this.clock.now()).toISOString()} ${line}`);
  }

  /** Sets the clock wrong, or the more so. */
  setClock(by: number): void {
    this.tell(`the clock is set by ${(by / 3_600_000).toFixed(1)} h`);
    this.#wrong += by;
    this.clock.pass(by);
  }

  /** Sets the clock right. */
  correctClock(): void {
    this.setClock(-this.#wrong);
  }

  /** Begins something that goes on beside everything else. */
  begin(deed: Promise<void>): void {
    this.#underWay += 1;
    deed.catch((error: unknown) => (this.#failed ??= error)).finally(() => (this.#underWay -= 1));
  }

  start(): void {
    this.processes.push(
      new HallProcess(this.#folder, {
        clock: this.clock,
        alone: (does) => this.#alone(does),
        transportOf: (fate) => this.post.transportOf(fate),
      }),
    );
  }

  /**
   * Ends the power at the machine: what is on its disk now is all that is left. By SQLite's word, a change that was made is on the disk where
   * files are synced at each (`synchronous = FULL`); elsewhere all that the log holds may be lost.
   */
  readonly cutPower = (): void => {
    const left = this.#newFolder();
    const isLost = (name: string): boolean =>
      name.endsWith('-shm') || (name.endsWith('-wal') && this.#unsynced.has(name.slice(0, -'-wal'.length)));
    for (const name of readdirSync(this.#folder))
      if (!isLost(name)) cpSync(join(this.#folder, name), join(left, name), { recursive: true });
    for (const { fate } of this.processes) fate.end();
    this.#folder = left;
  };

  /** Waits until nothing happens any more before somebody asks or time passes. */
  async settle(): Promise<void> {
    for (let idle = 0; idle < 2;) {
      await setImmediate();
      idle = this.#underWay === 0 && this.processes.every(({ isIdle }) => isIdle) ? idle + 1 : 0;
    }
    if (this.#failed !== undefined) throw this.#failed;
  }

  /** Opens a game as a command of its master does, in a process of its own. */
  async asMaster<T>(game: string, use: (stored: StoredGame) => T | Promise<T>): Promise<T> {
    return this.#alone(async () => {
      using stored = openGame(game, this.fileOf(`${game}.ec`), { clock: this.clock.now });
      return await use(stored);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const one of this.processes) {
      one.fate.end();
      await one.close();
    }
    rmSync(this.#disk, { recursive: true });
  }

  #alone<T>(does: () => Promise<T>): Promise<T> {
    const done = this.#last.then(does);
    this.#last = done.catch(() => undefined);
    return done;
  }

  #newFolder(): string {
    const folder = join(this.#disk, `${(this.#folders += 1)}`);
    mkdirSync(folder);
    return folder;
  }

  #makeGame(id: string, names: readonly string[], pace: (stored: StoredGame) => void): void {
    const { prng } = this;
    const clock = { clock: this.clock.now };
    const players = names.map((name, i) => ({ id: i + 1, email: `${name}@example.org`, name }));
    const path = this.fileOf(`${id}.ec`);
    const game = { name: id, seed: prng.intN(1_000_000), players };
    using stored =
      id === LIVE.id
        ? createStoredGame(path, multiplanetary, { ...game, package: '@ec/multiplanetary' }, clock)
        : createStoredGame(path, goofspiel, { ...game, package: '@ec/goofspiel' }, clock);
    for (const [seat, token] of giveTokens(stored)) {
      const email = players[seat - 1]?.email ?? '';
      this.holders.take({ game: id, seat, email, token, since: 0 }, { turn: 0, sheet: 0, mail: 0 });
    }
    pace(stored);
    this.#noteSync(`${id}.ec`, stored.database);
  }

  #noteSync(file: string, database: Pick<StoredGame['database'], 'get'>): void {
    const { synchronous } = database.get('PRAGMA synchronous') ?? {};
    if (Number(synchronous) < FULL) this.#unsynced.add(file);
  }

  #keepDays(stored: StoredGame): void {
    const { prng } = this;
    const calendar = {
      zone: prng.pick(['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']),
      weekdays: prng.pick([
        ['mon', 'thu'],
        ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      ]),
      time: prng.pick(['02:30', '20:00']),
      early: prng.pick(['never', 'all-sent']),
      maxSilent: prng.pick(['all', '1']),
      reminders: ['24h', '2h'],
      extensions: { votes: '50%', length: '24h', most: 1 },
    };
    giveCalendar(stored, readCalendar(calendar));
    this.tell(`${stored.meta.name}: turn ${currentTurn(stored).turn}, ${JSON.stringify(calendar)}`);
  }
}

function openGame(game: string, path: string, options: StoreOptions): StoredGame {
  return game === LIVE.id
    ? openStoredGame(path, multiplanetary, options)
    : openStoredGame(path, goofspiel, options);
}
