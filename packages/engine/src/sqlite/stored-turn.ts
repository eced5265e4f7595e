import type { AnyRuleset } from '../contract/any-ruleset.js';
import { standingEdition } from '../contract/editions.js';
import { SetupError, shown } from '../contract/errors.js';
import type { Game, NewGame } from '../loop/game.js';
import type { JournalEvent, LoopEvent } from '../contract/journal.js';
import { readState } from '../contract/migration.js';
import { resolveParameters } from '../contract/parameters.js';
import type { GameState, SeatedPlayer } from '../contract/ruleset.js';
import { stateHash } from '../loop/state-hash.js';
import type { Database, Row } from './database.js';
import type { GameFile, GameMeta } from './game-file.js';
import { readJson, unpackBounded, unpackJson } from './packed.js';
import { StoreError } from './store-error.js';
import { timeOf, timeOrNull } from './stored-time.js';

/** A game in a file, with its rules. */
export interface StoredGame extends GameFile {
  readonly ruleset: AnyRuleset;
}

/** A turn that was resolved, or the set-up as turn 0. */
export interface StoredTurn {
  /** Its own number in the file; never reused. */
  readonly id: number;
  readonly turn: number;
  /** The turn that it follows; `null` for the set-up. */
  readonly previous: number | null;
  /** Version of the rules that resolved it. */
  readonly version: string;
  /** State hash. */
  readonly hash: string;
  /** The last change of seats that the state knows of; 0 for none. */
  readonly seating: number;
  /** When it was resolved, in milliseconds since 1970 (UTC). */
  readonly resolved: number;
  /** How long that took. */
  readonly milliseconds: number;
  /** When the orders for the turn after it are due; `null` when no time was set. */
  readonly due: number | null;
  /** When it was undone; `null` while it stands. */
  readonly undone: number | null;
}

/** The last turn that stands. */
export function currentTurn({ database }: StoredGame): StoredTurn {
  const row = database.get(`SELECT ${TURN} FROM turns WHERE undone IS NULL ORDER BY turn DESC LIMIT 1`);
  if (!row) throw new StoreError('damaged', `${database.path}: no turn stands`);
  return turnOf(database, row);
}

/**
 * The standing turn with a number.
 *
 * @param turn - the last when absent
 * @throws StoreError `no-turn` when there is none
 */
export function standingTurn(stored: StoredGame, turn?: number): StoredTurn {
  const last = currentTurn(stored);
  if (turn === undefined) return last;
  const row = stored.database.get(`SELECT ${TURN} FROM turns WHERE undone IS NULL AND turn = ?`, turn);
  if (row) return turnOf(stored.database, row);
  throw new StoreError('no-turn', `turn: expected a turn from 0 to ${last.turn}, received ${shown(turn)}`);
}

/** Every turn that was ever resolved, in the order of resolution. */
export function allTurns({ database }: GameFile): StoredTurn[] {
  return database.all(`SELECT ${TURN} FROM turns ORDER BY id`).map((row) => turnOf(database, row));
}

/** Bytes that the state after the turn that was resolved last has in the file. */
export function stateBytes({ database }: GameFile): number {
  const row = database.get('SELECT length(state) AS bytes FROM turns ORDER BY id DESC LIMIT 1');
  return Number(row?.['bytes'] ?? 0);
}

/** The game as it stood after a turn, with that turn's journal. */
export function gameAfter(stored: StoredGame, turn: StoredTurn): Game<GameState> {
  return { ...stateAfter(stored, turn), journal: lastJournal(stored, turn) };
}

/** The game as it stood after a turn, without that turn's journal: enough to resolve the next. */
export function stateAfter(stored: StoredGame, turn: StoredTurn): Game<GameState> {
  return { ...gameOf(stored), state: lastState(stored, turn), journal: [] };
}

/**
 * Makes a function that reads something of a turn, and remembers what it read last from each open file: reading takes long, one command
 * asks several times, and what is written never changes.
 */
