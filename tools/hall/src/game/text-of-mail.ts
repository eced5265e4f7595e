import { InputError } from '@ec/cli';
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import type { SheetText } from './read-sheet.js';
import { unreadFile } from './unread.js';

/**
 * The text of a mail as its reader sees it: its plain text, or that of its HTML where there is no plain text, encodings such as
 * quoted-printable undone. The text of a web page, too; undefined for any other text.
 *
 * @param bytes - the file
 * @param text - its text
 * @throws InputError when a mail has no text
 */
export async function textOfMail(
  bytes: Uint8Array,
  text: string,
  file: string,
): Promise<SheetText | undefined> {
  if (isPage(text)) return noted(textOfPage(text), 'the file is a web page, and its text was read');
  if (!isMail(text)) return undefined;
  const mail = await PostalMime.parse(bytes);
  const unread = unreadFiles(mail);
  if (mail.text?.trim()) return noted(mail.text, 'the file is a mail, and its text was read', ...unread);
  if (mail.html?.trim())
    return noted(textOfPage(mail.html), 'the file is a mail in HTML, and its text was read', ...unread);
  const [attached] = mail.attachments;
  const instead = attached
    ? `one with nothing but the attachment "${attached.filename ?? ''}"`
    : 'an empty one';
  throw new InputError(
    `${file}: error: expected a mail with the orders in its text, received ${instead}; copy the orders into the mail`,
  );
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

/** Elements that may be in one another: what is deeper is no text that somebody wrote (included). */
const DEPTH = 100;

/** Each paragraph, line and row of a table on a line of its own; quotations with marks before their lines. */
export function textOfPage(html: string): string {
  const table = { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } };
  const link = { selector: 'a', options: { ignoreHref: true } };
  const paragraph = { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } };
  return convert(html, { wordwrap: false, limits: { maxDepth: DEPTH }, selectors: [table, link, paragraph] });
}
