import { statSync, type Stats } from 'node:fs';
import { ModuleError } from '@ec/cli';
import {
  openGameFile,
  stateBytes,
  StoreError,
  withRuleset,
  type DatabaseOptions,
  type StoredGame,
} from '@ec/engine/sqlite';
import { rulesetFor, type RulesetOptions } from '../game/open-game.js';
import { withoutPaths } from '../game/without-paths.js';
import type { GameFiles } from './game-files.js';

/** Games that are kept open, unless more are used at once: up to two megabytes of the file of each are kept in memory. */
const KEPT_OPEN = 256;
/** Bytes that the last states of games that are kept open have in their files; in memory it is twelve times as much. */
const KEPT_BYTES = 16 * 2 ** 20;

/** An open file. */
interface OpenGame {
  readonly stored: StoredGame;
  /** The file that was opened: a copy that was put in its place is another one. */
  readonly file: Pick<Stats, 'ino' | 'dev'>;
  /** Bytes that its state has in the file. */
  readonly bytes: number;
  /** Who uses it now. */
  users: number;
  /** Whether it is closed when nobody uses it any more. */
  isLeft: boolean;
}

/** How games are opened. */
export interface HostedOptions extends RulesetOptions {
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => number;
  /** Games that are kept open; 256 when absent. */
  readonly keptOpen?: number;
  /** How their files are opened. */
  readonly file?: DatabaseOptions;
  /** Called when a file was opened, before its game is used. */
  readonly opened?: (id: string, stored: StoredGame) => void;
}

/**
 * Stored games, each opened when it is first used. Other programs may use the same files meanwhile. Changes to one game
 * are made one after the other.
 */
export class HostedGames implements Disposable {
  readonly #files: GameFiles;
  readonly #options: HostedOptions;
  /** Least recently used first. */
  readonly #open = new Map<string, OpenGame>();
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(files: GameFiles, options: HostedOptions) {
    this.#files = files;
    this.#options = options;
  }

  /** IDs of the games, by which addresses name them, in order. */
  get ids(): readonly string[] {
    return this.#files.ids;
  }

  /** File of a game. */
  pathOf(id: string): string {
    return this.#files.pathOf(id);
  }

  /** Whether a game that was opened is still the one in its file, and no other was put in its place. */
  isOpen(id: string, stored: StoredGame): boolean {
    const file = statSync(this.pathOf(id), { throwIfNoEntry: false });
    const open = this.#open.get(id);
    return open?.stored === stored && open.file.ino === file?.ino && open.file.dev === file.dev;
  }

  /** A text that is another one after each change of a game: changes are in its log until that is taken into the file. */
  stampOf(id: string): string {
    const path = this.pathOf(id);
    return [path, `${path}-wal`]
      .map((file) => statSync(file, { throwIfNoEntry: false, bigint: true }))
      .map((stats) => (stats && stats.size > 0n ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : ''))
      .join(', ');
  }

  /**
   * Uses a game: it stays open until that is done.
   *
   * @returns `undefined` when there is no such game
   * @throws StoreError, ModuleError when it cannot be opened
   */
  async use<T>(id: string, use: (stored: StoredGame) => T | Promise<T>): Promise<T | undefined> {
    const file = this.#files.has(id) ? statSync(this.pathOf(id), { throwIfNoEntry: false }) : undefined;
    if (!file?.isFile()) return undefined;
    const open = await this.#opened(id, file);
    open.users += 1;
    try {
      return await use(open.stored);
    } finally {
      open.users -= 1;
      this.#closeUnused();
      if (open.isLeft && open.users === 0) open.stored[Symbol.dispose]();
    }
  }

  /**
   * Changes a game when the changes before it are made.
   *
   * @returns `undefined` when there is no such game
   * @throws StoreError, ModuleError when it cannot be opened
   */
  change<T>(id: string, change: (stored: StoredGame) => T | Promise<T>): Promise<T | undefined> {
    return this.inTurn(id, () => this.use(id, change));
  }

  /** Does something about a game that is in use when the changes before it are made. */
  inTurn<T>(id: string, make: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id) ?? Promise.resolve();
    const made = before.then(make);
    const settle = async (): Promise<void> => {
      await made.catch(() => undefined);
      if (this.#last.get(id) === settled) this.#last.delete(id);
    };
    const settled = settle();
    this.#last.set(id, settled);
    return made;
  }

  /** Ends when the changes that were asked for are made. */
  async settled(): Promise<void> {
    await Promise.all(this.#last.values());
  }

  [Symbol.dispose](): void {
    for (const id of this.#open.keys()) this.#leave(id);
  }

  async #opened(id: string, { ino, dev }: Stats): Promise<OpenGame> {
    const known = this.#open.get(id);
    if (known?.file.ino === ino && known.file.dev === dev) {
      this.#open.delete(id);
      this.#open.set(id, known);
      return known;
    }
    if (known) this.#leave(id);
    const path = this.pathOf(id);
    const opened = openGameFile(path, { ...this.#options.file, clock: this.#options.clock });
    try {
      const ruleset = await rulesetFor(path, opened.meta.package, this.#options);
      const other = this.#open.get(id);
      if (other) {
        // Somebody else has opened it while its rules were loaded.
        opened[Symbol.dispose]();
        return other;
      }
      const stored = withRuleset(opened, ruleset);
      this.#options.opened?.(id, stored);
      const game = { stored, file: { ino, dev }, bytes: stateBytes(stored), users: 0, isLeft: false };
      this.#open.set(id, game);
      return game;
    } catch (error) {
      opened[Symbol.dispose]();
      throw error;
    }
  }

  #closeUnused(): void {
    const most = this.#options.keptOpen ?? KEPT_OPEN;
    let bytes = [...this.#open.values()].reduce((sum, game) => sum + game.bytes, 0);
    for (const [id, game] of this.#open) {
      if (this.#open.size <= most && bytes <= KEPT_BYTES) return;
      if (game.users > 0) continue;
      bytes -= game.bytes;
      this.#leave(id);
    }
  }

  #leave(id: string): void {
    const game = this.#open.get(id);
    if (!game) return;
    this.#open.delete(id);
    game.isLeft = true;
    if (game.users === 0) game.stored[Symbol.dispose]();
  }
}

/** Why a game cannot be opened, for everybody: what is wrong with its file, and no more of anything else than that it is so. The host is told the rest. */
export function whyClosed(error: unknown, path: string): string {
  if (error instanceof StoreError) return withoutPaths(error.message, path);
  return error instanceof ModuleError ? 'its rules cannot be loaded here' : 'it cannot be opened here';
}
