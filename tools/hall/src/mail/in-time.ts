/** How long mail may take, in milliseconds. */
export interface MailTimes {
  /** To fetch a mail, or to read and do it. */
  readonly reading: number;
  /** What is under way is left so long after the hall was told to stop. */
  readonly stopping: number;
}

export const MAIL_TIMES: MailTimes = { reading: 60_000, stopping: 10_000 };

/** How long mail may take, and when it is to end. */
export interface MailStop {
  /** Given when the hall is to stop; never when absent. */
  readonly signal?: AbortSignal;
  /** The usual times when absent. */
  readonly times?: MailTimes;
}

/** Never given. */
export const NEVER: AbortSignal = new AbortController().signal;

/** Something took too long, or was left because the hall stops. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/**
 * Waits for a piece of work as long as it may take. What it does later nobody hears of.
 *
 * @param signal - given when the hall is to stop
 * @throws TooLateError when that is over
 */
export async function inTime<T>(
  work: Promise<T>,
  { reading, stopping }: MailTimes,
  signal: AbortSignal,
): Promise<T> {
  using stop = later(signal, stopping);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const leave = (why: string) => () => reject(new TooLateError(why));
    stop.signal.addEventListener('abort', leave('it was left, as the hall stops'));
    timer = setTimeout(leave(`expected it to take at most ${reading / 1_000} s`), reading);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A signal that is given some milliseconds after another one, unless it is disposed of before. */
export function later(
  signal: AbortSignal,
  milliseconds: number,
): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setTimeout(() => controller.abort(), milliseconds);
  };
  if (signal.aborted) begin();
  else signal.addEventListener('abort', begin);
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      signal.removeEventListener('abort', begin);
      clearTimeout(timer);
    },
  };
}
