import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPath } from '@ec/cli';
import { storedReport, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { formIn, seatForms } from './report-forms.js';
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
  /** Its name; all that are text when absent. */
  readonly format?: string | undefined;
  /** Whether readers' formats show details such as ledgers. */
  readonly details: boolean;
}

/**
 * Writes reports of a turn as texts, `turn-3/seat-1.txt` and so on; returns how many files.
 *
 * @throws InputError when there is no format of that name, before anything is written
 */
export function writeReports(stored: StoredGame, { turn, out, seat, format, details }: ReportFiles): number {
  const seats = seatsOf(stored, seat).map((one) => {
    const forms = seatForms(stored, { seat: one, turn }, { details });
    return [one, format === undefined ? [...forms.values()] : [formIn(forms, format)]] as const;
  });
  let files = 0;
  for (const [one, forms] of seats) {
    const path = pathOf(one, { turn, out });
    for (const { extension, text } of forms) {
      const file = `${path}.${extension}`;
      withPath(file, () => writeFileSync(file, text()));
      files += 1;
    }
  }
  return files;
}

/** Writes reports of a turn as workbooks, `turn-3/seat-1.xlsx` and so on; returns how many files. */
export async function writeWorkbooks(
  stored: StoredGame,
  { turn, out, seat }: Pick<ReportFiles, 'turn' | 'out' | 'seat'>,
): Promise<number> {
  const { renderWorkbook } = await import('@ec/workbook');
  const seats = seatsOf(stored, seat);
  for (const one of seats) {
    const bytes = await renderWorkbook(storedReport(stored, one, turn));
    const file = `${pathOf(one, { turn, out })}.${WORKBOOK}`;
    withPath(file, () => writeFileSync(file, bytes));
  }
  return seats.length;
}

function seatsOf(stored: StoredGame, seat: number | undefined): number[] {
  return seat === undefined ? storedSeats(stored).map((one) => one.seat) : [seat];
}

/** The file of a seat without its extension, in a folder for the turn that is made. */
function pathOf(seat: number, { turn, out }: Pick<ReportFiles, 'turn' | 'out'>): string {
  const folder = join(out, `turn-${turn}`);
  mkdirSync(folder, { recursive: true });
  return join(folder, `seat-${seat}`);
}
