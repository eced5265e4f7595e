import { createGame, resolveTurn, type Game } from '../loop/game.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';
import { stateHash } from '../loop/state-hash.js';
import { Database } from './database.js';
import type { ExportedGame, ExportedTurn } from './export-game.js';
import { gameFile, writeMeta, type GameMeta, type StoreOptions } from './game-file.js';
import { writeCalendar } from './set-calendar.js';
import { seatReportsOf } from './seat-reports.js';
import { StoreError } from './store-error.js';
import { withRuleset } from './stored-game.js';
import {
  type StoredGame,
  allTurns,
  currentTurn,
  gameForNext,
  hashOfOther,
  newGameOf,
  stateAfter,
  withSeatings,
} from './stored-turn.js';
import { seatFaults } from './seat-faults.js';
import { insertTurn } from './write-turn.js';
import { textHash } from '../loop/text-hash.js';

/**
 * Makes a stored game from an exported one, in a new file: every turn is resolved again and must have the stated hash.
 * Turns that other versions of the rules resolved are taken as they are, if their hash is right; what an export says that these rules made is
 * never taken, but made again.
 *
 * @param options - `progress` is called after each turn with the numbers of turns done and of all turns
 * @throws StoreError `exists` when there is a file already; `differs` when a sheet or a turn does not match its hash; `not-an-export` when
 * it refers to something that it lacks; `other-ruleset` or `other-version` when other rules are needed; or on a disk error. No file is left
 * then.
 * @throws SetupError when no game can be made from it; no file is left then
 */
export function importGame<State extends GameState, Order, View, Event extends JournalEvent>(
  path: string,
  ruleset: Ruleset<State, Order, View, Event>,
  game: ExportedGame,
  options: StoreOptions & { readonly progress?: (done: number, of: number) => void },
): StoredGame {
  const { progress = () => undefined, clock } = options;
  if (game.ruleset !== ruleset.id)
    throw new StoreError(
      'other-ruleset',
      `${path}: expected the ruleset ${game.ruleset}, received ${ruleset.id}`,
    );
  const meta = metaOf(game);
  const fill = (database: Database): void => {
    const stored = withRuleset(gameFile(database, meta, clock), ruleset);
    // Turns refer to sheets, and sheets to turns.
    database.change('PRAGMA defer_foreign_keys = ON');
    writeMeta(database, meta);
    writeCalendar({ database }, game.calendar ?? null);
    writeSeats(database, game);
    writeSheets(database, game);
    for (const [i, turn] of game.turns.entries()) {
      writeExportedTurn(stored, game, turn);
      progress(i + 1, game.turns.length);
    }
    requireStanding(stored);
    for (const { id, sent, seat, code, text, times, last } of game.messages)
      database.change(
        'INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)',
        id,
        sent,
        seat,
        code,
        text,
        times,
        last,
      );
  };
  try {
    return withRuleset(gameFile(Database.create(path, fill, options), meta, clock), ruleset);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'damaged')
      throw new StoreError('not-an-export', error.message, { cause: error });
    throw isOfData(error)
      ? new StoreError('not-an-export', `${path}: ${error.message}`, { cause: error })
      : error;
  }
}

/** Checks that the game can go on from its last turn, and that its players sit where that turn and the changes of seats have put them. */
function requireStanding(stored: StoredGame): void {
  try {
    const [fault] = seatFaults(stored, gameForNext(stored, currentTurn(stored)).state);
    if (fault !== undefined) throw new StoreError('damaged', `${stored.database.path}: ${fault}`);
  } catch (error) {
    // These rules may not read what others made: the hash vouches for it.
    if (!(error instanceof StoreError && error.code === 'other-version')) throw error;
  }
}

/** Whether numbers that refer to nothing or stand twice led to an error: a violated constraint (code 19), or no such seat. */
function isOfData(error: unknown): error is Error {
  if (error instanceof RangeError) return true;
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 19;
}

