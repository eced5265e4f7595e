import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { existingFile, MEMORY } from './existing-file.js';
import { explained, filesOf, storeError } from './explained.js';
import { makeFile } from './make-file.js';
import { closedBy, IS_MOVING, sayMoving } from './moving.js';
import { isFile, noGame } from './no-game.js';
import { schemaFaults } from './own-schema.js';
import { LARGEST_NUMBER, uncountable } from './row-number.js';
import { APPLICATION_ID, MIGRATIONS } from './schema.js';
import { StoreError } from './store-error.js';

/** Milliseconds for which a change waits while somebody else is making one. */
const PATIENCE = 5_000;

/** More pages than a file can have: the largest number that SQLite takes here. */
const ALL_PAGES = 0x7fff_ffff;

/** Statements of a file that are kept prepared (included): preparing one takes longer than running it. */
const KEPT_STATEMENTS = 64;

/**
 * A file may be a stranger's: SQLite keeps to what our own statements need. Versions of Node that do not know an option leave it out; what
 * counts is that no foreign trigger, view or expression is in the file, which is checked when it is opened.
 */
const CAUTION = {
  timeout: PATIENCE,
  defensive: true,
  limits: { length: 64_000_000, sqlLength: 65_536, column: 64, attach: 0, triggerDepth: 1 },
} as const;

/** A value of a column. */
export type SqlValue = null | number | bigint | string | Uint8Array;

/** A row as the database returns it. */
export type Row = Readonly<Record<string, SqlValue>>;

/** How a file is opened. */
export interface DatabaseOptions {
  /** Called with every statement that changes the file, before it is run; an error that it throws stops the whole change. */
  readonly beforeChange?: (sql: string) => void;
  /** Most pages of 4,096 bytes that the file may grow to; as much as the disk holds when absent. */
  readonly maxPages?: number;
}

/** A SQLite file of a stored game: write-ahead log, foreign keys, all-or-nothing changes, and errors in our own words. */
export class Database implements Disposable {
  readonly path: string;
  readonly #connection: DatabaseSync;
  readonly #options: DatabaseOptions;
  readonly #statements = new Map<string, StatementSync>();
  #isChanging = false;