function rememberingLast<T>(
  read: (stored: StoredGame, turn: StoredTurn) => T,
): (stored: StoredGame, turn: StoredTurn) => T {
  const last = new WeakMap<
    Database,
    { readonly id: number; readonly ruleset: AnyRuleset; readonly value: T }
  >();
  return (stored, turn) => {
    const { database, ruleset } = stored;
    const known = last.get(database);
    if (known?.id === turn.id && known.ruleset === ruleset) return known.value;
    const value = read(stored, turn);
    last.set(database, { id: turn.id, ruleset, value });
    return value;
  };
}

const lastState = /* @__PURE__ */ rememberingLast((stored, turn) =>
  storedState(stored, turn, stateJsonOf(stored, turn)),
);

const lastJournal = /* @__PURE__ */ rememberingLast(journalOf);

/** The state after a turn as JSON text, as the version of the rules that resolved it wrote it. */
export function stateJsonOf({ database }: GameFile, { id, turn }: Pick<StoredTurn, 'id' | 'turn'>): string {
  const row = database.get('SELECT state FROM turns WHERE id = ?', id);
  return unpackBounded(row?.['state'], `${database.path}: turn ${turn}: state`);
}

/**
 * A state from its JSON text.
 *
 * @throws StoreError `damaged`, or `other-version` where other rules wrote it, when these rules cannot read it
 */
function storedState(
  { database, meta, ruleset }: StoredGame,
  { turn, version }: Pick<StoredTurn, 'turn' | 'version'>,
  json: string,
): GameState {
  try {
    return readState(ruleset, json, version);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const code = version === ruleset.version ? 'damaged' : 'other-version';
    const problem = `not a state of ${meta.ruleset} ${ruleset.version}: ${reason}`;
    throw new StoreError(code, `${database.path}: turn ${turn}: ${problem}`, { cause: error });
  }
}

/**
 * Hash of a state that other rules wrote, from its JSON text: of the state as these rules read it, if that is the expected hash, else of
 * the text itself, because these rules may read more into it, or may not be able to read it.
 */
