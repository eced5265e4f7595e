import * as v from 'valibot';
import type { NamedEdition } from '../contract/editions.js';
import { shown } from '../contract/errors.js';
import type { PlayerRecord } from '../contract/ruleset.js';
import { Database, type DatabaseOptions } from './database.js';
import { readJson } from './packed.js';
import { LARGEST_NUMBER, uncountable } from './row-number.js';
import { StoreError } from './store-error.js';
import { isTime, timeOf } from './stored-time.js';

/** What a stored game was made from. */
export interface GameMeta {
  /**
   * Package that exports the ruleset under the name `ruleset`; empty for none. A stranger's file may say anything here: a host loads only
   * packages that it knows.
   */
  readonly package: string;
  /** ID of the ruleset. */
  readonly ruleset: string;
  /** Version of the rules with which the game began. */
  readonly version: string;
  readonly name: string;
  /** Secret: anyone who knows it can predict every random draw. */
  readonly seed: string;
  readonly players: readonly PlayerRecord[];
  /** The edition as it was when the game was made, with all values; `null` for a game from before there were editions. */
  readonly edition: NamedEdition | null;
  /** Parameters that differ from those of the edition. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Templates that replace those of the edition. */
  readonly templates: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970 (UTC). */
  readonly created: number;
  /** Where players find help, such as the host's address: a text in which `contactFault` finds no fault; `null` where none is given. */
  readonly contact: string | null;
}

/** How a stored game is used. */
export interface StoreOptions extends DatabaseOptions {
  /** Milliseconds since 1970 (UTC), as `Date.now` gives. */
  readonly clock: () => number;
}

/** An open file, before its ruleset is loaded. */
export interface GameFile extends Disposable {
  readonly database: Database;
  readonly meta: GameMeta;
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => number;
}

const player = v.strictObject({ id: v.number(), email: v.string(), name: v.string() });
const values = v.record(v.string(), v.unknown());

/** An edition as a game keeps it. */
export const editionSchema = v.strictObject({ name: v.string(), parameters: values, templates: values });

/**
 * Opens a stored game to see which ruleset it needs. The file is checked and brought to the present format.
 *
 * @throws StoreError when there is no such file, or it is no stored game, is damaged, or has a later format
 */
export function openGameFile(path: string, options: StoreOptions): GameFile {
  const database = Database.open(path, options);
  try {
    requireCountable(database);
    return gameFile(database, readMeta(database), options.clock);
  } catch (error) {
    database[Symbol.dispose]();
    throw error;
  }
}

const NUMBERS = [
  'max(seq) AS number FROM sqlite_sequence',
  ...['max(id) FROM turns', 'max(id) FROM seatings', 'max(id) FROM messages'],
  ...['max(receipt) FROM orders', 'max(seat) FROM seats'],
].map((one) => `SELECT ${one}`);

const UNCOUNTABLE = `SELECT 1 FROM (${NUMBERS.join(' UNION ALL ')}) WHERE number > ${LARGEST_NUMBER}`;

/**
 * Checks that a game can go on: whatever it keeps next gets the next number.
 *
 * @throws StoreError `damaged` when some number is larger than it could have become
 */
function requireCountable(database: Database): void {
  if (database.get(UNCOUNTABLE)) throw uncountable(database.path);
}

/** An open file, and what its game was made from. */
export function gameFile(database: Database, meta: GameMeta, clock: () => number): GameFile {
  return { database, meta, clock: checkedClock(clock), [Symbol.dispose]: () => database[Symbol.dispose]() };
}

/** Writes what a game is made from. */
export function writeMeta(database: Database, meta: GameMeta): void {
  database.change(
    'INSERT INTO meta VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
    meta.package,
    meta.ruleset,
    meta.version,
    meta.name,
    meta.seed,
    JSON.stringify(meta.players),
    JSON.stringify(meta.parameters),
    JSON.stringify(meta.templates),
    meta.created,
    JSON.stringify(meta.edition),
    meta.contact,
  );
}

function readMeta(database: Database): GameMeta {
  const row = database.get('SELECT * FROM meta');
  if (!row)
    throw new StoreError('damaged', `${database.path}: the data that the game was made from is missing`);
  const json = <T>(key: string, schema: v.GenericSchema<unknown, T>): T => {
    const what = `${database.path}: ${key}`;
    const result = v.safeParse(schema, readJson(String(row[key]), what));
    if (!result.success) throw new StoreError('damaged', `${what}: ${result.issues[0].message}`);
    return result.output;
  };
  return {
    package: String(row['package']),
    ruleset: String(row['ruleset']),
    version: String(row['version']),
    name: String(row['name']),
    seed: String(row['seed']),
    players: json('players', v.array(player)),
    edition: json('edition', v.nullable(editionSchema)),
    parameters: json('parameters', values),
    templates: json('templates', values),
    created: timeOf(database, row, 'created'),
    contact: row['contact'] === null ? null : String(row['contact']),
  };
}

/**
 * A clock whose times can be kept.
 *
 * @throws RangeError when it is asked and gives no whole milliseconds (a caller's bug)
 */
export function checkedClock(clock: () => number): () => number {
  return () => checkedTime('clock', clock());
}

/** @throws RangeError when a time is no whole number of milliseconds, or on no day that JavaScript knows (a caller's bug) */
export function checkedTime(what: string, time: number): number {
  if (isTime(time)) return time;
  throw new RangeError(`${what}: expected whole milliseconds since 1970 (UTC), received ${shown(time)}`);
}
