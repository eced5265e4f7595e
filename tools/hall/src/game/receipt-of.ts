import type { KeptSheet, Submission } from '@ec/engine/sqlite';

/** What became of a sheet that was handed in, in one line. */
export function receiptOf(submission: Omit<Submission, 'text'>): string {
  const { receipt, seat, turn, counts, earlier, isRefused, isRepeated, isOut, hash, orders } = submission;
  const kept = `receipt ${receipt}, seat ${seat}, turn ${turn}: `;
  if (isOut)
    return `${kept}kept for the record; seat ${seat} is out of the game, and its orders change nothing`;
  const stands = earlier === null ? 'no orders count yet' : `receipt ${earlier} still counts`;
  if (isRefused) return `${kept}refused as a whole, kept for the record; ${stands}`;
  if (!counts) return `${kept}kept, but does not count because of its mistakes; ${stands}`;
  const before =
    earlier === null
      ? ''
      : isRepeated
        ? `, the same as receipt ${earlier}`
        : ` in place of receipt ${earlier}`;
  const nothing = orders.length === 0 ? ', and orders nothing' : '';
  return `${kept}counts${before}${nothing} (SHA-256 ${hash.slice(0, 16)}…)`;
}

/** Which sheet of a seat counts. */
export function receiptState(sheet: Pick<KeptSheet, 'receipt' | 'hash'> | null): string {
  return sheet === null
    ? 'no orders count yet'
    : `receipt ${sheet.receipt} counts (SHA-256 ${sheet.hash.slice(0, 16)}…)`;
}