export function hashOfOther(stored: StoredGame, turn: StoredTurn, json: string): string {
  try {
    const hash = stateHash(storedState(stored, turn, json));
    if (hash === turn.hash) return hash;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
  return stateHash(readJson(json, `turn ${turn.turn}: state`));
}

/** The events of a turn. */
export function journalOf({ database }: GameFile, { id, turn }: StoredTurn): Game<GameState>['journal'] {
  const row = database.get('SELECT journal FROM turns WHERE id = ?', id);
  const journal = unpackJson(row?.['journal'], `${database.path}: turn ${turn}: journal`);
  if (Array.isArray(journal)) return journal as (JournalEvent | LoopEvent)[];
  throw new StoreError('damaged', `${database.path}: turn ${turn}: journal: expected a list`);
}

/**
 * The game from which the turn after this one is resolved, with the changes of seats since.
 *
 * @throws StoreError `damaged` when the turn's number or the seats are not those of its state: nothing that follows could be kept
 */
export function gameForNext(stored: StoredGame, turn: StoredTurn): Game<GameState> {
  const { database, ruleset } = stored;
  const game = withSeatings(stored, gameAfter(stored, turn), turn.seating, lastSeating(stored));
  if (game.state.turn !== turn.turn) {
    const problem = `expected the number ${game.state.turn}, received ${turn.turn}`;
    throw new StoreError('damaged', `${database.path}: turn: ${problem}`);
  }
  const right = ruleset
    .seats(game.state)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join(', ');
  const seats = database.all('SELECT seat FROM seats ORDER BY seat').map(({ seat }) => Number(seat));
  if (seats.join(', ') !== right) {
    const problem = `expected ${right}, received ${seats.join(', ') || 'none'}`;
    throw new StoreError('damaged', `${database.path}: seats: ${problem}`);
  }
  return game;
}

/**
 * A game with the changes of seats after one (excluded) up to another (included).
 *
 * @throws StoreError `damaged` when one of them cannot be made
 */
export function withSeatings(
  stored: StoredGame,
  game: Game<GameState>,
  after: number,
  until: number,
): Game<GameState> {
  // a question to a file that is being copied waits for the copy
  if (after === until) return game;
  const { database, ruleset } = stored;
  const state = seatingsBetween(stored, after, until).reduce((seated, { id, seat, player }) => {
    try {
      return ruleset.seatPlayer(seated, seat, player);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const what = `${database.path}: change ${id} of seats`;
      throw new StoreError('damaged', `${what}: ${error.message}`, { cause: error });
    }
  }, game.state);
  return { ...game, state };
}

/** Number of the last change of seats; 0 when there was none. */
export function lastSeating({ database }: StoredGame): number {
  return Number(database.get('SELECT max(id) AS last FROM seatings')?.['last'] ?? 0);
}

/** A player who took a seat, or left it as `null`. */
export interface Seating {
  readonly id: number;
  readonly seat: number;
  readonly player: SeatedPlayer | null;
  /** Milliseconds since 1970 (UTC). */
  readonly changed: number;
}

/** Changes of seats after one (excluded) up to another (included), in order. */
export function seatingsBetween({ database }: StoredGame, after: number, until: number): Seating[] {
  return database
    .all('SELECT * FROM seatings WHERE id > ? AND id <= ? ORDER BY id', after, until)
    .map((row) => ({
      id: Number(row['id']),
      seat: Number(row['seat']),
      player:
        row['player_id'] === null ? null : { id: Number(row['player_id']), email: String(row['email']) },
      changed: timeOf(database, row, 'changed'),
    }));
}

/** What a stored game was made from, for making it again; a game from before there were editions gets the one that it goes on by. */
export function newGameOf({ meta, ruleset }: StoredGame): NewGame {
  const { name, seed, players, parameters, templates } = meta;
  return { name, seed, players, edition: standingEdition(ruleset, meta.edition), parameters, templates };
}

/** The values by which a game is played, and the name of its edition. */
type Figures = ReturnType<typeof storedFigures>;

/** Figures by what their game was made from, and the rules that took them: checking them takes long, and one command asks several times. */
const FIGURES = /* @__PURE__ */ new WeakMap<
  GameMeta,
  { readonly ruleset: AnyRuleset; readonly figures: Figures }
>();

/**
 * The values by which a stored game goes on, and the name of its edition.
 *
 * @throws StoreError `other-version` when the installed rules do not take them
 */
export function storedFigures(stored: StoredGame): Pick<Game<GameState>, 'edition' | 'parameters'> {
  const { meta, ruleset } = stored;
  const known = FIGURES.get(meta);
  if (known?.ruleset === ruleset) return known.figures;
  const figures = checkedFigures(stored);
  FIGURES.set(meta, { ruleset, figures });
  return figures;
}

function checkedFigures({ meta, ruleset, database }: StoredGame): Figures {
  try {
    const edition = standingEdition(ruleset, meta.edition);
    const values = { ...edition.parameters, ...meta.parameters };
    return { edition: edition.name, parameters: resolveParameters(ruleset.parameters, values) };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new StoreError('other-version', `${database.path}: ${error.message}`, { cause: error });
  }
}

/** A game of this file without its state. */
function gameOf(stored: StoredGame): Omit<Game<GameState>, 'state' | 'journal'> {
  const { meta, ruleset } = stored;
  const { id, version } = ruleset;
  return { ruleset: id, version, name: meta.name, seed: meta.seed, ...storedFigures(stored) };
}

const TURN = 'id, turn, previous, version, hash, seating, resolved, milliseconds, due, undone';

function turnOf(database: Database, row: Row): StoredTurn {
  return {
    id: Number(row['id']),
    turn: Number(row['turn']),
    previous: row['previous'] === null ? null : Number(row['previous']),
    version: String(row['version']),
    hash: String(row['hash']),
    seating: Number(row['seating']),
    resolved: timeOf(database, row, 'resolved'),
    milliseconds: Number(row['milliseconds']),
    due: timeOrNull(database, row, 'due'),
    undone: timeOrNull(database, row, 'undone'),
  };
}
