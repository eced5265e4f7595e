import type { ReportDocument } from '@ec/reports';
import type { AnyRuleset } from '../contract/any-ruleset.js';
import { ownFormatFault } from '../contract/own-formats.js';
import type { Game } from '../loop/game.js';
import { reportOf } from '../loop/report-of.js';
import type { GameState } from '../contract/ruleset.js';
import type { GameFile } from './game-file.js';
import { pack, unpack, unpackJson } from './packed.js';
import { StoreError } from './store-error.js';
import { textHash } from '../loop/text-hash.js';

/** A seat's report of a turn as it was written when the turn was resolved. */
export interface SeatReport {
  readonly document: ReportDocument;
  /** The same in the game's own formats of that time, by name. */
  readonly own: Readonly<Record<string, OwnReport>>;
}

/** A report in a game's own format. */
export interface OwnReport {
  /** File name extension, without the first dot. */
  readonly extension: string;
  readonly text: string;
}

/** Every seat's report of a game's last turn, by seat. */
export function seatReportsOf(ruleset: AnyRuleset, game: Game<GameState>): Map<number, SeatReport> {
  const formats = Object.entries(ruleset.formats ?? {});
  return new Map(
    ruleset.seats(game.state).map(({ id }) => {
      const view = ruleset.view(game.state, game.journal, id);
      const own = formats.map(
        ([name, { extension, render }]) => [name, { extension, text: render(view) }] as const,
      );
      return [id, { document: reportOf(ruleset, game, view), own: Object.fromEntries(own) }];
    }),
  );
}

/**
 * Puts the reports of a turn into the file.
 *
 * @throws RangeError when a format's name or extension cannot be part of a file's name (a bug in the ruleset)
 */
export function writeSeatReports(
  { database }: GameFile,
  turnId: number,
  reports: ReadonlyMap<number, SeatReport>,
): void {
  for (const [seat, { document, own }] of reports) {
    const json = JSON.stringify(document);
    database.change('INSERT INTO reports VALUES (?, ?, ?, ?)', turnId, seat, textHash(json), pack(json));
    for (const [format, { extension, text }] of Object.entries(own)) {
      const fault = ownFormatFault(format, extension);
      if (fault !== undefined) throw new RangeError(fault);
      database.change(
        'INSERT INTO own_reports VALUES (?, ?, ?, ?, ?, ?)',
        turnId,
        seat,
        format,
        extension,
        textHash(text),
        pack(text),
      );
    }
  }
}

/** Every seat's report of a turn as it was written, by seat. */
export function writtenReports(file: GameFile, turnId: number): Map<number, SeatReport> {
  const rows = file.database.all('SELECT seat FROM reports WHERE turn_id = ? ORDER BY seat', turnId);
  return new Map(
    rows.map(({ seat }) => [
      Number(seat),
      {
        document: writtenDocument(file, turnId, Number(seat)),
        own: Object.fromEntries(writtenOwnReports(file, turnId, Number(seat))),
      },
    ]),
  );
}

/**
 * A seat's report of a turn as it was written.
 *
 * @throws StoreError `damaged` when it is missing or not JSON
 */
export function writtenDocument({ database }: GameFile, turnId: number, seat: number): ReportDocument {
  const row = database.get('SELECT document FROM reports WHERE turn_id = ? AND seat = ?', turnId, seat);
  // The store itself wrote it, with a hash that a check of the game compares.
  return unpackJson(row?.['document'], `${database.path}: report of seat ${seat}`) as ReportDocument;
}

/**
 * A seat's report of a turn as it was written, in the game's own formats of that time, by name.
 *
 * @throws StoreError `damaged` when one cannot be read, or its name or extension cannot be part of a file's name
 */
export function writtenOwnReports(
  { database }: GameFile,
  turnId: number,
  seat: number,
): Map<string, OwnReport> {
  const rows = database.all(
    'SELECT format, extension, report FROM own_reports WHERE turn_id = ? AND seat = ? ORDER BY format',
    turnId,
    seat,
  );
  return new Map(
    rows.map(({ format, extension, report }) => {
      const fault = ownFormatFault(String(format), String(extension));
      if (fault !== undefined) throw new StoreError('damaged', `${database.path}: ${fault}`);
      const what = `${database.path}: ${String(format)} report of seat ${seat}`;
      return [String(format), { extension: String(extension), text: unpack(report, what) }];
    }),
  );
}
