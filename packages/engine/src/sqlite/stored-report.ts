import type { ReportDocument } from '@ec/reports';
import { writtenDocument, writtenOwnReports, type OwnReport } from './seat-reports.js';
import { requireSeat, storedSeats } from './seats.js';
import { currentTurn, gameForNext, standingTurn, stateAfter, type StoredGame } from './stored-turn.js';

/**
 * A seat's report as it was written when the turn was resolved.
 *
 * @param turn - the last turn when absent
 * @throws StoreError `no-seat` or `no-turn`
 */
export function storedReport(stored: StoredGame, seat: number, turn?: number): ReportDocument {
  requireSeat(stored, seat);
  return writtenDocument(stored, standingTurn(stored, turn).id, seat);
}

/**
 * A seat's report as it was written when the turn was resolved, in the formats that were the game's own then, by their names.
 *
 * @param turn - the last turn when absent
 * @throws StoreError `no-seat` or `no-turn`
 */
export function storedOwnReports(
  stored: StoredGame,
  seat: number,
  turn?: number,
): ReadonlyMap<string, OwnReport> {
  requireSeat(stored, seat);
  return writtenOwnReports(stored, standingTurn(stored, turn).id, seat);
}

/** An order form for a seat's next turn: valid as it stands, without orders. */
export function storedTemplate(stored: StoredGame, seat: number): string {
  requireSeat(stored, seat);
  const { ruleset } = stored;
  const game = gameForNext(stored, currentTurn(stored));
  return ruleset.template(ruleset.view(game.state, game.journal, seat));
}

/** Whose order sheet for a turn the game says a file of this name is; `undefined` when it says nothing. */
export function seatOfSheetName(stored: StoredGame, name: string, turn: number): number | undefined {
  const { sheetName } = stored.ruleset;
  if (!sheetName) return undefined;
  const { state } = gameForNext(stored, currentTurn(stored));
  return storedSeats(stored).find(({ seat }) => sheetName(state, seat, turn) === name)?.seat;
}

/** The whole game in figures, for the game master alone. */
export function storedSummary(stored: StoredGame, turn?: number): ReportDocument {
  const at = standingTurn(stored, turn);
  return stored.ruleset.summary(stateAfter(stored, at).state);
}
