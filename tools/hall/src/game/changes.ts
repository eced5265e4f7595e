import { InputError } from '@ec/cli';
import { storedReport, storedSummary, type StoredGame } from '@ec/engine/sqlite';
import { changesSince, type ReportDocument } from '@ec/reports';

/**
 * What changed for a seat from the turn before to a turn, as its reports say; for the game master, as the summaries say.
 *
 * @param seat - `undefined` for the game master
 * @param turn - at least 1 (included)
 * @throws InputError for turn 0, before which there is no report
 * @throws StoreError `no-seat` or `no-turn`
 */
export function changesOf(stored: StoredGame, seat: number | undefined, turn: number): ReportDocument {
  if (turn === 0)
    throw new InputError(
      'error: expected a turn of at least 1 for what changed since the turn before, received 0',
    );
  const reportOf = (one: number): ReportDocument =>
    seat === undefined ? storedSummary(stored, one) : storedReport(stored, seat, one);
  return changesSince(reportOf(turn - 1), reportOf(turn));
}
