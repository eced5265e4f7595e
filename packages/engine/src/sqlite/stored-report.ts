import type { ReportDocument } from '@ec/reports';
import { unpackJson } from './packed.js';
import { requireSeat } from './seats.js';
import { currentTurn, gameForNext, standingTurn, stateAfter, type StoredGame } from './stored-turn.js';

/**
 * A seat's report as it was written when the turn was resolved.
 *
 * @param turn - the last turn when absent
 * @throws StoreError `no-seat` or `no-turn`
 */
export function storedReport(stored: StoredGame, seat: number, turn?: number): ReportDocument {
  requireSeat(stored, seat);
  const { database } = stored;
  const { id, turn: number } = standingTurn(stored, turn);
  const row = database.get('SELECT document FROM reports WHERE turn_id = ? AND seat = ?', id, seat);
  // Written by the store itself, with a hash that checking the game compares.
  return unpackJson(
    row?.['document'],
    `${database.path}: report of seat ${seat}, turn ${number}`,
  ) as ReportDocument;
}

/** An order form for a seat's next turn: valid as it stands, without orders. */
export function storedTemplate(stored: StoredGame, seat: number): string {
  requireSeat(stored, seat);
  const { ruleset } = stored;
  const game = gameForNext(stored, currentTurn(stored));
  return ruleset.template(ruleset.view(game.state, game.journal, seat));
}

/** The whole game in figures, for the game master alone. */
export function storedSummary(stored: StoredGame, turn?: number): ReportDocument {
  const at = standingTurn(stored, turn);
  return stored.ruleset.summary(stateAfter(stored, at).state);
}
