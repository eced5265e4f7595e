import { InputError } from '@ec/cli';
import { ImapFlow } from 'imapflow';
import { heldOnceFailed } from './held-games.js';
import { inTime, MAIL_TIMES, type MailStop, NEVER, TooLateError } from './in-time.js';
import { MAIL_BYTES } from './incoming/read-mail.js';
import { isLeft, receiveMail, type MailEvents, type Received } from './incoming/receive-mail.js';
import type { Receiving } from './incoming/receiving.js';
import { mailLogin } from './mail-settings.js';
import { isHere, type MailHall, SILENCE } from './open-mail-hall.js';

const IMAP_PORT = 993;

/**
 * Receives the mails of a mailbox that nobody has read, oldest first. Each is marked as read, and moved where the settings say so, after it is
 * done. One that cannot be done now stays unread for the next time, and with it those after it that need the same game. So does one of a game whose mail is received elsewhere.
 *
 * @param stop - ends it after the mail that is under way
 * @throws InputError when the server is not there, does not let us in, or says nothing for too long
 */
export async function fetchMail(
  hall: MailHall,
  events: MailEvents,
  { signal = NEVER, times = MAIL_TIMES }: MailStop = {},
): Promise<void> {
  const during = <T>(work: Promise<T>): Promise<T> => inTime(work, times, signal);
  const { host, port, secure, auth } = mailLogin(hall.settings, 'imap', IMAP_PORT);
  const { folder = 'INBOX', done } = hall.settings.imap ?? {};
  const receiving = { ...hall.receiving, games: heldOnceFailed(hall.receiving.games) };
  const client = new ImapFlow({
    ...{ host, port, secure, logger: false },
    ...{ connectionTimeout: SILENCE, greetingTimeout: SILENCE, socketTimeout: SILENCE },
    ...(auth && { auth }),
    ...(isHere(host) && { tls: { rejectUnauthorized: false } }),
  });
  // What ends a connection is said by the request that it ended.
  client.on('error', () => undefined);
  try {
    await during(client.connect());
    const lock = await during(client.getMailboxLock(folder));
    try {
      const found = (await during(client.search({ seen: false }, { uid: true }))) || [];
      for (const uid of found.toSorted((a, b) => a - b)) {
        if (signal.aborted) break;
        const received = await receiveOne(receiving, client, uid, { ...events, during });
        if (!received) continue;
        events.onReceived(received);
        if (isLeft(received)) continue;
        await during(client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true }));
        if (done !== undefined) await during(client.messageMove(`${uid}`, done, { uid: true }));
      }
    } finally {
      lock.release();
    }
    await during(client.logout());
  } catch (error) {
    throw isOfServer(error) ? new InputError(`${host}:${port}: error: ${saidBy(error)}`) : error;
  } finally {
    client.close();
  }
}

/** Receives a mail; `undefined` when that cannot be done now. */
async function receiveOne(
  receiving: Receiving,
  client: ImapFlow,
  uid: number,
  { onFault, during }: MailEvents & { readonly during: <T>(work: Promise<T>) => Promise<T> },
): Promise<Received | undefined> {
  const known = await during(client.fetchOne(`${uid}`, { size: true }, { uid: true }));
  if (!known) return { what: 'dropped', reason: 'it is there no more' };
  if ((known.size ?? 0) > MAIL_BYTES)
    return {
      what: 'dropped',
      reason: `expected a mail of at most ${MAIL_BYTES} bytes, received ${known.size}`,
    };
  const message = await during(client.fetchOne(`${uid}`, { source: true }, { uid: true }));
  if (!message || !message.source) return { what: 'dropped', reason: 'it is there no more' };
  try {
    return await during(receiveMail(receiving, { bytes: message.source, envelope: { recipients: [] } }));
  } catch (error) {
    onFault(error);
    return undefined;
  }
}

/** What a server says about what it does not do. */
interface ServerError extends Error {
  readonly responseText?: string;
}

/** Whether an error is of the connection or the server, and no mistake of this program. */
function isOfServer(error: unknown): error is ServerError {
  return (
    error instanceof TooLateError ||
    (error instanceof Error &&
      ('code' in error || 'responseText' in error || 'authenticationFailed' in error))
  );
}

function saidBy({ message, responseText }: ServerError): string {
  return responseText ?? message;
}
