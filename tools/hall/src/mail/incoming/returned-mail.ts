import type { HallDatabase } from '../../store/hall-database.js';
import { countReturned } from '../mail-addresses.js';
import { tellMaster } from '../tell-master.js';
import type { ReadMail } from './read-mail.js';

/** What a server says about a mail that it could not deliver. */
export interface DeliveryStatus {
  /** Names of mails that the report quotes, without angle brackets. */
  readonly about: readonly string[];
  /** Whether it was given up; a server also reports that it goes on trying. */
  readonly isFailed: boolean;
  readonly fault: string;
}

/** Longest fault that is kept, in characters (included). */
const FAULT_LENGTH = 300;

/**
 * The report about a mail that could not be delivered; undefined for any other mail.
 *
 * @see RFC 3464
 */
export function deliveryStatus(mail: ReadMail): DeliveryStatus | undefined {
  const [type = ''] = mail.header('content-type');
  if (!/multipart\/report/i.test(type)) return undefined;
  const parts = mail.parts.map(({ mimeType, content }) => ({ mimeType, text: textOf(content) }));
  const status = parts.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType))?.text;
  if (status === undefined) return undefined;
  const original = parts
    .filter(({ mimeType }) =>
      /^(?:message\/rfc822|text\/rfc822-headers|message\/rfc822-headers)/.test(mimeType),
    )
    .map(({ text }) => text);
  const quoted = [...original, mail.text].flatMap((text) => [
    ...text.matchAll(/^message-id:\s*<([^<>\s]{1,250})>/gim),
  ]);
  const field = (name: string): string =>
    new RegExp(`^${name}:[^\\S\\r\\n]*(.+)$`, 'im').exec(status)?.[1]?.trim() ?? '';
  const said = field('Diagnostic-Code').replace(/^\S+;\s*/, '') || field('Status') || 'it came back';
  return {
    about: quoted.map(([, id = '']) => id),
    isFailed: field('Action').toLowerCase() === 'failed',
    fault: said.replaceAll(/\s+/g, ' ').slice(0, FAULT_LENGTH),
  };
}

/**
 * Writes down that a mail of ours came back. Only a report that quotes the name of a mail of ours counts: nobody can guess one, so that nobody
 * can have somebody's address suspended.
 *
 * @param now - milliseconds since 1970
 * @returns address that the mail was for; undefined where it is none of ours
 */
export function takeBack(
  database: HallDatabase,
  { about, isFailed, fault }: DeliveryStatus,
  { master, now }: { readonly master: string | null; readonly now: number },
): string | undefined {
  return database.transaction(() => {
    for (const id of about) {
      const row = database.get('SELECT id, recipient, returned FROM outbox WHERE message_id = ?', `<${id}>`);
      if (!row) continue;
      const address = String(row['recipient']);
      if (!isFailed || row['returned'] !== null) return address;
      database.change(
        'UPDATE outbox SET returned = ?, fault = ? WHERE id = ?',
        now,
        fault,
        Number(row['id']),
      );
      if (countReturned(database, address, { fault, now }))
        tellMaster(database, master, { what: 'suspended', address, fault }, now);
      return address;
    }
    return undefined;
  });
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
}
