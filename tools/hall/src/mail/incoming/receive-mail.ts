import { AccessError } from '../../game/access.js';
import { addressKey } from '../mail-addresses.js';
import { queueMail } from '../outbox.js';
import { answerMail, replyMail } from './answer-mail.js';
import { automaticMail } from './automatic.js';
import { type MailEnvelope, passesDmarc } from './dmarc.js';
import { type ReadMail, readMail } from './read-mail.js';
import { beginMail, endMail, receivedKey } from './received-mail.js';
import type { Receiving } from './receiving.js';
import { deliveryStatus, takeBack } from './returned-mail.js';
import {
  type Elsewhere,
  type FoundSeat,
  requireSender,
  type SeatedSender,
  senderOf,
  type UnknownSender,
} from './sender.js';

/** A mail as its carrier hands it over. */
export interface IncomingMail {
  readonly bytes: Uint8Array;
  readonly envelope: MailEnvelope;
}

/** What became of a mail; of one to several seats, for each. */
export type Received = ReceivedOnce | { readonly what: 'several'; readonly each: readonly ReceivedOnce[] };

/** What became of a mail that is of one seat at most. */
export type ReceivedOnce =
  /** A seat's mail was done and is answered. */
  | {
      readonly what: 'answered';
      readonly game: string;
      readonly seat: number;
      readonly proof: SeatedSender['proof'];
      readonly command: string;
    }
  /** A seat's mail came in again. */
  | { readonly what: 'repeated'; readonly game: string; readonly seat: number }
  /** A mail of the hall came back. */
  | { readonly what: 'returned'; readonly address: string }
  /** It is for a game whose mail is received elsewhere, and its carrier keeps it; or may be, where that game cannot be opened because of a fault. */
  | { readonly what: 'left'; readonly game: string; readonly fault?: string }
  /** Nothing was done, and nobody is answered. */
  | { readonly what: 'dropped'; readonly reason: string }
  /** Its writer, who is proved but has no seat, is told so. */
  | { readonly what: 'unknown'; readonly address: string; readonly reason: string };

/** What happens to mails that come in. */
export interface MailEvents {
  /** Hears what became of each mail. */
  readonly onReceived: (received: Received) => void;
  /** Hears why a mail could not be done now; it comes in again. */
  readonly onFault: (error: unknown) => void;
}

/** Whether a mail is to stay with its carrier, for whoever receives that of its game. */
export function isLeft(received: Received): boolean {
  return received.what === 'several' ? received.each.some(isLeft) : received.what === 'left';
}

/**
 * Does what a mail asks for, and queues the answer, which goes to the address of the seat and to no other. A mail of several seats is done for each.
 *
 * The same mail counts once, however often it comes in and wherever the process ends. No mail of a program is answered, and nobody whose
 * address nothing proves.
 *
 * @throws StoreError, ModuleError when a game of which mail is done cannot be opened, its file is busy, or the disk fails: the mail has to come in again
 */
export async function receiveMail(
  receiving: Receiving,
  { bytes, envelope }: IncomingMail,
): Promise<Received> {
  const { database, games, only, from, clock, master } = receiving;
  const mail = await readMail(bytes, from);
  if ('fault' in mail) return { what: 'dropped', reason: mail.fault };
  const status = deliveryStatus(mail);
  if (status) {
    const address = takeBack(database, status, { master, now: clock.now() });
    return address === undefined
      ? { what: 'dropped', reason: 'it quotes no mail of ours' }
      : { what: 'returned', address };
  }
  const reason = automaticMail(mail, { sender: envelope.sender, from });
  if (reason !== undefined) return { what: 'dropped', reason };
  const isFrom = async (): Promise<boolean> =>
    receiving.trust === 'address-with-dmarc' &&
    mail.from !== undefined &&
    (await passesDmarc(bytes, mail.from, envelope, { resolver: receiving.resolver }));
  const senders = await senderOf(mail, { database, games, only, to: envelope.recipients, isFrom });
  if ('reason' in senders) return turnAway(receiving, mail, senders);
  const each: ReceivedOnce[] = [];
  for (const sender of senders) each.push(await receiveFor(receiving, mail, sender));
  const [one, ...others] = each;
  return one && others.length === 0 ? one : { what: 'several', each };
}

async function receiveFor(
  receiving: Receiving,
  mail: ReadMail,
  sender: FoundSeat | Elsewhere,
): Promise<ReceivedOnce> {
  if ('fault' in sender) return { what: 'left', game: sender.id, fault: saidBy(sender.fault) };
  const { id, ...found } = sender;
  const { games, only = id } = receiving;
  if (id !== only) return { what: 'left', game: id };
  try {
    const received = await games.change(id, (stored) =>
      answer(receiving, mail, { ...found, game: { id, stored } }),
    );
    return received ?? { what: 'dropped', reason: `there is no game ${id} any more` };
  } catch (error) {
    // The answer would be for somebody else.
    if (error instanceof AccessError)
      return { what: 'dropped', reason: `seat ${found.seat} of ${id} has another player meanwhile` };
    throw error;
  }
}

/** What a fault says. */
function saidBy(fault: unknown): string {
  return fault instanceof Error ? fault.message : 'it failed';
}

/** Mails of a seat within an hour that are done (included); the next one is told to wait, and more are dropped. */
const MOST_LATELY = 60;

const TOO_MANY = `Your seat has sent more than ${MOST_LATELY} mails within an hour. This one was not read, nor are further ones until the hour is over.`;

async function answer(receiving: Receiving, mail: ReadMail, sender: SeatedSender): Promise<ReceivedOnce> {
  const { database, clock } = receiving;
  requireSender(sender);
  const { game, seat, proof } = sender;
  const begun = beginMail(database, sender, receivedKey(sender, mail), clock.now());
  if (!begun) return { what: 'repeated', game: game.id, seat };
  const { lately } = begun;
  if (lately > MOST_LATELY + 1)
    return { what: 'dropped', reason: `seat ${seat} of ${game.id} has sent ${lately} mails within the hour` };
  const seatMail = { mail, sender, begun };
  const { command, mails } =
    lately > MOST_LATELY
      ? { command: 'none', mails: [replyMail(receiving, seatMail, TOO_MANY)] }
      : await answerMail(receiving, seatMail);
  database.transaction(() => {
    const now = clock.now();
    for (const one of mails) queueMail(database, one, now);
    endMail(database, begun, now);
  });
  return { what: 'answered', game: game.id, seat, proof, command };
}

/** Tells somebody who is proved, and has no seat, how to write for one; at most once a day. */
function turnAway(
  { database, clock }: Receiving,
  mail: ReadMail,
  { reason, address }: UnknownSender,
): ReceivedOnce {
  if (address === undefined) return { what: 'dropped', reason };
  const now = clock.now();
  queueMail(
    database,
    {
      key: `unknown ${addressKey(address)} ${Math.floor(now / DAY)}`,
      to: address,
      subject: 'Your mail was not understood',
      text: `Your mail "${mail.subject.slice(0, 120)}" could not be given to a seat: ${reason}.\nNothing was done. Answer the last report of your game, or write the token of your seat into the mail.\n`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    },
    now,
  );
  return { what: 'unknown', address, reason };
}

const DAY = 86_400_000;
