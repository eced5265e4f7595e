import type { ReportDocument } from '@ec/reports';
import type { HostInput } from '../contract/host-input.js';
import { recordTurn, type GameRecord } from '../loop/replay.js';
import type { GameMeta } from './game-file.js';
import { hostInputOf } from './host-inputs.js';
import { gameMessages, type GameMessage } from './messages.js';
import { readJson } from './packed.js';
import { writtenReports, type OwnReport } from './seat-reports.js';
import { storedSeats, type StoredSeat } from './seats.js';
import { storedCalendar, type KeptCalendar } from './set-calendar.js';
import {
  allTurns,
  journalOf,
  lastSeating,
  seatingsBetween,
  stateAfter,
  stateJsonOf,
  withSeatings,
  type Seating,
  type StoredGame,
  type StoredTurn,
} from './stored-turn.js';
import { sheetsAfter, type KeptSheet } from './kept-sheets.js';

/** Version tag of the format. */
export const EXPORT_FORMAT = 'ec-game/2';

/** A whole stored game as plain JSON data. It holds the seed. */
export interface ExportedGame extends GameMeta {
  readonly format: typeof EXPORT_FORMAT;
  /** By what times it is played; absent where the host sets each. */
  readonly calendar?: KeptCalendar;
  readonly seats: readonly StoredSeat[];
  readonly seatings: readonly Seating[];
  readonly turns: readonly ExportedTurn[];
  readonly orders: readonly ExportedSheet[];
  readonly messages: readonly GameMessage[];
}

/** A turn that was resolved. Its state is not in the export: the rules reproduce it, and the hash shows whether they do. */
export interface ExportedTurn extends StoredTurn {
  /** Numbers in the file of the sheets that were used. */
  readonly orders: readonly number[];
  /** The host's input to the turn; absent when there was none. */
  readonly host?: HostInput;
  /** State hash after each phase, where asked for. */
  readonly phases?: readonly string[];
  /** What another version of the rules made of the turn; these rules cannot reproduce it. */
  readonly made?: {
    readonly state: unknown;
    readonly journal: unknown;
    /** By seat ID. */
    readonly reports: Readonly<Record<string, ReportDocument>>;
    /** The same in the game's own formats of that time, by seat ID and name; absent when there were none. */
    readonly ownReports?: Readonly<Record<string, Readonly<Record<string, OwnReport>>>>;
  };
}

/** A sheet that came in. */
export interface ExportedSheet extends KeptSheet {
  /** Number (in the file) of the turn after which it came in. */
  readonly after: number;
}

/**
 * A whole stored game as JSON data, from which {@link importGame} makes the same file again.
 *
 * @param options - `phases` resolves every turn again and adds a hash of the state after each phase
 */
export function exportGame(
  stored: StoredGame,
  { phases = false }: { readonly phases?: boolean } = {},
): ExportedGame {
  return stored.database.snapshot(() => exported(stored, phases));
}

function exported(stored: StoredGame, phases: boolean): ExportedGame {
  const turns = allTurns(stored);
  const orders = turns.flatMap((turn) =>
    sheetsAfter(stored, turn).map((sheet) => ({ ...sheet, after: turn.id })),
  );
  const texts = new Map(orders.map(({ id, text }) => [id, text]));
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const calendar = storedCalendar(stored);
  return {
    format: EXPORT_FORMAT,
    ...stored.meta,
    ...(calendar && { calendar }),
    seats: storedSeats(stored),
    seatings: seatingsBetween(stored, 0, lastSeating(stored)),
    turns: turns.map((turn) => {
      const used = usedOrders(stored, turn);
      const host = hostInputOf(stored, turn.id);
      const orders = used.map(({ id }) => id);
      const whole = { ...turn, orders, ...(Object.keys(host).length > 0 && { host }) };
      if (turn.version !== stored.ruleset.version) return { ...whole, made: madeTurn(stored, turn) };
      const before = turn.previous === null ? undefined : byId.get(turn.previous);
      if (!phases || !before) return whole;
      const game = withSeatings(stored, stateAfter(stored, before), before.seating, turn.seating);
      const sheets = new Map(used.map(({ seat, id }) => [seat, texts.get(id) ?? '']));
      return { ...whole, phases: recordTurn(stored.ruleset, game, sheets, host).record.phases ?? [] };
    }),
    orders: orders.toSorted((a, b) => a.id - b.id),
    messages: gameMessages(stored),
  };
}

/** The standing turns of an exported game, as a record for `replay`. */
export function recordOf(game: ExportedGame): GameRecord {
  const { ruleset, version, name, seed, players, edition, parameters, templates } = game;
  const standing = game.turns.filter(({ undone }) => undone === null).toSorted((a, b) => a.turn - b.turn);
  const sheets = new Map(game.orders.map((sheet) => [sheet.id, sheet]));
  const [start, ...turns] = standing;
  return {
    ruleset,
    version,
    game: { name, seed, players, ...(edition && { edition }), parameters, templates },
    hash: start?.hash ?? '',
    turns: turns.map(({ hash, orders, seating, host, phases }, i) => {
      const used = orders.flatMap((id) => sheets.get(id) ?? []);
      const since = standing[i]?.seating ?? 0;
      return {
        seated: game.seatings.filter(({ id }) => id > since && id <= seating),
        ...(host && { host }),
        sheets: Object.fromEntries(used.map(({ seat, text }) => [seat, text])),
        hash,
        ...(phases && { phases }),
      };
    }),
  };
}

function usedOrders({ database }: StoredGame, { id }: StoredTurn): { seat: number; id: number }[] {
  return database
    .all('SELECT seat, receipt FROM used_orders WHERE turn_id = ? ORDER BY seat', id)
    .map(({ seat, receipt }) => ({ seat: Number(seat), id: Number(receipt) }));
}

function madeTurn(stored: StoredGame, turn: StoredTurn): NonNullable<ExportedTurn['made']> {
  const reports = [...writtenReports(stored, turn.id)];
  const own = reports.filter(([, report]) => Object.keys(report.own).length > 0);
  return {
    state: readJson(stateJsonOf(stored, turn), 'state'),
    journal: journalOf(stored, turn),
    reports: Object.fromEntries(reports.map(([seat, { document }]) => [seat, document])),
    ...(own.length > 0 && {
      ownReports: Object.fromEntries(own.map(([seat, report]) => [seat, report.own])),
    }),
  };
}
