/** A folder of many equal games, and `ec serve` on it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openGameFile } from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

/** A player of one of the games. */
export interface LoadPlayer {
  /** From 0. */
  readonly number: number;
  /** ID of the game. */
  readonly game: string;
  readonly seat: number;
}

/** A folder with games that are copies of one: players of the same seat have the same token. It disappears at the end. */
export class LoadedFolder extends TemporaryFolder {
  readonly players: readonly LoadPlayer[];
  readonly games: readonly string[];
  /** By seat, from index 1. */
  readonly tokens: string[] = [];

  constructor(players: number, games: number) {
    super();
    this.games = Array.from({ length: games }, (_, game) => `game-${game}`);
    this.players = Array.from({ length: players }, (_, number) => ({
      number,
      game: `game-${number % games}`,
      seat: 1 + Math.floor(number / games),
    }));
  }

  /** Makes the games, each with a calendar, so that a turn is resolved when it is due. */
  async make(): Promise<void> {
    const seats = Math.ceil(this.players.length / this.games.length);
    const rows = Array.from(
      { length: seats },
      (_, i) => `${101 + i},p${i + 1}@players.example,Empire ${i + 1}`,
    );
    this.write('source/players.csv', `id,email,empire\n${rows.join('\n')}\n`);
    this.write('source/game.json', JSON.stringify({ parameters: { 'cluster.starCount': 3 * seats } }));
    const first = this.fileOf('game-0');
    const made = await this.ec('new', first, this.of('source'), '--name', 'Load', '--json');
    for (const { seat, token } of (JSON.parse(made) as { seats: { seat: number; token: string }[] }).seats)
      this.tokens[seat] = token;
    await this.ec('calendar', first, '--zone', 'UTC', '--time', '00:00', '--max-silent', 'all');
    for (const game of this.games.slice(1)) copyFileSync(first, this.fileOf(game));
  }

  fileOf(game: string): string {
    return this.of(`${game}.ec`);
  }

  /** Rows of a question to the file of a game, as another program asks it. */
  rowsOf(game: string, sql: string): readonly Readonly<Record<string, unknown>>[] {
    using file = openGameFile(this.fileOf(game), { clock: Date.now });
    return file.database.all(sql);
  }

  /** Texts of all sheets in a game's file, whether they counted or not. */
  sheetsOf(game: string): readonly string[] {
    return this.rowsOf(game, 'SELECT text FROM orders').map(({ text: sheet }) => String(sheet));
  }

  /** Runs a command; returns what it prints. */
  async ec(...args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    if (code !== 0) throw new Error(`ec ${args.join(' ')} ended with code ${String(code)}`);
    return printed;
  }
}

/** `ec serve` in a process of its own, until the end of its scope. */
export class LoadedHall implements AsyncDisposable {
  readonly address: string;
  readonly #server: ChildProcess;
  readonly #metrics: string;

  private constructor(server: ChildProcess, address: string, metrics: string) {
    this.#server = server;
    this.address = address;
    this.#metrics = metrics;
  }

  static async serve(folder: LoadedFolder): Promise<LoadedHall> {
    const args = [bin, 'serve', folder.path, '--json', '--port', '0', '--metrics-port', '0'];
    const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const { address, metrics } = JSON.parse(line) as { address: string; metrics: string };
    return new LoadedHall(server, address, metrics);
  }

  /** Memory of the process in MiB. */
  async memory(): Promise<number> {
    const all = await (await fetch(this.#metrics)).text();
    return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(all)?.[1]) / 2 ** 20);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#server.exitCode !== null) return;
    this.#server.kill('SIGTERM');
    await once(this.#server, 'exit');
  }
}

/** Times in milliseconds. */
export class Times {
  readonly #taken: number[] = [];

  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }

  add(milliseconds: number): void {
    this.#taken.push(milliseconds);
  }

  async of<T>(does: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const done = await does();
    this.add(performance.now() - began);
    return done;
  }

  /** The least time that a share of all does not exceed. */
  quantile(share: number): number {
    const sorted = this.#taken.toSorted((a, b) => a - b);
    return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  }

  toString(): string {
    const at = (share: number): string => `${this.quantile(share).toFixed(0)} ms`;
    return `${this.what}: half within ${at(0.5)}, 99 of 100 within ${at(0.99)}, all within ${at(1)} (${this.#taken.length})`;
  }
}

/** Says what was measured, and on what machine. */
export function say(line: string): void {
  const load = loadavg()[0] ?? 0;
  console.log(`${line} [${availableParallelism()} processors, load ${load.toFixed(1)}]`);
}

/** Says what is not as it should be; the program ends with code 1 then. */
export function expectThat(holds: boolean, what: string): void {
  if (holds) return;
  console.error(`FAILED: ${what}`);
  process.exitCode = 1;
}
