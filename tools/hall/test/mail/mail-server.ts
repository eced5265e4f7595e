import type { AddressInfo } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Where a server of the tests refuses or cuts a conversation; what it answers is an error with three digits, or the end of the connection. */
export interface Behaviour {
  /** At the name of a recipient: digits and text, or undefined to take it. */
  readonly recipient?: (address: string) => string | undefined;
  /** At a mail: `cut` in the middle of it, `cut after` it was taken over, or digits and text. */
  readonly data?: (count: number) => string | undefined;
}

/** A mail server on loopback that keeps what it takes over. */
export interface MailServer extends AsyncDisposable {
  readonly port: number;
  /** What it has taken over, also where its client never heard so. */
  readonly mails: Email[];
  /** Return addresses of their envelopes. */
  readonly senders: string[];
  behaviour: Behaviour;
  readonly transport: Transporter;
}

/** Starts a mail server on a free port. */
export async function mailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const senders: string[] = [];
  const held: { behaviour: Behaviour; count: number } = { behaviour: {}, count: 0 };
  const sockets = new Map<string, { destroy: () => void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const refusal = held.behaviour.recipient?.(address);
      callback(refusal === undefined ? null : refused(refusal));
    },
    onData(stream, session, callback) {
      held.count += 1;
      const then = held.behaviour.data?.(held.count);
      const chunks: Buffer[] = [];
      if (then === 'cut') {
        stream.once('data', () => sockets.get(session.id)?.destroy());
        return;
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (then !== undefined && then !== 'cut after') {
          callback(refused(then));
          return;
        }
        void (async () => {
          mails.push(await PostalMime.parse(Buffer.concat(chunks)));
          const { mailFrom } = session.envelope;
          senders.push(mailFrom === false ? '' : mailFrom.address);
          if (then === 'cut after') sockets.get(session.id)?.destroy();
          else callback();
        })();
      });
    },
  });
  server.on('error', () => undefined);
  // A connection and its session have the same number.
  server.on('connect', () => {
    for (const connection of server.connections) {
      const { id, _socket } = connection as unknown as { id: string; _socket: { destroy: () => void } };
      sockets.set(id, _socket);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  return {
    port,
    mails,
    senders,
    transport,
    get behaviour() {
      return held.behaviour;
    },
    set behaviour(behaviour) {
      held.behaviour = behaviour;
    },
    async [Symbol.asyncDispose]() {
      transport.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function refused(answer: string): Error {
  const [, digits, text] = /^(\d{3}) (.*)$/.exec(answer) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(digits) });
}
