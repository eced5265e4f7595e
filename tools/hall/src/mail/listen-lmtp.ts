import type { AddressInfo } from 'node:net';
import { InputError } from '@ec/cli';
import { SMTPServer } from 'smtp-server';
import { MAIL_BYTES } from './incoming/read-mail.js';
import { isLeft, receiveMail, type MailEvents } from './incoming/receive-mail.js';
import type { Receiving } from './incoming/receiving.js';
import { inTime, later, MAIL_TIMES, type MailTimes } from './in-time.js';
import { isHallAddress } from './reply-address.js';

/** A door at which a mail server of this machine hands mails in. */
export interface MailDoor extends AsyncDisposable {
  readonly port: number;
}

/**
 * Takes mails to the addresses of a hall over LMTP on this machine alone, one after the other. A mail is taken over when it is done: where that
 * fails for now, its server hears so and brings it again. Mail to anybody else is refused, so that its writer hears of it.
 *
 * @param port - 0 for any that is free
 * @param times - what a mail may take, and what is under way when the door is closed
 * @throws InputError when the port is taken
 */
export async function listenLmtp(
  receiving: Receiving,
  port: number,
  { onReceived, onFault }: MailEvents,
  times: MailTimes = MAIL_TIMES,
): Promise<MailDoor> {
  const closing = new AbortController();
  /** Connections over which a mail is coming, or is being done. */
  const busy = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const server = new SMTPServer({
    lmtp: true,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAIL_BYTES,
    onRcptTo({ address }, _session, callback) {
      callback(isHallAddress(receiving, address) ? null : answer(550, `5.1.1 no mail for ${address} here`));
    },
    onData(stream, { id, envelope }, answered) {
      busy.add(id);
      const callback: typeof answered = (error) => {
        busy.delete(id);
        answered(error);
        if (closing.signal.aborted) leaveIdle();
      };
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        // What is too large is read to its end, and not kept.
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          callback(answer(552, `5.3.4 expected a mail of at most ${MAIL_BYTES} bytes`));
          return;
        }
        const sender = envelope.mailFrom === false ? undefined : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const take = async (): Promise<void> => {
          if (closing.signal.aborted) {
            callback(NOT_NOW);
            return;
          }
          try {
            const mail = { bytes: Buffer.concat(chunks), envelope: { sender, recipients } };
            const received = await inTime(receiveMail(receiving, mail), times, closing.signal);
            onReceived(received);
            callback(isLeft(received) ? answer(451, '4.3.0 mail of another game') : null);
          } catch (error) {
            onFault(error);
            callback(NOT_NOW);
          }
        };
        last = last.then(take);
      });
    },
  });
  const leave = (isLeft: (id: string) => boolean): void => {
    for (const connection of server.connections)
      if (isLeft(connection.id)) {
        connection.send(421, 'Server shutting down');
        connection.close();
      }
  };
  const leaveIdle = (): void => leave((id) => !busy.has(id));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    throw new InputError(`--port: error: expected a port that is free, received ${port}`, { cause: error });
  });
  // A client that goes away is no fault of ours.
  server.on('error', () => undefined);
  return {
    port: (server.server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      closing.abort();
      using overdue = later(closing.signal, times.stopping);
      overdue.signal.addEventListener('abort', () => leave(() => true));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      leaveIdle();
      await closed;
      await last;
    },
  };
}

/** A mail cannot be done now. */
const NOT_NOW = answer(451, '4.3.0 not now; bring it again');

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
