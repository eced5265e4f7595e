import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPath } from '@ec/cli';
import { storedReport, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { REPORT_FORMATS, renderReport, type ReportFormat } from '@ec/reports';

const EXTENSION: Readonly<Record<ReportFormat, string>> = {
  text: 'txt',
  markdown: 'md',
  html: 'html',
  json: 'json',
};

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
  for (const one of seats) {
    const document = storedReport(stored, one, turn);
    for (const format of REPORT_FORMATS) {
      const file = join(folder, `seat-${one}.${EXTENSION[format]}`);
      withPath(file, () => writeFileSync(file, renderReport(document, format, { details })));
    }
  }
  return seats.length * REPORT_FORMATS.length;
}
