import type { HostInput } from '../contract/host-input.js';
import type { GameState } from '../contract/ruleset.js';
import type { Game } from '../loop/game.js';
import { writeHostInput } from './host-inputs.js';
import { pack } from './packed.js';
import { writeSeatReports, type SeatReport } from './seat-reports.js';
import { lastSeating, type StoredGame, type StoredTurn } from './stored-turn.js';

/** What is written with a turn that was just resolved. */
interface FreshTurn {
  readonly game: Game<GameState>;
  /** Of every seat. */
  readonly reports: ReadonlyMap<number, SeatReport>;
  /** State hash. */
  readonly hash: string;
  readonly previous: number | null;
  /** When its resolution began, in milliseconds since 1970 (UTC). */
  readonly began: number;
  readonly due: number | null;
  readonly host: HostInput;
}

/** Writes a turn that was just resolved, with every seat's report; returns its number in the file. */
export function writeTurn(
  stored: StoredGame,
  { game, reports, hash, previous, began, due, host }: FreshTurn,
): number {
  const { version, state } = game;
  const seating = lastSeating(stored);
  const resolved = stored.clock();
  const milliseconds = Math.max(0, Math.round(resolved - began));
  const turn = {
    turn: state.turn,
    previous,
    version,
    hash,
    seating,
    resolved,
    milliseconds,
    due,
    undone: null,
  };
  const { journal } = game;
  return insertTurn(stored, turn, { json: stored.ruleset.codec.encode(state), journal, host, reports });
}

/** What is kept of a turn besides its figures. */
interface TurnContents {
  /** The state as JSON text. */
  readonly json: string;
  readonly journal: Game<GameState>['journal'];
  readonly host: HostInput;
  /** By seat. */
  readonly reports: ReadonlyMap<number, SeatReport>;
}

/** Puts a turn into the file; returns its number: the given one, if any. */
export function insertTurn(
  stored: StoredGame,
  turn: Omit<StoredTurn, 'id'> & { readonly id?: number },
  { json, journal, host, reports }: TurnContents,
): number {
  const id = stored.database.change(
    `INSERT INTO turns (id, turn, previous, version, hash, seating, resolved, milliseconds, due, undone, state, journal)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    turn.id ?? null,
    turn.turn,
    turn.previous,
    turn.version,
    turn.hash,
    turn.seating,
    turn.resolved,
    turn.milliseconds,
    turn.due,
    turn.undone,
    pack(json),
    pack(JSON.stringify(journal)),
  );
  writeHostInput(stored, id, host);
  writeSeatReports(stored, id, reports);
  return id;
}
