import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { inputErrorIn } from '@ec/cli';
import { StoreError } from '@ec/engine/sqlite';
import { withFaults } from './hall-fault.js';
import { requireNotReplaced } from './replacing.js';

/** The hall's own file, in the folder of games. */
export const HALL_FILE = 'hall.db';

/** Path of a hall that keeps everything in memory. */
const MEMORY = ':memory:';

/** Milliseconds for which a change waits while somebody else is making one. */
const PATIENCE = 5_000;

/** More pages than a file can have: the largest number that SQLite takes here. */
const ALL_PAGES = 0x7fff_ffff;

/** `EC` and `hall` as SQLite's tools show it. */
const APPLICATION_ID = 0x45_43_48_01;

/** A row as the database returns it. */
export type HallRow = Readonly<Record<string, SQLOutputValue>>;

/** Rows of a table that are about one game each, and go along when the game is moved to another hall. */
export interface GameRows {
  /** It names the game in its column `game`. */
  readonly table: string;
  /** What is done with a row that the other hall has already: what follows `ON CONFLICT` in a statement. */
  readonly conflict: string;
  /**
   * The column with a seat whose holder a row is of: their number in the game is in its column `player`, their address in `email`. Both are `NULL` in what an older
   * program has written. Rows are of the game alone when absent.
   */
  readonly seat?: string;
}

/** Tables of one part of the hall: statements by which they came to be, oldest first. A statement is never changed once a hall has run it. */
export interface Part {
  readonly name: string;
  readonly migrations: readonly string[];
  /** Which of them are about one game each; none when absent. */
  readonly games?: readonly GameRows[];
}

/**
 * The hall's own file: what is about people and mail, and so belongs to no game. Every change is made as a whole or not at all, and is on the
 * disk when it is done. What the disk refuses, or somebody else hinders, is a `StoreError` of the code that it has for a stored game, and names the
 * file without its folder.
 */
export class HallDatabase implements Disposable {
  readonly #connection: DatabaseSync;
  #isChanging = false;

  /**
   * Opens the file, or makes it, and brings the tables of each part to their present form. Only its owner may read it then, as it holds what lets
   * people in; SQLite gives its log the same rights.
   *
   * @param path - `:memory:` keeps everything in memory
   * @throws InputError when the file is no hall's, newer than this program, or damaged, or a backup is being brought back into its folder
   */
  constructor(
    readonly path: string,
    parts: readonly Part[],
  ) {
    if (path !== MEMORY) {
      requireNotReplaced(dirname(path));
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      closeToOthers(path);
    }
    this.#connection = new DatabaseSync(path, { timeout: PATIENCE });
    try {
      this.#prepare(parts);
      // Whoever brings a backup back sees from now on that the file is used, or has begun.
      if (path !== MEMORY) requireNotReplaced(dirname(path));
    } catch (error) {
      this[Symbol.dispose]();
      const { code, message } = error as NodeJS.ErrnoException;
      const isOfFile = code === 'ERR_SQLITE_ERROR' || error instanceof StoreError;
      throw isOfFile ? inputErrorIn(path, message) : error;
    }
  }

  /** For libraries that bring their own statements. */
  get connection(): DatabaseSync {
    return this.#connection;
  }

  /**
   * All rows of a question.
   *
   * @throws StoreError on a disk error
   */
  all(sql: string, ...values: readonly SQLInputValue[]): HallRow[] {
    return this.#run((connection) => connection.prepare(sql).all(...values));
  }

  /**
   * The first row of a question; `undefined` where there is none.
   *
   * @throws StoreError on a disk error
   */
  get(sql: string, ...values: readonly SQLInputValue[]): HallRow | undefined {
    return this.#run((connection) => connection.prepare(sql).get(...values));
  }

