import type { ReportDocument } from '@ec/reports';
import { shown } from '../contract/errors.js';
import { checkText } from '../loop/check-sheets.js';
import { checkSheet, forecastSheet, mistakesIn, type CheckedOrders } from '../loop/checked-sheet.js';
import { logMessage } from './messages.js';
import { requireSeat } from './seats.js';
import { maskedSheet, sealedSheet, sheetToCheck, type Masks } from './seal.js';
import {
  countingSheet,
  keepSheet,
  keptFaults,
  requireRoom,
  SHEET_ORIGINS,
  type SheetOrigin,
} from './kept-sheets.js';
import { textHash } from '../loop/text-hash.js';
import { textSize } from './stored-text.js';
import { StoreError } from './store-error.js';
import { currentTurn, gameForNext, type StoredGame, type StoredTurn } from './stored-turn.js';

/** What became of an order sheet that came in. */
export interface Submission extends CheckedOrders {
  /** Number by which the seat and its host know the sheet: sheets of the seat since the last turn, counted from 1. */
  readonly receipt: number;
  /** SHA-256 of the sheet. */
  readonly hash: string;
  /** Whether the sheet counts, until a later one does. */
  readonly counts: boolean;
  /** Receipt of the sheet that counted before; `null` when none did. */
  readonly earlier: number | null;
  /** Whether that sheet had the same text. */
  readonly isRepeated: boolean;
}

/** A sheet as it came in. */
export interface IncomingSheet {
  readonly seat: number;
  readonly text: string;
  /** The same with seals in place of its secrets, where {@link sealSheet} has made them already. */
  readonly sealed?: string;
  /** How long the masks of its secrets are wherever the check shows them; as long as the secrets when absent. */
  readonly masks?: Masks;
  readonly origin: SheetOrigin;
  /** Whether a sheet with mistakes counts without the wrong statements, if any other is left; no when absent. */
  readonly skipMistakes?: boolean;
  /** Line from which on one has to be left, from 1, where others before it counted already; 1 when absent. */
  readonly newFrom?: number;
  /** Called within the change, before anything is written: what it throws is thrown, and nothing is kept. */
  readonly require?: (() => void) | undefined;
}

/**
 * Reports how a sheet for the next turn is understood, from what its seat knows; changes nothing. Its secrets are masked; unless masks have one
 * length, all places are those of the sheet as it came.
 *
 * @throws StoreError `no-seat` when there is no such seat
 * @throws TypeError when the sheet is no text (a caller's bug)
 */
export function checkOrders(
  stored: StoredGame,
  { seat, text, masks = 'in-place' }: Pick<IncomingSheet, 'seat' | 'text' | 'masks'>,
): CheckedOrders {
  checkText(text);
  requireSeat(stored, seat);
  const { ruleset } = stored;
  const game = gameForNext(stored, currentTurn(stored));
  return checkSheet(ruleset, game, seat, sheetToCheck(ruleset, text, masks));
}

/**
 * Forecasts what a sheet for the next turn will do, from what its seat knows; `null` where the game has no forecasts. Changes nothing.
 *
 * @throws StoreError `no-seat` when there is no such seat
 * @throws TypeError when the sheet is no text (a caller's bug)
 */
export function forecastOrders(
  stored: StoredGame,
  sheet: Pick<IncomingSheet, 'seat' | 'text'>,
): ReportDocument | null {
  const { ruleset } = stored;
  const { seat, text } = sheet;
  checkText(text);
  requireSeat(stored, seat);
  const game = gameForNext(stored, currentTurn(stored));
  return forecastSheet(ruleset, game, seat, maskedSheet(ruleset, text));
}

/**
 * Keeps an order sheet for the next turn and reports what became of it. One without mistakes counts from then on, in place of the
 * seat's earlier ones. Of one with mistakes, which does not count, receipt, time, size, hash and the first mistakes are kept.
 *
 * @throws StoreError `no-seat` when there is no such seat; `too-many-sheets` when the seat has handed in as many as it can since the last
 * turn; `overtaken` when the turn was resolved meanwhile. Nothing is kept then.
 * @throws RangeError when the origin is none (a caller's bug)
 * @throws TypeError when the sheet is no text (a caller's bug)
 */
export function submitOrders(stored: StoredGame, sheet: IncomingSheet): Submission {
  const { database, ruleset } = stored;
  const { seat, masks = 'in-place', origin, skipMistakes = false, newFrom = 1, require } = sheet;
  if (!SHEET_ORIGINS.includes(origin))
    throw new RangeError(`origin: expected one of ${SHEET_ORIGINS.join(', ')}, received ${shown(origin)}`);
  checkText(sheet.text);
  requireSeat(stored, seat);
  const text = sealedSheet(ruleset, { seed: stored.meta.seed, seat }, sheet.sealed ?? sheet.text);
  const turn = currentTurn(stored);
  const size = textSize(text);
  requireRoom(stored, turn, seat, size);
  const game = gameForNext(stored, turn);
  const checked = checkSheet(ruleset, game, seat, sheetToCheck(ruleset, sheet.text, masks));
  const mistakes = mistakesIn(checked);
  const isLeft = skipMistakes && checked.orders.some(({ line }) => line >= newFrom);
  const counts = !checked.isRefused && (mistakes.length === 0 || isLeft);
  const kept = { seat, origin, counts, size, hash: textHash(text) };
  const { hash } = kept;
  // their places and words tell nobody how long a secret is
  const toKeep = counts ? checked.text : sheetToCheck(ruleset, sheet.text, 'one-length');
  const faults = toKeep === checked.text ? mistakes : mistakesIn(checkSheet(ruleset, game, seat, toKeep));
  return database.transaction(() => {
    requireCurrent(stored, turn);
    require?.();
    const earlier = countingSheet(stored, turn, seat);
    const { receipt } = counts
      ? keepSheet(stored, turn, { ...kept, text, faults: [] })
      : keepSheet(stored, turn, { ...kept, text: '', faults: keptFaults(faults) });
    if (!counts) {
      const code = checked.isRefused ? 'sheet-refused' : 'sheet-wrong';
      logMessage(stored, { seat, code, text: `receipt ${receipt}: ${faults[0]?.message ?? ''}` });
    }
    const isRepeated = earlier?.hash === hash;
    return { ...checked, receipt, hash, counts, earlier: earlier?.receipt ?? null, isRepeated };
  });
}

/**
 * Checks within a change that a turn is still the last.
 *
 * @throws StoreError `overtaken` when it is not
 */
export function requireCurrent(stored: StoredGame, { id, turn }: StoredTurn): void {
  const current = currentTurn(stored);
  if (current.id === id) return;
  const what = `${stored.database.path}: expected turn ${turn} to be the last, received turn ${current.turn}`;
  throw new StoreError(
    'overtaken',
    `${what}: somebody else has changed the game meanwhile; nothing was done`,
  );
}
