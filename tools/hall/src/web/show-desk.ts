import { currentTurn, gameStatus, storedSheet, type StoredGame } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import { extensionVote } from '../calendar/extensions.js';
import { lastDraft, versionOfDraft, type KeptDraft } from '../hall/drafts.js';
import type { AtDesk } from '../hall/hand-in.js';
import { isOnClock } from '../hall/is-on-clock.js';
import { NO_DRAFT } from '../hall/no-draft.js';
import { offersPushes } from '../push/offers-pushes.js';
import { deskPage } from './desk-page.js';
import { momentsOf, type GameContext } from './game-context.js';
import { lettersLink } from './letters-link.js';
import { liveDeskPage } from './live-desk-page.js';
import type { RefusedSheet } from './refused-sheet.js';
import { numberIn } from './seat-answers.js';
import { sheetOfOtherTurn } from './sheet-of-other-turn.js';

/** Shows a player's desk, with a sheet that was refused in its editor where there is one. */
export function showDesk(
  context: GameContext,
  c: Context,
  { id, seat, stored }: AtDesk,
  refused?: RefusedSheet,
): Promise<Response> {
  const { hall } = context;
  const moments = momentsOf(hall, c);
  const letters = lettersLink(hall, { id, seat, stored }, moments);
  const last = currentTurn(stored).turn;
  const draft = lastDraft(hall.database, { game: { id, stored }, seat });
  const isForNext = draft?.turn === last + 1;
  const ofOtherTurn =
    draft && !isForNext ? sheetOfOtherTurn(stored, { text: draft.text, meant: draft.turn }) : undefined;
  const continued = ofOtherTurn ?? draft;
  if (isOnClock(hall, { id, stored })) {
    const desk = liveDeskPage(stored, {
      ...{ id, seat, refused, moments, letters },
      next: hall.live.of(id)?.next ?? null,
      draft: continued && { text: continued.text, version: versionOfDraft(draft?.text) },
    });
    return context.page(c, titleOf(stored, seat), desk, ['page.js', 'live-desk.js']);
  }
  const isOffered =
    draft && !isForNext && c.req.query('new') === undefined && isLastWord(stored, seat, draft);
  const desk = deskPage(stored, {
    ...{ id, seat, refused },
    turn: Math.min(last, numberIn(c.req.query('turn')) ?? last),
    draft: isForNext ? draft.text : undefined,
    offered: isOffered ? ofOtherTurn : undefined,
    version: refused && refused.text !== continued?.text ? NO_DRAFT : versionOfDraft(draft?.text),
    vote: extensionVote(hall.database, { id, stored }),
    ...{ moments, letters },
    offersPushes: offersPushes(hall.accounts, c.req.raw),
  });
  return context.page(c, titleOf(stored, seat), desk, ['page.js', 'desk.js']);
}

/** Whether a player has sent no orders, by mail for one, since they wrote a draft for a turn that is not the next. */
export function isLastWord(stored: StoredGame, seat: number, { turn, saved }: KeptDraft): boolean {
  const next = currentTurn(stored).turn + 1;
  for (let of = Math.min(turn, next); of <= next; of += 1) {
    const sheet = storedSheet(stored, seat, of);
    if (sheet && sheet.origin !== 'bot' && sheet.received >= saved) return false;
  }
  return true;
}

function titleOf(stored: StoredGame, seat: number): string {
  const name = gameStatus(stored).seats.find((one) => one.seat === seat)?.name ?? '';
  return `${stored.meta.name}: ${name}`;
}
