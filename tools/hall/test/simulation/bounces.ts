import { law, rowsOf } from './law.js';
import type { Prng } from '@ec/prng';
import type { Ledger, MailOnItsWay } from './ledger.js';
import type { Post } from './post.js';

const HOUR = 3_600_000;

/** Mails that came back before an address gets nothing more. */
const MOST_RETURNED = 3;

/** A report that a mail of the hall could not be delivered. */
interface Returned {
  readonly address: string;
  /** Name of the mail that it is about. */
  readonly about: string;
  /** Whether the mail was given up; some servers also say that they go on trying. */
  readonly isFailed: boolean;
  /** Whether it has come to the hall, once or more often. */
  isTried: boolean;
}

/** What is known where mails come back. */
interface Around {
  readonly prng: Prng;
  readonly clock: { readonly now: () => number };
  readonly ledger: Ledger;
}

/** What servers have sent back, and what the hall has to make of it. */
export class Bounces {
  readonly #sent = new Map<string, Returned>();
  /** Mails of which the hall has said that they came back, by address, since the address was resumed. */
  readonly #counted = new Map<string, Set<string>>();
  /** Mails that came back and were counted before their address was resumed. */
  readonly #spent = new Set<string>();
  /** Addresses that were refused for good since they were resumed. */
  readonly #refused = new Set<string>();
  /** When addresses were suspended, as the hall's file said at some time: the master is told of each. */
  readonly #suspensions = new Map<string, Set<number>>();
  #resumed = new Set<string>();

  /** Reports about a mail on their way to the hall: one or two copies, at times one of delay before them. */
  send(mail: { readonly messageId: string; readonly to: string }, around: Around): MailOnItsWay[] {
    const { prng } = around;
    const copies = prng.weighted([0, 4, 1]);
    const isLate = prng.chance(1, 4);
    return [
      ...(isLate ? this.#report(mail, false, around) : []),
      ...this.#report(mail, true, around).flatMap((one) => Array.from({ length: copies }, () => one)),
    ];
  }

  /** Notes that the hall is given a report; returns a function that notes that it has taken it. */
  bring(name: string): () => void {
    const returned = this.#sent.get(name);
    const isFirst = returned?.isTried === false;
    if (returned) returned.isTried = true;
    return () => {
      if (!returned?.isFailed || !isFirst || this.#spent.has(returned.about)) return;
      const counted = this.#counted.get(returned.address) ?? new Set();
      this.#counted.set(returned.address, counted.add(returned.about));
    };
  }

  /** Notes that the master lets an address have mail again. */
  resume(address: string): void {
    for (const about of this.#counted.get(address) ?? []) this.#spent.add(about);
    this.#counted.delete(address);
    this.#refused.delete(address);
    this.#resumed.add(address);
  }

  /**
   * What holds of addresses at any time: one is suspended when it was refused, or when three mails came back from it, and not before; the
   * master is told; and nothing more goes to it.
   *
   * @param file - of the hall
   * @throws Violation
   */
  check(post: Post, file: string): void {
    law(post.wronged === undefined, () => `${post.wronged} is suspended and was sent a mail`);
    const rows = rowsOf(file, 'SELECT address, returned, suspended FROM mail_addresses');
    for (const [address, fate] of post.refused) {
      this.#refused.add(address);
      const isKnown = rows.some((row) => row['address'] === address && row['suspended'] !== null);
      // Whoever heard of it ended, or the master has resumed it since.
      const isExcused = fate.isHit || this.#resumed.has(address);
      law(isKnown || isExcused, () => `${address} was refused for good and is not suspended`);
    }
    post.refused.clear();
    this.#resumed = new Set();
    const known = new Map(rows.map((row) => [String(row['address']), row]));
    for (const [address, counted] of this.#counted) {
      const returned = Number(known.get(address)?.['returned'] ?? 0);
      law(returned >= counted.size, () => `${counted.size} mails came back from ${address}, not ${returned}`);
    }
    for (const [address, row] of known) this.#checkAddress(address, row, file);
  }

  /**
   * What holds when every server is there again: the master has got word of each suspension.
   *
   * @param file - of the hall
   * @throws Violation
   */
  checkTold(post: Post, file: string): void {
    for (const address of this.#suspensions.keys()) {
      const subject = subjectOf(address);
      const mails = rowsOf(file, 'SELECT message_id AS name, failed FROM outbox WHERE subject = ?', subject);
      const isLost = mails.some(({ name, failed }) => post.lost.has(String(name)) || failed !== null);
      const hasCome = post.copies.some((copy) => copy.subject === subject);
      law(hasCome || isLost, () => `the master has not heard that ${address} is suspended`);
    }
  }

  #checkAddress(address: string, row: Readonly<Record<string, unknown>>, file: string): void {
    const returned = Number(row['returned']);
    const all = [...this.#sent.values()].filter(
      (one) => one.address === address && one.isFailed && one.isTried && !this.#spent.has(one.about),
    );
    const most = new Set(all.map(({ about }) => about)).size;
    law(returned <= most, () => `${most} mails came back from ${address}, and ${returned} are counted`);
    const isSuspended = row['suspended'] !== null;
    const isDue = returned >= MOST_RETURNED;
    law(isSuspended || !isDue, () => `${returned} mails came back from ${address}, and it is not suspended`);
    law(!isSuspended || isDue || this.#refused.has(address), () => `${address} is suspended for nothing`);
    // Nobody can tell the master by mail that the master gets none.
    if (!isSuspended || address === 'master@example.org') return;
    const times = this.#suspensions.get(address) ?? new Set();
    this.#suspensions.set(address, times.add(Number(row['suspended'])));
    const told = rowsOf(file, 'SELECT 1 FROM outbox WHERE subject = ?', subjectOf(address)).length;
    law(told >= times.size, () => `${address} is suspended, and the master is not told`);
  }

  #report(
    { messageId, to }: { readonly messageId: string; readonly to: string },
    isFailed: boolean,
    { prng, clock, ledger }: Around,
  ): MailOnItsWay[] {
    const name = `dsn${ledger.next()}@example.org`;
    this.#sent.set(name, { address: to, about: messageId, isFailed, isTried: false });
    const lines = [
      'From: MAILER-DAEMON@example.org',
      'To: games@hall.example.org',
      `Message-ID: <${name}>`,
      'Subject: Undelivered mail',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'It could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.org',
      '',
      `Final-Recipient: rfc822; ${to}`,
      `Action: ${isFailed ? 'failed' : 'delayed'}`,
      'Status: 5.2.2',
      'Diagnostic-Code: smtp; 552 5.2.2 The mailbox is full',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${messageId}`,
      '',
      '--b--',
      '',
    ];
    const bytes = Buffer.from(lines.join('\r\n'));
    const due = clock.now() + prng.intN(prng.chance(1, 4) ? 48 * HOUR : HOUR);
    return [{ messageId: name, bytes, recipient: 'games@hall.example.org', due }];
  }
}

function subjectOf(address: string): string {
  return `${address} gets no more mail`;
}
