import { InputError } from '@ec/cli';

/** The user interrupted a command before it had anything to report. */
export class NothingRunError extends Error {
  override readonly name = 'NothingRunError';
}

/**
 * Refuses to report a run that was stopped before its first trials were done: of nothing all that could be said would be wrong.
 *
 * @param trials - those that were done, and those to go on from
 * @throws NothingRunError when the user stopped it
 * @throws InputError when its time ended
 */
export function expectTrials(trials: number, { aborted, reason }: AbortSignal): void {
  if (trials > 0 || !aborted) return;
  if (reason === 'time')
    throw new InputError('--time: error: expected time for the first trials, received too little');
  throw new NothingRunError('interrupted before the first trials were done: there is nothing to report');
}
