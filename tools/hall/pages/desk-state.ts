/** What a desk says of the hall and of what is written: a rule without a page. */
import { REQUEST_BYTES } from '../src/limits/request-bytes.js';

/** What became of a request. */
export type Outcome =
  'done' | 'silent' | 'busy' | 'signed-out' | 'too-long' | 'overtaken' | 'changed' | 'refused';

/** What a desk knows. */
export interface DeskState {
  /** What became of the last question about the sheet. */
  readonly asked: Outcome;
  /** What became of the text when it was last sent to be kept; `undefined` before it is. */
  readonly kept: Outcome | undefined;
  /** What became of the sheet when it was last handed in; `undefined` before it is, and once the player has written on. */
  readonly handedIn: Outcome | 'under-way' | undefined;
  /** Whether the player has asked to hand in what could not be kept, and has written nothing since. */
  readonly isHeldBack: boolean;
  /** Whether the sheet is what this tab still had, and the player has written nothing since. */
  readonly isRestored: boolean;
  /** Turn that such a sheet was written for, where it is another than the next. */
  readonly meant: number | undefined;
  /** Length of the sheet as a form sends it, in bytes. */
  readonly bytes: number;
}

/** What the desk knows before anything is asked. */
export const UNASKED: DeskState = {
  asked: 'done',
  kept: undefined,
  handedIn: undefined,
  isHeldBack: false,
  isRestored: false,
  meant: undefined,
  bytes: 0,
};

/**
 * What a status says.
 *
 * @param status - of HTTP; `undefined` where there was no answer
 */
export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined) return 'silent';
  if (status < 300) return 'done';
  switch (status) {
    case 401:
    case 403:
      return 'signed-out';
    // The request did not arrive whole.
    case 408:
      return 'silent';
    case 409:
      return 'overtaken';
    case 412:
      return 'changed';
    case 413:
      return 'too-long';
    case 429:
    case 503:
      return 'busy';
    default:
      return status < 500 ? 'refused' : 'silent';
  }
}

/**
 * What became of a request.
 *
 * @param isOfHall - whether an answer that says that it is done has what the hall puts into it: one without is that of a proxy, and says nothing
 */
export function outcomeOfAnswer(status: number | undefined, isOfHall: boolean): Outcome {
  const outcome = outcomeOf(status);
  return outcome === 'done' && !isOfHall ? 'silent' : outcome;
}

/** What became of a draft that was sent. The hall names the version that it has kept. */
export function outcomeOfDraft(response: Pick<Response, 'status' | 'headers'> | undefined): Outcome {
  return outcomeOfAnswer(response?.status, response?.headers.has('ETag') === true);
}

/** Whether the same request may have another outcome by itself. */
export function mayPass(outcome: Outcome): boolean {
  return outcome === 'silent' || outcome === 'busy' || outcome === 'signed-out';
}

/** Length of a sheet as a form sends it, in bytes: more than of the text alone. */
export function formBytes(text: string): number {
  return new URLSearchParams({ text: text.replaceAll(/\r?\n/g, '\r\n') }).toString().length;
}

/** Whether a form with a sheet is longer than the hall takes. */
export function isTooLong(text: string): boolean {
  return formBytes(text) > REQUEST_BYTES;
}

/** Sentences for the player, in their order. */
export function sentencesOf({
  asked,
  kept,
  handedIn,
  isHeldBack,
  isRestored,
  meant,
  bytes,
}: DeskState): readonly string[] {
  const isUnkept = kept !== undefined && kept !== 'done';
  return [
    isHeldBack && isUnkept ? 'Nothing is handed in yet.' : '',
    handingIn(handedIn),
    isRestored ? 'What you wrote in this tab and the hall had not kept is back.' : '',
    isRestored && meant !== undefined
      ? `It was written for turn ${meant}; hand it in for this turn if it fits.`
      : '',
    kept === 'done' ? 'What you have written is kept.' : '',
    handedIn === undefined || isUnkept ? faultOf(isUnkept ? kept : asked, bytes) : '',
    isUnkept
      ? `What you have written is in this tab alone${mayPass(kept) ? '; the page tries again' : ''}.`
      : '',
  ].filter((sentence) => sentence !== '');
}

/** What is said while a sheet is handed in again and again. */
function handingIn(outcome: DeskState['handedIn']): string {
  if (outcome === undefined) return '';
  if (outcome === 'under-way') return 'The sheet is being handed in …';
  if (outcome === 'signed-out')
    return 'You are signed out: the sheet is not handed in yet. The page tries again.';
  if (outcome === 'busy')
    return 'The hall has too much to do: the sheet is not handed in yet. The page tries again.';
  return 'The hall does not answer: the sheet may have been handed in, or not. The page tries again until the hall says so.';
}

function faultOf(outcome: Outcome, bytes: number): string {
  switch (outcome) {
    case 'done':
      return '';
    case 'silent':
      return 'The hall does not answer; the page asks again.';
    case 'busy':
      return 'The hall has too much to do; the page asks again.';
    case 'signed-out':
      return 'You are signed out.';
    case 'too-long':
      return `The sheet is too long: it has ${bytes} bytes as it is sent, and the hall takes at most ${REQUEST_BYTES}.`;
    case 'overtaken':
      return 'The hall takes no orders for this turn any more.';
    case 'changed':
      return 'Another page has changed the draft of this sheet since, or has handed it in.';
    case 'refused':
      return 'The hall refuses what the page sends.';
  }
}
