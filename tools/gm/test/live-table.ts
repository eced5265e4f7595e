/** Games that are played live on a clock of the test's own, with clients that speak to them over HTTP. */
import { once } from 'node:events';
import { join } from 'node:path';
import { openGameFile, withRuleset, type StoredGame } from '@ec/engine/sqlite';
import { expect } from 'vitest';
import { type HallLimits, hostLive, type LiveEnd, type LiveGame, ManualClock } from '@ec/hall/live';
import type { OutsideSeats } from '@ec/hall/game';
import { loadRuleset } from '@ec/hall/sheets';
import { ec, GameFolder } from './game-folder.js';

export const SECOND = 1_000;

/** A clock that goes on when it is asked to; it begins on 1 December 2026, 18:00 UTC. */
export class TestClock extends ManualClock {
  constructor() {
    super(Date.parse('2026-12-01T18:00:00Z'));
  }
}

/** What a game is made from. */
export interface Made {
  readonly players: string;
  readonly ruleset: string;
  readonly clock?: TestClock;
}

const DUELLISTS = 'id,email,side\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n';

/** A folder with a game that has not gone live yet. */
export class LiveFolder extends GameFolder {
  readonly tokens = new Map<number, string>();
  readonly file = join(this.path, 'game.ec');

  /** Makes a game; a duel of Multiplanetary Empire between Ada in seat 1 at A1 and Bo in seat 2 at J10 by default. */
  static async make({ players, ruleset }: Partial<Made> = {}): Promise<LiveFolder> {
    const folder = new LiveFolder({ empty: true });
    folder.write('players.csv', players ?? DUELLISTS);
    const args = ['--name', 'Duel', '--seed', '7', '--ruleset', ruleset ?? '@ec/multiplanetary', '--json'];
    const { code, stdout, stderr } = await ec(folder.path, 'new', 'game.ec', '.', ...args);
    expect([code, stderr]).toEqual([0, '']);
    const { seats } = JSON.parse(stdout) as { seats: { seat: number; token: string }[] };
    for (const { seat, token } of seats) folder.tokens.set(seat, token);
    return folder;
  }

  /** Runs a command such as `bots set` on the game. */
  ec(command: string, ...args: readonly string[]) {
    return ec(this.path, ...command.split(' '), 'game.ec', ...args);
  }
}

/** An answer with orders in it, or an error. */
export interface Said {
  readonly status: number;
  readonly turn: number;
  readonly counts: boolean;
  readonly isLate: boolean;
  readonly text: string;
  readonly receipt: number | null;
  readonly diagnostics: readonly {
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
  readonly error?: { readonly code: string; readonly message: string };
}

/** What a seat's player alone can ask for. */
const OWN = /^\/(?:report|orders|board|press)\b/;

/** Asks a live game something as the program of a seat's player, or of anybody. */
export class Client {
  readonly #seat: string;

  /** @param page - address of the game's page */
  constructor(
    readonly page: string,
    readonly token?: string,
  ) {
    this.#seat = /^\d+(?=-)/.exec(token ?? '')?.[0] ?? '1';
  }