function metaOf(game: ExportedGame): GameMeta {
  const {
    package: module,
    ruleset,
    version,
    name,
    seed,
    players,
    edition,
    parameters,
    templates,
    created,
    contact,
  } = game;
  return {
    package: module,
    ruleset,
    version,
    name,
    seed,
    players,
    edition,
    parameters,
    templates,
    created,
    contact,
  };
}

function writeSeats(database: Database, { seats, seatings }: ExportedGame): void {
  for (const { seat, player, token, bot } of seats) {
    const { id = null, email = null } = player ?? {};
    database.change('INSERT INTO seats VALUES (?, ?, ?, ?, ?)', seat, id, email, token, bot);
  }
  for (const { id, seat, player, changed } of seatings) {
    const { id: playerId = null, email = null } = player ?? {};
    database.change('INSERT INTO seatings VALUES (?, ?, ?, ?, ?)', id, seat, playerId, email, changed);
  }
}

function writeSheets(database: Database, { orders, turns }: ExportedGame): void {
  for (const { id, receipt, after, seat, origin, counts, hash, size, text, faults, received } of orders) {
    if (counts) requireHash(`sheet ${id} of seat ${seat}`, hash, textHash(text));
    database.change(
      `INSERT INTO orders (receipt, turn_id, seat, number, origin, counts, hash, size, text, faults, received)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      after,
      seat,
      receipt,
      origin,
      counts ? 1 : 0,
      hash,
      size,
      text,
      JSON.stringify(faults),
      received,
    );
  }
  const seatOf = new Map(orders.map(({ id, seat }) => [id, seat]));
  for (const turn of turns) {
    for (const id of turn.orders)
      database.change('INSERT INTO used_orders VALUES (?, ?, ?)', turn.id, seatOf.get(id) ?? null, id);
  }
}

function writeExportedTurn(stored: StoredGame, exported: ExportedGame, turn: ExportedTurn): void {
  const what = `turn ${turn.turn}`;
  const { made, host = {} } = turn;
  if (made && turn.version !== stored.ruleset.version) {
    const json = JSON.stringify(made.state);
    requireHash(what, turn.hash, hashOfOther(stored, turn, json));
    const reports = Object.entries(made.reports).map(([seat, document]) => {
      return [Number(seat), { document, own: made.ownReports?.[seat] ?? {} }] as const;
    });
    insertTurn(stored, turn, { json, journal: listed(made.journal), host, reports: new Map(reports) });
    return;
  }
  if (turn.version !== stored.ruleset.version) {
    const { id, version } = stored.ruleset;
    throw new StoreError(
      'other-version',
      `${what}: expected ${id} ${turn.version}, received ${id} ${version}`,
    );
  }
  const game = resolveAgain(stored, exported, turn);
  requireHash(what, turn.hash, stateHash(game.state));
  const { journal } = game;
  const json = stored.ruleset.codec.encode(game.state);
  insertTurn(stored, turn, { json, journal, host, reports: seatReportsOf(stored.ruleset, game) });
}

function resolveAgain(stored: StoredGame, { orders }: ExportedGame, turn: ExportedTurn): Game<GameState> {
  if (turn.previous === null) return createGame(stored.ruleset, newGameOf(stored));
  const before = allTurns(stored).find(({ id }) => id === turn.previous);
  if (!before)
    throw new StoreError(
      'not-an-export',
      `turn ${turn.turn}: expected its previous turn before it, received none`,
    );
  const game = withSeatings(stored, stateAfter(stored, before), before.seating, turn.seating);
  const used = new Set(turn.orders);
  const sheets = orders.filter(({ id }) => used.has(id)).map(({ seat, text }) => [seat, text] as const);
  return resolveTurn(stored.ruleset, game, new Map(sheets), turn.host);
}

function listed(value: unknown): Game<GameState>['journal'] {
  if (Array.isArray(value)) return value as Game<GameState>['journal'];
  throw new StoreError('not-an-export', `journal: expected a list, received ${typeof value}`);
}

function requireHash(what: string, expected: string, received: string): void {
  if (expected !== received)
    throw new StoreError('differs', `${what}: expected the hash ${expected}, received ${received}`);
}
