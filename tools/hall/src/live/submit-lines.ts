import {
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

/** Orders of a seat for the next tick. */
export interface NewLines {
  readonly seat: number;
  readonly text: string;
  /** The same as they are kept, as `sealSheet` makes them. */
  readonly sealed: string;
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
  { seat, text, sealed, isAdded, require }: NewLines,
): Submission | 'too-long' {
  const before = isAdded ? (countingSheet(stored, currentTurn(stored), seat)?.text ?? '') : '';
  const above = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  const kept = above + sealed;
  if (Buffer.byteLength(kept) > SHEET_BYTES) return 'too-long';
  const newFrom = countLines(kept) - countLines(sealed) + 1;
  // Those that can be read count, if there are any.
  const among = { skipMistakes: true, newFrom };
  const sheet = { seat, text: above + text, sealed: kept, ...among, origin: 'player', require } as const;
  const submission = submitOrders(stored, sheet);
  const { counts, diagnostics } = submission;
  return { ...submission, diagnostics: diagnostics.filter(({ line }) => !counts || line >= newFrom) };
}

/** Lines of a text, the empty one after a break at its end included; an empty text has none. */
function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length;
}
