import type { HallDatabase } from '../store/hall-database.js';
import { addressKey } from './mail-addresses.js';
import { queueMail } from './outbox.js';

/** What the game master has to know about mail. */
export type MailTrouble =
  | { readonly what: 'suspended'; readonly address: string; readonly fault: string }
  | {
      readonly what: 'failed';
      readonly address: string;
      readonly fault: string;
      readonly subject: string;
      /** Of the mail in the queue. */
      readonly id: number;
    };

/**
 * Queues a mail to the game master about an address that is suspended or a mail that was given up; none about mails to the master, who would
 * not get it.
 *
 * @param now - milliseconds since 1970
 */
export function tellMaster(
  database: HallDatabase,
  master: string | null,
  trouble: MailTrouble,
  now: number,
): void {
  const { what, address, fault } = trouble;
  if (master === null || addressKey(master) === addressKey(address)) return;
  if (what === 'suspended') {
    queueMail(
      database,
      {
        key: `suspended ${addressKey(address)} ${now}`,
        to: master,
        subject: `${address} gets no more mail`,
        text: `Mail to ${address} was refused:\n\n  ${fault}\n\nNothing more is sent there. What is queued goes out after\n"ec mail resume FOLDER ${address}", or to the new address once the seat has one.\n`,
      },
      now,
    );
    return;
  }
  queueMail(
    database,
    {
      key: `failed ${trouble.id}`,
      to: master,
      subject: `A mail to ${address} was given up`,
      text: `The mail "${trouble.subject}" to ${address} could not be sent:\n\n  ${fault}\n\nIt is not tried again.\n`,
    },
    now,
  );
}
