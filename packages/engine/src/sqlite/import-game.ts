import type { ReportDocument } from '@ec/reports';
import * as v from 'valibot';
import { addressFault } from '../loop/address-fault.js';
import { createGame, resolveTurn, type Game } from '../loop/game.js';
import { contactFault, noticeFault } from '../contract/host-input.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';
import { stateHash } from '../loop/state-hash.js';
import { Database } from './database.js';
import { EXPORT_FORMAT, type ExportedGame, type ExportedSheet, type ExportedTurn } from './export-game.js';
import { editionSchema, gameFile, writeMeta, type GameMeta, type StoreOptions } from './game-file.js';
import { sheetFaults } from './kept-sheets.js';
import { writeCalendar } from './set-calendar.js';
import { seatReportsOf } from './seat-reports.js';
import { StoreError } from './store-error.js';
import { withRuleset } from './stored-game.js';
import {
  type StoredGame,
  allTurns,
  hashOfOther,
  newGameOf,
  stateAfter,
  withSeatings,
} from './stored-turn.js';
import { insertTurn } from './write-turn.js';
import { textHash } from '../loop/text-hash.js';
import { textSize } from './stored-text.js';

const whole = v.pipe(v.number(), v.safeInteger());
const orNull = v.nullable(whole);
const hash = v.pipe(
  v.string(),
  v.check((text) => /^[0-9a-f]{64}$/.test(text), 'expected a SHA-256 hash'),
);
const values = v.record(v.string(), v.unknown());
const email = v.pipe(
  v.string(),
  v.check((text) => addressFault(text) === undefined, 'expected a mail address such as ada@example.org'),
);
const player = v.nullable(v.strictObject({ id: whole, email }));

const notice = v.pipe(
  v.string(),
  v.check(
    (text) => noticeFault(text) === undefined,
    ({ input }) => noticeFault(input) ?? '',
  ),
);

const contact = v.pipe(
  v.string(),
  v.check(
    (text) => contactFault(text) === undefined,
    ({ input }) => contactFault(input) ?? '',
  ),
);

/** What both formats hold. */
const game = {
  package: v.string(),
  ruleset: v.string(),
  version: v.string(),
  name: v.string(),
  seed: v.string(),
  players: v.array(v.strictObject({ id: whole, email: v.string(), name: v.string() })),
  edition: v.optional(v.nullable(editionSchema), null),
  parameters: values,
  templates: values,
  created: whole,
  contact: v.optional(v.nullable(contact), null),
  calendar: v.exactOptional(values),
  seats: v.array(
    v.strictObject({ seat: whole, player, token: v.nullable(v.string()), bot: v.nullable(v.string()) }),
  ),
  seatings: v.array(v.strictObject({ id: whole, seat: whole, player, changed: whole })),
  turns: v.array(
    v.strictObject({
      id: whole,
      turn: whole,
      previous: orNull,
      version: v.string(),
      hash,
      seating: whole,
      resolved: whole,
      milliseconds: whole,
      due: orNull,
      undone: orNull,
      orders: v.array(whole),
      host: v.exactOptional(
        v.strictObject({ notice: v.exactOptional(notice), isAgreedEnd: v.exactOptional(v.literal(true)) }),
      ),
      phases: v.exactOptional(v.array(hash)),
      made: v.exactOptional(
        v.strictObject({
          state: v.unknown(),
          journal: v.unknown(),
          reports: v.record(
            v.string(),
            v.custom<ReportDocument>((report) => typeof report === 'object'),
          ),
          ownReports: v.exactOptional(
            v.record(
              v.string(),
              v.record(v.string(), v.strictObject({ extension: v.string(), text: v.string() })),
            ),
          ),
        }),
      ),
    }),
  ),
};

const message = { id: whole, sent: whole, seat: orNull, code: v.string(), text: v.string() };

const sheet = {
  seat: whole,
  origin: v.picklist(['player', 'master', 'bot']),
  counts: v.boolean(),
  hash,
  text: v.string(),
  received: whole,
  after: whole,
};

const exported: v.GenericSchema<unknown, ExportedGame> = v.strictObject({
  format: v.literal(EXPORT_FORMAT),
  ...game,
  orders: v.array(v.strictObject({ ...sheet, id: whole, receipt: whole, size: whole, faults: sheetFaults })),
  messages: v.array(v.strictObject({ ...message, times: whole, last: whole })),
});

/** The format before receipts were counted by seat and turn. */
const FORMAT_1 = 'ec-game/1';
const format1: v.GenericSchema<unknown, ExportedGame> = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT_1),
    ...game,
    orders: v.array(v.strictObject({ ...sheet, receipt: whole })),
    messages: v.array(v.strictObject(message)),
  }),
  v.transform(({ orders, messages, ...rest }): ExportedGame => ({
    ...rest,
    format: EXPORT_FORMAT,
    orders: counted(orders).map(shortened),
    messages: messages.map((entry) => ({ ...entry, times: 1, last: entry.sent })),
  })),
);

/** A sheet of the first format as it is kept today: of one that does not count, without its text. */
function shortened<Sheet extends { readonly counts: boolean; readonly text: string }>(
  sheet: Sheet,
): Sheet & Pick<ExportedSheet, 'size' | 'faults'> {
  const size = textSize(sheet.text);
  return { ...sheet, text: sheet.counts ? sheet.text : '', size, faults: [] };
}

/** Sheets with receipts that are counted by seat and turn; what were receipts over all seats are their numbers in the file. */
function counted<Sheet extends { readonly receipt: number; readonly seat: number; readonly after: number }>(
  sheets: readonly Sheet[],
): (Sheet & { readonly id: number })[] {
  const seen = new Map<string, number>();
  return sheets
    .toSorted((a, b) => a.receipt - b.receipt)
    .map((sheet) => {
      const key = `${sheet.after} ${sheet.seat}`;
      const receipt = (seen.get(key) ?? 0) + 1;
      seen.set(key, receipt);
      return { ...sheet, id: sheet.receipt, receipt };
    });
}

/**
 * Reads an exported game.
 *
 * @throws StoreError `not-an-export` when the value is not an export, with the place of the fault
 */
export function readExport(value: unknown): ExportedGame {
  const isOld = typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT_1;
  const result = v.safeParse(isOld ? format1 : exported, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const { expected, received } = issue;
  const reason =
    expected === null
      ? issue.message
      : received === 'undefined'
        ? 'expected a value, received none'
        : `expected ${expected}, received ${received}`;
  throw new StoreError('not-an-export', `${path.join('.') || 'export'}: ${reason}`, undefined, path);
}

/**
 * Makes a stored game from an exported one, in a new file: every turn is resolved again and must have the stated hash.
 * Turns that other versions of the rules resolved are taken as they are, if their hash is right.
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
    throw isOfData(error)
      ? new StoreError('not-an-export', `${path}: ${error.message}`, { cause: error })
      : error;
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
  if (made) {
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
