/** Milliseconds for which a turn waits at most until its mailbox has been looked into. */
const PATIENCE = 60_000;

/**
 * Looks into a mailbox, for those who must know before they act: a mail that came in before a turn was due counts, also where nobody has read it
 * yet. A server that cannot be reached, or says nothing, holds up no turn. Times are milliseconds since 1970.
 */
export class MailboxLooks {
  #last = -Infinity;
  #asked: number | undefined;
  #call = new AbortController();

  /** Given when somebody waits for the next look. */
  get called(): AbortSignal {
    return this.#call.signal;
  }

  /** Says that a look has ended, which began at a time, whether or not the server was there. */
  ended(began: number): void {
    this.#last = began;
    this.#asked = undefined;
  }

  /** Whether nobody need wait for mails that came in before a time. If one must, the next look is called for. */
  isDone(time: number, now: number): boolean {
    if (this.#last >= time) return true;
    this.#asked ??= now;
    if (now - this.#asked >= PATIENCE) return true;
    this.#call.abort();
    this.#call = new AbortController();
    return false;
  }
}
