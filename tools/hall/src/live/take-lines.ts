import {
  countingSheet,
  currentTurn,
  type GameStatus,
  type StoredGame,
  type Submission,
} from '@ec/engine/sqlite';
import { submitLines, type NewLines } from './submit-lines.js';

/** What became of orders that came in. */
export interface LiveSubmission extends Submission {
  /** Whether they came after the tick, and so are for the turn after the one that was next when they were sent. */
  readonly isLate: boolean;
}

/**
 * Why nothing was kept of orders: the game is over, the turn that they are for is not the next one, other orders count than those whose place they
 * take, or they are longer than a game on a clock takes.
 */
export type NotHandedIn = 'over' | 'overtaken' | 'changed' | 'too-long';

/** A form that orders come from: when it is sent again, as its answer was lost, it has the first answer and changes nothing. */
export interface SentForm {
  /** What became of it; `undefined` where it has not come in. */
  readonly answer: () => LiveSubmission | undefined;
  readonly note: (answer: LiveSubmission) => void;
}

/** What orders ask for, beside to be kept. */
export interface SheetTerms {
  /** Turn that they are for, if it has to be that one. */
  readonly turn?: number | undefined;
  /** Receipt of the orders whose place they take, if it has to be those, 0 where there were none. */
  readonly instead?: number | undefined;
  readonly form?: SentForm | undefined;
}

/** Orders for a game on a clock. */
interface IncomingLines extends NewLines, SheetTerms {
  /** Turn that was next when they were sent. */
  readonly expected: number;
}

/**
 * Keeps a player's orders for the next tick of a game on a clock, whether that goes here or not, as {@link submitLines} does.
 *
 * @param status - how the game stands
 * @returns why nothing is kept, where nothing is
 * @throws StoreError as `submitOrders` does
 */
export function takeLines(
  stored: StoredGame,
  status: Pick<GameStatus, 'turn' | 'outcome'>,
  { turn, instead, form, expected, ...lines }: IncomingLines,
): LiveSubmission | NotHandedIn {
  const known = form?.answer();
  if (known) return known;
  const why = whyNotNow(status, turn);
  if (why) return why;
  const counting = countingSheet(stored, currentTurn(stored), lines.seat);
  if (instead !== undefined && instead !== (counting?.receipt ?? 0)) return 'changed';
  const submission = submitLines(stored, lines);
  if (submission === 'too-long') return submission;
  const answer = { ...submission, isLate: submission.turn > expected };
  form?.note(answer);
  return answer;
}

/** Why a game takes no orders for a turn, or for the next one where it is `undefined`; `undefined` when it takes them. */
export function whyNotNow(
  { turn: last, outcome }: Pick<GameStatus, 'turn' | 'outcome'>,
  turn: number | undefined,
): 'over' | 'overtaken' | undefined {
  if (outcome.status === 'over') return 'over';
  return turn !== undefined && turn !== last.turn + 1 ? 'overtaken' : undefined;
}