  /**
   * Changes rows; returns how many.
   *
   * @throws StoreError `full` or `read-only`, `busy` when somebody else takes too long to change the file, or on a disk error
   */
  change(sql: string, ...values: readonly SQLInputValue[]): number {
    return this.#run((connection) => Number(connection.prepare(sql).run(...values).changes));
  }

  /**
   * Makes changes as a whole or not at all; within another transaction they are part of that one.
   *
   * @throws StoreError `full` or `read-only`, `busy` when somebody else takes too long to change the file, or on a disk error
   */
  transaction<T>(changes: () => T): T {
    if (this.#isChanging) return changes();
    this.#run((connection) => connection.exec('BEGIN IMMEDIATE'));
    this.#isChanging = true;
    try {
      const result = changes();
      this.#run((connection) => connection.exec('COMMIT'));
      return result;
    } catch (error) {
      // SQLite itself takes back what the disk has no room for.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    } finally {
      this.#isChanging = false;
    }
  }

  /** Checks every page, index, bound and reference of the file; returns what is wrong. */
  problems(): string[] {
    const pages = this.all('PRAGMA integrity_check').map((row) => String(row['integrity_check']));
    const references = this.all('PRAGMA foreign_key_check').map(
      (row) => `row ${String(row['rowid'])} of ${String(row['table'])} refers to nothing`,
    );
    return [...pages.filter((line) => line !== 'ok'), ...references];
  }

  /**
   * Copies the file as it stands, while others may use it.
   *
   * @throws InputError on a disk error
   */
  async backup(path: string): Promise<void> {
    try {
      // All pages in one step, as the engine's copies of games are made.
      await backup(this.#connection, path, { rate: ALL_PAGES });
    } catch (error) {
      throw inputErrorIn(path, `the copy cannot be made: ${(error as Error).message}`);
    }
  }

  [Symbol.dispose](): void {
    if (this.#connection.isOpen) this.#connection.close();
  }

  #run<T>(statement: (connection: DatabaseSync) => T): T {
    return withFaults(basename(this.path), () => statement(this.#connection));
  }

  #prepare(parts: readonly Part[]): void {
    const { application_id: id } = this.get('PRAGMA application_id') ?? {};
    const { number: tables } = this.get('SELECT count(*) AS number FROM sqlite_schema') ?? {};
    if (id !== APPLICATION_ID && tables !== 0)
      throw inputErrorIn(this.path, 'expected the file of a hall, received another kind of file');
    this.#run((connection) =>
      connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON'),
    );
    this.transaction(() => {
      this.#run((connection) =>
        connection.exec(`PRAGMA application_id = ${APPLICATION_ID};
        CREATE TABLE IF NOT EXISTS parts (name TEXT PRIMARY KEY, format INTEGER NOT NULL) STRICT`),
      );
      for (const part of parts) this.#migrate(part);
    });
  }

  #migrate({ name, migrations }: Part): void {
    const format = Number(this.get('SELECT format FROM parts WHERE name = ?', name)?.['format'] ?? 0);
    if (format > migrations.length) {
      const expected = `${name} of format ${migrations.length} or older`;
      throw inputErrorIn(this.path, `expected ${expected}, received format ${format}`);
    }
    for (const migration of migrations.slice(format)) this.#run((connection) => connection.exec(migration));
    this.change(
      'INSERT INTO parts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET format = excluded.format',
      name,
      migrations.length,
    );
  }
}

/** Makes the file where there is none, and takes the rights of all others away from one that an older program has made. */
function closeToOthers(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ALONE));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const { mode } = statSync(file, { throwIfNoEntry: false }) ?? {};
    // Who lets a group in alone has chosen to; nobody chooses everybody.
    if (mode !== undefined && (mode & EVERYBODY) !== 0) chmodSync(file, OWNER_ALONE);
  }
}

/** Rights of a file that its owner alone may read and write. */
const OWNER_ALONE = 0o600;
/** Rights of those who are neither its owner nor of its group. */
const EVERYBODY = 0o007;
