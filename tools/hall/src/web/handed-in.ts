import {
  currentTurn,
  requireNotMoving,
  storedSheet,
  storedTemplate,
  type Submission,
} from '@ec/engine/sqlite';
import type { Diagnostic } from '@ec/orders-parser';
import type { Context } from 'hono';
import { dropDraft, keepDraft, lastDraft, versionOfDraft } from '../hall/drafts.js';
import { NO_DRAFT } from '../hall/no-draft.js';
import type { Hall } from '../hall/hall.js';
import type { AtDesk, SheetIn } from '../hall/hand-in.js';
import { isOnClock } from '../hall/is-on-clock.js';
import { tryChange } from '../hall/try-change.js';
import { SHEET_BYTES } from '../live/submit-lines.js';
import type { NotHandedIn } from '../live/take-lines.js';
import type { GameContext } from './game-context.js';
import { addressOfGame } from './page.js';
import { wantsJson } from './refusal.js';
import { submissionAnswer } from './seat-answers.js';
import { sheetOfOtherTurn } from './sheet-of-other-turn.js';
import { isLastWord, showDesk } from './show-desk.js';

/** What programs are told about orders of which nothing was kept. */
const REFUSALS = {
  over: [409, 'the game is over; no orders are taken any more'],
  overtaken: [409, 'the turn was resolved meanwhile; nothing was changed'],
  changed: [409, 'other orders have come in meanwhile; nothing was changed'],
  'too-long': [413, `expected orders of at most ${SHEET_BYTES} bytes in all, received more`],
} as const satisfies Readonly<Record<NotHandedIn, readonly [number, string]>>;

/** A sheet, with warnings about how it was read. */
export interface ReadSheet extends SheetIn {
  /** Version of the draft that it continues, on a clock, where other orders than those of a draft are sent as well. */
  readonly draft?: string | undefined;
  readonly notes: readonly Diagnostic[];
}

/** Says what became of a sheet that was kept: to a program as JSON, to a player on their desk. One that does not count stays in the editor there. */
export function keptSheet(
  context: GameContext,
  c: Context,
  desk: AtDesk,
  { text, notes, draft }: ReadSheet,
  made: Submission,
): Response | Promise<Response> {
  const { hall } = context;
  const { id, seat, stored } = desk;
  if (made.counts) tryDraft(hall, () => dropHandedIn(hall, desk, draft));
  if (wantsJson(c)) return submissionAnswer(c, stored.ruleset, made, notes);
  if (!made.counts) {
    if (isOnClock(hall, desk)) {
      // Its desk lists orders that count, and no sheets.
      const faults = made.diagnostics.map(({ line, message }) => `line ${line}: ${message}`);
      c.status(422);
      return showDesk(context, c, desk, { fault: `Nothing was changed: ${faults.join('; ')}`, text });
    }
    tryDraft(hall, () => {
      requireNotMoving(stored);
      const turn = currentTurn(stored).turn + 1;
      keepDraft(hall.database, { game: { id, stored }, seat, turn, text }, hall.clock.now());
    });
  }
  return c.redirect(`${addressOfGame(id, 'seats', String(seat))}#handed`, 303);
}

/** Shows a player's desk once more after their sheet was refused, with what they wrote in the editor; a program is told why. */
export function refusedSheet(
  context: GameContext,
  c: Context,
  desk: AtDesk,
  { text, turn, instead }: SheetIn,
  why: NotHandedIn,
): Response | Promise<Response> {
  const [status, message] = REFUSALS[why];
  if (wantsJson(c)) return c.json({ error: { code: why, message } }, status);
  const used = why === 'overtaken' ? receiptOfUsed(desk, { text, turn }) : undefined;
  if (used !== undefined) {
    const fault = `You had handed in these orders before: turn ${turn} was resolved with them, and their receipt is ${used}. Nothing was changed now.`;
    return showDesk(context, c, desk, { fault, text: storedTemplate(desk.stored, desk.seat) });
  }
  c.status(status);
  if (why !== 'overtaken' || isOnClock(context.hall, desk)) {
    const fault = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
    // What takes the place of certain orders takes back one of them, and nobody has typed it.
    return showDesk(context, c, desk, { fault, text: instead === undefined ? text : '' });
  }
  keepForItsTurn(context.hall, desk, { text, turn });
  const offered = sheetOfOtherTurn(desk.stored, { text, meant: turn });
  return showDesk(context, c, desk, { fault: offered.note, text: offered.text });
}

/** Receipt of a sheet that was handed in already, and used for its turn: its player has sent it again, as the answer was lost. */
function receiptOfUsed(
  { stored, seat }: AtDesk,
  { text, turn }: Pick<SheetIn, 'text' | 'turn'>,
): number | undefined {
  if (!turn || turn > currentTurn(stored).turn) return undefined;
  const used = storedSheet(stored, seat, turn);
  return used?.text === text ? used.receipt : undefined;
}

/** Forgets a draft that was handed in. On a clock, other orders than those of a draft are handed in as well: there it is the one that a form names. */
function dropHandedIn(hall: Hall, desk: AtDesk, handedIn: string | undefined): void {
  const { database } = hall;
  const { id, seat, stored } = desk;
  const there = lastDraft(database, { game: { id, stored }, seat });
  if (!isOnClock(hall, desk) || handedIn === versionOfDraft(there?.text))
    dropDraft(database, { game: id, seat });
}

/** Keeps a sheet under the turn that it was written for, so that it is offered for the next one, unless the player has another draft that the desk shows. */
function keepForItsTurn(
  { database, clock, observe }: Hall,
  { id, seat, stored }: AtDesk,
  { text, turn }: Pick<SheetIn, 'text' | 'turn'>,
): void {
  const game = { id, stored };
  tryDraft({ database, observe }, () => {
    requireNotMoving(stored);
    const last = lastDraft(database, { game, seat });
    // There are no orders for turn 0.
    if (!turn || last?.turn === currentTurn(stored).turn + 1) return;
    const instead = last && !isLastWord(stored, seat, last) ? undefined : NO_DRAFT;
    keepDraft(database, { game, seat, turn, text }, clock.now(), instead);
  });
}

/** Changes a draft. */
function tryDraft(hall: Pick<Hall, 'database' | 'observe'>, change: () => void): void {
  tryChange(hall, 'the draft of a sheet that was handed in stays as it was', change);
}
