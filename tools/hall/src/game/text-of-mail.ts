import { inputErrorIn } from '@ec/cli';
import type { Email } from 'postal-mime';
import { parseMail, type ParsedMail } from './parse-mail.js';
import type { SheetText } from './read-sheet.js';
import { textOfPage } from './text-of-page.js';
import { unreadFile } from './unread.js';

/**
 * The text of a mail as its reader sees it: its plain text, or that of its HTML where there is no plain text, encodings such as
 * quoted-printable undone. The text of a web page, too; undefined for any other text.
 *
 * @param bytes - the file
 * @param text - its text
 * @throws InputError when a mail has no text, or more lines or parts than are read
 */
export async function textOfMail(
  bytes: Uint8Array,
  text: string,
  file: string,
): Promise<SheetText | undefined> {
  if (isPage(text)) return noted(textOfPage(text), 'the file is a web page, and its text was read');
  if (!isMail(text)) return undefined;
  const { email, text: own, isHtml } = await readable(bytes, file);
  const form = isHtml ? 'a mail in HTML' : 'a mail';
  if (own.trim() !== '')
    return noted(own, `the file is ${form}, and its text was read`, ...unreadFiles(email));
  const [attached] = email.attachments;
  const instead = attached
    ? `one with nothing but the attachment "${attached.filename ?? ''}"`
    : 'an empty one';
  throw inputErrorIn(
    file,
    `expected a mail with the orders in its text, received ${instead}; copy the orders into the mail`,
  );
}

/** @throws InputError when a mail has more lines or parts than are read */
async function readable(bytes: Uint8Array, file: string): Promise<ParsedMail> {
  try {
    return await parseMail(bytes);
  } catch (error) {
    throw inputErrorIn(file, (error as Error).message, { cause: error });
  }
}

function noted(text: string, ...messages: readonly string[]): SheetText {
  const place = { span: { start: 0, end: 0 }, line: 1, column: 1 };
  return {
    text,
    notes: messages.map((message) => ({ code: 'mail', severity: 'warning', ...place, message })),
  };
}

/** Warnings about files that came with a mail and may hold orders. */
function unreadFiles({ attachments }: Email): string[] {
  return attachments.filter(mayHoldOrders).map(({ filename }) => unreadFile(filename ?? ''));
}

/** Whether a file that came with a mail may hold orders: no pictures, keys and cards do. */
export function mayHoldOrders({ filename, mimeType }: Email['attachments'][number]): boolean {
  return !/^image\/|signature|vcard/.test(mimeType) && !/\.(?:asc|sig|vcf)$/i.test(filename ?? '');
}

function isPage(text: string): boolean {
  return /^\uFEFF?\s*<(?:!doctype html|html)\b/i.test(text);
}

/** Whether a text opens with header fields, and one of them is of those that every mail has. */
function isMail(text: string): boolean {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  return (
    /^(?:From .*\r?\n)?(?:[\w-]+:.*(?:\r?\n|$)(?:[ \t].*(?:\r?\n|$))*)+$/.test(head) &&
    /^(?:From|Subject|Date|Received|Return-Path|MIME-Version|Content-Type):/im.test(head)
  );
}
