import {
  currentTurn,
  storedOwnReports,
  storedReport,
  type OwnReport,
  type StoredGame,
} from '@ec/engine/sqlite';
import type { ReportDocument } from '@ec/reports';
import { formatDue } from './when.js';

/** Says when orders are due, in milliseconds since 1970, to the reader of a report. */
export type SayDue = (due: number) => string;

/**
 * A seat's report of a turn as its player gets it: as it was written, and below the title what the host has to say: of the last turn's, when
 * the orders for the next are due, if a time is set, and where to find help, if that is given. Both may be set anew after the report was
 * written, so that they are no part of what is stored.
 *
 * @param say - by UTC when absent
 * @throws StoreError `no-seat` or `no-turn`
 */
export function seatReport(
  stored: StoredGame,
  seat: number,
  turn: number,
  say: SayDue = formatDue,
): ReportDocument {
  const document = storedReport(stored, seat, turn);
  const lines = hostLines(stored, turn, say);
  if (lines.length === 0) return document;
  const { subtitle } = document;
  const said = lines.join(' ');
  return { ...document, subtitle: subtitle === '' ? said : `${subtitle.replace(/\.?$/, '.')} ${said}` };
}

/** A seat's report of a turn in the game's own formats, by name, with the same lines where a format has a place for them. */
export function ownSeatReports(
  stored: StoredGame,
  seat: number,
  turn: number,
  say: SayDue = formatDue,
): ReadonlyMap<string, OwnReport> {
  const lines = hostLines(stored, turn, say);
  const reports = storedOwnReports(stored, seat, turn);
  if (lines.length === 0) return reports;
  const formats = stored.ruleset.formats ?? {};
  return new Map(
    [...reports].map(([name, { extension, text }]) => [
      name,
      { extension, text: formats[name]?.withHostLines?.(text, lines) ?? text },
    ]),
  );
}

/** What the host has to say below the title of a report: one sentence each. */
function hostLines(stored: StoredGame, turn: number, say: SayDue): string[] {
  const last = currentTurn(stored);
  const { contact } = stored.meta;
  return [
    ...(turn === last.turn && last.due !== null
      ? [`Orders for the next turn are due ${say(last.due)}.`]
      : []),
    ...(contact === null ? [] : [`Help: ${contact.replace(/\.?$/, '.')}`]),
  ];
}
