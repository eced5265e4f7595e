import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { listenLmtp } from '../../src/mail/listen-lmtp.js';
import type { Received } from '../../src/mail/incoming/receive-mail.js';
import { type MailHall, mailHall } from './mail-hall.js';

/** Brings a mail to a hall by LMTP as a mail server does; gives who of its recipients was refused with what, and what became of it. */
async function brought(hall: MailHall, to: readonly string[]) {
  const received: Received[] = [];
  await using door = await listenLmtp(hall.receiving, 0, {
    onReceived: (one) => void received.push(one),
    onFault: (error) => expect(error).toBeUndefined(),
  });
  const transport = createTransport({ host: '127.0.0.1', port: door.port, lmtp: true, ignoreTLS: true });
  const raw = 'From: Ada <ada@example.org>\r\nSubject: orders\r\nMessage-ID: <1@x>\r\n\r\nfleet 5\r\n';
  const envelope = { from: 'ada@example.org', to: [...to] };
  const sent = await transport.sendMail({ envelope, raw }).catch((error: unknown) => error as typeof info);
  const info = sent as { readonly rejectedErrors?: readonly { recipient: string; response: string }[] };
  const refused = (info.rejectedErrors ?? []).map(({ recipient, response }) => `${recipient}: ${response}`);
  return { refused, received };
}

test('mail to the addresses that the hall gives out comes in', async () => {
  using hall = mailHall();
  const answered = { what: 'answered', game: 'pure', seat: 1, proof: 'reply address', command: 'orders' };
  expect(await brought(hall, [hall.reply(1)])).toEqual({ refused: [], received: [answered] });
  const dropped = { what: 'dropped', reason: 'nothing proves who sent it' };
  for (const address of [
    'orders@hall.example.org',
    'Orders@Hall.Example.org',
    'orders+pure@hall.example.org',
    'games@hall.example.org',
  ])
    expect(await brought(hall, [address])).toEqual({ refused: [], received: [dropped] });
});

test('mail to anybody else is refused, also in the domain of the hall, and its writer hears so', async () => {
  using hall = mailHall();
  for (const address of [
    'postmaster@hall.example.org',
    'ordersmith@hall.example.org',
    'x+orders@hall.example.org',
    'orders@elsewhere.example.org',
    'master@example.org',
  ])
    expect(await brought(hall, [address])).toEqual({
      refused: [`${address}: 550 5.1.1 no mail for ${address} here`],
      received: [],
    });
});
