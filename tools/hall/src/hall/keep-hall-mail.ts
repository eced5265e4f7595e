import type { Clock } from '../live/clock.js';
import { fetchMail } from '../mail/fetch-mail.js';
import { listenLmtp } from '../mail/listen-lmtp.js';
import { sendingOf, type MailHall } from '../mail/open-mail-hall.js';
import { keepSending } from '../mail/send-queue.js';

/** Milliseconds from one look into the mailbox to the next. */
const FETCH = 60_000;

/**
 * Carries the mail of a hall until a signal is given: sends what is queued, looks into the mailbox every minute, and takes mails over LMTP, each
 * as far as its settings say so. What hinders it is said once, until it is something else.
 *
 * @returns a promise of its end
 * @throws InputError when a password is not where the settings say, or the port of LMTP is taken
 */
export async function keepHallMail(
  mail: MailHall,
  clock: Clock,
  signal: AbortSignal,
): Promise<{ readonly ended: Promise<void> }> {
  const { settings, receiving } = mail;
  const sending = settings.smtp && sendingOf(mail, clock);
  const tell = teller();
  const onReceived = (): void => tell('mail', null);
  const door =
    settings.lmtp &&
    (await listenLmtp(receiving, settings.lmtp.port, {
      onReceived,
      onFault: (error) => tell('mail', said(error)),
    }));
  const carry = async (): Promise<void> => {
    await Promise.all([
      sending && keepSending(sending, signal, ({ fault }) => tell('the mail server takes nothing', fault)),
      settings.imap && keepFetching(mail, clock, signal, tell),
      door && clock.until(Infinity, signal),
    ]);
    await door?.[Symbol.asyncDispose]();
  };
  return { ended: carry() };
}

type Tell = (what: string, fault: string | null) => void;

async function keepFetching(mail: MailHall, clock: Clock, signal: AbortSignal, tell: Tell): Promise<void> {
  while (!signal.aborted) {
    try {
      await fetchMail(mail, () => undefined);
      tell('the mailbox', null);
    } catch (error) {
      tell('the mailbox', said(error));
    }
    await clock.until(clock.now() + FETCH, signal);
  }
}

/** Says what hinders something when it is another fault than the one that was said last; `null` for none. */
function teller(): Tell {
  const last = new Map<string, string | null>();
  return (what, fault) => {
    if (fault !== null && last.get(what) !== fault) console.error(`warning: ${what}: ${fault}`);
    last.set(what, fault);
  };
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : 'it failed';
}