  /** @param path - below the page, or below the seat for what is its player's alone */
  ask(path: string, options: RequestInit = {}): Promise<Response> {
    const token = this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` };
    const below = OWN.test(path) ? `/seats/${this.#seat}${path}` : path;
    return fetch(`${this.page}${below}`, { headers: { Accept: 'application/json', ...token }, ...options });
  }

  async json(path: string, options: RequestInit = {}): Promise<Said> {
    const response = await this.ask(path, options);
    return { ...((await response.json()) as Said), status: response.status };
  }

  /** Adds orders to those that were handed in. */
  add(body: string): Promise<Said> {
    return this.json('/orders', { method: 'POST', body });
  }

  /** Hands in orders in place of those before. */
  replace(body: string): Promise<Said> {
    return this.json('/orders', { method: 'PUT', body });
  }
}

/** Limits that no test reaches but those that are about them. */
const GENEROUS: HallLimits = {
  requests: { most: 1_000_000, period: 10_000, delay: 0 },
  turns: { work: 1_000_000, period: 10_000, waiting: 1_000 },
  networks: { work: 1_000_000, period: 10_000, waiting: 1_000 },
  streams: { each: 1_000, all: 1_000 },
  slow: { delay: 0, waiting: 1_000, streams: 1_000 },
};

/** A live game under way. */
export class LiveTable implements AsyncDisposable {
  private constructor(
    readonly folder: LiveFolder,
    /** The game as another program has it open. */
    readonly stored: StoredGame,
    readonly clock: TestClock,
    readonly live: LiveGame,
    /** Address of the game's page. */
    readonly page: string,
    /** Settles when the game has ended. */
    readonly ended: Promise<LiveEnd>,
    private readonly stopping: AbortController,
  ) {}

  /** Lets a game go live with a tick of 10 s after a minute of planning. */
  static async open(
    folder: LiveFolder,
    {
      clock = new TestClock(),
      tick = 10 * SECOND,
      planning = 60 * SECOND,
      limits = GENEROUS,
      programs,
    }: {
      readonly clock?: TestClock;
      readonly tick?: number;
      readonly planning?: number;
      readonly limits?: HallLimits;
      readonly programs?: OutsideSeats;
    } = {},
  ): Promise<LiveTable> {
    const file = openGameFile(folder.file, { clock: clock.now });
    const stored = withRuleset(file, await loadRuleset(file.meta.package));
    const stop = new AbortController();
    return new Promise((resolve, reject) => {
      let isLive = false;
      const ended: Promise<LiveEnd> = hostLive(folder.file, {
        ...{ clock, tick, planning, port: 0, signal: stop.signal, limits, programs },
        async onLive(live, { page }) {
          isLive = true;
          resolve(new LiveTable(folder, stored, clock, live, page, ended, stop));
        },
      });
      ended.catch((error: unknown) => {
        if (!isLive) stored[Symbol.dispose]();
        reject(error);
      });
    });
  }

  /** A client of a seat's player; of anybody without a seat. */
  client(seat?: number): Client {
    return new Client(this.page, seat === undefined ? undefined : this.folder.tokens.get(seat));
  }

  /** Lets time pass until a turn is resolved. */
  async tick(milliseconds = 10 * SECOND): Promise<void> {
    const ticked = once(this.live.news, 'tick');
    this.clock.pass(milliseconds);
    await ticked;
  }

  /** Ends the game as Ctrl-C does. */
  async stop(): Promise<LiveEnd> {
    this.stopping.abort();
    return await this.ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // How it ended is shown where that is asked.
    await this.stop().catch(() => undefined);
    this.stored[Symbol.dispose]();
  }
}

/** An event as it comes over the line; a heartbeat has none of its parts. */
export interface Heard {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
}

/** The events of a live game, as they come; heartbeats only where they are asked for. */
export async function* heard(
  page: string,
  {
    seen,
    signal,
    hasHeartbeats = false,
  }: { seen?: string; signal?: AbortSignal; hasHeartbeats?: boolean } = {},
): AsyncGenerator<Heard> {
  const headers = seen === undefined ? {} : { 'Last-Event-ID': seen };
  const response = await fetch(`${page}/events`, { headers, signal: signal ?? null });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += new TextDecoder().decode(bytes);
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const parts = [...event.matchAll(/^(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [key, value]);
      if (parts.length > 0 || hasHeartbeats) yield Object.fromEntries(parts) as Heard;
    }
  }
}

/** The next events, so many of them. */
export async function take(events: AsyncGenerator<Heard>, number: number): Promise<Heard[]> {
  const taken: Heard[] = [];
  while (taken.length < number) {
    const { value, done } = await events.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
