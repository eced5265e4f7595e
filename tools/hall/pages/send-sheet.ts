import { askHall, jsonOf } from './ask-hall.js';
import { mayPass, outcomeOfAnswer, type Outcome } from './desk-state.js';

/** Milliseconds after which a sheet of which nothing is known is handed in again. */
const AGAIN = 3_000;

/** What the hall says of a sheet that was handed in. */
interface SheetAnswer {
  readonly receipt?: number;
  readonly counts?: boolean;
  readonly error?: { readonly code: string };
}

/** What became of a sheet. */
export interface SentSheet {
  /** `done` when the hall has it, `refused` when it does not take it, and otherwise what is known when nobody wants it handed in any more. */
  readonly outcome: Outcome;
  /** Whether it is the one that counts for its turn. */
  readonly counts: boolean;
}

/**
 * Hands in a sheet, again and again while nothing is known of it.
 *
 * @param isWanted - whether it is still to be handed in
 * @param tell - told what became of each attempt that is to be followed by another
 */
export async function sendSheet(
  address: string,
  sheet: { readonly text: string; readonly turn: number },
  { isWanted, tell }: { readonly isWanted: () => boolean; readonly tell: (outcome: Outcome) => void },
): Promise<SentSheet> {
  // The game may have a clock meanwhile, on which orders are added to those that count unless a sheet says otherwise.
  const body = new URLSearchParams({ text: sheet.text, turn: String(sheet.turn), how: 'replace' });
  for (;;) {
    const response = await askHall(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
    });
    const answer = (await jsonOf(response)) as SheetAnswer | undefined;
    if (answer?.receipt !== undefined) return { outcome: 'done', counts: answer.counts === true };
    const outcome = outcomeOfAnswer(response?.status, false);
    if (!mayPass(outcome) || answer?.error?.code === 'too-many-sheets')
      return { outcome: 'refused', counts: false };
    tell(outcome);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    if (!isWanted()) return { outcome, counts: false };
  }
}
