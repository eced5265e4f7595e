import { join } from 'node:path';
import type { StoredGame } from '@ec/engine/sqlite';
import { hallOf } from '../../src/hall/hall-of.js';
import type { Hall } from '../../src/hall/hall.js';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { LiveGames } from '../../src/hall/live-games.js';
import { keepHallTime } from '../../src/hall/keep-hall-time.js';
import type { Clock } from '../../src/live/clock.js';
import { receiveMail, type IncomingMail, type Received } from '../../src/mail/incoming/receive-mail.js';
import type { MailSettings } from '../../src/mail/mail-settings.js';
import { mailHallOf, type MailHall } from '../../src/mail/open-mail-hall.js';
import { keepSending, type Sending } from '../../src/mail/send-queue.js';
import { HALL_FILE } from '../../src/store/hall-database.js';
import { hallRoutes } from '../../src/web/hall-routes.js';
import { HostKey } from '../../src/web/host-key.js';
import { Fate, MortalDatabase } from './fate.js';

/** Where players reach the hall. */
const ADDRESS = 'http://localhost';

const SETTINGS: MailSettings = {
  file: 'mail.json',
  from: 'games@hall.example.org',
  orders: 'orders@hall.example.org',
  master: 'master@example.org',
  trust: 'proof',
  anonymousPress: true,
  smtp: { host: 'localhost' },
};

/** Loops that a process runs: the time of its games, its queue of mail, and the look at games that are played on a clock. */
const LOOPS = 3;

/** Games of which is known how many uses are under way. */
class WatchedGames extends HostedGames {
  uses = 0;
  readonly #alone: Surroundings['alone'];

  constructor(alone: Surroundings['alone'], ...args: ConstructorParameters<typeof HostedGames>) {
    super(...args);
    this.#alone = alone;
  }

  override async use<T>(...args: Parameters<HostedGames['use']>): Promise<T | undefined> {
    this.uses += 1;
    try {
      return (await super.use(...args)) as T | undefined;
    } finally {
      this.uses -= 1;
    }
  }

  override change<T>(id: string, change: (stored: StoredGame) => T | Promise<T>): Promise<T | undefined> {
    return super.inTurn(id, () => this.use(id, change));
  }

  /** A tick copies its file first. */
  override inTurn<T>(id: string, make: () => Promise<T>): Promise<T> {
    return super.inTurn(id, () => this.#alone(make));
  }
}

/** What a process is started with. */
export interface Surroundings {
  readonly clock: Clock;
  /** Does what waits for the machine itself, one after the other: which of two is done first, no seed decides. */
  readonly alone: <T>(does: () => Promise<T>) => Promise<T>;
  /** Carries the mails of a process. */
  readonly transportOf: (fate: Fate) => Sending['transport'];
}

/** Everything that `ec serve` runs in a process, without its sockets: pages, and beside them, with files of their own, calendars and mail. */
export class HallProcess {
  readonly fate = new Fate();
  /** Of its pages. */
  readonly hall: Hall;
  readonly #mail: MailHall;
  readonly #databases: readonly MortalDatabase[];
  readonly #games: readonly WatchedGames[];
  readonly #stopping = new AbortController();
  readonly #routes: ReturnType<typeof hallRoutes>;
  readonly #loops: Promise<unknown>;
  #waiting = 0;
  #asked = 0;
  #hasEnded = false;

  constructor(folder: string, { clock, alone, transportOf }: Surroundings) {
    const { fate } = this;
    const { signal } = this.#stopping;
    const observe = (): void => undefined;
    const watched: Clock = {
      now: clock.now,
      until: async (time, stop) => {
        this.#waiting += 1;
        await clock.until(time, stop);
        this.#waiting -= 1;
      },
    };
    const openFiles = () => ({
      database: new MortalDatabase(join(folder, HALL_FILE), fate),
      games: new WatchedGames(alone, gamesOfFolder(folder), {
        clock: clock.now,
        file: { beforeChange: fate.beforeChange },
      }),
    });
    const pages = { ...openFiles(), clock: watched, settings: SETTINGS, observe };
    const kept = { ...openFiles(), clock: watched, settings: SETTINGS, observe };
    this.#databases = [pages.database, kept.database];
    this.#games = [pages.games, kept.games];
    const live = new LiveGames(pages);
    this.hall = hallOf({
      ...pages,
      live,
      name: 'Games',
      address: ADDRESS,
      hostKey: new HostKey(),
    });
    this.#routes = hallRoutes(this.hall, signal);
    this.#mail = mailHallOf(kept);
    const { from, master = null } = SETTINGS;
    const { database } = kept;
    const sending = { database, transport: transportOf(fate), clock: watched, from, master };
    const loops = [
      keepHallTime({ ...kept, games: oneByOne(kept.games, alone), host: ['host@example.org'], signal }),
      keepSending(sending, signal),
      live.play(signal),
    ] as const;
    this.#loops = Promise.all(loops).finally(() => (this.#hasEnded = true));
    this.#loops.catch(() => undefined);
  }

  /** Whether it does nothing until somebody asks or time passes. */
  get isIdle(): boolean {
    const { games, live } = this.hall;
    // Each that is played on a clock is in use, and waits for its next tick.
    const played = games.ids.filter((id) => live.of(id)).length;
    const uses = this.#games.reduce((sum, one) => sum + one.uses, 0);
    const waits = this.#hasEnded || this.#waiting === LOOPS + played;
    return waits && uses === played && this.#asked === 0;
  }

  /** Answers a request; undefined where the process ended before the answer was out. */
  async ask(
    path: string,
    init: RequestInit,
  ): Promise<{ readonly status: number; readonly body: string } | undefined> {
    return this.#answered(async () => {
      const response = await this.#routes.fetch(new Request(`${ADDRESS}${path}`, withHost(init)));
      return { status: response.status, body: await response.text() };
    });
  }

  /**
   * Takes a mail over; undefined where the process ended in the middle of it.
   *
   * @throws StoreError, Error where the mail has to come in again
   */
  async receive(mail: IncomingMail): Promise<Received | undefined> {
    return this.#answered(() => receiveMail(this.#mail.receiving, mail));
  }

  /** Stops it as a signal does, or lets go of what is left of it. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#loops.catch(() => undefined);
    await Promise.all(this.#games.map((games) => games.settled()));
    for (const open of [...this.#games, ...this.#databases]) open[Symbol.dispose]();
  }

  async #answered<T>(answer: () => Promise<T>): Promise<T | undefined> {
    this.#asked += 1;
    try {
      const answered = await answer();
      return this.fate.isDead ? undefined : answered;
    } catch (error) {
      if (this.fate.isDead) return undefined;
      throw error;
    } finally {
      this.#asked -= 1;
    }
  }
}

/** Games of which one at a time is looked at: a turn copies its file first. */
function oneByOne(games: HostedGames, alone: Surroundings['alone']) {
  return {
    get ids() {
      return games.ids;
    },
    stampOf: (id: string) => games.stampOf(id),
    pathOf: (id: string) => games.pathOf(id),
    change: <T>(id: string, change: (stored: StoredGame) => T | Promise<T>) =>
      games.change(id, (stored) => alone(async () => change(stored))),
  };
}

function withHost(init: RequestInit): RequestInit {
  return { ...init, headers: { ...(init.headers as Record<string, string>), Host: new URL(ADDRESS).host } };
}
