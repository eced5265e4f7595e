import { fetchMail } from '../mail/fetch-mail.js';
import { listenLmtp, type MailDoor } from '../mail/listen-lmtp.js';
import type { MailboxLooks } from '../mail/mailbox-looks.js';
import { sendingOf, type MailHall } from '../mail/open-mail-hall.js';
import { keepSending, type Dispatch } from '../mail/send-queue.js';
import type { Received } from '../mail/incoming/receive-mail.js';
import type { HallEvent } from '../observe/hall-event.js';
import type { Keeping } from './kept-hall.js';
import { sayingOnce } from './saying-once.js';

/** Milliseconds from one look into the mailbox to the next. */
const FETCH = 60_000;

/**
 * Carries the mail of a hall until a signal is given: sends what is queued, looks into the mailbox every minute and when it is called, and takes mails
 * over LMTP, each as far as its settings say so. What hinders it is said once, until it is something else.
 *
 * @returns a promise of its end
 * @throws InputError when a password is not where the settings say, or the port of LMTP is taken
 */
export async function keepHallMail(
  mail: MailHall,
  { clock, observe, signal, looks }: Keeping & { readonly looks: MailboxLooks },
): Promise<{ readonly ended: Promise<void> }> {
  const { settings, receiving } = mail;
  const sending = settings.smtp && sendingOf(mail, clock);
  const say = sayingOnce(observe);
  const tell = (what: string, fault: string | null): void =>
    say(what, fault === null ? null : `warning: ${what}: ${fault}`);
  const onDispatch = ({ sent, postponed, failed, fault }: Dispatch): void => {
    tell('the mail server takes nothing', fault);
    if (sent + postponed + failed > 0) observe({ event: 'mails', sent, postponed, failed });
  };
  const keepFetching = async (): Promise<void> => {
    while (!signal.aborted) {
      const faults = new Set<string>();
      const began = clock.now();
      try {
        const events = {
          onReceived: (received: Received) => receivedEvents(received).forEach(observe),
          onFault: (error: unknown) => faults.add(said(error)),
        };
        await fetchMail(mail, events, { signal });
        tell('the mailbox', null);
        tell('mails wait in the mailbox', faults.size === 0 ? null : [...faults].join('; '));
      } catch (error) {
        tell('the mailbox', said(error));
      }
      looks.ended(began);
      await clock.until(clock.now() + FETCH, AbortSignal.any([signal, looks.called]));
    }
  };
  const door =
    settings.lmtp &&
    (await listenLmtp(receiving, settings.lmtp.port, {
      onReceived(received) {
        tell('mail', null);
        receivedEvents(received).forEach(observe);
      },
      onFault: (error) => tell('mail', said(error)),
    }));
  const carry = async (): Promise<void> => {
    const closeDoor = async (opened: MailDoor): Promise<void> => {
      await clock.until(Infinity, signal);
      await opened[Symbol.asyncDispose]();
    };
    await Promise.all([
      sending && keepSending(sending, signal, onDispatch),
      settings.imap && keepFetching(),
      door && closeDoor(door),
    ]);
  };
  return { ended: carry() };
}

/** What became of a mail, for each seat that it is of, without the address of anybody. */
function receivedEvents(received: Received): HallEvent[] {
  const each = received.what === 'several' ? received.each : [received];
  return each.map((one) =>
    'seat' in one
      ? { event: 'received', what: one.what, game: one.game, seat: one.seat }
      : { event: 'received', what: one.what },
  );
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : 'it failed';
}
