import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  openSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { InputError, makeFolder, withPath } from '@ec/cli';
import { storedSeats, unwantedFormats, type StoredGame } from '@ec/engine/sqlite';
import { formIn, seatForms } from './report-forms.js';
import { seatReport } from './seat-report.js';
import { WORKBOOK } from './workbook.js';

/** Reports of a turn that was resolved cannot be written. */
export class ReportsError extends Error {
  override readonly name = 'ReportsError';
}

/** Which reports are written, and how. */
export interface ReportFiles {
  readonly turn: number;
  /** Folder into which a folder for the turn is put. */
  readonly out: string;
  /** One seat; all when absent. */
  readonly seat?: number | undefined;
  /** Its name; all that are text and that the seat wants when absent. */
  readonly format?: string | undefined;
  /** Whether readers' formats show details such as ledgers. */
  readonly details: boolean;
  /** Columns of a page of text; 132 when absent. */
  readonly width?: number | undefined;
  /** Whether everybody on this machine may read them, and not their owner alone; no when absent. */
  readonly isPublic?: boolean | undefined;
}

/**
 * Writes reports of a turn as texts, `turn-3/seat-1.txt` and so on, without formats that a seat does not want; returns how many files.
 *
 * @throws InputError when there is no format of that name, before anything is written
 */
export function writeReports(stored: StoredGame, files: ReportFiles): number {
  const { turn, seat, format, details, width } = files;
  const seats = seatsOf(stored, seat).map((one) => {
    const forms = seatForms(stored, { seat: one, turn }, { details, width });
    if (format !== undefined) return [one, [formIn(forms, format)]] as const;
    const unwanted = unwantedFormats(stored, one, turn);
    return [one, [...forms].flatMap(([name, form]) => (unwanted.has(name) ? [] : [form]))] as const;
  });
  let written = 0;
  for (const [one, forms] of seats) {
    const path = pathOf(one, files);
    for (const { extension, text } of forms) {
      const file = `${path}.${extension}`;
      writeReport(file, text(), files);
      written += 1;
    }
  }
  return written;
}

/** Writes reports of a turn as workbooks, `turn-3/seat-1.xlsx` and so on; returns how many files. */
export async function writeWorkbooks(
  stored: StoredGame,
  files: TurnReports & Pick<ReportFiles, 'seat'>,
): Promise<number> {
  const { turn, seat } = files;
  const { renderWorkbook } = await import('@ec/workbook');
  const seats = seatsOf(stored, seat);
  for (const one of seats) {
    const bytes = await renderWorkbook(seatReport(stored, one, turn));
    const file = `${pathOf(one, files)}.${WORKBOOK}`;
    writeReport(file, bytes, files);
  }
  return seats.length;
}

function seatsOf(stored: StoredGame, seat: number | undefined): number[] {
  return seat === undefined ? storedSeats(stored).map((one) => one.seat) : [seat];
}

/** The file of a seat without its extension, in a folder for the turn that is made. */
function pathOf(seat: number, files: TurnReports): string {
  const folder = turnFolder(files);
  makeReportFolder(files.out, files);
  makeFolder(folder, rightsOf(files).folder);
  if (files.isPublic) withPath(folder, () => chmodSync(folder, OPEN.folder));
  return join(folder, `seat-${seat}`);
}

/** Which reports are written, and for whom. */
type TurnReports = Pick<ReportFiles, 'turn' | 'out' | 'isPublic'>;

function turnFolder({ out, turn }: TurnReports): string {
  return join(out, `turn-${turn}`);
}

/**
 * Makes the folder for reports, and makes sure that those of a turn can be put into it, before that turn is resolved.
 *
 * @throws InputError when reports are public, and the folder is there and not open to everybody; the system's error when a file is in the place of the turn's folder, or nothing can be written there
 */
export function expectRoomForReports(files: TurnReports): void {
  makeReportFolder(files.out, files);
  const folder = turnFolder(files);
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (isThere) makeFolder(folder);
  accessSync(isThere ? folder : files.out, constants.W_OK | constants.X_OK);
}

/**
 * Makes a folder for reports, which its owner alone may enter, unless they are public. One that is there keeps its rights.
 *
 * @throws InputError when reports are public, and the folder is there and not open to everybody
 */
function makeReportFolder(folder: string, files: Pick<ReportFiles, 'isPublic'>): void {
  makeFolder(folder, rightsOf(files).folder);
  // Windows knows no such rights
  if (!files.isPublic || process.platform === 'win32' || (statSync(folder).mode & 0o005) === 0o005) return;
  throw new InputError(
    `--public: error: expected a folder that everybody may enter, received ${folder}: "chmod a+rx ${folder}" opens it`,
  );
}

/** Rights of what everybody may read, and of what is for its owner's eyes, the game master's or a player's. */
const OPEN = { folder: 0o755, file: 0o644 };
const CLOSED = { folder: 0o700, file: 0o600 };

function rightsOf({ isPublic }: Pick<ReportFiles, 'isPublic'>): typeof OPEN {
  return isPublic ? OPEN : CLOSED;
}

/** Writes a report, in place of an earlier one, and with the rights that it has to have, whatever those of the earlier one. */
function writeReport(path: string, content: string | Uint8Array, files: Pick<ReportFiles, 'isPublic'>): void {
  const rights = rightsOf(files).file;
  withPath(path, () => {
    const file = openSync(path, 'w', rights);
    try {
      fchmodSync(file, rights);
      writeFileSync(file, content);
    } finally {
      closeSync(file);
    }
  });
}
