import {
  checkOrders,
  countingSheet,
  currentTurn,
  submitOrders,
  type StoredGame,
  type Submission,
} from '@ec/engine/sqlite';

/**
 * Most bytes of a seat's orders for a turn, about a thousand orders: reading them holds up everybody else. `ec submit` takes longer sheets, in
 * a process of its own.
 */
export const SHEET_BYTES = 65_536;

/** Orders of a seat for the next tick, sealed as they are kept. */
interface NewLines {
  readonly seat: number;
  readonly text: string;
  /** Whether they come after those that count already, or in place of them. */
  readonly isAdded: boolean;
  /** As `submitOrders` takes it. */
  readonly require?: (() => void) | undefined;
}

/**
 * Keeps a player's orders for the next tick of a game on a clock. Each line stands for itself: one that cannot be read stops no other. Only where
 * none can be read nothing is changed.
 *
 * @returns `too-long` when the orders are longer than {@link SHEET_BYTES} in all; nothing is kept then
 * @throws StoreError as `submitOrders` does
 */
export function submitLines(
  stored: StoredGame,
  { seat, text, isAdded, require }: NewLines,
): Submission | 'too-long' {
  const before = isAdded ? (countingSheet(stored, currentTurn(stored), seat)?.text ?? '') : '';
  const whole = before === '' || before.endsWith('\n') ? before + text : `${before}\n${text}`;
  if (Buffer.byteLength(whole) > SHEET_BYTES) return 'too-long';
  const first = countLines(whole) - countLines(text) + 1;
  const isNew = ({ line }: { readonly line: number }): boolean => line >= first;
  // Those that can be read count, if there are any.
  const skipMistakes = checkOrders(stored, { seat, text: whole }).orders.some(isNew);
  const sheet = { seat, text: whole, origin: 'player', skipMistakes, require } as const;
  const submission = submitOrders(stored, sheet);
  const { counts } = submission;
  return { ...submission, diagnostics: submission.diagnostics.filter((one) => !counts || isNew(one)) };
}

/** Lines of a text, the empty one after a break at its end included; an empty text has none. */
function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length;
}
