import type { ReportDocument } from '@ec/reports';
import { writtenDocument, writtenOwnReports, type OwnReport } from './seat-reports.js';
import { requireSeat, storedSeats } from './seats.js';
import {
  currentTurn,
  gameAfter,
  gameForNext,
  standingTurn,
  stateAfter,
  type StoredGame,
} from './stored-turn.js';

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
 * A seat's report as it was written when the turn was resolved, in the game's own formats of that time, by name.
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

/**
 * Names of the formats in which a seat does not want its report of a turn, as it stands in the options of that turn: hosts send these only
 * when they are asked for.
 *
 * @param turn - the last turn when absent
 * @throws StoreError `no-seat` or `no-turn`
 */
export function unwantedFormats(stored: StoredGame, seat: number, turn?: number): ReadonlySet<string> {
  requireSeat(stored, seat);
  const asked = Object.entries(stored.ruleset.formats ?? {}).flatMap(([name, { isWanted }]) =>
    isWanted ? [{ name, isWanted }] : [],
  );
  if (asked.length === 0) return new Set();
  const game = gameAfter(stored, standingTurn(stored, turn));
  const view: unknown = stored.ruleset.view(game.state, game.journal, seat);
  return new Set(asked.flatMap(({ name, isWanted }) => (isWanted(view) ? [] : [name])));
}

/** All that a seat may know as the next turn begins: plain data, whose form is the ruleset's own. */
export function storedView(stored: StoredGame, seat: number): unknown {
  requireSeat(stored, seat);
  const game = gameForNext(stored, currentTurn(stored));
  return stored.ruleset.view(game.state, game.journal, seat);
}

/** An order form for a seat's next turn: valid as it stands, without orders. */
export function storedTemplate(stored: StoredGame, seat: number): string {
  return stored.ruleset.template(storedView(stored, seat));
}

/** File names of the order sheets for a turn, by seat; empty when the game does not name them. */
export function storedSheetNames(stored: StoredGame, turn: number): ReadonlyMap<number, string> {
  const { sheetName } = stored.ruleset;
  if (!sheetName) return new Map();
  const { state } = gameForNext(stored, currentTurn(stored));
  return new Map(storedSeats(stored).map(({ seat }) => [seat, sheetName(state, seat, turn)]));
}

/** The whole game in figures, for the game master alone. */
export function storedSummary(stored: StoredGame, turn?: number): ReportDocument {
  const at = standingTurn(stored, turn);
  return stored.ruleset.summary(stateAfter(stored, at).state);
}
