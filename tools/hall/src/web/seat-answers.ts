import type { AnyRuleset } from '@ec/engine';
import { countingSheet, currentTurn, maskedSheet, type StoredGame, type Submission } from '@ec/engine/sqlite';
import { pagesAbout, type Diagnostic } from '@ec/orders-parser';
import { renderWorkbook } from '@ec/workbook';
import type { Context } from 'hono';
import { changesOf } from '../game/changes.js';
import { textMediaType, WORKBOOK_TYPE } from '../game/media-types.js';
import { documentForms, seatForms } from '../game/report-forms.js';
import { seatReport, type SayDue } from '../game/seat-report.js';
import { WORKBOOK } from '../game/workbook.js';
import { reportPolicy } from './security.js';

/** Ends of the names of reports that a browser takes for pages, with scripts in them perhaps. */
const MARKUP: ReadonlySet<string> = new Set(['html', 'xml']);

/**
 * A seat's report of a turn, or what changed since the one before, in any format that the game has, or as a workbook.
 *
 * @param say - says when orders are due; by UTC when absent
 */
export async function reportAnswer(
  c: Context,
  stored: StoredGame,
  seat: number,
  say?: SayDue,
): Promise<Response> {
  const last = currentTurn(stored).turn;
  const { turn: asked = `${last}`, format = 'html' } = c.req.query();
  const turn = numberIn(asked);
  if (turn === undefined) return wrong(c, `turn: expected an integer from 0 to ${last}, received ${asked}`);
  const isChanges = c.req.query('changes') !== undefined;
  if (isChanges && turn === 0) return wrong(c, 'turn: expected at least 1 with changes, received 0');
  if (format === WORKBOOK) {
    const document = isChanges ? changesOf(stored, seat, turn) : seatReport(stored, seat, turn, say);
    const bytes = await renderWorkbook(document);
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': WORKBOOK_TYPE });
  }
  const forms = isChanges
    ? documentForms(changesOf(stored, seat, turn), {})
    : seatForms(stored, { seat, turn, say }, {});
  const form = forms.get(format);
  if (!form) {
    const known = [...forms.keys(), WORKBOOK].join(', ');
    return wrong(c, `format: expected one of ${known}, received ${format}`);
  }
  const text = form.text();
  return c.body(text, 200, {
    'Content-Type': `${textMediaType(form.extension)}; charset=utf-8`,
    ...(MARKUP.has(form.extension) && { 'Content-Security-Policy': reportPolicy(text) }),
  });
}

/** A seat's orders that count for the next turn, in the form that may be shown. */
export function ordersOf(stored: StoredGame, seat: number) {
  const last = currentTurn(stored);
  const { receipt = null, text = '' } = countingSheet(stored, last, seat) ?? {};
  return { turn: last.turn + 1, receipt, text: maskedSheet(stored.ruleset, text) };
}

/**
 * What became of orders that came in, for a program: status 200 where they count, and 422 where they do not.
 *
 * @param notes - warnings about how the text was read
 */
export function submissionAnswer(
  c: Context,
  { language }: AnyRuleset,
  submission: Submission,
  notes: readonly Diagnostic[] = [],
): Response {
  const about = submission.diagnostics.flatMap(({ span }) =>
    language ? pagesAbout(language, submission.text, span.start) : [],
  );
  const diagnostics = [...notes, ...submission.diagnostics];
  const pages = [...new Set(about)].toSorted();
  return c.json({ ...submission, diagnostics, pages }, submission.counts ? 200 : 422);
}

/** A number of a path or a parameter; `undefined` where it is none. */
export function numberIn(text = ''): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function wrong(c: Context, message: string): Response {
  return c.json({ error: { code: 'wrong-input', message } }, 400);
}
