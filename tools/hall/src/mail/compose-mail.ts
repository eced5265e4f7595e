import type { Attachment } from './outbox.js';
import type { TakenMail } from './queued-mail.js';

/** Most bytes of all files of a mail (included): many servers refuse a mail of more than 10 MB, and a file grows by a third on its way. */
const ATTACHMENT_BYTES = 6_000_000;

/** Who sends, and what fits into a mail. */
export interface Sender {
  /** Address of the hall, such as `games@example.org`. */
  readonly from: string;
  /** Address of the hall at which orders come in, to which mails come back that cannot be delivered: the hall reads it. `from` when there is none. */
  readonly mailbox?: string | null | undefined;
  /** Name that readers see beside it. */
  readonly name?: string | undefined;
  /** Most bytes of all files of a mail (included). */
  readonly attachmentBytes?: number | undefined;
}

/** A mail as a transport of nodemailer takes it. */
export interface OutgoingMail {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly envelope: { readonly from: string; readonly to: string[] };
  readonly subject: string;
  readonly messageId: string;
  readonly date: Date;
  readonly text: string;
  readonly html?: string;
  readonly headers: Record<string, string>;
  readonly attachments: {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
    readonly encoding: 'base64';
  }[];
  readonly disableFileAccess: true;
  readonly disableUrlAccess: true;
}

/** An address, and the name that readers see beside it. */
interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** What comes after the @ of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * Name of the hall's mails as readers' programs file them. Mail that comes in under it is the hall's own, and is never answered.
 */
export function listId(from: string): string {
  return `<hall.${domainOf(from)}>`;
}

/**
 * A mail as it goes out: the same, byte for byte in its headers, at every attempt. It says that a program wrote it, so that no other program
 * answers. Files that do not fit are left out, and the text says so.
 */
export function composeMail(mail: TakenMail, sender: Sender): OutgoingMail {
  const { from, mailbox, name = 'EC', attachmentBytes = ATTACHMENT_BYTES } = sender;
  const { kept, dropped } = fitting(mail.attachments, attachmentBytes);
  const text = dropped.length === 0 ? mail.text : `${mail.text.trimEnd()}\n\n${leftOut(dropped)}\n`;
  return {
    from: { name, address: from },
    to: { name: '', address: mail.to },
    envelope: { from: mailbox ?? from, to: [mail.to] },
    subject: mail.subject,
    messageId: mail.messageId,
    date: new Date(mail.queued),
    text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      Precedence: 'bulk',
      'List-Id': listId(from),
      ...mail.headers,
    },
    attachments: kept.map((file) => ({
      filename: file.name,
      contentType: file.type,
      content: file.base64,
      encoding: 'base64',
    })),
    // A mail names no file of this machine, and no page.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Files that fit, in their order, and those that do not. */
function fitting(files: readonly Attachment[], most: number) {
  const kept: Attachment[] = [];
  const dropped: Attachment[] = [];
  let bytes = 0;
  for (const file of files) {
    const fits = bytes + sizeOf(file) <= most;
    if (fits) bytes += sizeOf(file);
    (fits ? kept : dropped).push(file);
  }
  return { kept, dropped };
}

function leftOut(files: readonly Attachment[]): string {
  const named = files.map((file) => `${file.name} (${(sizeOf(file) / 1_000_000).toFixed(1)} MB)`);
  return `Left out, because the mail would be too large: ${named.join(', ')}.`;
}

function sizeOf({ base64 }: Attachment): number {
  return Buffer.byteLength(base64, 'base64');
}
