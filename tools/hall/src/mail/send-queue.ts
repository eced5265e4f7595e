import type { Clock } from '../live/clock.js';
import type { HallDatabase } from '../store/hall-database.js';
import { isSpent } from '../store/queue.js';
import { keepWorkingOff, SERVER_PAUSE, workOff } from '../store/work-off.js';
import { composeMail, domainOf, type OutgoingMail, type Sender } from './compose-mail.js';
import { deliveryFault, type DeliveryFault } from './delivery-fault.js';
import { later, MAIL_TIMES, type MailStop, NEVER } from './in-time.js';
import { isAddress, suspendAddress } from './mail-addresses.js';
import { MAILS, takeMail, type TakenMail } from './queued-mail.js';
import { tellMaster } from './tell-master.js';

/** What carries mails: a transport of nodemailer. */
interface MailTransport {
  /** Fails unless a server has taken the mail over, or where the signal is given before. */
  readonly sendMail: (mail: OutgoingMail & { readonly signal?: AbortSignal }) => Promise<unknown>;
  /** Fails unless the server is there and lets us in. */
  readonly verify: () => Promise<unknown>;
}

/** What the queue is sent with. */
export interface Sending extends Sender {
  readonly database: HallDatabase;
  readonly transport: MailTransport;
  readonly clock: Pick<Clock, 'now'>;
  /** Address of the one who is told of addresses and mails that are refused; nobody when `null`. */
  readonly master: string | null;
  /** Mails that are sent at once; one when absent. */
  readonly connections?: number | undefined;
}

/** What became of the mails that were due. */
export interface Dispatch {
  readonly sent: number;
  /** Mails that are tried again later. */
  readonly postponed: number;
  /** Mails that were given up. */
  readonly failed: number;
  /** Addresses that get no more mail. */
  readonly suspended: readonly string[];
  /** Why no more could be sent; `null` where the server took what it was given or refused it. */
  readonly fault: string | null;
  /** Milliseconds since 1970 at which the next mail is due; `null` where none waits. */
  readonly next: number | null;
}

/**
 * Sends all mails that are due, and ends; several may run at the same time, also in several processes.
 *
 * Each mail is sent at least once. It is marked as taken before the attempt and as sent after the server has taken it over. Where the process
 * or the connection ends between these two, nobody can know whether the server has it: then it is sent a second time, with the same
 * Message-ID, by which mailboxes that look for copies drop the second. Each such end makes at most one copy. The only other way to a copy is an
 * attempt that takes longer than its lease while another process sends, too.
 *
 * @param stop - ends it after the mails that are under way
 */
export async function sendQueue(
  sending: Sending,
  { signal = NEVER, times = MAIL_TIMES }: MailStop = {},
): Promise<Dispatch> {
  using stop = later(signal, times.stopping);
  const counts = {
    sent: 0,
    postponed: 0,
    failed: 0,
    suspended: [] as string[],
    fault: null as string | null,
  };
  const { database, clock, from, connections = 1 } = sending;
  // Nothing more is taken once the server is known not to be there.
  const take = (): TakenMail | undefined =>
    counts.fault === null && !signal.aborted ? takeMail(database, clock.now(), domainOf(from)) : undefined;
  await workOff(take, (mail) => sendMail(sending, counts, mail, stop.signal), connections);
  return { ...counts, next: MAILS.nextDue(database, clock.now()) };
}

/** Sends mails as they become due, until a signal is given. Where the disk or the server fails, it tries again a minute later. */
export async function keepSending(
  sending: Sending & { readonly clock: Clock },
  signal: AbortSignal,
  onDispatch: (dispatch: Dispatch) => void = () => undefined,
): Promise<void> {
  await keepWorkingOff(sending.clock, signal, () => sendQueue(sending, { signal }).catch(notNow), onDispatch);
}

/** What became of the mails where the queue cannot be read or written now. */
function notNow(error: unknown): Dispatch {
  const fault = error instanceof Error ? error.message : 'it failed';
  return { sent: 0, postponed: 0, failed: 0, suspended: [], fault, next: null };
}

interface Counts {
  sent: number;
  postponed: number;
  failed: number;
  readonly suspended: string[];
  fault: string | null;
}

async function sendMail(sending: Sending, counts: Counts, mail: TakenMail, stop: AbortSignal): Promise<void> {
  const { database, clock } = sending;
  if (isSpent(mail)) {
    fail(sending, counts, mail, 'whoever sent it ended in the middle of it each time');
    return;
  }
  const fault = await attempt(sending, mail, stop);
  if (!fault) {
    MAILS.markSent(database, mail, clock.now());
    counts.sent += 1;
  } else settle(sending, counts, mail, fault);
}

/** Sends a mail; returns why that failed. */
async function attempt(
  { transport, ...sender }: Sending,
  mail: TakenMail,
  stop: AbortSignal,
): Promise<DeliveryFault | undefined> {
  if (!isAddress(mail.to)) return { kind: 'mail', message: 'expected an address, received another text' };
  try {
    await transport.sendMail({ ...composeMail(mail, sender), signal: stop });
    return undefined;
  } catch (error) {
    if (stop.aborted) return { kind: 'server', message: 'it was left, as the hall stops' };
    const fault = deliveryFault(error);
    if (fault.kind !== 'server') return fault;
    // A server that is there has cut the connection because of this mail.
    const isThere = await transport.verify().then(
      () => true,
      () => false,
    );
    return isThere ? { ...fault, kind: 'attempt' } : fault;
  }
}

function settle(sending: Sending, counts: Counts, mail: TakenMail, { kind, message }: DeliveryFault): void {
  const { database, clock, master } = sending;
  const now = clock.now();
  switch (kind) {
    case 'server':
      MAILS.putBackUntried(database, mail, message, now + SERVER_PAUSE);
      counts.postponed += 1;
      counts.fault = message;
      return;
    case 'attempt':
      if (MAILS.postpone(database, mail, message, now)) counts.postponed += 1;
      else fail(sending, counts, mail, message);
      return;
    case 'mail':
      fail(sending, counts, mail, message);
      return;
    case 'address':
      database.transaction(() => {
        MAILS.putBackUntried(database, mail, message, now);
        if (!suspendAddress(database, mail.to, { fault: message, now })) return;
        counts.suspended.push(mail.to);
        tellMaster(database, master, { what: 'suspended', address: mail.to, fault: message }, now);
      });
  }
}

function fail({ database, clock, master }: Sending, counts: Counts, mail: TakenMail, fault: string): void {
  const now = clock.now();
  database.transaction(() => {
    MAILS.giveUp(database, mail, fault, now);
    tellMaster(
      database,
      master,
      { what: 'failed', address: mail.to, fault, subject: mail.subject, id: mail.id },
      now,
    );
  });
  counts.failed += 1;
}
