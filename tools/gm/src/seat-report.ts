import { currentTurn, storedReport, type StoredGame } from '@ec/engine/sqlite';
import type { ReportDocument } from '@ec/reports';
import { formatDue } from './when.js';

/**
 * A seat's report of a turn as its player gets it: as it was written, and below the title of the last turn's, when the orders for the next are
 * due, if a time is set. The time may be set anew after the report was written, so that it is no part of what is stored.
 *
 * @throws StoreError `no-seat` or `no-turn`
 */
export function seatReport(stored: StoredGame, seat: number, turn: number): ReportDocument {
  const document = storedReport(stored, seat, turn);
  const last = currentTurn(stored);
  if (turn !== last.turn || last.due === null) return document;
  const { subtitle } = document;
  const due = `Orders for the next turn are due ${formatDue(last.due)}.`;
  return { ...document, subtitle: subtitle === '' ? due : `${subtitle.replace(/\.?$/, '.')} ${due}` };
}
