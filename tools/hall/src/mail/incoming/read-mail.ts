import { addressParser, type Address, type Email } from 'postal-mime';
import { textOfBytes } from '@ec/orders-parser';
import { parseMail } from '../../game/parse-mail.js';
import { mayHoldOrders } from '../../game/text-of-mail.js';
import { addressKey } from '../mail-addresses.js';
import { mayPassOn } from './command.js';
import { type OwnText, ownText } from './own-text.js';

/** Largest mail that is read, in bytes (included): an order sheet has a few thousand. */
export const MAIL_BYTES = 2_000_000;

/** A file that came with a mail and may hold orders. */
export interface MailFile {
  readonly name: string;
  /** Its text; undefined where it is no text. */
  readonly text: string | undefined;
}

/** A part of a mail, its encoding undone. */
interface MailPart {
  readonly mimeType: string;
  readonly content: string | ArrayBuffer | Uint8Array;
}

/** A mail as it came in. */
export interface ReadMail {
  /** Its name among all mails, without angle brackets; empty where it has none. */
  readonly messageId: string;
  /** The one address that it says it is from; undefined where it names none or several. */
  readonly from: string | undefined;
  /** Every address to which its header says it went. */
  readonly to: readonly string[];
  readonly subject: string;
  /** All of its text. */
  readonly text: string;
  /** What its writer wrote. */
  readonly own: OwnText;
  readonly files: readonly MailFile[];
  /** Values of a header field by its name in small letters, in their order. */
  readonly header: (name: string) => readonly string[];
  /** Its parts beside its text. */
  readonly parts: readonly MailPart[];
}

/**
 * Reads a mail: encodings, character sets, parts; of one in HTML alone, the text that its reader sees.
 *
 * @param hall - address from which the hall writes: what it wrote is never what somebody wants, as it may quote a rival
 * @returns why it cannot be read, where it cannot
 */
export async function readMail(
  bytes: Uint8Array,
  hall: string,
): Promise<ReadMail | { readonly fault: string }> {
  if (bytes.length > MAIL_BYTES)
    return { fault: `expected a mail of at most ${MAIL_BYTES} bytes, received ${bytes.length}` };
  try {
    const { email, text } = await parseMail(bytes);
    const subject = (email.subject ?? '').replaceAll(/\s+/g, ' ').trim();
    const mayForward = (from: string): boolean =>
      mayPassOn(subject) && !addressKey(from).includes(addressKey(hall));
    return {
      messageId: (email.messageId ?? '').replaceAll(/[<>\s]/g, '').slice(0, 250),
      from: fromOf(email, bytes),
      to: [
        ...addressesIn(email.to),
        ...addressesIn(email.cc),
        email.deliveredTo ?? '',
        ...valuesOf(email, 'x-original-to'),
      ],
      subject,
      text,
      own: ownText(text, mayForward),
      files: email.attachments.flatMap(mailFile),
      header: (name) => valuesOf(email, name),
      parts: email.attachments,
    };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'it is no mail' };
  }
}

function valuesOf({ headers }: Email, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value);
}

/**
 * A mail with several lines `From:` or several addresses in it says nothing about who sent it, nor does one whose header has carriage returns within
 * lines: other programs see other lines there.
 */
function fromOf(email: Email, bytes: Uint8Array): string | undefined {
  const [value = '', ...others] = valuesOf(email, 'from');
  const [one, ...rest] = addressesIn(addressParser(value));
  return others.length > 0 || rest.length > 0 || hasLoneReturn(bytes) ? undefined : one?.toLowerCase();
}

/** Whether a carriage return stands without a line feed before the header of a mail ends. */
function hasLoneReturn(bytes: Uint8Array): boolean {
  const [header = ''] = Buffer.from(bytes)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  return /\r(?!\n|$)/.test(header);
}

function addressesIn(addresses: readonly Address[] = []): string[] {
  return addresses.flatMap((one) =>
    one.group ? one.group.map(({ address }) => address) : [one.address ?? ''],
  );
}

/** A file, unless it is of those that come along with many mails, such as keys and cards. */
function mailFile(file: Email['attachments'][number]): MailFile[] {
  const name = file.filename ?? '';
  const text = textOf(file);
  return text === undefined && !mayHoldOrders(file) ? [] : [{ name, text }];
}

/** The text of a file that is text, and no key or card. */
function textOf({ filename, mimeType, content }: Email['attachments'][number]): string | undefined {
  const name = filename ?? '';
  const isText = /^text\/(?:plain|csv)$/.test(mimeType) || /\.(?:txt|csv|ord|orders?)$/i.test(name);
  if (!isText || /\.(?:asc|sig|vcf)$/i.test(name) || typeof content === 'string') return undefined;
  const read = textOfBytes(new Uint8Array(content));
  return 'refusal' in read ? undefined : read.text;
}
