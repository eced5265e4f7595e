import type { Prng } from '@ec/prng';
import type { SendMailOptions } from 'nodemailer';
import type { Sending } from '../../src/mail/send-queue.js';
import type { Fate } from './fate.js';

/** A copy of a mail of the hall that a server took over. */
export interface Copy {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Address to which its reader answers; none when absent. */
  readonly replyTo: string | undefined;
  /** Name of the mail that it answers; none when absent. */
  readonly answers: string | undefined;
}

/** What a server does with a mail. */
type Behaviour =
  | 'taken'
  /** It takes it, and then the connection is cut. */
  | 'cut after'
  | 'cut before'
  | 'refused for now'
  | 'refused'
  | 'address refused'
  | 'not there'
  /** It takes it, and it never arrives. */
  | 'lost'
  /** It takes it, and it arrives twice. */
  | 'doubled'
  /** It takes it, and another server sends it back. */
  | 'returned';

/** How often each comes in a hundred mails while the servers of the world are bad. */
const BAD: readonly (readonly [Behaviour, number])[] = [
  ['taken', 62],
  ['cut after', 8],
  ['cut before', 6],
  ['refused for now', 8],
  ['refused', 2],
  ['address refused', 2],
  ['not there', 6],
  ['lost', 2],
  ['doubled', 4],
  ['returned', 3],
];

/** What happens beside the servers. */
interface Around {
  readonly tell: (line: string) => void;
  /** Has a mail come back to the hall. */
  readonly onReturn: (mail: { readonly messageId: string; readonly to: string }) => void;
  /** Whether the hall knows that an address is to get nothing more. */
  readonly isSuspended: (address: string) => boolean;
}

/** The world's servers of mail, and what they have taken over. */
export class Post {
  /** Every copy that was taken over, in order. */
  readonly copies: Copy[] = [];
  /** Names of mails that never arrive, whatever the hall does. */
  readonly lost = new Set<string>();
  /** Copies of a mail beyond the first that are nobody's fault in the hall. */
  readonly excused = new Map<string, number>();
  /** Names of mails that were taken over since somebody last asked. */
  readonly fresh = new Set<string>();
  isBad = true;
  /** Address whose mailbox is full: most mail comes back from it. */
  full: string | undefined;
  /** Addresses that were refused for good since somebody last asked, and the process that heard so. */
  readonly refused = new Map<string, Fate>();
  /** Address that was given a mail although it was suspended. */
  wronged: string | undefined;
  #isAway = false;
  readonly #prng: Prng;
  readonly #around: Around;

  constructor(prng: Prng, around: Around) {
    this.#prng = prng;
    this.#around = around;
  }

  /** What a process sends with. */
  transportOf(fate: Fate): Sending['transport'] {
    return {
      sendMail: async (mail) => {
        fate.step();
        const { address } = mail.to as { readonly address: string };
        if (this.#around.isSuspended(address)) this.wronged ??= address;
        await Promise.resolve();
        const behaviour = this.#behaviour(address);
        this.#around.tell(`mail "${mail.subject}" to ${address}: ${behaviour}`);
        if (behaviour === 'address refused') this.refused.set(address, fate);
        this.#hand(mail, behaviour);
        // It may end when the server has the mail, and before it hears so.
        fate.step();
      },
      verify: async () => {
        await Promise.resolve();
        fate.step();
        if (this.#isAway) throw smtpError('connect ECONNREFUSED', { code: 'ECONNECTION' });
      },
    };
  }

  /** Notes that a copy of a mail is to be expected. */
  excuse(messageId: string): void {
    this.excused.set(messageId, (this.excused.get(messageId) ?? 0) + 1);
  }

  #behaviour(address: string): Behaviour {
    if (!this.isBad) return 'taken';
    if (address === this.full && this.#prng.chance(2, 3)) return 'returned';
    return BAD[this.#prng.weighted(BAD.map(([, weight]) => weight))]?.[0] ?? 'taken';
  }

  #hand(mail: SendMailOptions, behaviour: Behaviour): void {
    const messageId = String(mail.messageId);
    const { address } = mail.to as { readonly address: string };
    this.#isAway = behaviour === 'not there';
    switch (behaviour) {
      case 'cut before':
        throw smtpError('Connection closed', { code: 'ECONNECTION' });
      case 'not there':
        throw smtpError('connect ECONNREFUSED', { code: 'ECONNECTION' });
      case 'refused for now':
        throw smtpError('451 4.3.0 Later', { responseCode: 451, command: 'DATA' });
      case 'refused':
        this.lost.add(messageId);
        throw smtpError('554 5.6.0 No', { responseCode: 554, command: 'DATA' });
      case 'address refused':
        throw smtpError('550 5.1.1 Nobody', { responseCode: 550, command: 'RCPT TO' });
      case 'returned':
        this.lost.add(messageId);
        this.#around.onReturn({ messageId, to: address });
        return;
      case 'lost':
        this.lost.add(messageId);
        return;
      case 'doubled':
        this.excuse(messageId);
        this.#take(mail, messageId);
        break;
      case 'cut after':
        this.excuse(messageId);
        this.#take(mail, messageId);
        throw smtpError('Connection closed', { code: 'ESTREAM' });
      case 'taken':
    }
    this.#take(mail, messageId);
  }

  #take(mail: SendMailOptions, messageId: string): void {
    const headers = mail.headers as Readonly<Record<string, string>>;
    const { address } = mail.to as { readonly address: string };
    this.fresh.add(messageId);
    this.copies.push({
      ...{ messageId, to: address, subject: mail.subject ?? '', text: mail.text as string },
      replyTo: headers['Reply-To'],
      answers: headers['In-Reply-To']?.replaceAll(/[<>]/g, ''),
    });
  }
}

function smtpError(message: string, fields: object): Error {
  return Object.assign(new Error(message), fields);
}
