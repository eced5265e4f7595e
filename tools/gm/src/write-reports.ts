import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPath } from '@ec/cli';
import { storedReport, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { renderWorkbook } from '@ec/workbook';
import { seatForms, WORKBOOK } from './report-forms.js';

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
  /** Whether readers' formats show details such as ledgers. */
  readonly details: boolean;
}

/** Writes reports of a turn in every format that is text, `turn-3/seat-1.txt` and so on; tells how many files. */
export function writeReports(stored: StoredGame, { turn, out, seat, details }: ReportFiles): number {
  let files = 0;
  for (const [one, path] of pathsOf(stored, { turn, out, seat })) {
    for (const { extension, text } of seatForms(stored, { seat: one, turn }, { details }).values()) {
      const file = `${path}.${extension}`;
      withPath(file, () => writeFileSync(file, text()));
      files += 1;
    }
  }
  return files;
}

/** Writes reports of a turn as workbooks, `turn-3/seat-1.xlsx` and so on; tells how many files. */
export async function writeWorkbooks(
  stored: StoredGame,
  files: Omit<ReportFiles, 'details'>,
): Promise<number> {
  const paths = pathsOf(stored, files);
  for (const [seat, path] of paths) {
    const bytes = await renderWorkbook(storedReport(stored, seat, files.turn));
    const file = `${path}.${WORKBOOK}`;
    withPath(file, () => writeFileSync(file, bytes));
  }
  return paths.length;
}

/** The files of seats without their extensions, in a folder for the turn that is made. */
function pathsOf(
  stored: StoredGame,
  { turn, out, seat }: Omit<ReportFiles, 'details'>,
): (readonly [seat: number, path: string])[] {
  const folder = join(out, `turn-${turn}`);
  mkdirSync(folder, { recursive: true });
  const seats = seat === undefined ? storedSeats(stored).map((one) => one.seat) : [seat];
  return seats.map((one) => [one, join(folder, `seat-${one}`)]);
}