  private constructor(path: string, options: DatabaseOptions) {
    this.path = path;
    this.#options = options;
    this.#connection = explained(path, () => new DatabaseSync(existingFile(path), CAUTION));
    explained(path, () => this.#connection.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON'));
  }

  /**
   * Makes a new file that `fill` writes to; no file is left when that fails. The path `:memory:` makes none.
   *
   * @throws StoreError `exists` when there is a file, or on a disk error
   */
  static create(path: string, fill: (database: Database) => void, options: DatabaseOptions = {}): Database {
    if (path !== MEMORY) makeFile(path);
    let made: Database | undefined;
    try {
      const database = new Database(path, options);
      made = database;
      database.#prepare();
      database.transaction(() => {
        database.change(`PRAGMA application_id = ${APPLICATION_ID}`);
        database.#migrate();
        fill(database);
      });
      return database;
    } catch (error) {
      made?.[Symbol.dispose]();
      if (path !== MEMORY) for (const file of filesOf(path)) rmSync(file, { force: true });
      throw error;
    }
  }

  /**
   * Opens a file, checks that its schema is ours and its pages are whole, and brings it to the present format. Nothing is asked of a table
   * before the schema is known to be ours.
   *
   * @throws StoreError `no-file`, `not-a-game`, `foreign-schema`, `damaged`, `too-new`, or on a disk error
   */
  static open(path: string, options: DatabaseOptions = {}): Database {
    const database = Database.openClosed(path, options);
    try {
      if (database.get(IS_MOVING)) throw new StoreError('busy', sayMoving(path));
      const check = database.#pragma('quick_check');
      if (check !== 'ok') throw new StoreError('damaged', `${path}: the file is damaged: ${String(check)}`);
      database.#prepare();
      if (database.format < MIGRATIONS.length) database.transaction(() => database.#migrate());
      return database;
    } catch (error) {
      database[Symbol.dispose]();
      throw error;
    }
  }

  /**
   * Opens a file in whichever of our formats it is, and even where it is closed for a move, and checks that its schema is ours, with or without
   * what closes it. Its pages may be damaged, and it stays in its format.
   *
   * @throws StoreError `no-file`, `not-a-game`, `foreign-schema`, `damaged`, `too-new`, or on a disk error
   */
  static openClosed(path: string, options: DatabaseOptions = {}): Database {
    const database = Database.#found(path, options);
    try {
      if (database.#pragma('application_id') !== APPLICATION_ID)
        throw new StoreError('not-a-game', `${path}: expected a stored game, received another kind of file`);
      const { format } = database;
      if (format < 1)
        throw new StoreError('damaged', `${path}: expected a format from 1, received ${format}`);
      if (format > MIGRATIONS.length) {
        const expected = `a stored game of format ${MIGRATIONS.length} or older`;
        throw new StoreError('too-new', `${path}: expected ${expected}, received format ${format}`);
      }
      const faults = schemaFaults((sql) => database.all(sql), format, closedBy(database.get(IS_MOVING)));
      if (faults.length > 0) {
        const expected = `the schema of a stored game of format ${format} alone`;
        throw new StoreError(
          'foreign-schema',
          `${path}: expected ${expected}, received ${faults.join('; ')}`,
        );
      }
      return database;
    } catch (error) {
      database[Symbol.dispose]();
      throw error;
    }
  }

  static #found(path: string, options: DatabaseOptions): Database {
    try {
      return new Database(path, options);
    } catch (error) {
      throw isFile(path) ? error : noGame(path, { cause: error });
    }
  }

  /** Closes the file. */
  [Symbol.dispose](): void {
    if (this.#connection.isOpen) this.#connection.close();
  }

  /** Whether there is no file. */
  get isInMemory(): boolean {
    return this.path === MEMORY;
  }

  /** Rows that a query returns. */
  all(sql: string, ...values: readonly SqlValue[]): Row[] {
    return explained(this.path, () => this.#prepared(sql).all(...values));
  }

  /** The first row that a query returns. */
  get(sql: string, ...values: readonly SqlValue[]): Row | undefined {
    return explained(this.path, () => this.#prepared(sql).get(...values));
  }

  /**
   * Changes the file; returns the number of the row that was inserted, if one was.
   *
   * @throws StoreError `damaged` within a transaction, which is taken back then, when that number leaves none for the rows after it
   */
  change(sql: string, ...values: readonly SqlValue[]): number {
    this.#options.beforeChange?.(sql);
    const row = explained(this.path, () => Number(this.#prepared(sql).run(...values).lastInsertRowid));
    if (row > LARGEST_NUMBER && this.#isChanging) throw uncountable(this.path);
    return row;
  }

  /** Runs statements that return nothing. */
  execute(statements: string): void {
    this.#options.beforeChange?.(statements);
    explained(this.path, () => this.#connection.exec(statements));
  }

  /**
   * Makes all changes or none; within another transaction they are part of that one. Nobody else can change the file meanwhile.
   *
   * @throws StoreError `busy` when somebody else takes too long to change it, or on a disk error
   */
  transaction<T>(changes: () => T): T {
    if (this.#isChanging) return changes();
    explained(this.path, () => this.#connection.exec('BEGIN IMMEDIATE'));
    this.#isChanging = true;
    try {
      const result = changes();
      this.#options.beforeChange?.('COMMIT');
      explained(this.path, () => this.#connection.exec('COMMIT'));
      return result;
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    } finally {
      this.#isChanging = false;
    }
  }

  /**
   * Makes sure that the file can be changed, and changes nothing.
   *
   * @throws StoreError `read-only` when it cannot be written, `busy` when somebody else takes too long to change it, or on a disk error
   */
  requireWritable(): void {
    const same = `PRAGMA user_version = ${this.format}`;
    try {
      // The beginning alone is not refused where the file can only be read.
      explained(this.path, () => this.#connection.exec(`BEGIN IMMEDIATE; ${same}`));
    } finally {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
    }
  }

  /** Runs several queries on the file as it stands at the first of them, whatever others change meanwhile. */
  snapshot<T>(questions: () => T): T {
    explained(this.path, () => this.#connection.exec('BEGIN'));
    try {
      return questions();
    } finally {
      // SQLite itself ends a transaction in which it finds the file damaged.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
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

  /** Format of the file, from 1. */
  get format(): number {
    return Number(this.#pragma('user_version'));
  }

  /**
   * Copies the file as it stands, while others may use it.
   *
   * @param shown - path by which errors call the copy, where that is to get another name
   * @throws StoreError on a disk error
   */
  async backup(path: string, shown = path): Promise<void> {
    try {
      // All pages in one step: Node takes a step anew for ever where the file says that it is busy, and begins anew where somebody changes it.
      // A path from the root on is that of a file, and no address, as the name "file:a.ec" alone would be. Node 22 takes no URL here.
      await backup(this.#connection, resolve(path), { rate: ALL_PAGES });
    } catch (error) {
      throw storeError(shown, error);
    }
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    if (this.#statements.size < KEPT_STATEMENTS) this.#statements.set(sql, statement);
    return statement;
  }

  #prepare(): void {
    const { maxPages } = this.#options;
    explained(this.path, () => {
      this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      if (maxPages !== undefined) this.#connection.exec(`PRAGMA max_page_count = ${maxPages}`);
    });
  }

  /** Runs within a change, because somebody else may be bringing the file to the present format, too. */
  #migrate(): void {
    const steps = MIGRATIONS.slice(this.format);
    if (steps.length === 0) return;
    for (const step of steps) {
      this.#options.beforeChange?.(step);
      explained(this.path, () => this.#connection.exec(step));
    }
    this.change(`PRAGMA user_version = ${MIGRATIONS.length}`);
  }

  #pragma(name: string): SqlValue | undefined {
    return Object.values(this.get(`PRAGMA ${name}`) ?? {})[0];
  }
}
