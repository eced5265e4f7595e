import { currentTurn, requireNotMoving, type Submission } from '@ec/engine/sqlite';
import type { Diagnostic } from '@ec/orders-parser';
import type { Context } from 'hono';
import { explain } from '../game/explain.js';
import { dropDraft, keepDraft } from '../hall/drafts.js';
import { NO_DRAFT } from '../hall/no-draft.js';
import type { Hall } from '../hall/hall.js';
import type { AtDesk, NotHandedIn, SheetIn } from '../hall/hand-in.js';
import { SHEET_BYTES } from '../live/submit-lines.js';
import type { GameContext } from './game-context.js';
import { addressOfGame } from './page.js';
import { wantsJson } from './refusal.js';
import { submissionAnswer } from './seat-answers.js';
import { sheetOfOtherTurn } from './sheet-of-other-turn.js';
import { showDesk } from './show-desk.js';

/** What programs are told about orders of which nothing was kept. */
const REFUSALS = {
  over: [409, 'the game is over; no orders are taken any more'],
  overtaken: [409, 'the turn was resolved meanwhile; nothing was changed'],
  'too-long': [413, `expected orders of at most ${SHEET_BYTES} bytes in all, received more`],
} as const satisfies Readonly<Record<NotHandedIn, readonly [number, string]>>;

/** A sheet, with warnings about how it was read. */
export interface ReadSheet extends SheetIn {
  readonly notes: readonly Diagnostic[];
}

/** Says what became of a sheet that was kept: to a program as JSON, to a player on their desk. One that does not count stays in the editor there. */
export function keptSheet(
  context: GameContext,
  c: Context,
  desk: AtDesk,
  { text, notes }: ReadSheet,
  made: Submission,
): Response | Promise<Response> {
  const { hall } = context;
  const { id, seat, stored } = desk;
  if (made.counts) tryDraft(hall, () => dropDraft(hall.database, { game: id, seat }));
  if (wantsJson(c)) return submissionAnswer(c, stored.ruleset, made, notes);
  if (!made.counts) {
    if (isOnClock(context, desk)) {
      // Its desk lists orders that count, and no sheets.
      const faults = made.diagnostics.map(({ line, message }) => `line ${line}: ${message}`);
      c.status(422);
      return showDesk(context, c, desk, { fault: `Nothing was changed: ${faults.join('; ')}`, text });
    }
    tryKeepDraft(hall, desk, text);
  }
  return c.redirect(`${addressOfGame(id, 'seats', String(seat))}#handed`, 303);
}

/** Shows a player's desk once more after their sheet was refused, with what they wrote in the editor; a program is told why. */
export function refusedSheet(
  context: GameContext,
  c: Context,
  desk: AtDesk,
  { text, turn }: SheetIn,
  why: NotHandedIn,
): Response | Promise<Response> {
  const [status, message] = REFUSALS[why];
  if (wantsJson(c)) return c.json({ error: { code: why, message } }, status);
  c.status(status);
  if (why !== 'overtaken' || isOnClock(context, desk)) {
    const fault = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
    // On a clock, orders that are typed are for any turn; what is for one takes back an order.
    return showDesk(context, c, desk, { fault, text: why === 'overtaken' ? '' : text });
  }
  // What another page has kept for this turn already stays.
  const offered = sheetOfOtherTurn(desk, { text, meant: turn });
  tryKeepDraft(context.hall, desk, offered.text, NO_DRAFT);
  return showDesk(context, c, desk, { fault: offered.note, text: offered.text });
}

function isOnClock({ hall }: GameContext, { id, stored }: AtDesk): boolean {
  return hall.live.of(id)?.stored === stored;
}

function tryKeepDraft(hall: Hall, { id, seat, stored }: AtDesk, text: string, instead?: string): void {
  tryDraft(hall, () => {
    requireNotMoving(stored);
    const turn = currentTurn(stored).turn + 1;
    keepDraft(hall.database, { game: { id, stored }, seat, turn, text }, hall.clock.now(), instead);
  });
}

/** Changes a draft. What became of a sheet stands all the same: that the hall's own file cannot be written is no reason to say otherwise. */
function tryDraft({ database, observe }: Hall, change: () => void): void {
  try {
    database.transaction(change);
  } catch (error) {
    observe({
      event: 'failure',
      text: `the draft of a sheet that was handed in stays as it was: ${explain(error).text}`,
    });
  }
}
