import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPath } from '@ec/cli';
import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { seatForms } from './report-forms.js';

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

/** Writes reports of a turn in every format, `turn-3/seat-1.txt` and so on; tells how many files. */
export function writeReports(stored: StoredGame, { turn, out, seat, details }: ReportFiles): number {
  const folder = join(out, `turn-${turn}`);
  const seats = seat === undefined ? storedSeats(stored).map((one) => one.seat) : [seat];
  mkdirSync(folder, { recursive: true });
  let files = 0;
  for (const one of seats) {
    for (const { extension, text } of seatForms(stored, { seat: one, turn }, { details }).values()) {
      const file = join(folder, `seat-${one}.${extension}`);
      withPath(file, () => writeFileSync(file, text()));
      files += 1;
    }
  }
  return files;
}
